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
