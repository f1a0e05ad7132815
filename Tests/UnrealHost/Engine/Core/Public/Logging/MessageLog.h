// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Logging/TokenizedMessage.h"
#include "UObject/NameTypes.h"

/**
 * Writes to the message log of a name. Messages are gathered and go to the listing when this ends or is flushed; they
 * also go to the output log, errors as errors, unless suppressed. Game thread only.
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
	TSharedRef<FTokenizedMessage> Message(EMessageSeverity::Type InSeverity, const FText& InMessage = FText());
	TSharedRef<FTokenizedMessage> Error(const FText& InMessage = FText());
	TSharedRef<FTokenizedMessage> Warning(const FText& InMessage = FText());
	TSharedRef<FTokenizedMessage> Info(const FText& InMessage = FText());

	/** How many messages there are, gathered and listed, at least as bad as the filter. */
	int32 NumMessages(EMessageSeverity::Type InSeverityFilter);
	void Open(EMessageSeverity::Type InSeverityFilter = EMessageSeverity::Error, bool bOpenEvenIfEmpty = false);
	void Notify(const FText& InMessage = FText(), EMessageSeverity::Type InSeverityFilter = EMessageSeverity::Error,
		bool bForce = false);
	void Flush();

private:
	FName LogName;
	TArray<TSharedRef<FTokenizedMessage>> Messages;
	bool bSuppressLoggingToOutputLog = false;
};
