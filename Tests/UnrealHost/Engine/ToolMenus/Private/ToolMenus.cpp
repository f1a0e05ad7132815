// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "ToolMenus.h"

#include "UObject/Package.h"

FToolMenuEntry& FToolMenuSection::AddEntry(const FToolMenuEntry& Args)
{
	FToolMenuEntry* Entry = FindEntry(Args.Name);
	if (!Entry)
	{
		Entry = &Blocks.AddDefaulted_GetRef();
	}
	*Entry = Args;
	const TArray<FName>& Owners = UToolMenus::Get()->OwnerStack;
	Entry->HostOwner = Owners.Num() > 0 ? Owners.Last() : FName();
	return *Entry;
}

FToolMenuSection& UToolMenu::FindOrAddSection(const FName SectionName)
{
	if (FToolMenuSection* Existing = FindSection(SectionName))
	{
		return *Existing;
	}
	TSharedPtr<FToolMenuSection> Section = MakeShared<FToolMenuSection>();
	Section->Name = SectionName;
	Section->Context = Context;
	Sections.Add(Section);
	return *Section;
}

void UToolMenus::UnregisterOwner(FToolMenuOwner Owner)
{
	TArray<FName> Names;
	Get()->Menus.GetKeys(Names);
	for (const FName& Name : Names)
	{
		int32 Left = 0;
		for (const TSharedPtr<FToolMenuSection>& Section : Get()->FindMenu(Name)->Sections)
		{
			Section->Blocks.RemoveAll([&Owner](const FToolMenuEntry& Entry) { return Entry.HostOwner == Owner.Owner; });
			Left += Section->Blocks.Num();
		}
		if (Left == 0)
		{
			Get()->Menus.Remove(Name);
		}
	}
}

UToolMenu* UToolMenus::ExtendMenu(const FName Name)
{
	UToolMenu* Menu = FindMenu(Name);
	if (!Menu)
	{
		Menu = NewObject<UToolMenu>(GetTransientPackage());
		Menu->MenuName = Name;
		Menus.Add(Name, Menu);
	}
	return Menu;
}

UToolMenu* UToolMenus::GenerateMenu(const FName Name, const FToolMenuContext& InMenuContext)
{
	const UToolMenu* Menu = FindMenu(Name);
	if (!Menu)
	{
		return nullptr;
	}
	UToolMenu* Opened = NewObject<UToolMenu>(GetTransientPackage());
	Opened->MenuName = Name;
	Opened->Context = InMenuContext;
	for (const TSharedPtr<FToolMenuSection>& Section : Menu->Sections)
	{
		FToolMenuSection& OpenedSection = Opened->FindOrAddSection(Section->Name);
		for (const FToolMenuEntry& Entry : Section->Blocks)
		{
			if (!Entry.Construct.ExecuteIfBound(OpenedSection))
			{
				OpenedSection.AddEntry(Entry);
			}
		}
	}
	return Opened;
}
