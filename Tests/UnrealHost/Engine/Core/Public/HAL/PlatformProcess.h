// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreTypes.h"

class FString;

struct FPlatformProcess
{
	static void Sleep(float Seconds);
	static void SleepNoStats(float Seconds) { Sleep(Seconds); }
	static void YieldThread();
	static uint32 GetCurrentProcessId();
	static const TCHAR* ComputerName() { return TEXT("Host"); }
	static const TCHAR* UserName(bool = true) { return TEXT("User"); }
	static const TCHAR* UserTempDir() { return TEXT("/tmp/"); }
	static const TCHAR* ExecutableName(bool = true) { return TEXT("UnrealHost"); }
	static bool SupportsMultithreading() { return true; }
	/** The host opens nothing, and says so. */
	static void LaunchURL(const TCHAR* URL, const TCHAR* Parms, FString* Error);
};
