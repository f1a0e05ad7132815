// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "Misc/FeedbackContext.h"

/** A user who presses Cancel when asked for the n-th time. */
class FMRInputTestCancel final : public FFeedbackContext
{
public:
	explicit FMRInputTestCancel(int32 InWhen)
		: When(InWhen)
	{
	}
	using FFeedbackContext::Serialize;
	virtual void Serialize(const TCHAR*, ELogVerbosity::Type, const FName&) override {}
	virtual bool ReceivedUserCancel() override { return ++Asked >= When; }

private:
	int32 When;
	int32 Asked = 0;
};
