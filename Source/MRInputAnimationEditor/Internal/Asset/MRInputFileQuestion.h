// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "Templates/Function.h"

class IDesktopPlatform;

/** Asks the user for a place on disk, or a test in the user's place. Game thread. */
namespace MRInputFileQuestion
{

/** What to ask: for one file, or, without a file name, for a folder. */
struct FQuestion
{
	FText Title;

	/** The name to begin with, with its extension. Empty asks for a folder. */
	FString FileName;

	/** "Description|*.ext", the format of file dialogs. */
	FString FileTypes;
};

/** The whole path, empty on Cancel. */
using FAsk = TFunction<FString(const FQuestion& Question)>;

/** Puts something in the place of the platform's dialogs; an empty one brings them back. */
MRINPUTANIMATIONEDITOR_API void SetAsk(FAsk Ask);

FString Ask(const FQuestion& Question);

/** The platform's dialogs, which begin where the last one ended. */
MRINPUTANIMATIONEDITOR_API FString AskPlatform(IDesktopPlatform& Platform, const FQuestion& Question);

} // namespace MRInputFileQuestion
