// SPDX-License-Identifier: MIT
#pragma once

#include "Widgets/DeclarativeSyntaxSupport.h"

DECLARE_DELEGATE_RetVal(FReply, FOnClicked);

/** Something to click on, with a text or any content. */
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
		ChildSlot[InArgs._Content];
		Label = InArgs._Text;
		OnClicked = InArgs._OnClicked;
	}
	/** What a click does, as a test sees it. */
	FReply HostClick() { return IsEnabled() && OnClicked.IsBound() ? OnClicked.Execute() : FReply::Unhandled(); }
	FText HostText() const { return Label.Get(); }

private:
	TAttribute<FText> Label;
	FOnClicked OnClicked;
};
