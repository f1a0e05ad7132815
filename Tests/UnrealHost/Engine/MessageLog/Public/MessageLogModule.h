// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "IMessageLogListing.h"
#include "MessageLogInitializationOptions.h"
#include "Modules/ModuleManager.h"

/** The lists by name. FMessageLog writes to a list whether or not it is registered. */
class MESSAGELOG_API FMessageLogModule : public IModuleInterface
{
public:
	virtual void RegisterLogListing(const FName& LogName, const FText& LogLabel,
		const FMessageLogInitializationOptions& = FMessageLogInitializationOptions())
	{
		Labels.Add(LogName, LogLabel);
	}
	virtual bool UnregisterLogListing(const FName& LogName) { return Labels.Remove(LogName) > 0; }
	virtual bool IsRegisteredLogListing(const FName& LogName) const { return Labels.Contains(LogName); }
	/** Made at need. */
	virtual TSharedRef<IMessageLogListing> GetLogListing(const FName& LogName)
	{
		return MakeShareable(new IMessageLogListing(LogName));
	}

private:
	TMap<FName, FText> Labels;
};
