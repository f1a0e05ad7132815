// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Details/MRInputDetails.h"

#include "DetailCategoryBuilder.h"
#include "DetailLayoutBuilder.h"
#include "DetailWidgetRow.h"
#include "Details/MRInputRepairs.h"
#include "EditorFramework/AssetImportData.h"
#include "IPropertyUtilities.h"
#include "MRInputAccess.h"
#include "MRInputAnimation.h"
#include "Reports/MRInputReport.h"
#include "Strip/SMRInputStrip.h"
#include "Styling/SlateBrush.h"
#include "UObject/UObjectGlobals.h"
#include "Widgets/Input/SButton.h"
#include "Widgets/SBoxPanel.h"
#include "Widgets/SNullWidget.h"
#include "Widgets/Text/STextBlock.h"

#define LOCTEXT_NAMESPACE "MRInputDetails"

namespace MRInputDetailsDetail
{
FText GetWord(EMRInputSeverity Severity)
{
	switch (Severity)
	{
	case EMRInputSeverity::Error:
		return LOCTEXT("Error", "Error");
	case EMRInputSeverity::Warning:
		return LOCTEXT("Warning", "Warning");
	case EMRInputSeverity::Info:
		break;
	}
	return LOCTEXT("Info", "Info");
}

FSlateColor GetColor(EMRInputSeverity Severity)
{
	switch (Severity)
	{
	case EMRInputSeverity::Error:
		return FSlateColor(FLinearColor(0.90f, 0.20f, 0.15f));
	case EMRInputSeverity::Warning:
		return FSlateColor(FLinearColor(0.95f, 0.65f, 0.10f));
	case EMRInputSeverity::Info:
		break;
	}
	return FSlateColor::UseSubduedForeground();
}

TSharedRef<SWidget> MakeText(const FText& Text, const FSlateColor& Color = FSlateColor::UseForeground())
{
	return SNew(STextBlock)
		.Text(Text)
		.Font(IDetailLayoutBuilder::GetDetailFont())
		.ColorAndOpacity(Color)
		.AutoWrapText(true);
}

FString GetSource(const UMRInputAnimation& Animation)
{
	return Animation.AssetImportData ? Animation.AssetImportData->GetFirstFilename() : FString();
}

/** The view of a recording in one details panel: its zoom and scroll position. */
struct FPanelViewState
{
	TWeakPtr<IPropertyUtilities> Panel;
	TWeakObjectPtr<const UMRInputAnimation> Animation;
	TSharedRef<mria::TimeViewState> ViewState;
};

/**
 * Every refresh makes a panel's customization and widgets again; the state is kept outside of them, for each panel.
 * UNCONFIRMED(property-utilities-per-panel): A details panel keeps its IPropertyUtilities over every refresh.
 * [by hand: open a recording, zoom into its strip, repair it and undo: the strip stays zoomed]
 */
TSharedRef<mria::TimeViewState> FindViewState(
	const TSharedRef<IPropertyUtilities>& Panel, const UMRInputAnimation& Animation)
{
	static TArray<FPanelViewState> States;
	States.RemoveAll([](const FPanelViewState& Other) { return !Other.Panel.IsValid() || !Other.Animation.IsValid(); });
	const FPanelViewState* Found = States.FindByPredicate([&Panel, &Animation](const FPanelViewState& Other)
		{ return Other.Panel.Pin() == Panel && Other.Animation.Get() == &Animation; });
	return Found ? Found->ViewState
				 : States.Add_GetRef({Panel, &Animation, MakeShared<mria::TimeViewState>()}).ViewState;
}
} // namespace MRInputDetailsDetail

TSharedRef<IDetailCustomization> FMRInputDetails::MakeInstance()
{
	return MakeShared<FMRInputDetails>();
}

void FMRInputDetails::CustomizeDetails(IDetailLayoutBuilder& DetailBuilder)
{
	TArray<TWeakObjectPtr<UObject>> Objects;
	DetailBuilder.GetObjectsBeingCustomized(Objects);
	IDetailCategoryBuilder& Category =
		DetailBuilder.EditCategory(TEXT("Recording"), LOCTEXT("Recording", "Recording"), ECategoryPriority::Important);
	if (Objects.Num() != 1)
	{
		Category.AddCustomRow(FText::GetEmpty())
			.WholeRowContent()[MRInputDetailsDetail::MakeText(FText::Format(
				LOCTEXT("Several", "{0} recordings are selected. Select one to see what is in it."), Objects.Num()))];
		return;
	}
	Animation = Cast<UMRInputAnimation>(Objects[0].Get());
	if (!Animation.IsValid())
	{
		return;
	}
	Shown = FMRInputAccess::GetData(*Animation);
	Panel = DetailBuilder.GetPropertyUtilities();
	// Called for undo too: PostEditUndo calls PostEditChange.
	FCoreUObjectDelegates::OnObjectPropertyChanged.AddSP(
		StaticCastSharedRef<FMRInputDetails>(AsShared()), &FMRInputDetails::HandleObjectChanged);
	if (!Animation->HasRecording())
	{
		Category.AddCustomRow(FText::GetEmpty())
			.WholeRowContent()[MRInputDetailsDetail::MakeText(
				LOCTEXT("Empty", "Contains no recording. Import one, or reimport this asset."))];
		return;
	}
	AddRecording(Category);
	AddFindings(DetailBuilder);
	AddMarkers(DetailBuilder);
}

void FMRInputDetails::AddRecording(IDetailCategoryBuilder& Category)
{
	AddStrip(Category, MRInputDetailsDetail::FindViewState(Panel.Pin().ToSharedRef(), *Animation));
	for (const FMRInputSummaryRow& Row :
		MRInputSummary::MakeRows(*FMRInputAccess::GetData(*Animation), MRInputDetailsDetail::GetSource(*Animation)))
	{
		Category.AddCustomRow(Row.Label)
			.NameContent()[MRInputDetailsDetail::MakeText(Row.Label)]
			.ValueContent()
			.MaxDesiredWidth(600.0f)[MRInputDetailsDetail::MakeText(Row.Value)];
	}
}

void FMRInputDetails::AddStrip(IDetailCategoryBuilder& Category, const TSharedRef<mria::TimeViewState>& ViewState)
{
	Strip = SNew(SMRInputStrip).Animation(Animation).ShowsGhosts(true).ViewState(ViewState);
	Category.AddCustomRow(LOCTEXT("Strip", "Timeline")).WholeRowContent()[Strip.ToSharedRef()];
}

void FMRInputDetails::AddFindings(IDetailLayoutBuilder& DetailBuilder)
{
	IDetailCategoryBuilder& Category =
		DetailBuilder.EditCategory(TEXT("Findings"), LOCTEXT("Findings", "Findings"), ECategoryPriority::Important);
	const TArray<FMRInputFindingGroup> Groups =
		MRInputSummary::GroupFindings(FMRInputAccess::GetData(*Animation)->GetView());
	for (const FMRInputFindingGroup& Group : Groups)
	{
		AddFinding(Category, Group);
	}
	if (Groups.Num() == 0)
	{
		Category.AddCustomRow(LOCTEXT("Findings", "Findings"))
			.WholeRowContent()[MRInputDetailsDetail::MakeText(LOCTEXT("Sound", "No problems found."))];
	}
	if (Groups.ContainsByPredicate([](const FMRInputFindingGroup& Group) { return Group.Repair.IsSet(); }))
	{
		Category.AddCustomRow(LOCTEXT("RepairAll", "Repair All"))
			.ValueContent()[MakeRepairButton(LOCTEXT("RepairAll", "Repair All"),
				LOCTEXT("RepairAllTip", "Makes all repairs listed here as one undo step."),
				MRInputSummary::GetRepairs(Groups))];
	}
}

void FMRInputDetails::AddFinding(IDetailCategoryBuilder& Category, const FMRInputFindingGroup& Group)
{
	using namespace MRInputDetailsDetail;
	TSharedRef<SWidget> Button = SNullWidget::NullWidget;
	if (Group.Repair)
	{
		mria::RepairSet Repairs = mria::RepairSet::None();
		Repairs.Add(*Group.Repair);
		Button = MakeRepairButton(
			MRInputRepairs::GetLabel(*Group.Repair), MRInputRepairs::GetToolTip(*Group.Repair), Repairs);
	}
	const TSharedRef<SWidget> Line = SNew(SHorizontalBox) +
		SHorizontalBox::Slot().FillWidth(1.0f).VAlign(VAlign_Center)[MakeText(Group.Text)] +
		SHorizontalBox::Slot().AutoWidth().VAlign(VAlign_Center)[Button];
	Line->SetToolTipText(Group.Paths);
	Category.AddCustomRow(FText::FromName(Group.Code))
		.NameContent()[MakeText(GetWord(Group.Severity), GetColor(Group.Severity))]
		.ValueContent()
		.MaxDesiredWidth(600.0f)[Line];
}

void FMRInputDetails::AddMarkers(IDetailLayoutBuilder& DetailBuilder)
{
	using namespace MRInputDetailsDetail;
	const TArray<FMRInputMarker> Markers = Animation->GetMarkers();
	if (Markers.Num() == 0)
	{
		return;
	}
	IDetailCategoryBuilder& Category =
		DetailBuilder.EditCategory(TEXT("Markers"), LOCTEXT("Markers", "Markers"), ECategoryPriority::Important);
	const int32 Listed = FMath::Min(Markers.Num(), MRInputSummary::MostMarkers);
	for (const FMRInputMarker& Marker : TConstArrayView<FMRInputMarker>(Markers).Left(Listed))
	{
		const FText Name = MRInputSummary::ToName(Marker.Name);
		Category.AddCustomRow(Name)
			.NameContent()[MakeText(MRInputSummary::ToTime(Marker.Time))]
			.ValueContent()
			.MaxDesiredWidth(600.0f)[SNew(SHorizontalBox) +
				SHorizontalBox::Slot().FillWidth(1.0f).VAlign(VAlign_Center)[MakeText(Name)] +
				SHorizontalBox::Slot().AutoWidth()[SNew(SButton)
													   .Text(LOCTEXT("Jump", "Jump"))
													   .ToolTipText(LOCTEXT("JumpTip",
														   "Shows the hands of this moment in the level viewport."))
													   .OnClicked(this, &FMRInputDetails::HandleJump, Marker.Time)]];
	}
	if (Listed < Markers.Num())
	{
		Category.AddCustomRow(FText::GetEmpty())
			.WholeRowContent()[MakeText(FText::Format(LOCTEXT("MoreMarkers", "and {0} more"), Markers.Num() - Listed))];
	}
}

TSharedRef<SWidget> FMRInputDetails::MakeRepairButton(
	const FText& Label, const FText& ToolTip, const mria::RepairSet& Repairs)
{
	return SNew(SButton).Text(Label).ToolTipText(ToolTip).OnClicked(this, &FMRInputDetails::HandleRepair, Repairs);
}

FReply FMRInputDetails::HandleRepair(mria::RepairSet Repairs)
{
	FMRInputError Error;
	if (UMRInputAnimation* Repaired = Animation.Get(); Repaired && !MRInputRepairs::Apply(*Repaired, Repairs, Error))
	{
		MRInputReport::AddError(Error);
		MRInputReport::Notify();
	}
	return FReply::Handled();
}

FReply FMRInputDetails::HandleJump(float Time)
{
	if (Strip)
	{
		Strip->JumpTo(Time);
	}
	return FReply::Handled();
}

void FMRInputDetails::HandleObjectChanged(UObject* Object, FPropertyChangedEvent&)
{
	if (Object && Object == Animation.Get())
	{
		RefreshIfChanged();
	}
}

void FMRInputDetails::RefreshIfChanged()
{
	const TSharedPtr<IPropertyUtilities> Utilities = Panel.Pin();
	if (Utilities && Animation.IsValid() && FMRInputAccess::GetData(*Animation) != Shown)
	{
		// Deferred, because it destroys this object while its button or undo may still be calling it.
		Utilities->EnqueueDeferredAction(
			FSimpleDelegate::CreateSP(StaticCastSharedRef<FMRInputDetails>(AsShared()), &FMRInputDetails::Refresh));
	}
}

void FMRInputDetails::Refresh()
{
	if (const TSharedPtr<IPropertyUtilities> Utilities = Panel.Pin())
	{
		Utilities->ForceRefresh();
	}
}

#undef LOCTEXT_NAMESPACE
