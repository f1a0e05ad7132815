// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Api/OpenXrApi.h"
#include "Layer/Objects.h"

namespace mria::openxr
{

/** Makes a session ready to replay and record: its spaces in the runtime, and what it plays. */
void SetUpSession(const SessionPointer& session);

/** The session has got the input focus. `time` may be 0: the replay then starts with the first time asked for. */
void OnFocus(Session& session, XrTime time);

/** Somebody asks for `time`: starts what is due. Cheap once it has started. */
void OnTimeAsked(Session& session, XrTime time);

/** The same for a new frame, which is also when the key is looked at. */
void OnFrame(Session& session, XrTime time);

} // namespace mria::openxr
