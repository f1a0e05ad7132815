// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#include "Containers/UnrealString.h"
#include "HAL/PlatformMisc.h"
#include "HAL/PlatformProcess.h"
#include "HAL/PlatformTime.h"

#include <unistd.h>

#include <atomic>
#include <chrono>
#include <cstdio>
#include <thread>

void FPlatformMisc::LocalPrint(const TCHAR* Text)
{
	std::fputs(TCHAR_TO_UTF8(Text), stdout);
	std::fflush(stdout);
}

FString FPlatformMisc::GetEnvironmentVariable(const TCHAR* VariableName)
{
	const char* const Value = std::getenv(TCHAR_TO_UTF8(VariableName));
	return Value != nullptr ? FString(UTF8_TO_TCHAR(Value)) : FString();
}

double FPlatformTime::Seconds()
{
	return static_cast<double>(Cycles64()) * 1e-9;
}

uint64 FPlatformTime::Cycles64()
{
	const auto Now = std::chrono::steady_clock::now().time_since_epoch();
	return static_cast<uint64>(std::chrono::duration_cast<std::chrono::nanoseconds>(Now).count());
}

void FPlatformProcess::LaunchURL(const TCHAR* URL, const TCHAR*, FString* Error)
{
	if (Error)
	{
		*Error = FString(TEXT("There is no browser for ")) + URL;
	}
}

void FPlatformProcess::Sleep(float Seconds)
{
	std::this_thread::sleep_for(std::chrono::duration<float>(Seconds));
}
