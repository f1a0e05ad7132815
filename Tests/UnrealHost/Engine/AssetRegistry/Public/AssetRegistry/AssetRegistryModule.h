// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "AssetRegistry/IAssetRegistry.h"
#include "Modules/ModuleInterface.h"

/** The way to the asset registry. The host has no module object, only the static functions. */
class ASSETREGISTRY_API FAssetRegistryModule : public IModuleInterface
{
public:
	static void AssetCreated(UObject* NewAsset) { IAssetRegistry::Get()->AssetCreated(NewAsset); }
};
