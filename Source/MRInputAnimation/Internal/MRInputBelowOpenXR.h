// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "Misc/ScopeRWLock.h"
#include "Templates/Function.h"

class FMRInputAnimationModule;
struct FMRInputSnapshot;

/**
 * Gives OpenXR sessions the input that plays. While a session exists, recorded input reaches the game below OpenXR, and
 * the plugin does not register its own devices.
 */
class MRINPUTANIMATION_API FMRInputBelowOpenXR
{
public:
	/** Game thread, once the runtime module is loaded. */
	FMRInputBelowOpenXR();

	/** Call before the runtime module is unloaded: from then on nothing plays. Game thread. */
	void Detach();

	/** Counts sessions. Any thread. */
	void BeginSession();
	void EndSession();

	/** Calls Reader with the thread's frame; false, without calling it, while nothing drives devices. Any thread. */
	bool Read(TFunctionRef<void(const FMRInputSnapshot& Shown)> Reader) const;

private:
	void ChangeSessions(int32 Change);

	mutable FRWLock Guard;
	FMRInputAnimationModule* Module = nullptr;
};
