// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "UObject/UObjectGlobals.h"

/** What the engine's own collections keep: assets stay while the editor runs. */
#if WITH_EDITOR
#define GARBAGE_COLLECTION_KEEPFLAGS RF_Standalone
#else
#define GARBAGE_COLLECTION_KEEPFLAGS RF_NoFlags
#endif
