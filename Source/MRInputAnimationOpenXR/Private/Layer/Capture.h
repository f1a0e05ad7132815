// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Layer/Objects.h"

namespace mria::openxr
{

/** Begins to record the session, if the settings say so. */
void StartCapture(const SessionPointer& session);

/** Records what the application sees at that time. */
void CaptureFrame(Session& session, XrTime time);

/** Writes the file. */
void FinishCapture(Session& session);

} // namespace mria::openxr
