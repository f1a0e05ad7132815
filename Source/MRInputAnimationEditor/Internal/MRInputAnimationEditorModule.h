// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "Delegates/IDelegateInstance.h"
#include "Modules/ModuleInterface.h"
#include "Templates/SharedPointer.h"

class FMRInputAnimationActions;

/**
 * The editor module: registers everything once the editor is there, and takes exactly that away when it ends. In
 * commandlets only the page of the message log is there; factories, exporters and commandlets register themselves as
 * classes. It loads before the engine starts: which engine to start is what a commandlet's class is asked first.
 */
class FMRInputAnimationEditorModule : public IModuleInterface
{
public:
	//~ Begin IModuleInterface
	virtual void StartupModule() override;
	virtual void ShutdownModule() override;
	//~ End IModuleInterface

	/**
	 * What StartupModule does, with or without what is seen: in commandlets nothing is. What is seen waits for the
	 * engine if there is none yet.
	 */
	MRINPUTANIMATIONEDITOR_API void Start(bool bIsVisible);

private:
	void RegisterVisible();
	void UnregisterVisible();

	/** Also shows whether the visible part was registered. */
	TSharedPtr<FMRInputAnimationActions> Actions;
	FDelegateHandle EngineHandle;
};
