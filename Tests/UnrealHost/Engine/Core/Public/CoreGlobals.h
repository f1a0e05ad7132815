// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Logging/HostCoreLog.h"

/** Whether the caller is on the thread that started the program. */
bool IsInGameThread();

/** The host has no render thread: what the engine runs there runs on threads that tests make themselves. */
bool IsInRenderingThread();
bool IsInActualRenderingThread();

/** Turns so far; UE::Host::PumpGameThread counts them. */
extern uint64 GFrameCounter;

/** A script runs that nobody watches: no dialog may ask anything. Also set by -RunningUnattendedScript. */
extern bool GIsRunningUnattendedScript;

/** True from the start of UE::Host::Shutdown on. */
bool IsEngineExitRequested();
void RequestEngineExit(const TCHAR* ReasonString);
