// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Api/OpenXrApi.h"
#include "Layer/Objects.h"

namespace mria::openxr
{

/** Prepares a session for replaying and recording: creates its spaces in the runtime and its replay. */
void SetUpSession(const SessionPointer& session);

/** Called when the session gets the input focus. If `time` is 0, the replay starts at the first queried time. */
void OnFocus(Session& session, XrTime time);

/** Called for each queried `time`; starts the replay when it is due. Cheap after the start. */
void OnTimeAsked(Session& session, XrTime time);

/** The same for a new frame. Also checks the start key. */
void OnFrame(Session& session, XrTime time);

} // namespace mria::openxr
