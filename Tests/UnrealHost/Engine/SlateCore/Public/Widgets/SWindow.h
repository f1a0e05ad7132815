// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Widgets/SCompoundWidget.h"

class SWindow;

enum class ESizingRule : uint8
{
	Autosized = 1
};

/** A window. The host's is never seen; it is open until somebody asks to destroy it. */
class SWindow : public SCompoundWidget
{
public:
	SLATE_BEGIN_ARGS(SWindow) {}
	SLATE_ATTRIBUTE(FText, Title)
	SLATE_ARGUMENT(FVector2D, ClientSize)
	SLATE_ARGUMENT(ESizingRule, SizingRule)
	SLATE_ARGUMENT(bool, SupportsMaximize)
	SLATE_ARGUMENT(bool, SupportsMinimize)
	SLATE_DEFAULT_SLOT(FArguments, Content)
	SLATE_END_ARGS()

	void Construct(const FArguments& InArgs) { ChildSlot[InArgs._Content]; }
	void SetContent(TSharedRef<SWidget> InContent) { ChildSlot[InContent]; }
	void SetWidgetToFocusOnActivate(TSharedPtr<SWidget> InWidget) { WidgetToFocus = InWidget; }
	TWeakPtr<SWidget> HostGetWidgetToFocus() const { return WidgetToFocus; }

	/** In the engine it goes at the end of the frame; in the host at once. */
	void RequestDestroyWindow() { bIsDestroyed = true; }
	bool HostIsDestroyed() const { return bIsDestroyed; }

private:
	TWeakPtr<SWidget> WidgetToFocus;
	bool bIsDestroyed = false;
};
