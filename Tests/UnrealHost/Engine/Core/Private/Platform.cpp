// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#include "Containers/UnrealString.h"
#include "HAL/PlatformMisc.h"
#include "HAL/PlatformProcess.h"
#include "HAL/PlatformTime.h"
#include "HAL/UnrealMemory.h"
#include "Misc/App.h"
#include "Misc/CoreDelegates.h"

#include <chrono>
#include <cstdio>
#include <thread>

FApp::FState& FApp::HostState()
{
	static FState State;
	return State;
}

#if HOST_HAS_ENGINE_INIT_GETTER
FSimpleMulticastDelegate& FCoreDelegates::GetOnPostEngineInit()
{
	static FSimpleMulticastDelegate Delegate;
	return Delegate;
}

FSimpleMulticastDelegate& FCoreDelegates::OnPostEngineInit = FCoreDelegates::GetOnPostEngineInit();
#else
FSimpleMulticastDelegate FCoreDelegates::OnPostEngineInit;
#endif
FSimpleMulticastDelegate FCoreDelegates::OnEnginePreExit;

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

void* FMemory::Malloc(SIZE_T Count, uint32 Alignment)
{
	const SIZE_T Size = Count == 0 ? 1 : Count;
	const bool bWide = Alignment > alignof(std::max_align_t);
	void* const Result =
		bWide ? std::aligned_alloc(Alignment, (Size + Alignment - 1) / Alignment * Alignment) : std::malloc(Size);
	checkf(Result != nullptr, TEXT("Ran out of memory allocating %llu bytes."), static_cast<uint64>(Count));
	return Result;
}
