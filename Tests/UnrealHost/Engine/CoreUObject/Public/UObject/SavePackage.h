// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "UObject/ObjectMacros.h"

class FOutputDevice;

enum ESaveFlags
{
	SAVE_None = 0x00000000,
	SAVE_KeepDirty = 0x00000008,
};

/** How to save a package. Its layout differs between engine versions: set members by name. */
struct FSavePackageArgs
{
	EObjectFlags TopLevelFlags = RF_NoFlags;
	uint32 SaveFlags = SAVE_None;
	FOutputDevice* Error = nullptr;
};
