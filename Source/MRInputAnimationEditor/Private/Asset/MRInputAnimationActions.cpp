// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Asset/MRInputAnimationActions.h"

#include "AssetRegistry/AssetData.h"
#include "EditorFramework/AssetImportData.h"
#include "MRInputAnimation.h"
#include "Strip/MRInputStripPaint.h"

#define LOCTEXT_NAMESPACE "MRInputAnimationActions"

namespace MRInputAnimationActionsDetail
{
FString GetTag(const FAssetData& Asset, const TCHAR* Name)
{
	FString Value;
	Asset.GetTagValue(FName(Name), Value);
	return Value;
}

bool IsTrue(const FAssetData& Asset, const TCHAR* Name)
{
	return GetTag(Asset, Name) == TEXT("True");
}

FText DescribeHands(const FAssetData& Asset)
{
	const bool bLeft = IsTrue(Asset, TEXT("LeftHand"));
	const bool bRight = IsTrue(Asset, TEXT("RightHand"));
	if (bLeft && bRight)
	{
		return LOCTEXT("BothHands", "both hands");
	}
	if (bLeft)
	{
		return LOCTEXT("LeftHand", "left hand");
	}
	return bRight ? LOCTEXT("RightHand", "right hand") : LOCTEXT("NoHands", "no hands");
}
} // namespace MRInputAnimationActionsDetail

FText FMRInputAnimationActions::GetName() const
{
	return LOCTEXT("Name", "MR Input Animation");
}

FColor FMRInputAnimationActions::GetTypeColor() const
{
	return MRInputStripPaint::ToUnrealColour(mria::Colours::kLeftHand).ToFColor(true);
}

UClass* FMRInputAnimationActions::GetSupportedClass() const
{
	return UMRInputAnimation::StaticClass();
}

uint32 FMRInputAnimationActions::GetCategories()
{
	return EAssetTypeCategories::Animation;
}

void FMRInputAnimationActions::GetResolvedSourceFilePaths(
	const TArray<UObject*>& TypeAssets, TArray<FString>& OutSourceFilePaths) const
{
	for (const UObject* Asset : TypeAssets)
	{
		const UMRInputAnimation* Animation = Cast<UMRInputAnimation>(Asset);
		if (Animation && Animation->AssetImportData)
		{
			Animation->AssetImportData->ExtractFilenames(OutSourceFilePaths);
		}
	}
}

FText FMRInputAnimationActions::GetAssetDescription(const FAssetData& AssetData) const
{
	using namespace MRInputAnimationActionsDetail;
	const FString Duration = GetTag(AssetData, TEXT("Duration"));
	if (Duration.IsEmpty())
	{
		return LOCTEXT("NoRecording", "Contains no recording.");
	}
	const int32 Markers = FCString::Atoi(*GetTag(AssetData, TEXT("Markers")));
	return FText::Format(LOCTEXT("Description", "{0} s, {1}, {2} {2}|plural(one=marker,other=markers), {3}"),
		FText::FromString(FString::Printf(TEXT("%.2f"), FCString::Atod(*Duration))), DescribeHands(AssetData), Markers,
		FText::FromString(GetTag(AssetData, TEXT("Format"))));
}

#undef LOCTEXT_NAMESPACE
