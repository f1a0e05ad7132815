// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "Templates/Function.h"

/** The page that shows recordings, if one is set in the editor's settings. Game thread. */
namespace MRInputViewer
{

/** Whether a page is set. */
bool IsSet();

/** What the menu's entry does, or what to set so that it can. */
FText GetToolTip();

/** Where a recording of that name is written for the viewer: Saved/MRInput/Viewer. */
MRINPUTANIMATIONEDITOR_API FString MakePath(const FString& Name);

/** Page?file=Path, or &file= behind a page that has a question mark; the path percent-encoded as UTF-8. */
MRINPUTANIMATIONEDITOR_API FString MakeAddress(const FString& Page, const FString& Path);

/** Opens an address; says why not, or nothing. */
using FLaunch = TFunction<FString(const FString& Address)>;

/** Puts something in the browser's place; an empty one brings it back. */
MRINPUTANIMATIONEDITOR_API void SetLaunch(FLaunch Launch);

/** Opens the page that is set with that file. Empty, or why not. */
FString Show(const FString& Path);

} // namespace MRInputViewer
