// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "Misc/ScopeRWLock.h"
#include "Templates/Function.h"

class FMRInputAnimationModule;
struct FMRInputSnapshot;

/**
 * What plays, for a session of OpenXR: while there is one, recorded input reaches the game below OpenXR, and the
 * plugin's own devices stay away.
 */
class MRINPUTANIMATION_API FMRInputBelowOpenXR
{
public:
	/** Game thread, once the runtime module is loaded. */
	FMRInputBelowOpenXR();

	/** Before the runtime module goes: from now on nothing plays. Game thread. */
	void Detach();

	/** Sessions come and go. Any thread. */
	void BeginSession();
	void EndSession();

	/** Calls Reader with the thread's frame; false, without calling it, while nothing drives devices. Any thread. */
	bool Read(TFunctionRef<void(const FMRInputSnapshot& Shown)> Reader) const;

private:
	void ChangeSessions(int32 Change);

	mutable FRWLock Guard;
	FMRInputAnimationModule* Module = nullptr;
};
