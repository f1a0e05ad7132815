// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "AssetRegistry/AssetData.h"
#include "CoreMinimal.h"
#include "Export/MRInputExporting.h"

class UMRInputAnimation;

/**
 * Actions of the Content Browser's menu on selected recordings. They load the recordings; errors go to the message log.
 */
namespace MRInputMenuActions
{

/** Loads the recordings among these assets. Logs an error for each that cannot be loaded. */
TArray<UMRInputAnimation*> Load(const TArray<FAssetData>& Assets);

/** Plays the recording in the running play session, or starts one and plays it there. */
MRINPUTANIMATIONEDITOR_API void PlayInEditor(const FAssetData& Asset);

/**
 * Cancels a recording that waits for a play session. Called if the session is cancelled, and when the module shuts
 * down.
 */
void CancelPlay();

/** The recording that waits for a play session; null if none does. */
MRINPUTANIMATIONEDITOR_API const UMRInputAnimation* GetWaiting();

/**
 * Asks for the curves of each recording in turn until the user cancels, and creates assets for them in its folder.
 * The choice for one recording is the default for the next. Returns the number of new assets.
 */
MRINPUTANIMATIONEDITOR_API int32 ExtractCurves(const TArray<FAssetData>& Assets);

/** Logs the findings of each recording, or that there are none. Returns the number of recordings with findings. */
MRINPUTANIMATIONEDITOR_API int32 Check(const TArray<FAssetData>& Assets);

/**
 * Asks for a file, or for a folder if there are several recordings, and writes them. In a folder no file is replaced: a
 * name that exists gets a number. Returns the number of written files.
 */
MRINPUTANIMATIONEDITOR_API int32 Export(const TArray<FAssetData>& Assets, EMRInputExportFormat Format);

/**
 * Creates a level sequence in the folder of each recording: a track that plays it, or key frames with the default
 * bounds and a rig in the editor world. Selects them in the Content Browser and opens a single one. Returns the
 * number of new sequences.
 */
MRINPUTANIMATIONEDITOR_API int32 MakeSequences(const TArray<FAssetData>& Assets, bool bBake);

/** Writes the recording into Saved/MRInput/Viewer and opens the viewer's page with its path. */
MRINPUTANIMATIONEDITOR_API void ShowInViewer(const FAssetData& Asset);

} // namespace MRInputMenuActions
