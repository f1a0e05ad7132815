// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "GenericPlatform/GenericPlatformFile.h"

#include <atomic>

/** Gives out the platform file in use: the physical one unless another was set. Any thread. */
class FPlatformFileManager
{
public:
	static FPlatformFileManager& Get();
	IPlatformFile& GetPlatformFile() { return *Topmost.load(); }
	void SetPlatformFile(IPlatformFile& NewTopmostPlatformFile) { Topmost = &NewTopmostPlatformFile; }

private:
	std::atomic<IPlatformFile*> Topmost{&IPlatformFile::GetPlatformPhysical()};
};
