// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#include "CoreGlobals.h"
#include "HAL/PlatformMisc.h"
#include "Logging/LogMacros.h"
#include "Logging/MessageLog.h"
#include "Misc/AssertionMacros.h"
#include "Misc/AutomationTest.h"
#include "Misc/FeedbackContext.h"
#include "Misc/OutputDeviceRedirector.h"
#include "Misc/ScopeLock.h"

#include <cstdio>
#include <cstdlib>
#include <map>

DEFINE_LOG_CATEGORY(LogTemp);

FOutputDeviceRedirector* GLog = FOutputDeviceRedirector::Get();
FFeedbackContext* GWarn = new FFeedbackContext();

const TCHAR* ToString(ELogVerbosity::Type Verbosity)
{
	static const TCHAR* const Names[] = {TEXT("NoLogging"), TEXT("Fatal"), TEXT("Error"), TEXT("Warning"),
		TEXT("Display"), TEXT("Log"), TEXT("Verbose"), TEXT("VeryVerbose")};
	const uint8 Index = Verbosity & ELogVerbosity::VerbosityMask;
	return Index < UE_ARRAY_COUNT(Names) ? Names[Index] : TEXT("UnknownVerbosity");
}

void FMsg::Logf(const ANSICHAR* File, int32 Line, const FName& Category, ELogVerbosity::Type Verbosity,
	const UE::Host::FFormatArgs& Message)
{
	const FString Text = FString::HostPrintf(Message);
	FOutputDeviceRedirector::Get()->Serialize(*Text, Verbosity, Category);
	if (Verbosity == ELogVerbosity::Fatal)
	{
		UE::Host::FailAssertion("Fatal log line", File, Line, UE::Host::TFormatArgs(TEXT("%s"), *Text));
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
	static const bool bPrintAll = FPlatformMisc::GetEnvironmentVariable(TEXT("HOST_LOG")) == TEXT("1");
	if (bPrintAll || Verbosity <= ELogVerbosity::Warning)
	{
		FPlatformMisc::LocalPrint(
			*FString::Printf(TEXT("%s: %s: %s\n"), *Category.ToString(), ToString(Verbosity), Text));
	}
}

void FFeedbackContext::Serialize(const TCHAR* Text, ELogVerbosity::Type Verbosity, const FName& Category)
{
	GLog->Serialize(Text, Verbosity, Category);
}

void UE::Host::FailAssertion(const char* Expression, const char* File, int32 Line, const FFormatArgs& Message)
{
	const FString Text = FString::HostPrintf(Message);
	std::fflush(stdout);
	std::fprintf(stderr, "%s:%d: Assertion failed: %s %s\n", File, Line, Expression, TCHAR_TO_UTF8(*Text));
	std::abort();
}

bool UE::Host::FailEnsure(std::atomic<bool>* AlreadyReported, const char* Expression, const char* File, int32 Line,
	const FFormatArgs& Message)
{
	if (AlreadyReported == nullptr || !AlreadyReported->exchange(true))
	{
		FMsg::Logf(File, Line, FName(TEXT("LogOutputDevice")), ELogVerbosity::Error,
			TFormatArgs(TEXT("Ensure condition failed: %s [File:%s] [Line: %d] %s"), *FString(Expression),
				*FString(File), Line, *FString::HostPrintf(Message)));
	}
	return false;
}

UE::Host::FMessageLogRecord& UE::Host::MessageLogRecord(FName LogName)
{
	// Never destroyed: globals log until the very end.
	static std::map<FString, FMessageLogRecord>* const Records = new std::map<FString, FMessageLogRecord>();
	return (*Records)[LogName.ToString()];
}

TSharedRef<FTokenizedMessage> FTokenizedMessage::Create(EMessageSeverity::Type InSeverity, const FText& InMessageText)
{
	TSharedRef<FTokenizedMessage> Message = MakeShareable(new FTokenizedMessage());
	Message->Severity = InSeverity;
	if (!InMessageText.IsEmpty())
	{
		Message->AddText(InMessageText);
	}
	return Message;
}

FText FTokenizedMessage::ToText() const
{
	FString Whole;
	for (const TSharedRef<IMessageToken>& Token : MessageTokens)
	{
		Whole += (Whole.IsEmpty() ? FString() : FString(TEXT(" "))) + Token->ToText().ToString();
	}
	return FText::FromString(Whole);
}

TSharedRef<FTokenizedMessage> FTokenizedMessage::AddToken(const TSharedRef<IMessageToken>& InMessageToken)
{
	MessageTokens.Add(InMessageToken);
	return AsShared();
}

const TSharedRef<FTokenizedMessage>& FMessageLog::AddMessage(const TSharedRef<FTokenizedMessage>& InMessage)
{
	Messages.Add(InMessage);
	return InMessage;
}

int32 FMessageLog::NumMessages(EMessageSeverity::Type InSeverityFilter)
{
	Flush();
	return UE::Host::MessageLogRecord(LogName)
		.Messages
		.FilterByPredicate(
			[=](const TSharedRef<FTokenizedMessage>& Message) { return Message->GetSeverity() <= InSeverityFilter; })
		.Num();
}

void FMessageLog::Notify(const FText& InMessage, EMessageSeverity::Type InSeverityFilter, bool bForce)
{
	if (bForce || NumMessages(InSeverityFilter) > 0)
	{
		UE::Host::MessageLogRecord(LogName).Notifications.Add(InMessage);
	}
}

void FMessageLog::Flush()
{
	for (const TSharedRef<FTokenizedMessage>& Gathered : Messages)
	{
		UE::Host::MessageLogRecord(LogName).Messages.Add(Gathered);
		const EMessageSeverity::Type Severity = Gathered->GetSeverity();
		const ELogVerbosity::Type Verbosity = Severity == EMessageSeverity::Error ? ELogVerbosity::Error
			: Severity == EMessageSeverity::Info								  ? ELogVerbosity::Log
																				  : ELogVerbosity::Warning;
		GLog->Serialize(*Gathered->ToText().ToString(), Verbosity, LogName);
	}
	Messages.Reset();
}
