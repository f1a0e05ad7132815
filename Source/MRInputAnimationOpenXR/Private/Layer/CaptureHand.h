// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Layer/Objects.h"
#include "Mria/Frame.h"

namespace mria::openxr
{

/** Reads a hand's joints, or the controller it holds, relative to the session's origin, in Unity's axes. */
void CaptureJoints(Session& session, Hand hand, XrTime time, HandFrame& out);

/**
 * Whether the hand pinches: by the action that the application has bound, otherwise by the distance of thumb and index
 * finger.
 */
bool CapturePinch(Session& session, Hand hand, const HandFrame& frame);

/** Reads the gaze, if the application has bound it. */
bool CaptureGaze(Session& session, XrTime time, Ray& out);

} // namespace mria::openxr
