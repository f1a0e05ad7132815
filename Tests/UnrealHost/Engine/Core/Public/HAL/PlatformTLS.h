// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreTypes.h"

struct FPlatformTLS
{
	/** A number no other running thread has. */
	static uint32 GetCurrentThreadId();
};
