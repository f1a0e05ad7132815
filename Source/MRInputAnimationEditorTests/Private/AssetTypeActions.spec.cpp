// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Asset/MRInputStyle.h"
#include "AssetToolsModule.h"
#include "AssetTypeActions_Base.h"
#include "EditorFramework/AssetImportData.h"
#include "IAssetTools.h"
#include "MRInputAnimation.h"
#include "MRInputAnimationEditorModule.h"
#include "Misc/AutomationTest.h"
#include "Misc/Paths.h"
#include "Modules/ModuleManager.h"
#include "Mria/Writer.h"
#include "Styling/SlateStyle.h"
#include "Styling/SlateStyleRegistry.h"
#include "Support/MRInputEditorTestFiles.h"
#include "Support/MRInputTestAsset.h"
#include "UObject/StrongObjectPtr.h"

#if WITH_DEV_AUTOMATION_TESTS

BEGIN_DEFINE_SPEC(FMRInputAssetTypeActionsSpec, "MRInputAnimation.Editor.AssetTypeActions",
	EAutomationTestFlags::EditorContext | EAutomationTestFlags::ProductFilter)
TSharedPtr<IAssetTypeActions> FindActions();
END_DEFINE_SPEC(FMRInputAssetTypeActionsSpec)

TSharedPtr<IAssetTypeActions> FMRInputAssetTypeActionsSpec::FindActions()
{
	const TSharedPtr<IAssetTypeActions> Actions =
		FModuleManager::LoadModuleChecked<FAssetToolsModule>(TEXT("AssetTools"))
			.Get()
			.GetAssetTypeActionsForClass(UMRInputAnimation::StaticClass())
			.Pin();
	TestTrue(TEXT("registered"), Actions.IsValid());
	return Actions;
}

void FMRInputAssetTypeActionsSpec::Define()
{
	It("shows recordings as imported animation assets",
		[this]
		{
			const TSharedPtr<IAssetTypeActions> Actions = FindActions();
			TestTrue(TEXT("class"), Actions->GetSupportedClass() == UMRInputAnimation::StaticClass());
			TestFalse(TEXT("name"), Actions->GetName().IsEmpty());
			TestTrue(TEXT("imported"), Actions->IsImportedAsset());
			const FColor Colour = Actions->GetTypeColor();
			TestTrue(TEXT("blue, as the left hand is"), Colour.B > 2 * Colour.R && Colour.B > Colour.G);
			TestEqual(TEXT("category"), Actions->GetCategories(), static_cast<uint32>(EAssetTypeCategories::Animation));
		});
	It("describes a recording by its tags",
		[this]
		{
			const TStrongObjectPtr<UMRInputAnimation> Animation(
				MRInputTestAsset::Make(MRInputEditorTestFiles::GetSample(TEXT("PinchDrag"))));
			const FString Text = FindActions()->GetAssetDescription(MRInputTestAsset::DataOf(*Animation)).ToString();
			TestTrue(Text, Text.StartsWith(FString::Printf(TEXT("%.2f s, "), Animation->GetDuration())));
			TestTrue(Text, Text.Contains(TEXT("hand")) && Text.Contains(TEXT("marker")));
			TestTrue(Text, Text.EndsWith(Animation->GetFormat()));
		});
	It("says which hands are in it",
		[this]
		{
			const auto Describe = [this](mria::Hand Hand)
			{
				mria::Recording Recording;
				Recording.curves[mria::TrackedCurve(Hand)].keys = {{0.0f, 1.0f}, {1.0f, 1.0f}};
				Recording.curves[mria::JointCurve(Hand, mria::Joint::Palm, mria::PoseComponent::PositionX)].keys = {
					{0.0f, 0.0f}, {1.0f, 1.0f}};
				const mria::WrittenRecording Written = mria::WriteRecording(Recording, mria::Dialect::Mrtk11);
				const TStrongObjectPtr<UMRInputAnimation> Animation(MRInputTestAsset::Make(
					TArray<uint8>(Written.bytes.data(), static_cast<int32>(Written.bytes.size()))));
				return FindActions()->GetAssetDescription(MRInputTestAsset::DataOf(*Animation)).ToString();
			};
			TestTrue(TEXT("left"), Describe(mria::Hand::Left).Contains(TEXT(", left hand, ")));
			TestTrue(TEXT("right"), Describe(mria::Hand::Right).Contains(TEXT(", right hand, ")));
			TestEqual(TEXT("nothing"), FindActions()->GetAssetDescription(FAssetData()).ToString(),
				FString(TEXT("Contains no recording.")));
		});
	It("gives the source files",
		[this]
		{
			const TStrongObjectPtr<UMRInputAnimation> Animation(
				MRInputTestAsset::Make(MRInputEditorTestFiles::GetSample(TEXT("PinchDrag"))));
			const FString File = FPaths::ConvertRelativePathToFull(TEXT("Takes/Drag.bin"));
			Animation->AssetImportData->UpdateFilenameOnly(File);
			TArray<FString> Files;
			FindActions()->GetResolvedSourceFilePaths({Animation.Get()}, Files);
			TestTrue(TEXT("one"), Files.Num() == 1 && FPaths::ConvertRelativePathToFull(Files[0]) == File);
		});
	It("has an icon file for every brush",
		[this]
		{
			const ISlateStyle* Style = FSlateStyleRegistry::FindSlateStyle(MRInputStyle::StyleName);
			struct FIcon
			{
				const TCHAR* Brush;
				const TCHAR* File;
			};
			const FIcon Icons[] = {{TEXT("ClassIcon.MRInputAnimation"), TEXT("Asset.svg")},
				{TEXT("ClassThumbnail.MRInputAnimation"), TEXT("Asset.svg")},
				{TEXT("MRInput.Track"), TEXT("Track.svg")}};
			for (const FIcon& Icon : Icons)
			{
				const FSlateBrush* Brush = Style ? Style->GetOptionalBrush(Icon.Brush) : nullptr;
				const FString File = Brush ? Brush->GetResourceName().ToString() : FString();
				TestTrue(Icon.Brush, File.EndsWith(Icon.File) && FPaths::FileExists(File));
				TestTrue(TEXT("sharp at any scale"), Brush && Brush->GetImageType() == ESlateBrushImageType::Vector);
			}
		});
}

#endif
