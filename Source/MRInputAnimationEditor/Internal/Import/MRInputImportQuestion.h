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

/** Asks the user before an import. Game thread. */
namespace MRInputImportQuestion
{

/** Shows the settings and sets them to the user's choice. */
using FAsk = TFunction<EMRInputImportAnswer(FMRInputImportSettings& InOutSettings)>;

/** Replaces the dialog in tests; an empty function restores it. */
MRINPUTANIMATIONEDITOR_API void SetAsk(FAsk Ask);

/** Asks the user and waits for the answer. Without a user, returns Import and keeps the settings. */
MRINPUTANIMATIONEDITOR_API EMRInputImportAnswer Ask(FMRInputImportSettings& InOutSettings);

} // namespace MRInputImportQuestion
