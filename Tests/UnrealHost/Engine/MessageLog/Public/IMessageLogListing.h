// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "Logging/TokenizedMessage.h"

/** One list of messages, as the message log window shows it. */
class IMessageLogListing
{
public:
	virtual ~IMessageLogListing() = default;
	virtual void ClearMessages() = 0;
	virtual const TArray<TSharedRef<FTokenizedMessage>>& GetFilteredMessages() const = 0;
};
