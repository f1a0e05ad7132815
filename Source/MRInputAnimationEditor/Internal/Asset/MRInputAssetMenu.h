// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "AssetRegistry/AssetData.h"
#include "CoreMinimal.h"
#include "Templates/Function.h"

/** An entry of the menu. */
struct FMRInputMenuEntry
{
	FName Name;
	FText Label;
	FText ToolTip;
	TFunction<void()> Execute;

	/** Empty if it can always be executed. */
	TFunction<bool()> CanExecute;
};

/** The entries of recordings in the Content Browser's context menu. Making them loads no asset. Game thread. */
namespace MRInputAssetMenu
{

/** The menu that is extended, and the section of it. */
extern MRINPUTANIMATIONEDITOR_API const FName MenuName;
extern MRINPUTANIMATIONEDITOR_API const FName SectionName;

/** Adds the entries as soon as menus can be extended. */
void Register();

/** Removes the entries, or cancels a registration that is still pending. */
void Unregister();

/** The entries for the recordings among these assets; none if there is no recording. */
MRINPUTANIMATIONEDITOR_API TArray<FMRInputMenuEntry> MakeEntries(const TArray<FAssetData>& Assets);

/** The entries of the submenu Export. */
MRINPUTANIMATIONEDITOR_API TArray<FMRInputMenuEntry> MakeExportEntries(const TArray<FAssetData>& Assets);

} // namespace MRInputAssetMenu
