// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "MRInputModal.h"

#include "CoreGlobals.h"
#include "Framework/Application/SlateApplication.h"
#include "Misc/App.h"
#include "Misc/CoreMisc.h"
#include "Widgets/SWindow.h"

bool MRInputModal::CanAsk()
{
	return FSlateApplication::IsInitialized() && !FApp::IsUnattended() && !GIsRunningUnattendedScript &&
		!IsRunningCommandlet();
}

TSharedRef<SWindow> MRInputModal::MakeWindow(const FText& Title)
{
	return SNew(SWindow)
		.Title(Title)
		.SizingRule(ESizingRule::Autosized)
		.SupportsMaximize(false)
		.SupportsMinimize(false);
}

void MRInputModal::Run(const TSharedRef<SWindow>& Window, const TSharedRef<SWidget>& Content)
{
	FSlateApplication& Slate = FSlateApplication::Get();
	Window->SetContent(Content);
	Window->SetWidgetToFocusOnActivate(Content);
	Slate.AddModalWindow(Window, Slate.GetActiveTopLevelWindow());
}
