// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Layer/Objects.h"
#include "Replay/Motion.h"

#include <optional>

namespace mria::openxr
{

/** Where the runtime locates a space, relative to the session's origin. */
Motion LocateBelow(const Session& session, XrSpace space, XrTime time);

/** Where the recorded head is, seen from the session's origin; nothing if it is not played. */
std::optional<Motion> LocateRecordedHead(Session& session, XrTime time);

/**
 * Where a space is that follows the recording, seen from the session's origin: view space and bound action spaces.
 * Nothing for all others. Poses that the recording has lost are not valid.
 */
std::optional<Motion> LocateRecorded(const Space& space, XrTime time);

/** Where any space is, seen from the session's origin. */
Motion LocateAny(Session& session, XrSpace space, XrTime time);

/** One space seen from another, if at least one of them follows the recording; nothing if the runtime has to answer. */
std::optional<Motion> LocateBetween(XrSpace space, XrSpace baseSpace, XrTime time);

/** From the recording's axes and space to OpenXR's axes and the session's origin. */
Motion ToOrigin(Session& session, const Pose& pose, const Velocity& velocity, XrTime time);

} // namespace mria::openxr
