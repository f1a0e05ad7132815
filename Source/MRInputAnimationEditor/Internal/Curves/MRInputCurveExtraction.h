// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "MRInputTypes.h"

class UMRInputAnimation;
class UObject;

/** The assets that are created from chosen curves. */
enum class EMRInputCurveForm : uint8
{
	/** A vector curve for each X, Y and Z that are chosen together, and a float curve for each other curve. */
	Assets,

	/** One curve table with one row per curve, named after it. */
	Table,
};

/** An asset to create: a vector curve from three curves, or a float curve. */
struct FMRInputCurvePlan
{
	/** Left.IndexTip.Position for three curves, Left.IndexTip.RotationW for one. */
	FString CurveName;
	bool bIsVector = false;

	/** Name of the asset: the recording's name, an underscore, and CurveName with underscores for dots. */
	FString AssetName;
};

/** Creates assets from curves: key by key, in the recording's axes (Unity's), metres and seconds. Game thread. */
namespace MRInputCurveExtraction
{

/** The assets for these curves, in their order. Duplicate names count once. */
MRINPUTANIMATIONEDITOR_API TArray<FMRInputCurvePlan> Plan(const FString& BaseName, const TArray<FString>& CurveNames);

/**
 * Creates the assets in a folder such as /Game/Takes, named after the recording, and leaves their packages unsaved. An
 * existing asset is not changed: the new one gets a number. Creates nothing and fills OutError if the animation has no
 * recording, a curve does not exist, no curve is given, or the folder is invalid.
 */
MRINPUTANIMATIONEDITOR_API TArray<UObject*> Extract(const UMRInputAnimation& Animation,
	const TArray<FString>& CurveNames, EMRInputCurveForm Form, const FString& Folder, FMRInputError& OutError);

/** The folder that holds the asset: /Game/Takes for /Game/Takes/Reach. */
FString GetFolderOf(const UMRInputAnimation& Animation);

} // namespace MRInputCurveExtraction
