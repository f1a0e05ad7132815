// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "Features/IModularFeatures.h"
#include "GenericPlatform/GenericApplicationMessageHandler.h"
#include "Modules/ModuleInterface.h"

class IInputDevice;

/** A module that makes an input device. The engine asks each registered one once, when it starts. */
class IInputDeviceModule : public IModuleInterface, public IModularFeature
{
public:
	static FName GetModularFeatureName()
	{
		static const FName FeatureName(TEXT("InputDevice"));
		return FeatureName;
	}

	/** Registers the feature; an override calls it. */
	virtual void StartupModule() override
	{
		IModularFeatures::Get().RegisterModularFeature(GetModularFeatureName(), this);
	}

	/** Null if the module has no device to offer. */
	virtual TSharedPtr<class IInputDevice> CreateInputDevice(
		const TSharedRef<FGenericApplicationMessageHandler>& InMessageHandler) = 0;

#if HOST_HAS_PREFERRED_DEVICES
	/** As CreateInputDevice; in the host every device is preferred. */
	TSharedPtr<IInputDevice> CreateInputDeviceIfPreferred(
		const TSharedRef<FGenericApplicationMessageHandler>& InMessageHandler)
	{
		return CreateInputDevice(InMessageHandler);
	}
#endif
};
