// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Import/SMRInputImportDialog.h"

#include "Factories/Factory.h"
#include "InputCoreTypes.h"
#include "MRInputModal.h"
#include "Misc/Paths.h"
#include "Styling/SlateTypes.h"
#include "Widgets/Input/SButton.h"
#include "Widgets/Input/SCheckBox.h"
#include "Widgets/SBoxPanel.h"
#include "Widgets/SWindow.h"
#include "Widgets/Text/STextBlock.h"

#define LOCTEXT_NAMESPACE "MRInputImportDialog"

EMRInputImportAnswer SMRInputImportDialog::AskInWindow(FMRInputImportSettings& InOutSettings)
{
	const TSharedRef<SWindow> AskingWindow = MRInputModal::MakeWindow(LOCTEXT("Title", "Import MR Input"));
	const TSharedRef<SMRInputImportDialog> Dialog = SNew(SMRInputImportDialog)
														.Settings(InOutSettings)
														.File(UFactory::GetCurrentFilename())
														.Window(TWeakPtr<SWindow>(AskingWindow));
	MRInputModal::Run(AskingWindow, Dialog);
	InOutSettings = Dialog->GetSettings();
	return Dialog->GetAnswer();
}

void SMRInputImportDialog::Construct(const FArguments& InArgs)
{
	Settings = InArgs._Settings;
	Window = InArgs._Window;
	const FText File = FText::FromString(FPaths::GetCleanFilename(InArgs._File));
	const TSharedRef<SWidget> Name =
		SNew(STextBlock).Text(File).ToolTipText(FText::FromString(FPaths::ConvertRelativePathToFull(InArgs._File)));
	ChildSlot[SNew(SVerticalBox) + SVerticalBox::Slot().AutoHeight().Padding(12.0f, 12.0f, 12.0f, 4.0f)[Name] +
		SVerticalBox::Slot().AutoHeight().Padding(12.0f, 4.0f)[MakeBoxes()] +
		SVerticalBox::Slot().AutoHeight().Padding(12.0f).HAlign(HAlign_Right)[MakeButtons()]];
}

TSharedRef<SWidget> SMRInputImportDialog::MakeBoxes()
{
	const TSharedRef<SWidget> Repair = MakeBox(LOCTEXT("Repair", "Repair"),
		LOCTEXT("RepairTip", "Make all repairs. The asset then differs from the file."),
		&FMRInputImportSettings::bRepair);
	const TSharedRef<SWidget> StartAtZero = MakeBox(LOCTEXT("StartAtZero", "Start at zero"),
		LOCTEXT("StartAtZeroTip", "Move a recording that starts late to 0. The asset then differs from the file."),
		&FMRInputImportSettings::bStartAtZero);
	const TSharedRef<SWidget> Curves = MakeBox(LOCTEXT("Curves", "Also create curves"),
		LOCTEXT("CurvesTip", "Create a curve table of all curves next to the recording."),
		&FMRInputImportSettings::bCreateCurves);
	return SNew(SVerticalBox) + SVerticalBox::Slot().AutoHeight().Padding(0.0f, 4.0f)[Repair] +
		SVerticalBox::Slot().AutoHeight().Padding(0.0f, 4.0f)[StartAtZero] +
		SVerticalBox::Slot().AutoHeight().Padding(0.0f, 4.0f)[Curves];
}

TSharedRef<SWidget> SMRInputImportDialog::MakeButtons()
{
	const TSharedRef<SWidget> Import = MakeButton(LOCTEXT("Import", "Import"),
		LOCTEXT("ImportTip", "Import this file with these settings (Enter)."), EMRInputImportAnswer::Import);
	const TSharedRef<SWidget> ImportAll = MakeButton(LOCTEXT("ImportAll", "Import All"),
		LOCTEXT("ImportAllTip", "Import this file and the remaining ones with these settings."),
		EMRInputImportAnswer::ImportAll);
	const TSharedRef<SWidget> Cancel = MakeButton(
		LOCTEXT("Cancel", "Cancel"), LOCTEXT("CancelTip", "Cancel the import (Esc)."), EMRInputImportAnswer::Cancel);
	return SNew(SHorizontalBox) + SHorizontalBox::Slot().AutoWidth().Padding(4.0f, 0.0f)[Import] +
		SHorizontalBox::Slot().AutoWidth().Padding(4.0f, 0.0f)[ImportAll] +
		SHorizontalBox::Slot().AutoWidth().Padding(4.0f, 0.0f)[Cancel];
}

FReply SMRInputImportDialog::Close(EMRInputImportAnswer InAnswer)
{
	Answer = InAnswer;
	if (const TSharedPtr<SWindow> Pinned = Window.Pin())
	{
		Pinned->RequestDestroyWindow();
	}
	return FReply::Handled();
}

FReply SMRInputImportDialog::OnKeyDown(const FGeometry&, const FKeyEvent& InKeyEvent)
{
	if (InKeyEvent.GetKey() == EKeys::Enter)
	{
		return Close(EMRInputImportAnswer::Import);
	}
	return InKeyEvent.GetKey() == EKeys::Escape ? Close(EMRInputImportAnswer::Cancel) : FReply::Unhandled();
}

TSharedRef<SWidget> SMRInputImportDialog::MakeBox(
	const FText& Label, const FText& ToolTip, bool FMRInputImportSettings::*Setting)
{
	return SNew(SCheckBox)
		.ToolTipText(ToolTip)
		.IsChecked(Settings.*Setting ? ECheckBoxState::Checked : ECheckBoxState::Unchecked)
		.OnCheckStateChanged_Lambda([this, Setting](ECheckBoxState State)
			{ Settings.*Setting = State == ECheckBoxState::Checked; })[SNew(STextBlock).Text(Label)];
}

TSharedRef<SWidget> SMRInputImportDialog::MakeButton(
	const FText& Label, const FText& ToolTip, EMRInputImportAnswer ForAnswer)
{
	return SNew(SButton).Text(Label).ToolTipText(ToolTip).OnClicked_Lambda(
		[this, ForAnswer] { return Close(ForAnswer); });
}

#undef LOCTEXT_NAMESPACE
