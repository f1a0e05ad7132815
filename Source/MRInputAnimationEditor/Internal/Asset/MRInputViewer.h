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

/** What the menu entry does, or which setting enables it. */
FText GetToolTip();

/** The path of a recording of that name for the viewer, in Saved/MRInput/Viewer. */
MRINPUTANIMATIONEDITOR_API FString MakePath(const FString& Name);

/** Page?file=Path, or &file= behind a page that has a question mark; the path percent-encoded as UTF-8. */
MRINPUTANIMATIONEDITOR_API FString MakeAddress(const FString& Page, const FString& Path);

/** Opens an address. Returns an error text, or an empty one. */
using FLaunch = TFunction<FString(const FString& Address)>;

/** Replaces the browser; an empty function restores it. */
MRINPUTANIMATIONEDITOR_API void SetLaunch(FLaunch Launch);

/** Opens the page of the settings with a file. Returns an error text, or an empty one. */
FString Show(const FString& Path);

} // namespace MRInputViewer
