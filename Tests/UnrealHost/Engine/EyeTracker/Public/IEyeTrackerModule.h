// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "Features/IModularFeature.h"
#include "Features/IModularFeatures.h"
#include "IEyeTracker.h"
#include "Modules/ModuleInterface.h"

/** A module that makes an eye tracker. When the engine starts it asks the one with the highest priority. */
class EYETRACKER_API IEyeTrackerModule : public IModuleInterface, public IModularFeature
{
public:
	static FName GetModularFeatureName()
	{
		static const FName FeatureName(TEXT("EyeTracker"));
		return FeatureName;
	}

	/** The one with the highest priority; there must be one. */
	static IEyeTrackerModule& Get();
	static bool IsAvailable() { return IModularFeatures::Get().IsModularFeatureAvailable(GetModularFeatureName()); }

	/** Registers the feature; an override calls it. */
	virtual void StartupModule() override
	{
		IModularFeatures::Get().RegisterModularFeature(GetModularFeatureName(), this);
	}

	virtual FString GetModuleKeyName() const = 0;
	/** The host gives every module 0. */
	virtual float GetModulePriority() const { return 0.0f; }
	virtual bool IsEyeTrackerConnected() const = 0;
	/** Null if the module has no tracker to offer. */
	virtual TSharedPtr<class IEyeTracker, ESPMode::ThreadSafe> CreateEyeTracker() = 0;
};
