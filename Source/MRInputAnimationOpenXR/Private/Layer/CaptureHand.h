// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Layer/Objects.h"
#include "Mria/Frame.h"

namespace mria::openxr
{

/** Where a hand is: its joints, or the controller it holds, seen from the session's origin; Unity's axes. */
void CaptureJoints(Session& session, Hand hand, XrTime time, HandFrame& out);

/** Whether it pinches: what the application bound to it, else whether thumb and index finger touch. */
bool CapturePinch(Session& session, Hand hand, const HandFrame& frame);

/** Where the eyes look, if the application has bound that. */
bool CaptureGaze(Session& session, XrTime time, Ray& out);

} // namespace mria::openxr
