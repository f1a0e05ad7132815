// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Delegates/Delegate.h"

/** Moments of the program's life. Game thread only. */
class FCoreDelegates
{
public:
	/** Right after the engine and its subsystems exist. */
#if HOST_HAS_ENGINE_INIT_GETTER
	// UNCONFIRMED(engine-init-getter-type): FCoreDelegates::GetOnPostEngineInit returns a simple multicast delegate by
	// reference. [compile]
	static FSimpleMulticastDelegate& GetOnPostEngineInit();
	UE_DEPRECATED(5.8, "Use GetOnPostEngineInit().")
	static FSimpleMulticastDelegate& OnPostEngineInit;
#else
	static FSimpleMulticastDelegate OnPostEngineInit;
#endif

	/** The engine's end, which the Engine module announces, then the program's: OnPreExit, OnExit. */
	static FSimpleMulticastDelegate OnEnginePreExit;
};
