// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"

struct FNotificationInfo
{
	explicit FNotificationInfo(const FText& InText)
		: Text(InText)
	{
	}

	FText Text;
	float ExpireDuration = 1.0f;
	FSimpleDelegate Hyperlink;
	FText HyperlinkText;
};

class SNotificationItem
{
public:
	enum ECompletionState
	{
		CS_Success = 2,
	};
	void SetCompletionState(ECompletionState) {}
};
