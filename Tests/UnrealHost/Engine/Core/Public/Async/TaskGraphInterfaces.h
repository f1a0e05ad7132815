// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreGlobals.h"

/** Where a task runs. The host knows the game thread's queue and, for every other value, its workers. */
namespace ENamedThreads
{
enum Type : int32
{
	UnusedAnchor = -1,
	RHIThread,
	GameThread,
	ActualRenderingThread = GameThread + 1,
	AnyThread = 0xff,
	MainQueue = 0x000,
	LocalQueue = 0x100,
	NormalTaskPriority = 0x000,
	HighTaskPriority = 0x200,
	NormalThreadPriority = 0x000,
	HighThreadPriority = 0x400,
	BackgroundThreadPriority = 0x800,
	GameThread_Local = GameThread | LocalQueue,
	AnyNormalThreadNormalTask = AnyThread,
	AnyNormalThreadHiPriTask = AnyThread | HighTaskPriority,
	AnyHiPriThreadNormalTask = AnyThread | HighThreadPriority,
	AnyHiPriThreadHiPriTask = AnyThread | HighThreadPriority | HighTaskPriority,
	AnyBackgroundThreadNormalTask = AnyThread | BackgroundThreadPriority,
	AnyBackgroundHiPriTask = AnyThread | BackgroundThreadPriority | HighTaskPriority
};
} // namespace ENamedThreads
