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
	/** The host's loop does not follow these: the caller that ticks a world gives the seconds. */
	static double GetFixedDeltaTime();
	static void SetFixedDeltaTime(double Seconds);
	static bool UseFixedTimeStep();
	static void SetUseFixedTimeStep(bool bValue);
	static double GetCurrentTime();
	static void SetCurrentTime(double Seconds);

	/** Differs from run to run. */
	static FGuid GetInstanceId();

	static const TCHAR* GetProjectName();

	static const TCHAR* GetBuildVersion() { return TEXT("++UE5+Host-CL-0"); }

	static bool IsUnattended() { return true; }
	static bool IsGame() { return UE_GAME != 0; }
};
