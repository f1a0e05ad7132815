// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Mria/Recording.h"

#include <cstddef>

/** Recordings made of others: long ones quickly, and those that a sampler finds hard. */
namespace mria::bench
{

/** So many times one after the other, `seconds` apart. */
Recording Repeat(const Recording& once, double seconds, std::size_t times);

/** Tangents along each key's neighbours, with weights that need solving or without. */
Recording WithTangents(Recording recording, bool isWeighted);

/** Of a recording with a key a frame, each curve keeps keys of its own, about a third. */
Recording WithOwnTimes(Recording dense);

/** White noise on every pose, as trackers have it: 0.1 mm and 0.05 degrees. */
Recording WithNoise(Recording recording);

/** Without motion until `seconds`, except for a key at the end. */
Recording WithRestUntil(Recording recording, double seconds);

} // namespace mria::bench
