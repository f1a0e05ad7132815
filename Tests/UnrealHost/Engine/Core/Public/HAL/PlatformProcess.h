// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreTypes.h"

class FString;

struct FPlatformProcess
{
	static void Sleep(float Seconds);
	static const TCHAR* UserTempDir() { return TEXT("/tmp/"); }
	/** The host opens nothing, and says so. */
	static void LaunchURL(const TCHAR* URL, const TCHAR* Parms, FString* Error);
};
