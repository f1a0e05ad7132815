// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "Framework/Application/SlateApplication.h"
#include "GenericPlatform/GenericApplication.h"
#include "GenericPlatform/GenericApplicationMessageHandler.h"
#include "IInputDeviceModule.h"
#include "Modules/ModuleManager.h"

/** While it lives, the plugin's keys go nowhere: the editor would give them to the widget that has the focus. */
class FMRInputQuietKeys
{
public:
	FMRInputQuietKeys()
	{
		++Living;
		SendTo(MakeShared<FGenericApplicationMessageHandler>());
	}
	~FMRInputQuietKeys()
	{
		--Living;
		if (Living == 0 && FSlateApplication::IsInitialized())
		{
			SendTo(FSlateApplication::Get().GetPlatformApplication()->GetMessageHandler());
		}
	}
	UE_NONCOPYABLE(FMRInputQuietKeys);

private:
	static void SendTo(const TSharedRef<FGenericApplicationMessageHandler>& Handler)
	{
		FModuleManager::GetModuleChecked<IInputDeviceModule>(TEXT("MRInputAnimation")).CreateInputDevice(Handler);
	}

	inline static int32 Living = 0;
};
