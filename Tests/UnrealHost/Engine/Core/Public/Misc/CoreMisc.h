// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreGlobals.h"
#include "CoreTypes.h"

inline bool IsRunningCommandlet()
{
	return false;
}
