// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Containers/UnrealString.h"
#include "Misc/Guid.h"

/** The running program. */
class FApp
{
public:
	/** Seconds of the last turn and seconds since the start; UE::Host::PumpGameThread sets both. */
	static double GetDeltaTime();
	static void SetDeltaTime(double Seconds);
	static double GetCurrentTime();
	static void SetCurrentTime(double Seconds);
	static double GetFixedDeltaTime();
	static void SetFixedDeltaTime(double Seconds);
	static bool UseFixedTimeStep();
	static void SetUseFixedTimeStep(bool bValue);

	/** Differs from run to run. */
	static FGuid GetInstanceId();
	static FGuid GetSessionId();

	static const TCHAR* GetProjectName();
	static bool HasProjectName();
	static FString GetName();
	static const TCHAR* GetBuildVersion();

	/** The host never renders and is always unattended. */
	static bool CanEverRender() { return false; }
	static bool CanEverRenderAudio() { return false; }
	static bool IsUnattended() { return true; }
	static bool IsGame() { return UE_GAME != 0; }
	static bool IsEngineInstalled() { return true; }
	static bool HasFocus() { return true; }
};
