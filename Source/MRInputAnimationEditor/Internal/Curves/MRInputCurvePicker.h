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

/** Asks, and waits for the answer. False where nobody can be asked, on Cancel, and with nothing chosen. */
MRINPUTANIMATIONEDITOR_API bool Pick(const UMRInputAnimation& Animation, FMRInputCurveChoice& InOutChoice);

/** The window, without asking whether anybody can be asked. */
MRINPUTANIMATIONEDITOR_API bool PickInWindow(const UMRInputAnimation& Animation, FMRInputCurveChoice& InOutChoice);

} // namespace MRInputCurvePicker
