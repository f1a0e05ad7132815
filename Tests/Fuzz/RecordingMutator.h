// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Mria/Recording.h"
#include "Support/RandomRecording.h"

namespace mria
{

/**
 * Changes the structure of a recording as no mutation of bytes would: keys come, go and change places; times become
 * equal, reversed or odd; curves of a group share times or lose one; markers, wrap modes, channels and the dialect
 * change. The result holds only what its dialect holds.
 */
void Mutate(Recording& recording, Random& random);

/** A recording with each curve of either, in the dialect of the first that can hold it. */
Recording Cross(const Recording& a, const Recording& b, Random& random);

} // namespace mria
