// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreGlobals.h"

/** Where a task runs. The host knows the game thread's queue and, for every other value, its workers. */
namespace ENamedThreads
{
enum Type : int32
{
	GameThread = 1,
	AnyThread = 0xff,
	LocalQueue = 0x100,
	HighTaskPriority = 0x200,
	HighThreadPriority = 0x400,
	BackgroundThreadPriority = 0x800,
	GameThread_Local = GameThread | LocalQueue,
};
} // namespace ENamedThreads
