// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "Curves/MRInputCurveExtraction.h"
#include "Templates/Function.h"

class UMRInputAnimation;

/** Which curves are to become what. */
struct FMRInputCurveChoice
{
	TArray<FString> CurveNames;
	EMRInputCurveForm Form = EMRInputCurveForm::Assets;
};

/** Who asks the user for curves. Game thread. */
namespace MRInputCurvePicker
{

/** Starts with what is chosen in InOutChoice and changes it to what the user chose. False if nothing is to be done. */
using FPick = TFunction<bool(const UMRInputAnimation& Animation, FMRInputCurveChoice& InOutChoice)>;

/** A test in the window's place; an empty one brings the window back. */
MRINPUTANIMATIONEDITOR_API void SetPick(FPick Pick);

/**
 * Asks the user and waits for the answer. Returns false if there is no user, on Cancel, and if nothing is selected.
 */
MRINPUTANIMATIONEDITOR_API bool Pick(const UMRInputAnimation& Animation, FMRInputCurveChoice& InOutChoice);

/** Shows the window without checking for unattended mode. */
MRINPUTANIMATIONEDITOR_API bool PickInWindow(const UMRInputAnimation& Animation, FMRInputCurveChoice& InOutChoice);

} // namespace MRInputCurvePicker
