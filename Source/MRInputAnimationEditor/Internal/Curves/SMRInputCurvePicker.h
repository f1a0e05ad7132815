// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "Curves/MRInputCurvePicker.h"
#include "Curves/MRInputCurveTree.h"
#include "Styling/SlateTypes.h"
#include "Widgets/DeclarativeSyntaxSupport.h"
#include "Widgets/SCompoundWidget.h"
#include "Widgets/Views/STreeView.h"

class SWindow;

/**
 * The curves of a recording as a tree with check boxes, a search, and what to create. A check box represents all
 * visible rows below it, and is undetermined if they differ. Escape cancels; Enter extracts if something is
 * selected.
 */
class MRINPUTANIMATIONEDITOR_API SMRInputCurvePicker : public SCompoundWidget
{
public:
	SLATE_BEGIN_ARGS(SMRInputCurvePicker) {}
	/** All curves to choose from. */
	SLATE_ARGUMENT(TArray<FString>, CurveNames)
	/** The initial choice; unknown names are ignored. */
	SLATE_ARGUMENT(FMRInputCurveChoice, Choice)
	/** The window to close when the user answers. */
	SLATE_ARGUMENT(TWeakPtr<SWindow>, Window)
	SLATE_END_ARGS()

	using FItem = TSharedPtr<FMRInputCurveNode>;

	void Construct(const FArguments& InArgs);

	/** Whether the user accepted the choice. False while the window is open. */
	bool IsAccepted() const { return bIsAccepted; }
	FMRInputCurveChoice GetChoice() const;

	/** The top-level nodes that match the search. */
	const TArray<FItem>& GetShown() const { return Shown; }

	/** Shows only nodes whose names contain all these words, expanded. An empty text shows everything. */
	void SetSearch(const FText& Text);

	/** Selects or clears all visible curves. */
	void ChooseAllShown(bool bChoose);

	ECheckBoxState GetState(FItem Item) const;
	void SetState(ECheckBoxState State, FItem Item);

	/** "12 of 382 curves". */
	FText GetCountText() const;

	FReply Close(bool bAccept);

	//~ Begin SWidget interface
	virtual bool SupportsKeyboardFocus() const override { return true; }
	virtual FReply OnKeyDown(const FGeometry& MyGeometry, const FKeyEvent& InKeyEvent) override;
	//~ End SWidget interface

private:
	TSharedRef<SWidget> MakeTop();
	TSharedRef<SWidget> MakeTree();
	TSharedRef<SWidget> MakeForms();
	TSharedRef<SWidget> MakeForm(const FText& Label, const FText& ToolTip, EMRInputCurveForm ForForm);
	TSharedRef<SWidget> MakeButtons();
	TSharedRef<ITableRow> MakeRow(FItem Item, const TSharedRef<STableViewBase>& Owner);
	void GetChildrenOf(FItem Item, TArray<FItem>& OutChildren);
	void OpenAll(const TArray<FItem>& Items, bool bOpen);
	bool HasAnyChosen() const;

	MRInputCurveTree::FNodes All;
	int32 CurveCount = 0;
	EMRInputCurveForm Form = EMRInputCurveForm::Assets;
	TArray<FItem> Shown;
	TSharedPtr<STreeView<FItem>> Tree;
	TWeakPtr<SWindow> Window;
	bool bIsAccepted = false;
};
