// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "Import/MRInputImporting.h"
#include "MRInputAnimation.h"
#include "UObject/StrongObjectPtr.h"

/** The commandlet's dealings with assets. Game thread. */
namespace MRInputAssetWork
{

/** Whether these are asset paths, /Game/Takes/Reach say or several with a + between, and not a place on disk. */
bool AreAssets(const FString& Paths);

/**
 * Where a file goes that was found in a folder: folders below that one are folders below `ContentFolder` too, so that
 * files of one name do not replace each other. Letters that a content folder may not have become underscores.
 */
MRINPUTANIMATIONEDITOR_API FString GetContentFolder(
	const FString& File, const FString& FoundIn, const FString& ContentFolder);

/**
 * Imports a file through the editor's own import, never asking anything. The asset's path, empty on failure. OutError
 * is set if it is there, but it or its curve table could not be saved.
 */
MRINPUTANIMATIONEDITOR_API FString Import(const FString& File, const FString& ContentFolder,
	const FMRInputImportSettings& Settings, bool bSave, FMRInputError& OutError);

/** The assets of those paths; for each that is none, or that holds no recording, an error. */
TArray<TStrongObjectPtr<UMRInputAnimation>> Load(const FString& Paths, TArray<FMRInputError>& OutErrors);

} // namespace MRInputAssetWork
