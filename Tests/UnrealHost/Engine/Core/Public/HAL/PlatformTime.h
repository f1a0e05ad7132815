// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreTypes.h"

/** A steady clock; its zero means nothing. */
struct FPlatformTime
{
	static double Seconds();
	static uint64 Cycles64();
	static uint32 Cycles() { return static_cast<uint32>(Cycles64()); }
	static double GetSecondsPerCycle() { return 1e-9; }
	static double GetSecondsPerCycle64() { return 1e-9; }
	static double ToSeconds64(uint64 InCycles) { return static_cast<double>(InCycles) * 1e-9; }
	static double ToSeconds(uint32 InCycles) { return static_cast<double>(InCycles) * 1e-9; }
	static double ToMilliseconds64(uint64 InCycles) { return static_cast<double>(InCycles) * 1e-6; }
};
