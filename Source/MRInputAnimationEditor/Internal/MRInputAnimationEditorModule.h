// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "Delegates/IDelegateInstance.h"
#include "Modules/ModuleInterface.h"
#include "Templates/SharedPointer.h"

class FMRInputAnimationActions;

/**
 * The editor module: registers everything once the editor is initialized, and unregisters exactly that on shutdown. In
 * commandlets it registers only the page of the message log; factories, exporters and commandlets register themselves
 * as classes. It loads before the engine starts, because the engine looks up a commandlet's class before that.
 */
class FMRInputAnimationEditorModule : public IModuleInterface
{
public:
	//~ Begin IModuleInterface
	virtual void StartupModule() override;
	virtual void ShutdownModule() override;
	//~ End IModuleInterface

	/**
	 * Does the work of StartupModule, with or without the visible parts, which commandlets do not have. The visible
	 * parts wait for the engine if it is not initialized yet.
	 */
	MRINPUTANIMATIONEDITOR_API void Start(bool bIsVisible);

private:
	void RegisterVisible();
	void UnregisterVisible();

	/** Also shows whether the visible part was registered. */
	TSharedPtr<FMRInputAnimationActions> Actions;
	FDelegateHandle EngineHandle;
};
