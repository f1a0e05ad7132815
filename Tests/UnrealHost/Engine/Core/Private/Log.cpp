// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#include "CoreGlobals.h"
#include "HAL/PlatformMisc.h"
#include "Misc/AutomationTest.h"
#include "Misc/FeedbackContext.h"
#include "Misc/OutputDeviceRedirector.h"
#include "Misc/ScopeLock.h"

#include <cstdlib>

DEFINE_LOG_CATEGORY(LogTemp);

namespace LogDetail
{
bool IsPrinted(ELogVerbosity::Type Verbosity)
{
	static const bool bPrintAll = FPlatformMisc::GetEnvironmentVariable(TEXT("HOST_LOG")) == TEXT("1");
	return bPrintAll || Verbosity <= ELogVerbosity::Warning;
}
} // namespace LogDetail

FOutputDeviceRedirector* GLog = FOutputDeviceRedirector::Get();
FFeedbackContext* GWarn = []
{
	static FFeedbackContext Context;
	return &Context;
}();

const TCHAR* ToString(ELogVerbosity::Type Verbosity)
{
	static const TCHAR* const Names[] = {TEXT("NoLogging"), TEXT("Fatal"), TEXT("Error"), TEXT("Warning"),
		TEXT("Display"), TEXT("Log"), TEXT("Verbose"), TEXT("VeryVerbose")};
	const uint8 Index = Verbosity & ELogVerbosity::VerbosityMask;
	return Index < UE_ARRAY_COUNT(Names) ? Names[Index] : TEXT("UnknownVerbosity");
}

void FMsg::HostLog(const ANSICHAR* File, int32 Line, const FName& Category, ELogVerbosity::Type Verbosity,
	const TCHAR* Format, const UE::Host::FFormatArg* Args, int32 NumArgs)
{
	const FString Message = FString::HostPrintf(Format, Args, NumArgs);
	FOutputDeviceRedirector::Get()->Serialize(*Message, Verbosity, Category);
	if (Verbosity == ELogVerbosity::Fatal)
	{
		UE::Host::AssertFailed("Fatal log line", File, Line, TEXT("%s"), *Message);
	}
}

FOutputDeviceRedirector* FOutputDeviceRedirector::Get()
{
	static FOutputDeviceRedirector* const Redirector = new FOutputDeviceRedirector();
	return Redirector;
}

void FOutputDeviceRedirector::AddOutputDevice(FOutputDevice* OutputDevice)
{
	const FScopeLock Guard(&Lock);
	OutputDevices.AddUnique(OutputDevice);
}

void FOutputDeviceRedirector::RemoveOutputDevice(FOutputDevice* OutputDevice)
{
	const FScopeLock Guard(&Lock);
	OutputDevices.Remove(OutputDevice);
}

void FOutputDeviceRedirector::Serialize(const TCHAR* Text, ELogVerbosity::Type Verbosity, const FName& Category)
{
	TArray<FOutputDevice*> Devices;
	{
		const FScopeLock Guard(&Lock);
		Devices = OutputDevices;
	}
	for (FOutputDevice* const Device : Devices)
	{
		Device->Serialize(Text, Verbosity, Category);
	}
	if (FAutomationTestBase* Test = FAutomationTestBase::HostGetCurrent())
	{
		Test->HostReceiveLog(Text, Verbosity, Category.ToString());
	}
	if (LogDetail::IsPrinted(Verbosity))
	{
		FPlatformMisc::LocalPrint(
			*FString::Printf(TEXT("%s: %s: %s\n"), *Category.ToString(), ToString(Verbosity), Text));
	}
}

void FFeedbackContext::Serialize(const TCHAR* Text, ELogVerbosity::Type Verbosity, const FName& Category)
{
	GLog->Serialize(Text, Verbosity, Category);
}
