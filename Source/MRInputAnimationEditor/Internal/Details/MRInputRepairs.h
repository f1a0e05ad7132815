// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "MRInputTypes.h"
#include "Mria/Repair.h"

class UMRInputAnimation;

/** Applies the core's repairs to an asset, as undo steps. Game thread. */
namespace MRInputRepairs
{

/** The label of its button. */
MRINPUTANIMATIONEDITOR_API FText GetLabel(mria::RepairKind Kind);

/** The tooltip of its button: one sentence. */
MRINPUTANIMATIONEDITOR_API FText GetToolTip(mria::RepairKind Kind);

/**
 * Runs the repairs in one undo step and lists the changes in the message log. If nothing was wrong, there is no step
 * and the package stays clean. Returns false, with the asset unchanged and OutError filled, if it holds no recording
 * or the result would be too large for an array.
 */
MRINPUTANIMATIONEDITOR_API bool Apply(
	UMRInputAnimation& Animation, const mria::RepairSet& Repairs, FMRInputError& OutError);

} // namespace MRInputRepairs
