// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreTypes.h"

/** A steady clock; its zero means nothing. */
struct FPlatformTime
{
	static double Seconds() { return static_cast<double>(Cycles64()) * 1e-9; }
	static uint64 Cycles64();
};
