// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#include "Logging/MessageLog.h"

#include "CoreGlobals.h"
#include "Host/HostMessageLog.h"
#include "Misc/OutputDeviceRedirector.h"

namespace MessageLogDetail
{
ELogVerbosity::Type VerbosityOf(EMessageSeverity::Type Severity)
{
	switch (Severity)
	{
	case EMessageSeverity::Error:
		return ELogVerbosity::Error;
	case EMessageSeverity::PerformanceWarning:
	case EMessageSeverity::Warning:
		return ELogVerbosity::Warning;
	default:
		return ELogVerbosity::Log;
	}
}

int32 Count(const TArray<TSharedRef<FTokenizedMessage>>& Messages, EMessageSeverity::Type Filter)
{
	int32 Number = 0;
	for (const TSharedRef<FTokenizedMessage>& Message : Messages)
	{
		Number += Message->GetSeverity() <= Filter ? 1 : 0;
	}
	return Number;
}
} // namespace MessageLogDetail

UE::Host::FMessageLogRecord& UE::Host::MessageLogRecord(FName LogName)
{
	// Never destroyed: globals log until the very end.
	static TMap<FName, FMessageLogRecord*>* const Records = new TMap<FName, FMessageLogRecord*>();
	FMessageLogRecord*& Record = Records->FindOrAdd(LogName);
	if (!Record)
	{
		Record = new FMessageLogRecord();
	}
	return *Record;
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

TSharedRef<FTokenizedMessage> FMessageLog::Message(EMessageSeverity::Type InSeverity, const FText& InMessage)
{
	return AddMessage(FTokenizedMessage::Create(InSeverity, InMessage));
}

TSharedRef<FTokenizedMessage> FMessageLog::Error(const FText& InMessage)
{
	return Message(EMessageSeverity::Error, InMessage);
}

TSharedRef<FTokenizedMessage> FMessageLog::Warning(const FText& InMessage)
{
	return Message(EMessageSeverity::Warning, InMessage);
}

TSharedRef<FTokenizedMessage> FMessageLog::Info(const FText& InMessage)
{
	return Message(EMessageSeverity::Info, InMessage);
}

int32 FMessageLog::NumMessages(EMessageSeverity::Type InSeverityFilter)
{
	using namespace MessageLogDetail;
	return Count(Messages, InSeverityFilter) + Count(UE::Host::MessageLogRecord(LogName).Messages, InSeverityFilter);
}

void FMessageLog::Open(EMessageSeverity::Type InSeverityFilter, bool bOpenEvenIfEmpty)
{
	Flush();
	if (bOpenEvenIfEmpty || NumMessages(InSeverityFilter) > 0)
	{
		++UE::Host::MessageLogRecord(LogName).NumOpened;
	}
}

void FMessageLog::Notify(const FText& InMessage, EMessageSeverity::Type InSeverityFilter, bool bForce)
{
	Flush();
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
		if (!bSuppressLoggingToOutputLog)
		{
			const ELogVerbosity::Type Verbosity = MessageLogDetail::VerbosityOf(Gathered->GetSeverity());
			GLog->Serialize(*Gathered->ToText().ToString(), Verbosity, LogName);
		}
	}
	Messages.Reset();
}
