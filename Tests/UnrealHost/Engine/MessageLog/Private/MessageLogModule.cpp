// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "MessageLogModule.h"

#include "Logging/MessageLog.h"

void IMessageLogListing::ClearMessages()
{
	UE::Host::MessageLogRecord(Name).Messages.Reset();
}

const TArray<TSharedRef<FTokenizedMessage>>& IMessageLogListing::GetFilteredMessages() const
{
	return UE::Host::MessageLogRecord(Name).Messages;
}

IMPLEMENT_MODULE(FMessageLogModule, MessageLog)
