// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "MotionControllerComponent.h"

namespace UE::Host
{

/** What the engine does with a motion controller component from inside. */
struct HEADMOUNTEDDISPLAY_API FMotionControllerAccess
{
	/** The late update's question; call it from another thread, as the engine does. */
	static bool PollFromRenderThread(
		UMotionControllerComponent& Component, FVector& Position, FRotator& Orientation, float WorldToMetersScale);

	/** Stands in for a Blueprint's OnMotionControllerUpdated, of all components; an empty function ends it. */
	static void SetUpdatedListener(TFunction<void(UMotionControllerComponent&)> Listener);
};

} // namespace UE::Host
