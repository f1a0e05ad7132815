// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#include "Containers/UnrealString.h"
#include "Delegates/Delegate.h"
#include "HAL/PlatformMisc.h"
#include "HAL/PlatformProcess.h"
#include "HAL/PlatformTime.h"
#include "HAL/UnrealMemory.h"
#include "Misc/App.h"
#include "Misc/ConfigCacheIni.h"
#include "Misc/CoreDelegates.h"
#include "Misc/DateTime.h"
#include "Misc/Guid.h"
#include "Serialization/Archive.h"

#include <atomic>
#include <chrono>
#include <cstdio>
#include <ctime>
#include <mutex>
#include <random>
#include <thread>

FConfigCacheIni* GConfig = new FConfigCacheIni();
FString GEngineIni = TEXT("Engine");

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

FDateTime::FDateTime(int32 Year, int32 Month, int32 Day, int32 Hour, int32 Minute, int32 Second)
{
	std::tm Parts = {};
	Parts.tm_year = Year - 1900;
	Parts.tm_mon = Month - 1;
	Parts.tm_mday = Day;
	Parts.tm_hour = Hour;
	Parts.tm_min = Minute;
	Parts.tm_sec = Second;
	*this = FromUnixTimestamp(timegm(&Parts));
}

FString FDateTime::ToString(const TCHAR* Format) const
{
	const std::time_t Seconds = (Ticks - UnixEpochTicks) / TicksPerSecond;
	std::tm Parts = {};
	gmtime_r(&Seconds, &Parts);
	char Text[128];
	std::strftime(Text, sizeof(Text), TCHAR_TO_UTF8(Format), &Parts);
	return Text;
}

FDateTime FDateTime::UtcNow()
{
	std::timespec Now = {};
	std::timespec_get(&Now, TIME_UTC);
	return FDateTime(FromUnixTimestamp(Now.tv_sec).Ticks + Now.tv_nsec / 100);
}

FGuid FGuid::NewGuid()
{
	static std::mutex Mutex;
	static std::mt19937 Generator{std::random_device{}()};
	const std::lock_guard<std::mutex> Held(Mutex);
	// The version and variant bits of a random GUID also keep it from being all zero.
	return FGuid(
		Generator(), (Generator() & 0xffff0fffu) | 0x4000u, (Generator() & 0x3fffffffu) | 0x80000000u, Generator());
}

FDelegateHandle::FDelegateHandle(EGenerateNewHandleType)
{
	static std::atomic<uint64> NextId{1};
	ID = NextId++;
}

FName UE::Host::MethodName(const TCHAR* MethodText)
{
	const FString Text(MethodText);
	const int32 Colons = Text.Find(TEXT("::"), ESearchCase::CaseSensitive, ESearchDir::FromEnd);
	checkf(Colons != INDEX_NONE, TEXT("'%s' does not look like a member function."), MethodText);
	return FName(Text.Mid(Colons + 2).TrimStartAndEnd());
}
