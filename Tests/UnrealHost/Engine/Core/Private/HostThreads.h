// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreTypes.h"

/** The host's threads, behind Async/HostCompletion.h. */
namespace UE::Host
{
/** Whether the caller is one of the two workers. */
bool IsWorkerThread();

/** Does one piece of queued work on this thread; false when none is queued. */
bool RunOnePoolJob();

/** Runs what was queued for the game thread before this call. */
void RunGameThreadTasks();

/** Lets queued work end, then joins every thread. Later work starts them again. */
void JoinThreads();
} // namespace UE::Host
