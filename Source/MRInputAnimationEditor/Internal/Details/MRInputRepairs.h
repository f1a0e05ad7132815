// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "MRInputTypes.h"
#include "Mria/Repair.h"

class UMRInputAnimation;

/** The core's repairs on an asset, as steps that can be undone. Game thread. */
namespace MRInputRepairs
{

/** What its button says. */
MRINPUTANIMATIONEDITOR_API FText GetLabel(mria::RepairKind Kind);

/** What it does, in a sentence. */
MRINPUTANIMATIONEDITOR_API FText GetToolTip(mria::RepairKind Kind);

/**
 * Makes the repairs in one undo step and tells what changed in the log's page. Where nothing was wrong nothing happens:
 * no step, no dirty package. False, with the asset as it was and OutError filled, if it holds no recording or the
 * result would be beyond an array.
 */
MRINPUTANIMATIONEDITOR_API bool Apply(
	UMRInputAnimation& Animation, const mria::RepairSet& Repairs, FMRInputError& OutError);

} // namespace MRInputRepairs
