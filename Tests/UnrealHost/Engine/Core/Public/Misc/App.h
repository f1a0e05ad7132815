// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Containers/UnrealString.h"
#include "Misc/Guid.h"

/** The running program. The host's loop does not follow the time step: the caller that ticks a world gives the seconds.
 */
class FApp
{
public:
	static double GetFixedDeltaTime() { return HostState().FixedDeltaTime; }
	static void SetFixedDeltaTime(double Seconds) { HostState().FixedDeltaTime = Seconds; }
	static bool UseFixedTimeStep() { return HostState().bUseFixedTimeStep; }
	static void SetUseFixedTimeStep(bool bValue) { HostState().bUseFixedTimeStep = bValue; }
	/** Differs from run to run. */
	static FGuid GetInstanceId() { return HostState().InstanceId; }
	static const TCHAR* GetProjectName() { return TEXT("HostProject"); }
	static const TCHAR* GetBuildVersion() { return TEXT("++UE5+Host-CL-0"); }
	static bool IsUnattended() { return true; }
	static bool IsGame() { return UE_GAME != 0; }

private:
	struct FState
	{
		double FixedDeltaTime = 1.0 / 30.0;
		bool bUseFixedTimeStep = false;
		FGuid InstanceId = FGuid::NewGuid();
	};
	static FState& HostState();
};
