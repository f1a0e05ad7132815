// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "MRInputAnimationModule.h"

#include "CoreGlobals.h"
#include "Features/IModularFeatures.h"
#include "MRInputEngineInit.h"
#include "MRInputFiles.h"
#include "Misc/CommandLine.h"
#include "Misc/CoreDelegates.h"
#include "Modules/ModuleManager.h"

namespace MRInputAnimationModuleDetail
{

FMRInputAnimationModule* Instance = nullptr;

} // namespace MRInputAnimationModuleDetail

FMRInputAnimationModule* FMRInputAnimationModule::GetPtr()
{
	check(IsInGameThread());
	return MRInputAnimationModuleDetail::Instance;
}

FSimpleMulticastDelegate& FMRInputAnimationModule::OnShuttingDown()
{
	static FSimpleMulticastDelegate Delegate;
	return Delegate;
}

void FMRInputAnimationModule::StartupModule()
{
	Keys = MakeShared<FMRInputKeys>();
	Drivers = MakeUnique<FMRInputDriverSet>(FrameSource, *Keys);
	Console = MakeUnique<FMRInputConsole>();
	Startup = MakeUnique<FMRInputStartup>(FCommandLine::Get());
	PostEngineInitHandle = MRInputGetPostEngineInit().AddRaw(this, &FMRInputAnimationModule::HandlePostEngineInit);
	EnginePreExitHandle = FCoreDelegates::OnEnginePreExit.AddRaw(this, &FMRInputAnimationModule::HandleEnginePreExit);
	MRInputAnimationModuleDetail::Instance = this;
	IInputDeviceModule::StartupModule();
}

void FMRInputAnimationModule::ShutdownModule()
{
	Startup.Reset();
	Console.Reset();
	MRInputAnimationModuleDetail::Instance = nullptr; // a listener that plays again must not take the devices
	OnShuttingDown().Broadcast();
	MRInputFiles::WaitForAll(); // what is still being saved runs in this module's code
	IModularFeatures::Get().UnregisterModularFeature(IInputDeviceModule::GetModularFeatureName(), this);
	MRInputGetPostEngineInit().Remove(PostEngineInitHandle);
	FCoreDelegates::OnEnginePreExit.Remove(EnginePreExitHandle);
	Drivers.Reset();
	Keys->ForgetMessageHandler();
	Keys.Reset();
}

TSharedPtr<IInputDevice> FMRInputAnimationModule::CreateInputDevice(
	const TSharedRef<FGenericApplicationMessageHandler>& InMessageHandler)
{
	// UNCONFIRMED(device-module-asked): an input device module that loads at PostConfigInit is asked for its device.
	// [by hand: play a recording with pinches in the editor, the viewport focused: its keys fire]
	Keys->SetMessageHandler(InMessageHandler);
	return Keys;
}

/**
 * Mapping contexts can pick only keys that are registered, so all presets' keys are, from the start. Not earlier: the
 * plugins that bring some of them have started only now, settings cannot be read before, and no map is loaded yet.
 */
void FMRInputAnimationModule::HandlePostEngineInit()
{
	// UNCONFIRMED(key-added-twice): Adding a key that is registered already is an error for the plugin that comes
	// later. [by hand: it may stop a debugger, so no test does it: call EKeys::AddKey twice and read the log]
	MRInputKeyPresets::RegisterMissing(*GetDefault<UMRInputSettings>());
}

/** The last moment at which the engine and its objects are complete. */
void FMRInputAnimationModule::HandleEnginePreExit()
{
	Startup->Finish();
	Drivers->ReleaseAll();
	Keys->ForgetMessageHandler();
}

IMPLEMENT_MODULE(FMRInputAnimationModule, MRInputAnimation)
