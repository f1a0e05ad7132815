// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
// EXPECT: GetOnPostEngineInit
// VERSION: 5.5
// The getter came with 5.8.

#include "Misc/CoreDelegates.h"

void Listen()
{
#ifdef CURED
	FCoreDelegates::OnPostEngineInit.AddLambda([] {});
#else
	FCoreDelegates::GetOnPostEngineInit().AddLambda([] {});
#endif
}
