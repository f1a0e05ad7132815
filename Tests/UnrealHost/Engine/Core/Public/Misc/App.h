// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Containers/UnrealString.h"
#include "Misc/Guid.h"

/** The running program. */
class FApp
{
public:
	static void SetDeltaTime(double Seconds);
	static double GetCurrentTime();
	static void SetCurrentTime(double Seconds);

	/** Differs from run to run. */
	static FGuid GetInstanceId();

	static const TCHAR* GetProjectName();
	static FString GetName();

	static bool IsUnattended() { return true; }
};
