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
 * The runtime module. Owns the current frame and the devices that provide it. It is also an input-device module, since
 * the engine passes the message handler for keys only to these.
 */
class FMRInputAnimationModule : public IInputDeviceModule
{
public:
	/** The module, or null before it was loaded and after it was shut down. Game thread. */
	static FMRInputAnimationModule* GetPtr();

	/**
	 * Fires when the module is about to shut down: playback and recording end now. GetPtr returns null by then. Game
	 * thread.
	 */
	static FSimpleMulticastDelegate& OnShuttingDown();

	FMRInputFrameSource& GetFrameSource() { return FrameSource; }
	FMRInputDriverSet& GetDrivers() { return *Drivers; }

	//~ Begin IModuleInterface
	virtual void StartupModule() override;
	virtual void ShutdownModule() override;
	/** The engine keeps the input device until it exits, so the code must stay loaded. */
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
