// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Widgets/Notifications/SNotificationList.h"

/** Shows messages; the host's keeps them. */
class SLATE_API FSlateNotificationManager
{
public:
	static FSlateNotificationManager& Get()
	{
		static FSlateNotificationManager Manager;
		return Manager;
	}
	TSharedPtr<SNotificationItem> AddNotification(const FNotificationInfo&)
	{
		return Items.Add_GetRef(MakeShared<SNotificationItem>());
	}
	const TArray<TSharedPtr<SNotificationItem>>& HostItems() const { return Items; }

private:
	TArray<TSharedPtr<SNotificationItem>> Items;
};
