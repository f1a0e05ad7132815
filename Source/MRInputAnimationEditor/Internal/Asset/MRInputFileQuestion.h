// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "Templates/Function.h"

class IDesktopPlatform;

/** Asks the user for a file or folder; tests replace the dialog. Game thread. */
namespace MRInputFileQuestion
{

/** What to ask: for one file, or, without a file name, for a folder. */
struct FQuestion
{
	FText Title;

	/** The suggested name, with its extension. If empty, asks for a folder. */
	FString FileName;

	/** "Description|*.ext", the format of file dialogs. */
	FString FileTypes;
};

/** The full path; empty on Cancel. */
using FAsk = TFunction<FString(const FQuestion& Question)>;

/** Replaces the platform's dialogs; an empty function restores them. */
MRINPUTANIMATIONEDITOR_API void SetAsk(FAsk Ask);

FString Ask(const FQuestion& Question);

/** Shows the platform's dialog, starting in the folder that was last chosen. */
MRINPUTANIMATIONEDITOR_API FString AskPlatform(IDesktopPlatform& Platform, const FQuestion& Question);

} // namespace MRInputFileQuestion
