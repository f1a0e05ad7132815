// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

// Built with every set of modules; these checks are for the sets that have Slate.
#if __has_include("Framework/Application/SlateApplication.h")

#include "Framework/Application/SlateApplication.h"
#include "Framework/MultiBox/MultiBoxBuilder.h"
#include "Input/DragAndDrop.h"
#include "SelfTest.h"
#include "Widgets/Images/SImage.h"
#include "Widgets/Input/SButton.h"
#include "Widgets/Input/SCheckBox.h"
#include "Widgets/Input/SSearchBox.h"
#include "Widgets/Layout/SScrollBox.h"
#include "Widgets/Layout/SSeparator.h"
#include "Widgets/Layout/SSpacer.h"
#include "Widgets/Views/STableRow.h"
#include "Widgets/Views/STreeView.h"

namespace SlateSelfTestsDetail
{

FKeyEvent MakeKey(const FKey& Key)
{
	return FKeyEvent(Key, FModifierKeysState(), 0, false, 0, 0);
}

/** Writes down the keys it sees and takes those it is told to. */
class SKeyLog : public SCompoundWidget
{
public:
	SLATE_BEGIN_ARGS(SKeyLog) {}
	SLATE_ARGUMENT(FString, Name)
	SLATE_ARGUMENT(TArray<FString>*, Log)
	SLATE_ARGUMENT(bool, Takes)
	SLATE_DEFAULT_SLOT(FArguments, Content)
	SLATE_END_ARGS()

	void Construct(const FArguments& InArgs)
	{
		Name = InArgs._Name;
		Log = InArgs._Log;
		bTakes = InArgs._Takes;
		ChildSlot[InArgs._Content];
	}
	virtual bool SupportsKeyboardFocus() const override { return true; }
	virtual FReply OnPreviewKeyDown(const FGeometry&, const FKeyEvent&) override
	{
		Log->Add(TEXT("preview ") + Name);
		return FReply::Unhandled();
	}
	virtual FReply OnKeyDown(const FGeometry&, const FKeyEvent&) override
	{
		Log->Add(Name);
		return bTakes ? FReply::Handled() : FReply::Unhandled();
	}

private:
	FString Name;
	TArray<FString>* Log = nullptr;
	bool bTakes = false;
};

} // namespace SlateSelfTestsDetail

using namespace SlateSelfTestsDetail;

HOST_SELF_TEST(SlateModalWindowWaitsForItsEnd)
{
	FSlateApplication& Slate = FSlateApplication::Get();
	const TSharedRef<SWindow> Window = SNew(SWindow).Title(FText::FromString(TEXT("Ask")));
	int32 Rounds = 0;
	int32 Closings = 0;
	Window->SetOnWindowClosed(FOnWindowClosed::CreateLambda([&](const TSharedRef<SWindow>&) { ++Closings; }));
	const FDelegateHandle Handle = Slate.GetOnModalLoopTickEvent().AddLambda(
		[&](float)
		{
			HOST_EXPECT(Slate.GetActiveModalWindow() == Window);
			if (++Rounds == 2)
			{
				Window->RequestDestroyWindow();
			}
		});
	Slate.AddModalWindow(Window, nullptr);
	Slate.GetOnModalLoopTickEvent().Remove(Handle);
	HOST_EXPECT(Rounds == 2 && Closings == 1 && !Slate.GetActiveModalWindow());

	const TSharedRef<SWindow> Ignored = SNew(SWindow);
	Slate.AddModalWindow(Ignored, nullptr);
	HOST_EXPECT(Ignored->HostIsDestroyed());
}

HOST_SELF_TEST(SlateKeysGoDownAndUpAgain)
{
	FSlateApplication& Slate = FSlateApplication::Get();
	TArray<FString> Log;
	const TSharedRef<SKeyLog> Inner = SNew(SKeyLog).Name(TEXT("inner")).Log(&Log);
	const TSharedRef<SWindow> Window = SNew(SWindow)[SNew(SKeyLog).Name(TEXT("outer")).Log(&Log).Takes(true)[Inner]];
	Window->SetWidgetToFocusOnActivate(Inner);
	const FDelegateHandle Handle = Slate.GetOnModalLoopTickEvent().AddLambda(
		[&](float)
		{
			HOST_EXPECT(Slate.GetKeyboardFocusedWidget() == Inner);
			HOST_EXPECT(Slate.ProcessKeyDownEvent(MakeKey(EKeys::Enter)));
			Window->RequestDestroyWindow();
		});
	Slate.AddModalWindow(Window, nullptr);
	Slate.GetOnModalLoopTickEvent().Remove(Handle);
	HOST_EXPECT(Log == TArray<FString>({TEXT("preview outer"), TEXT("preview inner"), TEXT("inner"), TEXT("outer")}));
	HOST_EXPECT(!Slate.ProcessKeyDownEvent(MakeKey(EKeys::Enter)));
}

HOST_SELF_TEST(SlateButtonClicksWhenTheKeyIsLetGo)
{
	int32 Clicks = 0;
	bool bIsEnabled = false;
	const TSharedRef<SButton> Button = SNew(SButton)
										   .Text(FText::FromString(TEXT("Go")))
										   .IsEnabled_Lambda([&] { return bIsEnabled; })
										   .OnClicked_Lambda(
											   [&]
											   {
												   ++Clicks;
												   return FReply::Handled();
											   });
	const auto Press = [&](const FKey& Down, const FKey& Up)
	{
		Button->OnKeyDown(FGeometry(), MakeKey(Down));
		Button->OnKeyUp(FGeometry(), MakeKey(Up));
	};
	Press(EKeys::Enter, EKeys::Enter);
	HOST_EXPECT(Clicks == 0);
	bIsEnabled = true;
	Press(EKeys::Enter, EKeys::Enter);
	Press(EKeys::SpaceBar, EKeys::SpaceBar);
	Press(EKeys::A, EKeys::Enter);
	HOST_EXPECT(Clicks == 2);
	HOST_EXPECT(Button->GetChildren()->GetChildAt(0)->GetTypeAsString() == TEXT("STextBlock"));
}

HOST_SELF_TEST(SlateTreeMakesTheRowsThatAreOpen)
{
	using FItem = TSharedPtr<int32>;
	const FItem Root = MakeShared<int32>(1);
	const FItem Child = MakeShared<int32>(2);
	const TArray<FItem> Items = {Root};
	using FTree = STreeView<FItem>;
	const TSharedRef<FTree> Tree =
		SNew(FTree)
			.TreeItemsSource(&Items)
			.OnGenerateRow_Lambda([](FItem, const TSharedRef<STableViewBase>& Owner) -> TSharedRef<ITableRow>
				{ return SNew(STableRow<FItem>, Owner)[SNew(SCheckBox)]; })
			.OnGetChildren_Lambda(
				[&](FItem Item, TArray<FItem>& Out)
				{
					if (Item == Root)
					{
						Out.Add(Child);
					}
				});
	HOST_EXPECT(Tree->GetChildren()->Num() == 1);
	Tree->SetItemExpansion(Root, true);
	HOST_EXPECT(Tree->IsItemExpanded(Root) && Tree->GetChildren()->Num() == 2);
	Tree->SetItemExpansion(Root, false);
	HOST_EXPECT(Tree->GetChildren()->Num() == 1);
}

HOST_SELF_TEST(SlateCheckBoxesAndSearchesTellOfChanges)
{
	ECheckBoxState State = ECheckBoxState::Undetermined;
	const TSharedRef<SCheckBox> Box = SNew(SCheckBox)
										  .IsChecked_Lambda([&] { return State; })
										  .OnCheckStateChanged_Lambda([&](ECheckBoxState New) { State = New; });
	HOST_EXPECT(Box->GetCheckedState() == ECheckBoxState::Undetermined && !Box->IsChecked());
	Box->ToggleCheckedState();
	HOST_EXPECT(Box->IsChecked());
	FText Typed;
	const TSharedRef<SSearchBox> Search =
		SNew(SSearchBox).OnTextChanged_Lambda([&](const FText& Text) { Typed = Text; });
	Search->SetText(FText::FromString(TEXT("palm")));
	HOST_EXPECT(Typed.ToString() == TEXT("palm"));
}

HOST_SELF_TEST(SlateMenusKeepTheirEntries)
{
	int32 Chosen = 0;
	FMenuBuilder Menu(true, nullptr);
	Menu.BeginSection(TEXT("Recording"));
	Menu.AddMenuEntry(FText::FromString(TEXT("Play")), FText(), FSlateIcon(),
		FUIAction(FExecuteAction::CreateLambda([&] { ++Chosen; })));
	Menu.EndSection();
	Menu.AddSubMenu(FText::FromString(TEXT("Export")), FText(),
		FNewMenuDelegate::CreateLambda(
			[&](FMenuBuilder& Sub)
			{
				Sub.AddMenuEntry(FText::FromString(TEXT("CSV")), FText(), FSlateIcon(),
					FUIAction(FExecuteAction::CreateLambda([&] { Chosen += 10; }),
						FCanExecuteAction::CreateLambda([] { return false; })));
			}));
	const TArray<FMenuBuilder::FHostEntry>& Entries = Menu.HostEntries();
	HOST_EXPECT(Entries.Num() == 2 && Entries[0].Section == TEXT("Recording") && Entries[1].Section.IsNone());
	HOST_EXPECT(Entries[0].Action.Execute() && Chosen == 1);
	FMenuBuilder Sub(true, nullptr);
	Entries[1].SubMenu.Execute(Sub);
	HOST_EXPECT(Sub.HostEntries().Num() == 1 && !Sub.HostEntries()[0].Action.Execute() && Chosen == 1);
}

HOST_SELF_TEST(SlateWidgetsPaintIntoTheList)
{
	const FSlateBrush Brush;
	const TSharedRef<SScrollBox> Box = SNew(SScrollBox) + SScrollBox::Slot()[SNew(SImage).Image(&Brush)] +
		SScrollBox::Slot()[SNew(SSeparator)] + SScrollBox::Slot()[SNew(SSpacer).Size(FVector2D(3.0, 4.0))] +
		SScrollBox::Slot()[SNew(STextBlock).Text(FText::FromString(TEXT("Seen")))];
	FSlateWindowElementList List;
	Box->OnPaint(FPaintArgs(), FGeometry::MakeRoot(FVector2D(10.0, 10.0), FSlateLayoutTransform()), FSlateRect(), List,
		0, FWidgetStyle(), true);
	const TArray<FHostDrawElement>& Elements = List.HostElements();
	HOST_EXPECT(Elements.Num() == 2 && Elements[0].Kind == FHostDrawElement::EKind::Box);
	HOST_EXPECT(Elements.Num() == 2 && Elements[1].Text == TEXT("Seen"));
	const FSlateFontInfo Font{FName(TEXT("Regular")), 10.0f};
	const FVector2D Size(FSlateApplication::Get().GetRenderer()->GetFontMeasureService()->Measure(TEXT("abc"), Font));
	HOST_EXPECT(FMath::IsNearlyEqual(Size.X, 18.0, 1e-3));
}

HOST_SELF_TEST(SlateRepliesAndPointersCarryWhatTheyAreGiven)
{
	const TSharedRef<SButton> Button = SNew(SButton);
	const FReply Reply = FReply::Handled().CaptureMouse(Button).SetUserFocus(Button, EFocusCause::Mouse);
	HOST_EXPECT(Reply.GetMouseCaptor() == Button && Reply.GetUserFocusRecepient() == Button);
	TSet<FKey> Held;
	Held.Add(EKeys::MiddleMouseButton);
	const FPointerEvent Event(0, FVector2D(5.0, 7.0), FVector2D(4.0, 5.0), Held, EKeys::LeftMouseButton, 1.5f,
		FModifierKeysState(true, false, false, false, false, false, false, false, false));
	HOST_EXPECT(FVector2D(Event.GetCursorDelta()) == FVector2D(1.0, 2.0) && Event.GetWheelDelta() == 1.5f);
	HOST_EXPECT(Event.IsMouseButtonDown(EKeys::MiddleMouseButton) && !Event.IsMouseButtonDown(EKeys::LeftMouseButton));
	HOST_EXPECT(Event.GetEffectingButton() == EKeys::LeftMouseButton && Event.IsShiftDown());
	const FDragDropEvent Drop(Event, MakeShared<FDragDropOperation>());
	HOST_EXPECT(Drop.GetOperation().IsValid() && !Button->OnDrop(FGeometry(), Drop).IsEventHandled());
}

#endif
