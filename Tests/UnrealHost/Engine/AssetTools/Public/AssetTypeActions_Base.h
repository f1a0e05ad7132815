// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "IAssetTypeActions.h"

class ASSETTOOLS_API FAssetTypeActions_Base : public IAssetTypeActions
{
public:
	virtual bool IsImportedAsset() const override { return false; }
	virtual void GetResolvedSourceFilePaths(const TArray<UObject*>&, TArray<FString>&) const override {}
	virtual FText GetAssetDescription(const FAssetData&) const override { return FText(); }
};
