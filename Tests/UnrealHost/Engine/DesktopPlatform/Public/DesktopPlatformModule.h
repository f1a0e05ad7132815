// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "IDesktopPlatform.h"
#include "Modules/ModuleManager.h"

class DESKTOPPLATFORM_API FDesktopPlatformModule : public IModuleInterface
{
public:
	static IDesktopPlatform* Get();
};
