// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "GenericPlatform/GenericPlatformFile.h"

/** Gives out the platform file in use, the physical one. */
class FPlatformFileManager
{
public:
	static FPlatformFileManager& Get();
	IPlatformFile& GetPlatformFile() { return IPlatformFile::GetPlatformPhysical(); }
};
