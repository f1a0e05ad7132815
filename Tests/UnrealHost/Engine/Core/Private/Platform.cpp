// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#include "Containers/UnrealString.h"
#include "HAL/PlatformMisc.h"
#include "HAL/PlatformProcess.h"
#include "HAL/PlatformTLS.h"
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

void FPlatformMisc::SetEnvironmentVar(const TCHAR* VariableName, const TCHAR* Value)
{
	setenv(TCHAR_TO_UTF8(VariableName), TCHAR_TO_UTF8(Value), 1);
}

int32 FPlatformMisc::NumberOfCores()
{
	const unsigned int Cores = std::thread::hardware_concurrency();
	return Cores > 0 ? static_cast<int32>(Cores) : 1;
}

FString FPlatformMisc::GetDeviceId()
{
	return TEXT("Host");
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

uint32 FPlatformTLS::GetCurrentThreadId()
{
	static std::atomic<uint32> NextId{1};
	static thread_local const uint32 Id = NextId++;
	return Id;
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

void FPlatformProcess::YieldThread()
{
	std::this_thread::yield();
}

uint32 FPlatformProcess::GetCurrentProcessId()
{
	return static_cast<uint32>(getpid());
}
