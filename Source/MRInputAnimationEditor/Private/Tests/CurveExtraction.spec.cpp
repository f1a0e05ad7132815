// SPDX-License-Identifier: MIT

#include "Curves/CurveFloat.h"
#include "Curves/CurveVector.h"
#include "Curves/MRInputCurveExtraction.h"
#include "Curves/MRInputCurveTree.h"
#include "Engine/CurveTable.h"
#include "MRInputAnimation.h"
#include "MRInputRecordingData.h"
#include "Misc/AutomationTest.h"
#include "Misc/Guid.h"
#include "Mria/CurveEvaluator.h"
#include "Tests/MRInputEditorTestFiles.h"
#include "UObject/StrongObjectPtr.h"

#if WITH_DEV_AUTOMATION_TESTS

BEGIN_DEFINE_SPEC(FMRInputCurveExtractionSpec, "MRInputAnimation.Editor.CurveExtraction",
	EAutomationTestFlags::EditorContext | EAutomationTestFlags::ProductFilter)
TStrongObjectPtr<UMRInputAnimation> Animation;
FString Folder;

void DefineChoosing();
void DefineMaking();
void CheckRow(const UCurveTable& Table, const FString& Name);
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

void FMRInputCurveExtractionSpec::CheckRow(const UCurveTable& Table, const FString& Name)
{
	const FRichCurve* Row = Table.FindRichCurve(FName(*Name), TEXT("spec"));
	if (!TestNotNull(Name, Row))
	{
		return;
	}
	const mria::CurveId Curve = *mria::FindCurve(TCHAR_TO_UTF8(*Name));
	const mria::CurveView& Keys = Animation->GetData()->GetView().curves[Curve];
	constexpr int32 Steps = 97;
	const mria::TimeRange Range = Animation->GetData()->GetRange();
	for (int32 Step = -1; Step <= Steps + 1; ++Step) // one beyond each end
	{
		const float Time = Range.start + (Range.end - Range.start) * Step / Steps;
		const float Wanted =
			mria::IsFlagCurve(Curve) ? (mria::EvaluateFlag(Keys, Time) ? 1.0f : 0.0f) : mria::EvaluateCurve(Keys, Time);
		TestEqual(Name, Row->Eval(Time), Wanted, 1e-4f);
	}
}

void FMRInputCurveExtractionSpec::DefineMaking()
{
	It("makes a table that agrees with the core",
		[this]
		{
			FMRInputError Error;
			const TArray<FString> Names = Animation->GetCurveNames();
			const TArray<UObject*> Made =
				MRInputCurveExtraction::Extract(*Animation, Names, EMRInputCurveForm::Table, Folder, Error);
			if (TestEqual(TEXT("assets"), Made.Num(), 1))
			{
				const UCurveTable* Table = CastChecked<UCurveTable>(Made[0]);
				for (const FString& Name : Names)
				{
					CheckRow(*Table, Name);
				}
			}
		});
	It("makes nothing if one curve does not exist",
		[this]
		{
			FMRInputError Error;
			const TArray<UObject*> Made = MRInputCurveExtraction::Extract(
				*Animation, {TEXT("Camera.PositionX"), TEXT("Camera.Nose")}, EMRInputCurveForm::Assets, Folder, Error);
			TestEqual(TEXT("assets"), Made.Num(), 0);
			TestTrue(TEXT("says why"), Error.Text.ToString().Contains(TEXT("Camera.Nose")));
		});
}

#endif
