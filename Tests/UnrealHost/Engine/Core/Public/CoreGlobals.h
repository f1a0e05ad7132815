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

/** Whether the caller is on the thread that started the program. */
bool IsInGameThread();

/** The host's render thread is there only while FlushRenderingCommands waits for it. */
bool IsInRenderingThread();

/** Turns so far; UE::Host::PumpGameThread counts them. */
extern uint64 GFrameCounter;

/** GFrameCounter of the frame that the render thread draws. The host has no engine loop that would set it: tests do. */
extern uint64 GFrameCounterRenderThread;

/** A script runs that nobody watches: no dialog may ask anything. Also set by -RunningUnattendedScript. */
extern bool GIsRunningUnattendedScript;

/** Where a task runs: of the engine's threads the host knows one. */
namespace ENamedThreads
{
enum Type : int32
{
	GameThread = 1,
};
} // namespace ENamedThreads
