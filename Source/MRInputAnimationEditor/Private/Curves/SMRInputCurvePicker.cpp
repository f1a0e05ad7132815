// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Curves/SMRInputCurvePicker.h"

#include "InputCoreTypes.h"
#include "Styling/AppStyle.h"
#include "Widgets/Input/SButton.h"
#include "Widgets/Input/SCheckBox.h"
#include "Widgets/Input/SSearchBox.h"
#include "Widgets/Layout/SBox.h"
#include "Widgets/Layout/SSeparator.h"
#include "Widgets/SBoxPanel.h"
#include "Widgets/SWindow.h"
#include "Widgets/Text/STextBlock.h"
#include "Widgets/Views/STableRow.h"

#define LOCTEXT_NAMESPACE "MRInputCurvePicker"

namespace SMRInputCurvePickerDetail
{
constexpr float Width = 420.0f;
constexpr float Height = 480.0f;

void ChooseNamed(FMRInputCurveNode& Node, const TSet<FString>& Names)
{
	Node.bIsChosen = Node.IsLeaf() && Names.Contains(Node.Path);
	for (const TSharedRef<FMRInputCurveNode>& Child : Node.Children)
	{
		ChooseNamed(*Child, Names);
	}
}

TArray<SMRInputCurvePicker::FItem> ToItems(const MRInputCurveTree::FNodes& Nodes)
{
	TArray<SMRInputCurvePicker::FItem> Items;
	for (const TSharedRef<FMRInputCurveNode>& Node : Nodes)
	{
		Items.Add(Node);
	}
	return Items;
}
} // namespace SMRInputCurvePickerDetail

void SMRInputCurvePicker::Construct(const FArguments& InArgs)
{
	using namespace SMRInputCurvePickerDetail;

	All = MRInputCurveTree::Build(InArgs._CurveNames);
	CurveCount = InArgs._CurveNames.Num();
	Form = InArgs._Choice.Form;
	Window = InArgs._Window;
	const TSet<FString> Chosen(InArgs._Choice.CurveNames);
	for (const TSharedRef<FMRInputCurveNode>& Node : All)
	{
		ChooseNamed(*Node, Chosen);
	}
	Shown = ToItems(All);
	ChildSlot[SNew(SBox).WidthOverride(Width).HeightOverride(
		Height)[SNew(SVerticalBox) + SVerticalBox::Slot().AutoHeight().Padding(8.0f)[MakeTop()] +
		SVerticalBox::Slot().FillHeight(1.0f).Padding(8.0f, 0.0f)[MakeTree()] +
		SVerticalBox::Slot().AutoHeight()[SNew(SSeparator)] +
		SVerticalBox::Slot().AutoHeight().Padding(8.0f)[MakeForms()] +
		SVerticalBox::Slot().AutoHeight().Padding(8.0f)[MakeButtons()]]];
}

TSharedRef<SWidget> SMRInputCurvePicker::MakeTop()
{
	const TSharedRef<SWidget> Search =
		SNew(SSearchBox)
			.HintText(LOCTEXT("SearchHint", "Search curves, such as left index position"))
			.OnTextChanged(this, &SMRInputCurvePicker::SetSearch);
	const auto MakeButton = [this](const FText& Label, const FText& ToolTip, bool bChoose) -> TSharedRef<SWidget>
	{
		return SNew(SButton).Text(Label).ToolTipText(ToolTip).OnClicked_Lambda(
			[this, bChoose]
			{
				ChooseAllShown(bChoose);
				return FReply::Handled();
			});
	};
	return SNew(SHorizontalBox) + SHorizontalBox::Slot().FillWidth(1.0f)[Search] +
		SHorizontalBox::Slot().AutoWidth().Padding(
			4.0f, 0.0f)[MakeButton(LOCTEXT("All", "All"), LOCTEXT("AllTip", "Select all curves shown."), true)] +
		SHorizontalBox::Slot()
			.AutoWidth()[MakeButton(LOCTEXT("None", "None"), LOCTEXT("NoneTip", "Deselect all curves shown."), false)];
}

TSharedRef<SWidget> SMRInputCurvePicker::MakeTree()
{
	return SAssignNew(Tree, STreeView<FItem>)
		.TreeItemsSource(&Shown)
		.SelectionMode(ESelectionMode::None)
		.OnGenerateRow(this, &SMRInputCurvePicker::MakeRow)
		.OnGetChildren(this, &SMRInputCurvePicker::GetChildrenOf);
}

TSharedRef<ITableRow> SMRInputCurvePicker::MakeRow(FItem Item, const TSharedRef<STableViewBase>& Owner)
{
	const TSharedRef<SWidget> Box = SNew(SCheckBox)
										.ToolTipText(FText::FromString(Item->Path))
										.IsChecked(this, &SMRInputCurvePicker::GetState, Item)
										.OnCheckStateChanged(this, &SMRInputCurvePicker::SetState,
											Item)[SNew(STextBlock).Text(FText::FromString(Item->Label))];
	return SNew(STableRow<FItem>, Owner)[Box];
}

TSharedRef<SWidget> SMRInputCurvePicker::MakeForms()
{
	const TSharedRef<SWidget> Assets = MakeForm(LOCTEXT("Assets", "Curve assets"),
		LOCTEXT(
			"AssetsTip", "One vector curve for X, Y and Z selected together, one float curve for each of the others."),
		EMRInputCurveForm::Assets);
	const TSharedRef<SWidget> Table = MakeForm(LOCTEXT("Table", "One curve table"),
		LOCTEXT("TableTip", "A curve table with one row per curve."), EMRInputCurveForm::Table);
	return SNew(SHorizontalBox) + SHorizontalBox::Slot().AutoWidth().Padding(0.0f, 0.0f, 16.0f, 0.0f)[Assets] +
		SHorizontalBox::Slot().AutoWidth()[Table];
}

TSharedRef<SWidget> SMRInputCurvePicker::MakeForm(const FText& Label, const FText& ToolTip, EMRInputCurveForm ForForm)
{
	return SNew(SCheckBox)
		.Style(FAppStyle::Get(), "RadioButton")
		.ToolTipText(ToolTip)
		.IsChecked_Lambda(
			[this, ForForm] { return Form == ForForm ? ECheckBoxState::Checked : ECheckBoxState::Unchecked; })
		.OnCheckStateChanged_Lambda([this, ForForm](ECheckBoxState) { Form = ForForm; })[SNew(STextBlock).Text(Label)];
}

TSharedRef<SWidget> SMRInputCurvePicker::MakeButtons()
{
	const TSharedRef<SWidget> Extract = SNew(SButton)
											.Text(LOCTEXT("Extract", "Extract"))
											.ToolTipText(LOCTEXT("ExtractTip", "Create the selected curves."))
											.IsEnabled_Lambda([this] { return HasAnyChosen(); })
											.OnClicked_Lambda([this] { return Close(true); });
	const TSharedRef<SWidget> Cancel = SNew(SButton)
										   .Text(LOCTEXT("Cancel", "Cancel"))
										   .ToolTipText(LOCTEXT("CancelTip", "Close without creating anything (Esc)."))
										   .OnClicked_Lambda([this] { return Close(false); });
	return SNew(SHorizontalBox) +
		SHorizontalBox::Slot().FillWidth(1.0f).VAlign(
			VAlign_Center)[SNew(STextBlock).Text(this, &SMRInputCurvePicker::GetCountText)] +
		SHorizontalBox::Slot().AutoWidth().Padding(4.0f, 0.0f)[Extract] + SHorizontalBox::Slot().AutoWidth()[Cancel];
}

FMRInputCurveChoice SMRInputCurvePicker::GetChoice() const
{
	return {MRInputCurveTree::GetChosen(All), Form};
}

void SMRInputCurvePicker::SetSearch(const FText& Text)
{
	OpenAll(Shown, false);
	Shown = SMRInputCurvePickerDetail::ToItems(MRInputCurveTree::Filter(All, Text.ToString()));
	OpenAll(Shown, !Text.IsEmpty());
	Tree->RequestTreeRefresh();
}

void SMRInputCurvePicker::OpenAll(const TArray<FItem>& Items, bool bOpen)
{
	for (const FItem& Item : Items)
	{
		if (!Item->IsLeaf())
		{
			Tree->SetItemExpansion(Item, bOpen);
			OpenAll(SMRInputCurvePickerDetail::ToItems(Item->Children), bOpen);
		}
	}
}

void SMRInputCurvePicker::ChooseAllShown(bool bChoose)
{
	for (const FItem& Item : Shown)
	{
		MRInputCurveTree::Choose(*Item, bChoose);
	}
}

ECheckBoxState SMRInputCurvePicker::GetState(FItem Item) const
{
	if (MRInputCurveTree::IsAllChosen(*Item))
	{
		return ECheckBoxState::Checked;
	}
	return MRInputCurveTree::IsNoneChosen(*Item) ? ECheckBoxState::Unchecked : ECheckBoxState::Undetermined;
}

void SMRInputCurvePicker::SetState(ECheckBoxState State, FItem Item)
{
	MRInputCurveTree::Choose(*Item, State == ECheckBoxState::Checked);
}

bool SMRInputCurvePicker::HasAnyChosen() const
{
	return All.ContainsByPredicate(
		[](const TSharedRef<FMRInputCurveNode>& Node) { return !MRInputCurveTree::IsNoneChosen(*Node); });
}

FText SMRInputCurvePicker::GetCountText() const
{
	return FText::Format(LOCTEXT("Count", "{0} of {1} curves"), FText::AsNumber(MRInputCurveTree::GetChosen(All).Num()),
		FText::AsNumber(CurveCount));
}

void SMRInputCurvePicker::GetChildrenOf(FItem Item, TArray<FItem>& OutChildren)
{
	OutChildren.Append(SMRInputCurvePickerDetail::ToItems(Item->Children));
}

FReply SMRInputCurvePicker::Close(bool bAccept)
{
	bIsAccepted = bAccept && HasAnyChosen();
	if (const TSharedPtr<SWindow> Pinned = Window.Pin())
	{
		Pinned->RequestDestroyWindow();
	}
	return FReply::Handled();
}

FReply SMRInputCurvePicker::OnKeyDown(const FGeometry&, const FKeyEvent& InKeyEvent)
{
	const bool bAccepts = InKeyEvent.GetKey() == EKeys::Enter && HasAnyChosen();
	return bAccepts || InKeyEvent.GetKey() == EKeys::Escape ? Close(bAccepts) : FReply::Unhandled();
}

#undef LOCTEXT_NAMESPACE
