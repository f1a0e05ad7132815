// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Asset/MRInputEditorSettings.h"
#include "Asset/MRInputFileQuestion.h"
#include "Asset/MRInputMenuActions.h"
#include "Asset/MRInputViewer.h"
#include "Curves/MRInputCurvePicker.h"
#include "Editor.h"
#include "Engine/World.h"
#include "HAL/FileManager.h"
#include "MRInputAnimation.h"
#include "MRInputPlaybackSubsystem.h"
#include "MRInputSettings.h"
#include "Misc/AutomationTest.h"
#include "Misc/Guid.h"
#include "Mria/Writer.h"
#include "Support/MRInputEditorImport.h"
#include "Support/MRInputEditorTestFiles.h"
#include "Support/MRInputGrabRecording.h"
#include "Support/MRInputTestAsset.h"
#include "Support/MRInputTestUser.h"
#include "Templates/UnrealTemplate.h"
#include "UObject/StrongObjectPtr.h"

#if WITH_DEV_AUTOMATION_TESTS

BEGIN_DEFINE_SPEC(FMRInputMenuActionsSpec, "MRInputAnimation.Editor.MenuActions",
	EAutomationTestFlags::EditorContext | EAutomationTestFlags::ProductFilter)
TStrongObjectPtr<UMRInputAnimation> Sound;
TStrongObjectPtr<UMRInputAnimation> Faulty;
TUniquePtr<FMRInputTestSandbox> Sandbox;

void DefineExport();
void DefineOthers();
TArray<FAssetData> GetBoth() const;

/** The messages of a check. */
FString Check(const UMRInputAnimation& Animation, int32 NumOdd);

/** Exports with a user who cancels the n-th time, and returns the messages. */
TArray<FMRInputLogLine> Export(EMRInputExportFormat Format, int32 CancelsAt, int32 NumWritten);

/** Odd recordings are its subject: what the plugin warns of is looked for where it matters. */
virtual bool ElevateLogWarningsToErrors() override
{
	return false;
}
END_DEFINE_SPEC(FMRInputMenuActionsSpec)

TArray<FAssetData> FMRInputMenuActionsSpec::GetBoth() const
{
	return {MRInputTestAsset::DataOf(*Sound), MRInputTestAsset::DataOf(*Faulty)};
}

FString FMRInputMenuActionsSpec::Check(const UMRInputAnimation& Animation, int32 NumOdd)
{
	FString Messages;
	for (const FMRInputLogLine& Line : MRInputEditorImport::Listen([this, &Animation, NumOdd]
			 { TestEqual(TEXT("odd"), MRInputMenuActions::Check({MRInputTestAsset::DataOf(Animation)}), NumOdd); }))
	{
		Messages += Line.Text + TEXT("\n");
	}
	return Messages;
}

TArray<FMRInputLogLine> FMRInputMenuActionsSpec::Export(EMRInputExportFormat Format, int32 CancelsAt, int32 NumWritten)
{
	FMRInputCancellingUser User(CancelsAt);
	const TGuardValue<FFeedbackContext*> Asked(GWarn, &User);
	return MRInputEditorImport::Listen([this, Format, NumWritten]
		{ TestEqual(TEXT("written"), MRInputMenuActions::Export(GetBoth(), Format), NumWritten); });
}

void FMRInputMenuActionsSpec::Define()
{
	BeforeEach(
		[this]
		{
			Sound.Reset(MRInputTestAsset::Make(MRInputEditorTestFiles::GetSample(TEXT("PinchDrag")), TEXT("Drag")));
			Faulty.Reset(MRInputTestAsset::Make(MRInputEditorTestFiles::MakeFaulty(), TEXT("Faulty")));
			Sandbox = MakeUnique<FMRInputTestSandbox>();
			MRInputFileQuestion::SetAsk([this](const MRInputFileQuestion::FQuestion&) { return Sandbox->Folder; });
		});
	AfterEach(
		[this]
		{
			MRInputCurvePicker::SetPick(nullptr);
			MRInputFileQuestion::SetAsk(nullptr);
			MRInputViewer::SetLaunch(nullptr);
			Sandbox.Reset();
			Sound.Reset();
			Faulty.Reset();
		});
	It("checks: lists findings, that there are none, or that there is nothing to check",
		[this]
		{
			TestTrue(TEXT("odd"), Check(*Faulty, 1).Contains(TEXT("sign flips")));
			TestTrue(TEXT("sound"), Check(*Sound, 0).Contains(TEXT("No problems found.")));
			AddExpectedError(TEXT("contains no recording"), EAutomationExpectedErrorFlags::Contains, 0);
			const TStrongObjectPtr<UMRInputAnimation> Empty(NewObject<UMRInputAnimation>());
			TestTrue(TEXT("empty"), Check(*Empty, 0).Contains(TEXT("contains no recording")));
		});
	DefineExport();
	DefineOthers();
}

void FMRInputMenuActionsSpec::DefineExport()
{
	It("reports the losses of an export format",
		[this]
		{
			const TArray<FMRInputLogLine> Lines = Export(EMRInputExportFormat::Csv, 0, 2);
			TestTrue(TEXT("reported"), Lines.Num() > 0 && Lines[0].Text.Contains(TEXT("Not exported: ")));
		});
	It("stops between two files or within one when the user cancels, without a message",
		[this]
		{
			TestEqual(TEXT("at once"), Export(EMRInputExportFormat::Original, 1, 0).Num(), 0);
			TestEqual(TEXT("within"), Export(EMRInputExportFormat::Csv, 2, 0).Num(), 0);
			TestEqual(TEXT("files"), Sandbox->List().Num(), 0);
			Export(EMRInputExportFormat::Original, 2, 1);
			TestEqual(TEXT("the first"), Sandbox->List().Num(), 1);
		});
}

void FMRInputMenuActionsSpec::DefineOthers()
{
	It("begins with no curve that a recording does not have",
		[this]
		{
			const mria::WrittenRecording Written =
				mria::WriteRecording(MRInputGrabRecording::Make(), mria::Dialect::Mrtk11);
			const TStrongObjectPtr<UMRInputAnimation> Grab(MRInputTestAsset::Make(
				TArray<uint8>(Written.bytes.data(), static_cast<int32>(Written.bytes.size())), TEXT("Grab")));
			TArray<TArray<FString>> Begun;
			MRInputCurvePicker::SetPick(
				[&Begun](const UMRInputAnimation&, FMRInputCurveChoice& InOutChoice)
				{
					Begun.Add(InOutChoice.CurveNames);
					InOutChoice.CurveNames = {TEXT("Left.Palm.PositionX"), TEXT("Right.Palm.PositionX")};
					return Begun.Num() < 2;
				});
			MRInputMenuActions::ExtractCurves({MRInputTestAsset::DataOf(*Sound), MRInputTestAsset::DataOf(*Grab)});
			TestTrue(TEXT("asked twice"), Begun.Num() == 2 && Begun[1] == TArray<FString>{TEXT("Left.Palm.PositionX")});
		});
	It("says why the viewer does not open",
		[this]
		{
			const TGuardValue<FString> Page(
				GetMutableDefault<UMRInputEditorSettings>()->ViewerPage, FString(TEXT("http://localhost")));
			MRInputViewer::SetLaunch([](const FString&) { return FString(TEXT("no browser")); });
			AddExpectedError(TEXT("no browser"), EAutomationExpectedErrorFlags::Contains, 0);
			const FString Name = FGuid::NewGuid().ToString(); // the file is in the project's saved folder
			Sound.Reset(MRInputTestAsset::Make(MRInputEditorTestFiles::GetSample(TEXT("PinchDrag")), *Name));
			const TArray<FMRInputLogLine> Lines = MRInputEditorImport::Listen(
				[this] { MRInputMenuActions::ShowInViewer(MRInputTestAsset::DataOf(*Sound)); });
			TestTrue(TEXT("reported"), Lines.Num() == 1 && Lines[0].Text.Contains(TEXT("no browser")));
			IFileManager::Get().Delete(*MRInputViewer::MakePath(Name));
		});
	It("plays as the settings say",
		[this]
		{
			const TGuardValue<float> Rate(GetMutableDefault<UMRInputSettings>()->PlayOptions.Rate, 0.5f);
			UWorld* World = UWorld::CreateWorld(EWorldType::PIE, false);
			GEngine->CreateNewWorldContext(EWorldType::PIE).SetCurrentWorld(World);
			GEditor->PlayWorld = World;
			MRInputMenuActions::PlayInEditor(MRInputTestAsset::DataOf(*Sound));
			UMRInputPlaybackSubsystem* Playback = World->GetSubsystem<UMRInputPlaybackSubsystem>();
			TestTrue(TEXT("rate"), Playback && Playback->GetOptions().Rate == 0.5f);
			GEditor->PlayWorld = nullptr;
			GEngine->DestroyWorldContext(World);
			World->DestroyWorld(false);
		});
}

#endif
