// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "AssetToolsModule.h"
#include "Curves/MRInputCurvePicker.h"
#include "Curves/SMRInputCurvePicker.h"
#include "Framework/Application/SlateApplication.h"
#include "IAssetTools.h"
#include "Import/MRInputImportQuestion.h"
#include "Import/SMRInputImportDialog.h"
#include "InputCoreTypes.h"
#include "MRInputAnimation.h"
#include "Misc/AutomationTest.h"
#include "Modules/ModuleManager.h"
#include "Support/MRInputEditorTestFiles.h"
#include "Support/MRInputTestWidgets.h"
#include "UObject/Package.h"
#include "UObject/StrongObjectPtr.h"

#if WITH_DEV_AUTOMATION_TESTS

BEGIN_DEFINE_SPEC(FMRInputDialogsSpec, "MRInputAnimation.Editor.Dialogs",
	EAutomationTestFlags::EditorContext | EAutomationTestFlags::ProductFilter)
FDelegateHandle Handle;

void DefineImport();
void DefinePicker();

/** What the user does with the next window that waits. */
void WhenAsked(TFunction<void(const TSharedRef<SWidget>& Window)> Do);
END_DEFINE_SPEC(FMRInputDialogsSpec)

void FMRInputDialogsSpec::WhenAsked(TFunction<void(const TSharedRef<SWidget>& Window)> Do)
{
	// UNCONFIRMED(modal-loop-ticks-unattended): GetOnModalLoopTickEvent fires for modal windows of unattended runs too.
	FSlateApplication& Slate = FSlateApplication::Get();
	Slate.GetOnModalLoopTickEvent().Remove(Handle);
	Handle = Slate.GetOnModalLoopTickEvent().AddLambda(
		[Do](float)
		{
			if (const TSharedPtr<SWindow> Window = FSlateApplication::Get().GetActiveModalWindow())
			{
				Do(Window.ToSharedRef());
			}
		});
}

void FMRInputDialogsSpec::Define()
{
	AfterEach(
		[this]
		{
			FSlateApplication::Get().GetOnModalLoopTickEvent().Remove(Handle);
			MRInputCurvePicker::SetPick(nullptr);
		});
	Describe("The import dialog", [this] { DefineImport(); });
	Describe("The curve picker", [this] { DefinePicker(); });
}

void FMRInputDialogsSpec::DefineImport()
{
	It("gives back what was ticked, and which button was pressed",
		[this]
		{
			struct FButton
			{
				const TCHAR* Name;
				EMRInputImportAnswer Answer;
			};
			const FButton Buttons[] = {{TEXT("Import"), EMRInputImportAnswer::Import},
				{TEXT("Import All"), EMRInputImportAnswer::ImportAll}, {TEXT("Cancel"), EMRInputImportAnswer::Cancel}};
			for (const FButton& Button : Buttons)
			{
				WhenAsked(
					[this, &Button](const TSharedRef<SWidget>& Window)
					{
						TestTrue(TEXT("repair"), MRInputTestWidgets::Toggle(Window, TEXT("Repair")));
						TestTrue(TEXT("zero"), MRInputTestWidgets::Toggle(Window, TEXT("Start at zero")));
						TestTrue(TEXT("button"), MRInputTestWidgets::Press(Window, Button.Name));
					});
				FMRInputImportSettings Settings;
				Settings.bStartAtZero = true;
				TestTrue(TEXT("answer"), SMRInputImportDialog::AskInWindow(Settings) == Button.Answer);
				TestTrue(TEXT("ticked"), Settings.bRepair);
				TestFalse(TEXT("unticked"), Settings.bStartAtZero);
				TestFalse(TEXT("left alone"), Settings.bCreateCurves);
			}
		});

	It("has a box for each setting",
		[this]
		{
			WhenAsked(
				[this](const TSharedRef<SWidget>& Window)
				{
					TestTrue(TEXT("curves"), MRInputTestWidgets::Toggle(Window, TEXT("Also create curves")));
					MRInputTestWidgets::Press(Window, TEXT("Import"));
				});
			FMRInputImportSettings Settings;
			SMRInputImportDialog::AskInWindow(Settings);
			TestTrue(TEXT("curves"), Settings.bCreateCurves && !Settings.bRepair && !Settings.bStartAtZero);
		});

	It("names the file that is imported",
		[this]
		{
			const FMRInputTestSandbox Sandbox;
			const FString Path =
				Sandbox.Write(TEXT("Take.bin"), MRInputEditorTestFiles::GetSample(TEXT("PressButton")));
			int32 Windows = 0;
			WhenAsked(
				[this, &Windows](const TSharedRef<SWidget>& Window)
				{
					++Windows;
					TestTrue(TEXT("its name"),
						MRInputTestWidgets::FindByText(Window, TEXT("STextBlock"), TEXT("Take.bin")).IsValid());
					MRInputTestWidgets::Press(Window, TEXT("Cancel"));
				});
			MRInputImportQuestion::SetAsk(&SMRInputImportDialog::AskInWindow);
			FModuleManager::LoadModuleChecked<FAssetToolsModule>(TEXT("AssetTools"))
				.Get()
				.ImportAssets({Path}, Sandbox.Content);
			MRInputImportQuestion::SetAsk(nullptr);
			TestEqual(TEXT("windows"), Windows, 1);
		});

	It("imports on Enter, and cancels on Escape and when it is closed",
		[this]
		{
			const auto AskWithKey = [this](const FKey& Key)
			{
				WhenAsked([Key](const TSharedRef<SWidget>&)
					{ FSlateApplication::Get().ProcessKeyDownEvent(MRInputTestWidgets::MakeKey(Key)); });
				FMRInputImportSettings Settings;
				return SMRInputImportDialog::AskInWindow(Settings);
			};
			TestTrue(TEXT("enter"), AskWithKey(EKeys::Enter) == EMRInputImportAnswer::Import);
			TestTrue(TEXT("escape"), AskWithKey(EKeys::Escape) == EMRInputImportAnswer::Cancel);
			WhenAsked([](const TSharedRef<SWidget>& Window)
				{ StaticCastSharedRef<SWindow>(Window)->RequestDestroyWindow(); });
			FMRInputImportSettings Settings;
			TestTrue(TEXT("closed"), SMRInputImportDialog::AskInWindow(Settings) == EMRInputImportAnswer::Cancel);
		});

	It("names the file and says what everything does",
		[this]
		{
			const TSharedRef<SMRInputImportDialog> Dialog =
				SNew(SMRInputImportDialog).File(TEXT("/takes/monday/Reach.bin"));
			TestTrue(
				TEXT("file"), MRInputTestWidgets::FindByText(Dialog, TEXT("STextBlock"), TEXT("Reach.bin")).IsValid());
			for (const TCHAR* Type : {TEXT("SCheckBox"), TEXT("SButton")})
			{
				for (const TSharedRef<SWidget>& Widget : MRInputTestWidgets::FindAll(Dialog, Type))
				{
					TestFalse(TEXT("no tooltip"), Widget->GetToolTipText().IsEmpty());
				}
			}
		});

	It("shows no dialog in unattended mode",
		[this]
		{
			WhenAsked([this](const TSharedRef<SWidget>&) { AddError(TEXT("asked")); });
			FMRInputImportSettings Settings;
			Settings.bRepair = true;
			TestTrue(TEXT("answer"), MRInputImportQuestion::Ask(Settings) == EMRInputImportAnswer::Import);
			TestTrue(TEXT("settings"), Settings.bRepair);
		});
}

void FMRInputDialogsSpec::DefinePicker()
{
	It("ticks what is searched for, with a box in between for a part",
		[this]
		{
			const TArray<FString> Names = {TEXT("Camera.PositionX"), TEXT("Left.Palm.PositionX"),
				TEXT("Left.Palm.RotationW"), TEXT("Right.Palm.PositionX")};
			const TSharedRef<SMRInputCurvePicker> Picker = SNew(SMRInputCurvePicker).CurveNames(Names);
			TestEqual(TEXT("at first"), Picker->GetCountText().ToString(), TEXT("0 of 4 curves"));
			Picker->SetSearch(FText::FromString(TEXT("left position")));
			TestEqual(TEXT("shown"), Picker->GetShown().Num(), 1);
			Picker->ChooseAllShown(true);
			Picker->SetSearch(FText());
			TestEqual(TEXT("all shown"), Picker->GetShown().Num(), 3);
			TestTrue(TEXT("camera"), Picker->GetState(Picker->GetShown()[0]) == ECheckBoxState::Unchecked);
			TestTrue(TEXT("left"), Picker->GetState(Picker->GetShown()[1]) == ECheckBoxState::Undetermined);
			Picker->SetState(ECheckBoxState::Checked, Picker->GetShown()[1]);
			TestTrue(TEXT("all left"), Picker->GetState(Picker->GetShown()[1]) == ECheckBoxState::Checked);
			TestEqual(TEXT("count"), Picker->GetCountText().ToString(), TEXT("2 of 4 curves"));
			TestTrue(TEXT("chosen"), Picker->GetChoice().CurveNames == TArray<FString>({Names[1], Names[2]}));
			Picker->SetState(ECheckBoxState::Unchecked, Picker->GetShown()[1]);
			TestEqual(TEXT("none again"), Picker->GetCountText().ToString(), TEXT("0 of 4 curves"));
		});

	It("opens what is found, and closes it again",
		[this]
		{
			using FTree = STreeView<SMRInputCurvePicker::FItem>;
			const TSharedRef<SMRInputCurvePicker> Picker =
				SNew(SMRInputCurvePicker).CurveNames({TEXT("Camera.PositionX"), TEXT("Left.Palm.PositionX")});
			const TSharedRef<FTree> Tree =
				StaticCastSharedRef<FTree>(MRInputTestWidgets::FindAll(Picker, TEXT("STreeView<FItem>"))[0]);
			const SMRInputCurvePicker::FItem Left = Picker->GetShown()[1];
			TestFalse(TEXT("at first"), Tree->IsItemExpanded(Left));
			Picker->SetSearch(FText::FromString(TEXT("left")));
			TestTrue(TEXT("found"), Picker->GetShown().Num() == 1 && Tree->IsItemExpanded(Left));
			TestTrue(TEXT("and what is below"), Tree->IsItemExpanded(Left->Children[0]));
			Picker->SetSearch(FText());
			TestFalse(TEXT("no more"), Tree->IsItemExpanded(Left));
		});

	It("accepts what is chosen by Enter or Extract, and nothing as long as nothing is",
		[this]
		{
			FMRInputCurveChoice Choice;
			Choice.Form = EMRInputCurveForm::Table;
			const TSharedRef<SMRInputCurvePicker> Picker =
				SNew(SMRInputCurvePicker).CurveNames({TEXT("Camera.PositionX")}).Choice(Choice);
			const TSharedPtr<SWidget> Extract =
				MRInputTestWidgets::FindByText(Picker, TEXT("SButton"), TEXT("Extract"));
			const FKeyEvent Enter = MRInputTestWidgets::MakeKey(EKeys::Enter);
			TestFalse(TEXT("greyed out"), Extract->IsEnabled());
			TestFalse(TEXT("enter"), Picker->OnKeyDown(FGeometry(), Enter).IsEventHandled());
			Picker->Close(true);
			TestFalse(TEXT("nothing"), Picker->IsAccepted());
			Picker->ChooseAllShown(true);
			TestTrue(TEXT("no longer"), Extract->IsEnabled());
			TestTrue(TEXT("enter"), Picker->OnKeyDown(FGeometry(), Enter).IsEventHandled());
			TestTrue(TEXT("something"), Picker->IsAccepted());
			TestTrue(TEXT("the form it was given"), Picker->GetChoice().Form == EMRInputCurveForm::Table);
		});

	It("gives back what was ticked once Extract is pressed",
		[this]
		{
			const TStrongObjectPtr<UMRInputAnimation> Animation(NewObject<UMRInputAnimation>(GetTransientPackage()));
			FMRInputError Error;
			Animation->SetBytes(MRInputEditorTestFiles::GetSample(TEXT("PinchDrag")), TEXT("test"), Error);
			WhenAsked(
				[this](const TSharedRef<SWidget>& Window)
				{
					TestTrue(TEXT("camera"), MRInputTestWidgets::Toggle(Window, TEXT("Camera")));
					TestTrue(TEXT("table"), MRInputTestWidgets::Toggle(Window, TEXT("One curve table")));
					TestTrue(TEXT("extract"), MRInputTestWidgets::Press(Window, TEXT("Extract")));
				});
			FMRInputCurveChoice Choice;
			Choice.CurveNames = {TEXT("Left.Tracked"), TEXT("No.Such.Curve")};
			TestTrue(TEXT("accepted"), MRInputCurvePicker::PickInWindow(*Animation, Choice));
			TestTrue(TEXT("form"), Choice.Form == EMRInputCurveForm::Table);
			TestEqual(TEXT("the camera's seven and what was chosen before"), Choice.CurveNames.Num(), 8);
			TestTrue(TEXT("before"), Choice.CurveNames.Contains(TEXT("Left.Tracked")));
		});

	It("extracts nothing with nothing chosen, on Cancel and on Escape",
		[this]
		{
			const TStrongObjectPtr<UMRInputAnimation> Animation(NewObject<UMRInputAnimation>(GetTransientPackage()));
			const TFunction<void(const TSharedRef<SWidget>&)> Dismissals[] = {[](const TSharedRef<SWidget>& Window)
				{ MRInputTestWidgets::Press(Window, TEXT("Extract")); },
				[](const TSharedRef<SWidget>& Window)
				{
					MRInputTestWidgets::Toggle(Window, TEXT("One curve table"));
					MRInputTestWidgets::Press(Window, TEXT("Cancel"));
				},
				[](const TSharedRef<SWidget>&)
				{ FSlateApplication::Get().ProcessKeyDownEvent(MRInputTestWidgets::MakeKey(EKeys::Escape)); }};
			for (const TFunction<void(const TSharedRef<SWidget>&)>& Dismissal : Dismissals)
			{
				WhenAsked(Dismissal);
				FMRInputCurveChoice Choice;
				TestFalse(TEXT("accepted"), MRInputCurvePicker::PickInWindow(*Animation, Choice));
				TestTrue(TEXT("as it was"), Choice.Form == EMRInputCurveForm::Assets);
			}
		});

	It("asks nobody in unattended mode, or the given handler",
		[this]
		{
			const TStrongObjectPtr<UMRInputAnimation> Animation(NewObject<UMRInputAnimation>(GetTransientPackage()));
			FMRInputCurveChoice Choice;
			WhenAsked([this](const TSharedRef<SWidget>&) { AddError(TEXT("asked")); });
			TestFalse(TEXT("nobody"), MRInputCurvePicker::Pick(*Animation, Choice));
			MRInputCurvePicker::SetPick(
				[](const UMRInputAnimation&, FMRInputCurveChoice& InOutChoice)
				{
					InOutChoice.CurveNames.Add(TEXT("Camera.PositionX"));
					return true;
				});
			TestTrue(TEXT("replaced"), MRInputCurvePicker::Pick(*Animation, Choice));
			TestEqual(TEXT("chosen"), Choice.CurveNames.Num(), 1);
		});
}

#endif
