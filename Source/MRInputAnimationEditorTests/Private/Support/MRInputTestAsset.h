// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "AssetRegistry/AssetData.h"
#include "CoreMinimal.h"

class UMRInputAnimation;

/** Recordings as assets for the editor's specs. */
namespace MRInputTestAsset
{

/** A transactional asset in a package of its own; its package is not dirty. Null if the bytes are no recording. */
UMRInputAnimation* Make(const TArray<uint8>& Bytes, const TCHAR* Name = TEXT("Take"));

/** What the registry knows of it. */
FAssetData DataOf(const UMRInputAnimation& Animation);

} // namespace MRInputTestAsset
