// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "Logging/TokenizedMessage.h"

class IMessageLogListing
{
public:
	virtual ~IMessageLogListing() = default;
	virtual void ClearMessages() = 0;
	virtual const TArray<TSharedRef<FTokenizedMessage>>& GetFilteredMessages() const = 0;
};
