// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Framework/Commands/UIAction.h"
#include "Textures/SlateIcon.h"
#include "Widgets/SBoxPanel.h"

class FExtender;
class FUICommandList;
class FMenuBuilder;

DECLARE_DELEGATE_OneParam(FNewMenuDelegate, FMenuBuilder&);

enum class EUserInterfaceActionType : uint8
{
	Button = 1,
	ToggleButton,
	RadioButton,
};

/** A menu from top to bottom. The host keeps its entries for tests to look at and choose. */
class FMenuBuilder
{
public:
	struct FHostEntry
	{
		FText Label;
		FUIAction Action;
		FNewMenuDelegate SubMenu;
		TSharedPtr<SWidget> Widget;
	};

	FMenuBuilder(const bool, TSharedPtr<const FUICommandList>, TSharedPtr<FExtender> = nullptr) {}

	void BeginSection(FName InExtensionHook, const TAttribute<FText>& = TAttribute<FText>())
	{
		check(Section.IsNone());
		Section = InExtensionHook;
	}
	void EndSection() { Section = NAME_None; }
	void AddMenuEntry(const TAttribute<FText>& InLabel, const TAttribute<FText>&, const FSlateIcon&,
		const FUIAction& UIAction, FName = NAME_None, const EUserInterfaceActionType = EUserInterfaceActionType::Button)
	{
		Entries.Add({InLabel.Get(), UIAction, FNewMenuDelegate(), nullptr});
	}
	void AddSubMenu(const TAttribute<FText>& InMenuLabel, const TAttribute<FText>&, const FNewMenuDelegate& InSubMenu,
		const bool = false, const FSlateIcon& = FSlateIcon(), const bool = true)
	{
		Entries.Add({InMenuLabel.Get(), FUIAction(), InSubMenu, nullptr});
	}
	void AddWidget(TSharedRef<SWidget> InWidget, const FText& Label, bool = false, bool = true)
	{
		Entries.Add({Label, FUIAction(), FNewMenuDelegate(), InWidget});
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
