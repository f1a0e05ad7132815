// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "Mria/Frame.h"
#include "Mria/Recording.h"
#include "Mria/Transform.h"

/**
 * Recorded positions put elsewhere. A file may hold any float; sums and products of the largest ones are not finite,
 * and a component that was once given such a place keeps it. So positions are cut at a million kilometres first.
 */
namespace MRInputReach
{

/** Puts every pose of a frame where the origin has it. */
void Place(mria::Frame& Frame, const mria::Similarity& Origin);

/** The recorded head at its first key; unset without one. */
TOptional<mria::Pose> FindHeadStart(const mria::RecordingView& View);

} // namespace MRInputReach
