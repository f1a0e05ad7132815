// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#include "Misc/CoreDelegates.h"

#if HOST_HAS_ENGINE_INIT_GETTER
FSimpleMulticastDelegate& FCoreDelegates::GetOnPostEngineInit()
{
	static FSimpleMulticastDelegate Delegate;
	return Delegate;
}

FSimpleMulticastDelegate& FCoreDelegates::OnPostEngineInit = FCoreDelegates::GetOnPostEngineInit();
#else
FSimpleMulticastDelegate FCoreDelegates::OnPostEngineInit;
#endif
FSimpleMulticastDelegate FCoreDelegates::OnEnginePreExit;
