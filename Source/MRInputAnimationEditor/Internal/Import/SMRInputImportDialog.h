// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "Import/MRInputImportQuestion.h"
#include "Widgets/DeclarativeSyntaxSupport.h"
#include "Widgets/SCompoundWidget.h"

class SWindow;

/** The import dialog: three check boxes, then Import, Import All or Cancel. Enter imports, Escape cancels. */
class MRINPUTANIMATIONEDITOR_API SMRInputImportDialog : public SCompoundWidget
{
public:
	SLATE_BEGIN_ARGS(SMRInputImportDialog) {}
	/** The initial settings. */
	SLATE_ARGUMENT(FMRInputImportSettings, Settings)
	/** The file that is imported; shown by its name alone, with the whole path as tooltip. */
	SLATE_ARGUMENT(FString, File)
	/** The window to close when the user answers. */
	SLATE_ARGUMENT(TWeakPtr<SWindow>, Window)
	SLATE_END_ARGS()

	void Construct(const FArguments& InArgs);

	/**
	 * Asks about the file that the engine is importing, without checking for unattended mode, and waits. Closing the
	 * window cancels.
	 */
	static EMRInputImportAnswer AskInWindow(FMRInputImportSettings& InOutSettings);

	EMRInputImportAnswer GetAnswer() const { return Answer; }
	const FMRInputImportSettings& GetSettings() const { return Settings; }

	/** What the buttons do. */
	FReply Close(EMRInputImportAnswer InAnswer);

	//~ Begin SWidget interface
	virtual bool SupportsKeyboardFocus() const override { return true; }
	virtual FReply OnKeyDown(const FGeometry& MyGeometry, const FKeyEvent& InKeyEvent) override;
	//~ End SWidget interface

private:
	TSharedRef<SWidget> MakeBoxes();
	TSharedRef<SWidget> MakeBox(const FText& Label, const FText& ToolTip, bool FMRInputImportSettings::*Setting);
	TSharedRef<SWidget> MakeButtons();
	TSharedRef<SWidget> MakeButton(const FText& Label, const FText& ToolTip, EMRInputImportAnswer ForAnswer);

	FMRInputImportSettings Settings;
	EMRInputImportAnswer Answer = EMRInputImportAnswer::Cancel;
	TWeakPtr<SWindow> Window;
};
