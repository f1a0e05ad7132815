// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "Curves/MRInputCurveExtraction.h"
#include "Templates/Function.h"

class UMRInputAnimation;

/** The chosen curves, and which assets to create from them. */
struct FMRInputCurveChoice
{
	TArray<FString> CurveNames;
	EMRInputCurveForm Form = EMRInputCurveForm::Assets;
};

/** Asks the user for curves. Game thread. */
namespace MRInputCurvePicker
{

/** Starts with the choice in InOutChoice and sets it to the user's. Returns false if nothing is to be done. */
using FPick = TFunction<bool(const UMRInputAnimation& Animation, FMRInputCurveChoice& InOutChoice)>;

/** Replaces the window in tests; an empty function restores it. */
MRINPUTANIMATIONEDITOR_API void SetPick(FPick Pick);

/**
 * Asks the user and waits for the answer. Returns false if there is no user, on Cancel, and if nothing is selected.
 */
MRINPUTANIMATIONEDITOR_API bool Pick(const UMRInputAnimation& Animation, FMRInputCurveChoice& InOutChoice);

/** Shows the window without checking for unattended mode. */
MRINPUTANIMATIONEDITOR_API bool PickInWindow(const UMRInputAnimation& Animation, FMRInputCurveChoice& InOutChoice);

} // namespace MRInputCurvePicker
