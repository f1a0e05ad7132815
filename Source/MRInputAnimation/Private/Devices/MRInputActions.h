// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "Devices/MRInputHandFlags.h"
#include "UObject/StrongObjectPtr.h"

class UInputAction;
class UMRInputSettings;
class UWorld;

/** The input actions that a recorded pinch triggers, in every frame of it, for every local player. Game thread. */
class FMRInputActions
{
public:
	FMRInputActions();
	~FMRInputActions();
	UE_NONCOPYABLE(FMRInputActions);

	/** Loads the actions of the settings. One that cannot be loaded is left out, with a warning. */
	void Begin(const UMRInputSettings& Settings);

	/** Injects the value 1 into every action whose hand pinches. `World` is the playing one. */
	void Update(const UWorld& World, const FMRInputHandFlags& Pinches);

	/** Releases the actions. A value lasts one frame, so none remains. */
	void End();

private:
	struct FBoundAction
	{
		TStrongObjectPtr<UInputAction> Action;
		FMRInputHandFlags Hands;
	};

	TArray<FBoundAction> BoundActions;
};
