// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Logging/LogMacros.h"

class FFeedbackContext;
class FOutputDeviceRedirector;

/** The log part of CoreGlobals.h. */
extern FOutputDeviceRedirector* GLog;
extern FFeedbackContext* GWarn;

DECLARE_LOG_CATEGORY_EXTERN(LogTemp, Log, All);
DECLARE_LOG_CATEGORY_EXTERN(LogCore, Log, All);
DECLARE_LOG_CATEGORY_EXTERN(LogInit, Log, All);
DECLARE_LOG_CATEGORY_EXTERN(LogLoad, Log, All);
