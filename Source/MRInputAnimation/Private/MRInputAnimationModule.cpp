// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "MRInputAnimationModule.h"

#include "CoreGlobals.h"
#include "Features/IModularFeatures.h"
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

void FMRInputAnimationModule::StartupModule()
{
	Keys = MakeShared<FMRInputKeys>();
	Drivers = MakeUnique<FMRInputDriverSet>(FrameSource, *Keys);
	Console = MakeUnique<FMRInputConsole>();
	Startup = MakeUnique<FMRInputStartup>(FCommandLine::Get());
	EnginePreExitHandle = FCoreDelegates::OnEnginePreExit.AddRaw(this, &FMRInputAnimationModule::HandleEnginePreExit);
	MRInputAnimationModuleDetail::Instance = this;
	IInputDeviceModule::StartupModule();
}

void FMRInputAnimationModule::ShutdownModule()
{
	Startup.Reset();
	Console.Reset();
	MRInputFiles::WaitForAll(); // what is still being saved runs in this module's code
	IModularFeatures::Get().UnregisterModularFeature(IInputDeviceModule::GetModularFeatureName(), this);
	FCoreDelegates::OnEnginePreExit.Remove(EnginePreExitHandle);
	Drivers->ReleaseAll();
	MRInputAnimationModuleDetail::Instance = nullptr;
	Drivers.Reset();
	Keys->ForgetMessageHandler();
	Keys.Reset();
}

TSharedPtr<IInputDevice> FMRInputAnimationModule::CreateInputDevice(
	const TSharedRef<FGenericApplicationMessageHandler>& InMessageHandler)
{
	Keys->SetMessageHandler(InMessageHandler);
	return Keys;
}

/** The last moment at which the engine and its objects are whole. */
void FMRInputAnimationModule::HandleEnginePreExit()
{
	Startup->Finish();
	Drivers->ReleaseAll();
	Keys->ForgetMessageHandler();
}

IMPLEMENT_MODULE(FMRInputAnimationModule, MRInputAnimation)
