// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "MRInputTypes.h"

class UMRInputAnimation;
class UObject;

/** What chosen curves become. */
enum class EMRInputCurveForm : uint8
{
	/** A vector curve of each X, Y and Z that are chosen together, a float curve of each other one. */
	Assets,

	/** One curve table, a row each curve under its name. */
	Table,
};

/** One asset to be: a vector curve of three, or a float curve. */
struct FMRInputCurvePlan
{
	/** Left.IndexTip.Position of three, Left.IndexTip.RotationW of one. */
	FString CurveName;
	bool bIsVector = false;

	/** What the asset is called: CurveName with underscores for dots, after the recording's name and another one. */
	FString AssetName;
};

/** Curves as assets of their own: key by key, in the recording's axes (Unity's), metres and seconds. Game thread. */
namespace MRInputCurveExtraction
{

/** The assets for these curves, in their order. Duplicate names count once. */
MRINPUTANIMATIONEDITOR_API TArray<FMRInputCurvePlan> Plan(const FString& BaseName, const TArray<FString>& CurveNames);

/**
 * Makes the assets in a folder such as /Game/Takes, named after the recording, their packages unsaved. What is there
 * already under such a name is not touched: the new one gets a number. Nothing is made, and OutError says why, if
 * the animation has no recording, a curve does not exist, none is asked for or the folder is none.
 */
MRINPUTANIMATIONEDITOR_API TArray<UObject*> Extract(const UMRInputAnimation& Animation,
	const TArray<FString>& CurveNames, EMRInputCurveForm Form, const FString& Folder, FMRInputError& OutError);

/** The folder that holds the asset: /Game/Takes for /Game/Takes/Reach. */
FString GetFolderOf(const UMRInputAnimation& Animation);

} // namespace MRInputCurveExtraction
