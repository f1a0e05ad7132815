// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Templates/Function.h"

enum class EParallelForFlags
{
	None = 0,
	ForceSingleThread = 1,
	Unbalanced = 2,
	PumpRenderingThread = 4,
	BackgroundPriority = 8
};

/** Body(0) to Body(Num - 1), in any order, on this thread and the workers; returns when all have run. */
void ParallelFor(int32 Num, TFunctionRef<void(int32)> Body, EParallelForFlags Flags = EParallelForFlags::None);
void ParallelFor(const TCHAR* DebugName, int32 Num, int32 MinBatchSize, TFunctionRef<void(int32)> Body,
	EParallelForFlags Flags = EParallelForFlags::None);
