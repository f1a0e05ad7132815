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

/** The dialog, or a test in its place. An empty one asks nobody. */
void SetAsk(FAsk Ask);

/** Asks. Where nobody asks, the answer is Import with the settings as they are. */
EMRInputImportAnswer Ask(FMRInputImportSettings& InOutSettings);

} // namespace MRInputImportQuestion
