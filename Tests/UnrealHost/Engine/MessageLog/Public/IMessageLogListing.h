// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Logging/TokenizedMessage.h"

class MESSAGELOG_API IMessageLogListing
{
public:
	void ClearMessages();
	const TArray<TSharedRef<FTokenizedMessage>>& GetFilteredMessages() const;

private:
	friend class FMessageLogModule;
	explicit IMessageLogListing(const FName& InName)
		: Name(InName)
	{
	}

	FName Name;
};
