// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Framework/Application/SlateApplication.h"

namespace SlateApplicationDetail
{
/** The widgets from `From` down to `To`; empty if it is not in there. */
TArray<TSharedRef<SWidget>> FindPath(const TSharedRef<SWidget>& From, const SWidget* To)
{
	if (&From.Get() == To)
	{
		return {From};
	}
	const FChildren* Children = From->GetChildren();
	for (int32 Index = 0; Index < Children->Num(); ++Index)
	{
		TArray<TSharedRef<SWidget>> Path = FindPath(Children->GetChildAt(Index), To);
		if (Path.Num() > 0)
		{
			Path.Insert(From, 0);
			return Path;
		}
	}
	return {};
}
} // namespace SlateApplicationDetail

void FSlateApplication::AddModalWindow(
	TSharedRef<SWindow> InSlateWindow, const TSharedPtr<const SWidget>, bool bSlowTaskWindow)
{
	constexpr int32 MostRounds = 4;
	Modals.Add(InSlateWindow);
	SetKeyboardFocus(InSlateWindow->HostGetWidgetToFocus().Pin());
	for (int32 Round = 0; Round < MostRounds && !bSlowTaskWindow && !InSlateWindow->HostIsDestroyed(); ++Round)
	{
		OnModalLoopTick.Broadcast(0.0f);
	}
	InSlateWindow->RequestDestroyWindow();
	Modals.Remove(InSlateWindow);
	Focused.Reset();
}

bool FSlateApplication::ProcessKeyDownEvent(const FKeyEvent& InKeyEvent)
{
	const TSharedPtr<SWindow> Window = Modals.Num() > 0 ? Modals.Last() : GetActiveTopLevelWindow();
	if (!Window)
	{
		return false;
	}
	const TSharedPtr<SWidget> Target = Focused.IsValid() ? Focused.Pin() : TSharedPtr<SWidget>(Window);
	const TArray<TSharedRef<SWidget>> Path = SlateApplicationDetail::FindPath(Window.ToSharedRef(), Target.Get());
	for (const TSharedRef<SWidget>& Widget : Path)
	{
		if (Widget->OnPreviewKeyDown(FGeometry(), InKeyEvent).IsEventHandled())
		{
			return true;
		}
	}
	for (int32 Index = Path.Num() - 1; Index >= 0; --Index)
	{
		if (Path[Index]->OnKeyDown(FGeometry(), InKeyEvent).IsEventHandled())
		{
			return true;
		}
	}
	return false;
}
