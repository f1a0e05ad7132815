// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Rendering/SlateRenderer.h"
#include "Widgets/SWindow.h"

/**
 * All windows. The host's runs from the first use on and shows nothing. Its modal loop calls GetOnModalLoopTickEvent
 * until somebody has the window destroyed; after a few rounds in which nobody does, the user closes it.
 */
class SLATE_API FSlateApplication
{
public:
	DECLARE_EVENT_OneParam(FSlateApplication, FOnModalLoopTickEvent, float);

	/** False in programs without a user, which the host is not. */
	static bool IsInitialized() { return true; }
	static FSlateApplication& Get()
	{
		static FSlateApplication Application;
		return Application;
	}

	const TSharedPtr<GenericApplication> GetPlatformApplication() const { return PlatformApplication; }

	void AddModalWindow(TSharedRef<SWindow> InSlateWindow, const TSharedPtr<const SWidget> InParentWidget,
		bool bSlowTaskWindow = false);
	TSharedRef<SWindow> AddWindow(TSharedRef<SWindow> InSlateWindow, const bool = true)
	{
		Windows.Add(InSlateWindow);
		return InSlateWindow;
	}
	TSharedPtr<SWindow> GetActiveTopLevelWindow() const { return Windows.Num() > 0 ? Windows.Last() : nullptr; }
	/** The host's windows are their own handles. */
	const void* FindBestParentWindowHandleForDialogs(const TSharedPtr<const SWidget>&) const
	{
		return GetActiveTopLevelWindow().Get();
	}
	TSharedPtr<SWindow> GetActiveModalWindow() const { return Modals.Num() > 0 ? Modals.Last() : nullptr; }
	FOnModalLoopTickEvent& GetOnModalLoopTickEvent() { return OnModalLoopTick; }
	void DismissAllMenus() { ++HostDismissedMenus; }
	FSlateRenderer* GetRenderer() const { return &Renderer; }
	bool SetKeyboardFocus(const TSharedPtr<SWidget>& OptionalWidgetToFocus, EFocusCause = EFocusCause::SetDirectly)
	{
		const bool bCanFocus = OptionalWidgetToFocus.IsValid() && OptionalWidgetToFocus->SupportsKeyboardFocus();
		if (bCanFocus)
		{
			Focused = OptionalWidgetToFocus;
		}
		return bCanFocus;
	}

	/**
	 * To the modal window, or the top one: first OnPreviewKeyDown from the window down to the widget that has the
	 * focus, then OnKeyDown from there up, until somebody handles it.
	 */
	bool ProcessKeyDownEvent(const FKeyEvent& InKeyEvent);

	/** How often menus were closed. */
	int32 HostDismissedMenus = 0;

private:
	TSharedPtr<GenericApplication> PlatformApplication = MakeShared<GenericApplication>();
	TArray<TSharedPtr<SWindow>> Windows;
	TArray<TSharedPtr<SWindow>> Modals;
	FOnModalLoopTickEvent OnModalLoopTick;
	TWeakPtr<SWidget> Focused;
	mutable FSlateRenderer Renderer;
};
