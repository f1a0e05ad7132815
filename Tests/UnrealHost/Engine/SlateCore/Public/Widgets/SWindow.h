// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Widgets/SCompoundWidget.h"

class SWindow;

enum class ESizingRule : uint8
{
	Autosized = 1,
	UserSized
};

DECLARE_DELEGATE_OneParam(FOnWindowClosed, const TSharedRef<SWindow>&);

/** A window. The host's is never seen; it is open until somebody asks to destroy it. */
class SWindow : public SCompoundWidget
{
public:
	SLATE_BEGIN_ARGS(SWindow)
		: _SizingRule(ESizingRule::UserSized)
		, _SupportsMaximize(true)
		, _SupportsMinimize(true)
	{
	}
	SLATE_ATTRIBUTE(FText, Title)
	SLATE_ARGUMENT(FVector2D, ClientSize)
	SLATE_ARGUMENT(ESizingRule, SizingRule)
	SLATE_ARGUMENT(bool, SupportsMaximize)
	SLATE_ARGUMENT(bool, SupportsMinimize)
	SLATE_DEFAULT_SLOT(FArguments, Content)
	SLATE_END_ARGS()

	void Construct(const FArguments& InArgs)
	{
		Title = InArgs._Title;
		ChildSlot[InArgs._Content];
	}
	void SetContent(TSharedRef<SWidget> InContent) { ChildSlot[InContent]; }
	void SetWidgetToFocusOnActivate(TSharedPtr<SWidget> InWidget) { WidgetToFocus = InWidget; }
	TWeakPtr<SWidget> HostGetWidgetToFocus() const { return WidgetToFocus; }

	/** In the engine it goes at the end of the frame; in the host at once. */
	void RequestDestroyWindow()
	{
		if (!bIsDestroyed)
		{
			bIsDestroyed = true;
			OnClosed.ExecuteIfBound(SharedThis(this));
		}
	}
	bool HostIsDestroyed() const { return bIsDestroyed; }

private:
	TAttribute<FText> Title;
	FOnWindowClosed OnClosed;
	TWeakPtr<SWidget> WidgetToFocus;
	bool bIsDestroyed = false;
};
