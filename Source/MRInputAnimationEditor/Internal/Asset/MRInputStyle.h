// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"

struct FSlateIcon;

/** The plugin's icons under the names by which the editor looks for them. Game thread. */
namespace MRInputStyle
{

/** The style set's name. */
extern MRINPUTANIMATIONEDITOR_API const FName StyleName;

/** A track in Sequencer, 16 pixels. */
extern MRINPUTANIMATIONEDITOR_API const FName TrackIconName;

/** Makes and removes the style set; Register must not be called twice in a row. */
void Register();
void Unregister();

/** The icon of the asset, for menus. */
FSlateIcon GetAssetIcon();

/** The icon of a Sequencer track. */
FSlateIcon GetTrackIcon();

} // namespace MRInputStyle
