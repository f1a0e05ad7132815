// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Framework/Commands/UICommandList.h"
#include "Textures/SlateIcon.h"
#include "Widgets/DeclarativeSyntaxSupport.h"
#include "Widgets/SBoxPanel.h"

class FExtender;
class FMenuBuilder;

DECLARE_DELEGATE_OneParam(FNewMenuDelegate, FMenuBuilder&);

enum class EUserInterfaceActionType : uint8
{
	None,
	Button,
	ToggleButton,
	RadioButton,
	Check,
};

/** A menu from top to bottom. The host keeps its entries for tests to look at and choose. */
class FMenuBuilder
{
public:
	struct FHostEntry
	{
		FName Section;
		FText Label;
		FText ToolTip;
		FUIAction Action;
		FNewMenuDelegate SubMenu;
		TSharedPtr<SWidget> Widget;
	};

	FMenuBuilder(const bool bInShouldCloseWindowAfterMenuSelection, TSharedPtr<const FUICommandList> InCommandList,
		TSharedPtr<FExtender> InExtender = nullptr)
	{
		(void)bInShouldCloseWindowAfterMenuSelection;
		(void)InCommandList;
		(void)InExtender;
	}

	void BeginSection(FName InExtensionHook, const TAttribute<FText>& InHeadingText = TAttribute<FText>())
	{
		(void)InHeadingText;
		check(Section.IsNone());
		Section = InExtensionHook;
	}
	void EndSection() { Section = NAME_None; }
	void AddMenuEntry(const TAttribute<FText>& InLabel, const TAttribute<FText>& InToolTip, const FSlateIcon& InIcon,
		const FUIAction& UIAction, FName InExtensionHook = NAME_None,
		const EUserInterfaceActionType UserInterfaceActionType = EUserInterfaceActionType::Button)
	{
		(void)InIcon;
		(void)InExtensionHook;
		(void)UserInterfaceActionType;
		Entries.Add({Section, InLabel.Get(), InToolTip.Get(), UIAction, FNewMenuDelegate(), nullptr});
	}
	void AddSubMenu(const TAttribute<FText>& InMenuLabel, const TAttribute<FText>& InToolTip,
		const FNewMenuDelegate& InSubMenu, const bool bInOpenSubMenuOnClick = false,
		const FSlateIcon& InIcon = FSlateIcon(), const bool bInShouldCloseWindowAfterMenuSelection = true)
	{
		(void)bInOpenSubMenuOnClick;
		(void)InIcon;
		(void)bInShouldCloseWindowAfterMenuSelection;
		Entries.Add({Section, InMenuLabel.Get(), InToolTip.Get(), FUIAction(), InSubMenu, nullptr});
	}
	void AddWidget(TSharedRef<SWidget> InWidget, const FText& Label, bool bNoIndent = false, bool bSearchable = true)
	{
		(void)bNoIndent;
		(void)bSearchable;
		Entries.Add({Section, Label, FText(), FUIAction(), FNewMenuDelegate(), InWidget});
	}
	/** Has the widgets among its entries as children; the others are in HostEntries alone. */
	TSharedRef<SWidget> MakeWidget()
	{
		const TSharedRef<SVerticalBox> Made = SNew(SVerticalBox);
		for (const FHostEntry& Entry : Entries)
		{
			if (Entry.Widget.IsValid())
			{
				Made->GetChildren()->Widgets.Add(Entry.Widget);
			}
		}
		return Made;
	}

	const TArray<FHostEntry>& HostEntries() const { return Entries; }

private:
	FName Section;
	TArray<FHostEntry> Entries;
};
