// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreTypes.h"

#include <chrono>
#include <thread>

class FString;

struct FPlatformProcess
{
	static void Sleep(float Seconds) { std::this_thread::sleep_for(std::chrono::duration<float>(Seconds)); }
	static const TCHAR* UserTempDir() { return TEXT("/tmp/"); }
	/** The host opens nothing, and says so. */
	static void LaunchURL(const TCHAR* URL, const TCHAR* Parms, FString* Error);
};
