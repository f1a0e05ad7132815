// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Console/MRInputConsole.h"
#include "CoreMinimal.h"
#include "Devices/MRInputDriverSet.h"
#include "Devices/MRInputKeys.h"
#include "IInputDeviceModule.h"
#include "MRInputFrameSource.h"
#include "MRInputStartup.h"

/**
 * The runtime module: owns the current frame and the devices that hand it out. It is an input-device module as well,
 * since that is how the engine hands out the message handler that keys are sent to.
 */
class FMRInputAnimationModule : public IInputDeviceModule
{
public:
	/** The module, or null before it was loaded and after it was shut down. Game thread. */
	static FMRInputAnimationModule* GetPtr();

	/** The module is about to shut down: what plays and records ends now. GetPtr gives null already. Game thread. */
	static FSimpleMulticastDelegate& OnShuttingDown();

	FMRInputFrameSource& GetFrameSource() { return FrameSource; }
	FMRInputDriverSet& GetDrivers() { return *Drivers; }

	//~ Begin IModuleInterface
	virtual void StartupModule() override;
	virtual void ShutdownModule() override;
	/** The engine keeps the input device for good, so its code has to stay. */
	virtual bool SupportsDynamicReloading() override { return false; }
	//~ End IModuleInterface

	//~ Begin IInputDeviceModule
	using IInputDeviceModule::CreateInputDevice;
	virtual TSharedPtr<IInputDevice> CreateInputDevice(
		const TSharedRef<FGenericApplicationMessageHandler>& InMessageHandler) override;
	//~ End IInputDeviceModule

private:
	void HandlePostEngineInit();
	void HandleEnginePreExit();

	FMRInputFrameSource FrameSource;
	TSharedPtr<FMRInputKeys> Keys;
	TUniquePtr<FMRInputDriverSet> Drivers;
	TUniquePtr<FMRInputConsole> Console;
	TUniquePtr<FMRInputStartup> Startup;
	FDelegateHandle PostEngineInitHandle;
	FDelegateHandle EnginePreExitHandle;
};
