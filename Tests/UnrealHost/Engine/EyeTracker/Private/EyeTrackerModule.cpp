// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#include "Engine/Engine.h"
#include "Host/HostEngine.h"
#include "IEyeTrackerModule.h"

IEyeTrackerModule& IEyeTrackerModule::Get()
{
	IEyeTrackerModule* Best = nullptr;
	for (IEyeTrackerModule* Module :
		IModularFeatures::Get().GetModularFeatureImplementations<IEyeTrackerModule>(GetModularFeatureName()))
	{
		if (Best == nullptr || Module->GetModulePriority() > Best->GetModulePriority())
		{
			Best = Module;
		}
	}
	check(Best != nullptr);
	return *Best;
}

namespace EyeTrackerModuleDetail
{

// UNCONFIRMED(eye-tracker-made-once): The engine assigns its eye tracker once, from the modules there are when it
// starts. [by hand: with an eye tracker, play and stop a recording with gaze, and start play in the editor again: the
// real gaze is back]
void MakeEyeTracker()
{
	if (IEyeTrackerModule::IsAvailable())
	{
		GEngine->EyeTrackingDevice = IEyeTrackerModule::Get().CreateEyeTracker();
	}
}

struct FRegistration
{
	FRegistration() { UE::Host::OnEngineInit(&MakeEyeTracker); }
};

const FRegistration Registration;

} // namespace EyeTrackerModuleDetail
