// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "IAssetTools.h"
#include "Modules/ModuleManager.h"

class ASSETTOOLS_API FAssetToolsModule : public IModuleInterface
{
public:
	virtual IAssetTools& Get() const { return IAssetTools::Get(); }
};
