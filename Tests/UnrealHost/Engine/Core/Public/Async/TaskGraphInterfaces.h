// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreGlobals.h"

/** Where a task runs. The host knows the game thread's queue and, for every other value, a thread of its own. */
namespace ENamedThreads
{
enum Type : int32
{
	GameThread = 1,
	AnyThread = 0xff,
	GameThread_Local = GameThread | 0x100,
};
} // namespace ENamedThreads
