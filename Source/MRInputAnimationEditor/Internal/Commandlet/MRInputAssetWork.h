// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "Import/MRInputImporting.h"
#include "MRInputAnimation.h"
#include "UObject/StrongObjectPtr.h"

/** The commandlet's functions for assets. Game thread. */
namespace MRInputAssetWork
{

/** Whether these are asset paths, such as /Game/Takes/Reach, or several separated by +, rather than a path on disk. */
bool AreAssets(const FString& Paths);

/**
 * The content folder of a file that was found in a folder. Subfolders become subfolders of `ContentFolder`, so that
 * files of one name do not replace each other. Characters that a content folder may not have become underscores.
 */
MRINPUTANIMATIONEDITOR_API FString GetContentFolder(
	const FString& File, const FString& FoundIn, const FString& ContentFolder);

/**
 * Imports a file with the editor's own import, without questions. Returns the asset's path, or an empty one on failure.
 * OutError is also set if the asset was created, but it or its curve table could not be saved.
 */
MRINPUTANIMATIONEDITOR_API FString Import(const FString& File, const FString& ContentFolder,
	const FMRInputImportSettings& Settings, bool bSave, FMRInputError& OutError);

/** Loads the assets. Adds an error for each path that is not an asset or holds no recording. */
TArray<TStrongObjectPtr<UMRInputAnimation>> Load(const FString& Paths, TArray<FMRInputError>& OutErrors);

} // namespace MRInputAssetWork
