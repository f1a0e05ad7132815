// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "Import/MRInputImporting.h"

class FFeedbackContext;
class UImportSubsystem;
class UMRInputAnimation;

/** What import and reimport have in common. Game thread. */
namespace MRInputImportSteps
{

/**
 * Reads a file with a progress bar and a cancel button. Returns false if the user cancelled. `Warn` shows the progress;
 * null means the editor's own feedback context.
 */
MRINPUTANIMATIONEDITOR_API bool Read(const FString& Filename, const FMRInputImportSettings& Settings,
	FFeedbackContext* Warn, FMRInputImported& OutImported);

/**
 * Fills the asset, which may exist and be visible already; its viewers are notified. Stores its source and logs
 * changes and findings.
 */
MRINPUTANIMATIONEDITOR_API void Fill(UMRInputAnimation& Animation, const FMRInputImported& Imported,
	const FMRInputImportSettings& Settings, const FString& Filename);

/** The subsystem that notifies the editor's windows; null before the editor is initialized. */
UImportSubsystem* GetImports();

} // namespace MRInputImportSteps
