// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "MessageLogModule.h"

#include "Logging/MessageLog.h"

namespace MessageLogModuleDetail
{
class FListing final : public IMessageLogListing
{
public:
	explicit FListing(const FName& InName)
		: Name(InName)
	{
	}

	virtual void ClearMessages() override { UE::Host::MessageLogRecord(Name).Messages.Reset(); }
	virtual const TArray<TSharedRef<FTokenizedMessage>>& GetFilteredMessages() const override
	{
		return UE::Host::MessageLogRecord(Name).Messages;
	}

private:
	FName Name;
};
} // namespace MessageLogModuleDetail

void FMessageLogModule::RegisterLogListing(
	const FName& LogName, const FText& LogLabel, const FMessageLogInitializationOptions&)
{
	Labels.Add(LogName, LogLabel);
}

TSharedRef<IMessageLogListing> FMessageLogModule::GetLogListing(const FName& LogName)
{
	return MakeShared<MessageLogModuleDetail::FListing>(LogName);
}

IMPLEMENT_MODULE(FMessageLogModule, MessageLog)
