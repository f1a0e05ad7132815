// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "MessageLogModule.h"

#include "Host/HostMessageLog.h"
#include "Logging/MessageLog.h"

namespace MessageLogModuleDetail
{
class FListing final : public IMessageLogListing
{
public:
	FListing(const FName& InName, const FText& InLabel)
		: Name(InName)
		, Label(InLabel)
	{
	}

	virtual void ClearMessages() override { UE::Host::MessageLogRecord(Name).Messages.Reset(); }
	virtual const TArray<TSharedRef<FTokenizedMessage>>& GetFilteredMessages() const override
	{
		return UE::Host::MessageLogRecord(Name).Messages;
	}

private:
	FName Name;
	FText Label;
};
} // namespace MessageLogModuleDetail

void FMessageLogModule::RegisterLogListing(
	const FName& LogName, const FText& LogLabel, const FMessageLogInitializationOptions&)
{
	Labels.Add(LogName, LogLabel);
}

TSharedRef<IMessageLogListing> FMessageLogModule::GetLogListing(const FName& LogName)
{
	return MakeShared<MessageLogModuleDetail::FListing>(LogName, Labels.FindRef(LogName));
}

IMPLEMENT_MODULE(FMessageLogModule, MessageLog)
