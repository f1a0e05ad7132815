// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "Import/MRInputImporting.h"
#include "Templates/Function.h"

/** What the user did with the import dialog. */
enum class EMRInputImportAnswer : uint8
{
	Cancel,
	Import,
	ImportAll,
};

/** Who asks the user before an import. Game thread. */
namespace MRInputImportQuestion
{

/** Shows the settings, and changes them to those that were chosen. */
using FAsk = TFunction<EMRInputImportAnswer(FMRInputImportSettings& InOutSettings)>;

/** A test in the dialog's place; an empty one brings the dialog back. */
MRINPUTANIMATIONEDITOR_API void SetAsk(FAsk Ask);

/** Asks the user and waits for the answer. Without a user, returns Import and keeps the settings. */
MRINPUTANIMATIONEDITOR_API EMRInputImportAnswer Ask(FMRInputImportSettings& InOutSettings);

} // namespace MRInputImportQuestion
