// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "AssetRegistry/IAssetRegistry.h"
#include "Curves/CurveFloat.h"
#include "Curves/MRInputCurveExtraction.h"
#include "Curves/MRInputCurveTree.h"
#include "Engine/CurveTable.h"
#include "MRInputAnimation.h"
#include "Misc/AutomationTest.h"
#include "Misc/FileHelper.h"
#include "Misc/Guid.h"
#include "Misc/PackageName.h"
#include "Support/MRInputEditorTestFiles.h"
#include "UObject/Package.h"
#include "UObject/StrongObjectPtr.h"

#if WITH_DEV_AUTOMATION_TESTS

BEGIN_DEFINE_SPEC(FMRInputCurveExtractionSpec, "MRInputAnimation.Editor.CurveExtraction",
	EAutomationTestFlags::EditorContext | EAutomationTestFlags::ProductFilter)
TStrongObjectPtr<UMRInputAnimation> Animation;
FString Folder;

void DefineChoosing();
void DefineMaking();
END_DEFINE_SPEC(FMRInputCurveExtractionSpec)

void FMRInputCurveExtractionSpec::Define()
{
	BeforeEach(
		[this]
		{
			FMRInputError Error;
			Animation.Reset(NewObject<UMRInputAnimation>());
			Animation->SetBytes(MRInputEditorTestFiles::GetSample(TEXT("BezierReach")), TEXT("BezierReach"), Error);
			Folder = TEXT("/Game/") + FGuid::NewGuid().ToString();
		});
	AfterEach([this] { Animation.Reset(); });
	DefineChoosing();
	DefineMaking();
}

void FMRInputCurveExtractionSpec::DefineChoosing()
{
	It("shows names as a tree, and finds words in it",
		[this]
		{
			const MRInputCurveTree::FNodes Nodes = MRInputCurveTree::Build(
				{TEXT("Camera.PositionX"), TEXT("Left.Wrist.PositionX"), TEXT("Left.IndexTip.PositionX")});
			TestEqual(TEXT("roots"), Nodes.Num(), 2);
			TestEqual(TEXT("joints"), Nodes[1]->Children.Num(), 2);
			const MRInputCurveTree::FNodes Found = MRInputCurveTree::Filter(Nodes, TEXT("left index"));
			TestEqual(TEXT("found"), Found.Num(), 1);
			TestEqual(TEXT("below it"), Found[0]->Children.Num(), 1);
			MRInputCurveTree::Choose(*Found[0], true);
			TestTrue(
				TEXT("chosen"), MRInputCurveTree::GetChosen(Nodes) == TArray<FString>{TEXT("Left.IndexTip.PositionX")});
			TestFalse(TEXT("all of Left"), MRInputCurveTree::IsAllChosen(*Nodes[1]));
			TestFalse(TEXT("none of Left"), MRInputCurveTree::IsNoneChosen(*Nodes[1]));
		});
	It("joins three to a vector, but never a rotation",
		[this]
		{
			const TArray<FMRInputCurvePlan> Plans = MRInputCurveExtraction::Plan(TEXT("A"),
				{TEXT("Camera.PositionX"), TEXT("Camera.PositionY"), TEXT("Camera.PositionZ"), TEXT("Camera.RotationX"),
					TEXT("Camera.RotationY"), TEXT("Camera.RotationZ")});
			TestEqual(TEXT("plans"), Plans.Num(), 4);
			TestTrue(TEXT("a vector"), Plans[0].bIsVector);
			TestEqual(TEXT("its name"), Plans[0].AssetName, TEXT("A_Camera_Position"));
			TestFalse(TEXT("no vector"), Plans[1].bIsVector);
		});
}

void FMRInputCurveExtractionSpec::DefineMaking()
{
	It("creates a table with one row per curve, notifies the registry and marks it dirty",
		[this]
		{
			FMRInputError Error;
			int32 Registered = 0;
			const FDelegateHandle Handle =
				IAssetRegistry::Get()->OnInMemoryAssetCreated().AddLambda([&Registered](UObject*) { ++Registered; });
			const TArray<FString> Names = {TEXT("Left.Palm.PositionX"), TEXT("Camera.RotationW")};
			const TArray<UObject*> Made =
				MRInputCurveExtraction::Extract(*Animation, Names, EMRInputCurveForm::Table, Folder, Error);
			IAssetRegistry::Get()->OnInMemoryAssetCreated().Remove(Handle);
			if (TestEqual(TEXT("assets"), Made.Num(), 1))
			{
				const UCurveTable* Table = CastChecked<UCurveTable>(Made[0]);
				TestEqual(TEXT("rows"), Table->GetRichCurveRowMap().Num(), 2);
				TestTrue(TEXT("to be saved"), Table->GetOutermost()->IsDirty());
				TestTrue(TEXT("an asset"), Table->IsAsset());
				TestEqual(TEXT("in the folder"), Table->GetOutermost()->GetName(),
					Folder / Animation->GetName() + TEXT("_Curves"));
			}
			TestEqual(TEXT("registered"), Registered, 1);
		});
	It("leaves what has the name alone",
		[this]
		{
			FMRInputError Error;
			const TArray<FString> Names = {TEXT("Left.Palm.PositionX")};
			UObject* First = nullptr;
			for (const TCHAR* Suffix : {TEXT(""), TEXT("_2"), TEXT("_3")})
			{
				const TArray<UObject*> Made =
					MRInputCurveExtraction::Extract(*Animation, Names, EMRInputCurveForm::Assets, Folder, Error);
				TestTrue(Suffix, Made.Num() == 1 && Made[0]->GetName().EndsWith(FString(TEXT("PositionX")) + Suffix));
				First = First ? First : Made[0];
			}
			TestTrue(TEXT("the first has its keys"), CastChecked<UCurveFloat>(First)->FloatCurve.GetNumKeys() > 1);
		});
	It("does not replace an asset on disk that is not loaded",
		[this]
		{
			const FMRInputTestSandbox Sandbox;
			const FString AssetName = Animation->GetName() + TEXT("_Curves");
			const FString Path = FPackageName::LongPackageNameToFilename(
				Sandbox.Content / AssetName, FPackageName::GetAssetPackageExtension());
			FFileHelper::SaveStringToFile(TEXT("a package"), *Path);
			FMRInputError Error;
			const TArray<UObject*> Made = MRInputCurveExtraction::Extract(
				*Animation, {TEXT("Left.Palm.PositionX")}, EMRInputCurveForm::Table, Sandbox.Content, Error);
			TestTrue(TEXT("a number"), Made.Num() == 1 && Made[0]->GetName() == AssetName + TEXT("_2"));
		});
	It("creates nothing for invalid input, and reports why",
		[this]
		{
			const auto Try = [this](const TArray<FString>& Names, const FString& Where, FMRInputError& OutError) {
				return MRInputCurveExtraction::Extract(*Animation, Names, EMRInputCurveForm::Assets, Where, OutError)
					.Num();
			};
			FMRInputError Error;
			TestEqual(TEXT("a curve that does not exist"),
				Try({TEXT("Camera.PositionX"), TEXT("Camera.Nose")}, Folder, Error), 0);
			TestTrue(TEXT("says which"), Error.Text.ToString().Contains(TEXT("Camera.Nose")));
			TestEqual(TEXT("no curve"), Try({}, Folder, Error), 0);
			TestTrue(TEXT("says so"), Error.IsSet());
			TestEqual(TEXT("an invalid folder"), Try({TEXT("Camera.PositionX")}, TEXT("Takes"), Error), 0);
			TestTrue(TEXT("says so"), Error.Text.ToString().Contains(TEXT("/Game/Takes")));
			TestEqual(TEXT("a sound one"), Try({TEXT("Camera.PositionY")}, Folder, Error), 1);
			TestFalse(TEXT("says nothing"), Error.IsSet());
			TestNull(
				TEXT("package"), FindPackage(nullptr, *(Folder / Animation->GetName() + TEXT("_Camera_PositionX"))));
			Animation.Reset(NewObject<UMRInputAnimation>());
			TestEqual(TEXT("no recording"), Try({TEXT("Camera.PositionX")}, Folder, Error), 0);
			TestTrue(TEXT("says so"), Error.Code == EMRInputErrorCode::NoAnimation);
		});
}

#endif
