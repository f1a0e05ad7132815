// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Widgets/Text/STextBlock.h"

DECLARE_DELEGATE_RetVal(FReply, FOnClicked);

class SButton : public SCompoundWidget
{
public:
	SLATE_BEGIN_ARGS(SButton) {}
	SLATE_DEFAULT_SLOT(FArguments, Content)
	SLATE_ATTRIBUTE(FText, Text)
	SLATE_ATTRIBUTE(FMargin, ContentPadding)
	SLATE_ARGUMENT(EHorizontalAlignment, HAlign)
	SLATE_ARGUMENT(EVerticalAlignment, VAlign)
	SLATE_EVENT(FOnClicked, OnClicked)
	SLATE_END_ARGS()

	void Construct(const FArguments& InArgs)
	{
		Label = InArgs._Text;
		OnClicked = InArgs._OnClicked;
		const bool bIsText = Label.IsSet();
		ChildSlot[bIsText ? TSharedRef<SWidget>(SNew(STextBlock).Text(Label)) : InArgs._Content];
	}
	virtual bool SupportsKeyboardFocus() const override { return true; }
	/** Enter and the space bar press it, and click when they are released: see enter-clicks-button. */
	virtual FReply OnKeyDown(const FGeometry&, const FKeyEvent& InKeyEvent) override
	{
		bIsPressed = IsAccept(InKeyEvent);
		return bIsPressed ? FReply::Handled() : FReply::Unhandled();
	}
	virtual FReply OnKeyUp(const FGeometry&, const FKeyEvent& InKeyEvent) override
	{
		const bool bIsClick = bIsPressed && IsAccept(InKeyEvent);
		bIsPressed = false;
		return bIsClick ? HostClick() : FReply::Unhandled();
	}
	/** What a click does, as a test sees it. */
	FReply HostClick() { return IsEnabled() && OnClicked.IsBound() ? OnClicked.Execute() : FReply::Unhandled(); }
	FText HostText() const { return Label.Get(); }

private:
	static bool IsAccept(const FKeyEvent& Event)
	{
		return Event.GetKey() == EKeys::Enter || Event.GetKey() == EKeys::SpaceBar;
	}

	TAttribute<FText> Label;
	FOnClicked OnClicked;
	bool bIsPressed = false;
};
