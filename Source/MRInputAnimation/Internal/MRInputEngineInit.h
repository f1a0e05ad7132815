// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "MRInputEngineCompat.h"
#include "Misc/CoreDelegates.h"

/** The event that fires once, when the engine is initialized and all modules of the earlier phases have started. */
inline auto& MRInputGetPostEngineInit()
{
#if MRINPUT_ENGINE_INIT_HAS_GETTER
	return FCoreDelegates::GetOnPostEngineInit();
#else
	return FCoreDelegates::OnPostEngineInit;
#endif
}
