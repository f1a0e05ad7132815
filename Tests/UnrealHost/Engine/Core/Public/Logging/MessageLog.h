// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Containers/UnrealString.h"
#include "Logging/TokenizedMessage.h"

namespace UE::Host
{
/** What became of one message log. */
struct FMessageLogRecord
{
	TArray<TSharedRef<FTokenizedMessage>> Messages;
	/** What Notify said. */
	TArray<FText> Notifications;
};

/** Made at the first question; stays for the life of the program. */
FMessageLogRecord& MessageLogRecord(FName LogName);
} // namespace UE::Host

/**
 * Writes to the message log of a name. Messages are gathered and go to the listing when this ends or is flushed; they
 * also go to the output log, errors as errors. Game thread only.
 */
class FMessageLog
{
public:
	explicit FMessageLog(const FName& InLogName)
		: LogName(InLogName)
	{
	}
	FMessageLog(const FMessageLog&) = delete;
	FMessageLog& operator=(const FMessageLog&) = delete;
	~FMessageLog() { Flush(); }

	const TSharedRef<FTokenizedMessage>& AddMessage(const TSharedRef<FTokenizedMessage>& InMessage);

	TSharedRef<FTokenizedMessage> Error(const FText& Text = FText()) { return Add(EMessageSeverity::Error, Text); }
	TSharedRef<FTokenizedMessage> Warning(const FText& Text = FText()) { return Add(EMessageSeverity::Warning, Text); }
	TSharedRef<FTokenizedMessage> Info(const FText& Text = FText()) { return Add(EMessageSeverity::Info, Text); }

	/** How many messages there are, gathered and listed, at least as bad as the filter. */
	int32 NumMessages(EMessageSeverity::Type InSeverityFilter);
	/** The host shows nothing. */
	void Open(EMessageSeverity::Type = EMessageSeverity::Error, bool = false) { Flush(); }
	void Notify(const FText& InMessage = FText(), EMessageSeverity::Type InSeverityFilter = EMessageSeverity::Error,
		bool bForce = false);
	void Flush();

private:
	TSharedRef<FTokenizedMessage> Add(EMessageSeverity::Type Severity, const FText& InMessage)
	{
		return AddMessage(FTokenizedMessage::Create(Severity, InMessage));
	}

	FName LogName;
	TArray<TSharedRef<FTokenizedMessage>> Messages;
};
