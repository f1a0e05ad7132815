// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "AssetRegistry/AssetData.h"

DECLARE_DELEGATE_OneParam(FOnAssetSelected, const FAssetData&);
DECLARE_DELEGATE_OneParam(FOnAssetEnterPressed, const TArray<FAssetData>&);
DECLARE_DELEGATE_RetVal_OneParam(bool, FOnShouldFilterAsset, const FAssetData&);
