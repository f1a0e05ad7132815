// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#include "Logging/MessageLog.h"

#include "CoreGlobals.h"
#include "Host/HostMessageLog.h"
#include "Misc/OutputDeviceRedirector.h"

#include <map>

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
