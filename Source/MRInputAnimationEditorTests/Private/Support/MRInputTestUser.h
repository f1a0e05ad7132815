// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "Misc/FeedbackContext.h"

/** A user who presses Cancel when asked for the n-th time: from then on, or never if that is 0. To be put in GWarn. */
class FMRInputCancellingUser final : public FFeedbackContext
{
public:
	explicit FMRInputCancellingUser(int32 InWhen)
		: When(InWhen)
	{
	}
	using FFeedbackContext::Serialize;
	virtual void Serialize(const TCHAR*, ELogVerbosity::Type, const FName&) override {}
	virtual bool ReceivedUserCancel() override
	{
		++Asked;
		if (Meanwhile)
		{
			Meanwhile();
		}
		return Asked >= When && When > 0;
	}

	/** How often the user was asked. */
	int32 GetAsked() const { return Asked; }

	/** What else happens whenever the user is asked. */
	TFunction<void()> Meanwhile;

private:
	int32 When;
	int32 Asked = 0;
};
