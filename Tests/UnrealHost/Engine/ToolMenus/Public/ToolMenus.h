// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Framework/Commands/UIAction.h"
#include "Misc/Attribute.h"
#include "Templates/Casts.h"
#include "Textures/SlateIcon.h"

#include "ToolMenus.generated.h"

class UToolMenu;
struct FToolMenuSection;

USTRUCT()
struct TOOLMENUS_API FToolMenuContext
{
	GENERATED_BODY()

	FToolMenuContext() = default;
	FToolMenuContext(UObject* InContext) { ContextObjects.Add(InContext); }
	/** The first of that class; null without one. */
	template <typename TContextType>
	TContextType* FindContext() const
	{
		for (const TObjectPtr<UObject>& Object : ContextObjects)
		{
			if (TContextType* Result = Cast<TContextType>(Object.Get()))
			{
				return Result;
			}
		}
		return nullptr;
	}

	UPROPERTY()
	TArray<TObjectPtr<UObject>> ContextObjects;
};

DECLARE_DELEGATE_OneParam(FToolMenuExecuteAction, const FToolMenuContext&);
DECLARE_DELEGATE_OneParam(FNewToolMenuSectionDelegate, FToolMenuSection&);
DECLARE_DELEGATE_OneParam(FNewToolMenuDelegate, UToolMenu*);

struct TOOLMENUS_API FNewToolMenuChoice
{
	FNewToolMenuChoice() = default;
	FNewToolMenuChoice(const FNewToolMenuDelegate& InNewToolMenu)
		: NewToolMenu(InNewToolMenu)
	{
	}

	FNewToolMenuDelegate NewToolMenu;
};

/** What choosing an entry does, with or without a context. */
struct TOOLMENUS_API FToolUIActionChoice
{
	FToolUIActionChoice() = default;
	FToolUIActionChoice(const FUIAction& InAction)
		: Action(InAction)
	{
	}
	/** False where the entry is greyed out or does nothing. */
	bool HostExecute(const FToolMenuContext& Context) const
	{
		return ToolAction.ExecuteIfBound(Context) || Action.Execute();
	}

	FUIAction Action;
	FToolMenuExecuteAction ToolAction;
};

struct TOOLMENUS_API FToolMenuEntry
{
	FName Name;
	FToolUIActionChoice Action;
	FNewToolMenuSectionDelegate Construct;
	FNewToolMenuChoice SubMenu;
	/** Whose it is, if it was added in an owner's scope. */
	FName HostOwner;

	static FToolMenuEntry InitMenuEntry(const FName InName, const TAttribute<FText>&, const TAttribute<FText>&,
		const TAttribute<FSlateIcon>&, const FToolUIActionChoice& InAction)
	{
		return {InName, InAction, {}, {}, {}};
	}
};

struct TOOLMENUS_API FToolMenuSection
{
	FName Name;
	TAttribute<FText> Label;
	TArray<FToolMenuEntry> Blocks;
	FToolMenuContext Context;

	FToolMenuEntry& AddEntry(const FToolMenuEntry& Args);
	FToolMenuEntry& AddMenuEntry(const FName InName, const TAttribute<FText>& InLabel,
		const TAttribute<FText>& InToolTip, const TAttribute<FSlateIcon>& InIcon, const FToolUIActionChoice& InAction)
	{
		return AddEntry(FToolMenuEntry::InitMenuEntry(InName, InLabel, InToolTip, InIcon, InAction));
	}
	FToolMenuEntry& AddDynamicEntry(const FName InName, const FNewToolMenuSectionDelegate& InConstruct)
	{
		FToolMenuEntry Entry;
		Entry.Name = InName;
		Entry.Construct = InConstruct;
		return AddEntry(Entry);
	}
	FToolMenuEntry& AddSubMenu(const FName InName, const TAttribute<FText>& InLabel, const TAttribute<FText>& InToolTip,
		const FNewToolMenuChoice& InMakeMenu, bool = false,
		const TAttribute<FSlateIcon>& InIcon = TAttribute<FSlateIcon>(), const bool = true)
	{
		FToolMenuEntry Entry =
			FToolMenuEntry::InitMenuEntry(InName, InLabel, InToolTip, InIcon, FToolUIActionChoice(FUIAction()));
		Entry.SubMenu = InMakeMenu;
		return AddEntry(Entry);
	}
	FToolMenuEntry* FindEntry(const FName InName)
	{
		return Blocks.FindByPredicate([InName](const FToolMenuEntry& Entry) { return Entry.Name == InName; });
	}
	template <typename TContextType>
	TContextType* FindContext() const
	{
		return Context.FindContext<TContextType>();
	}
};

UCLASS()
class TOOLMENUS_API UToolMenu : public UObject
{
	GENERATED_BODY()

public:
	FToolMenuSection& AddSection(const FName SectionName, const TAttribute<FText>& InLabel = TAttribute<FText>())
	{
		FToolMenuSection& Section = FindOrAddSection(SectionName);
		Section.Label = InLabel;
		return Section;
	}
	FToolMenuSection* FindSection(const FName SectionName)
	{
		const TSharedPtr<FToolMenuSection>* Found = Sections.FindByPredicate(
			[SectionName](const TSharedPtr<FToolMenuSection>& Section) { return Section->Name == SectionName; });
		return Found ? Found->Get() : nullptr;
	}
	FToolMenuSection& FindOrAddSection(const FName SectionName);

	FName MenuName;
	FToolMenuContext Context;
	/** The host keeps their addresses stable until the menu goes. */
	TArray<TSharedPtr<FToolMenuSection>> Sections;
};

struct TOOLMENUS_API FToolMenuOwner
{
	FToolMenuOwner(const FName InValue)
		: Owner(InValue)
	{
	}
	FName Owner;
};

/** All menus. Start-up callbacks run at once, since the host's menus are always there. */
UCLASS()
class TOOLMENUS_API UToolMenus : public UObject
{
	GENERATED_BODY()

public:
	static UToolMenus* Get()
	{
		// The default object lives as long as its class, which is as long as anybody may ask for it.
		return GetMutableDefault<UToolMenus>();
	}
	static FDelegateHandle RegisterStartupCallback(const FSimpleMulticastDelegate::FDelegate& InDelegate)
	{
		InDelegate.ExecuteIfBound();
		return FDelegateHandle();
	}
	static void UnRegisterStartupCallback(FDelegateHandle) {}
	static void UnregisterOwner(FToolMenuOwner Owner);
	UToolMenu* ExtendMenu(const FName Name);
	UToolMenu* FindMenu(const FName Name) { return Menus.FindRef(Name).Get(); }
	/** The menu as it opens with that context: what is dynamic is made. Null if there is no such menu. */
	UToolMenu* GenerateMenu(const FName Name, const FToolMenuContext& InMenuContext);

private:
	friend struct FToolMenuOwnerScoped;

	UPROPERTY()
	TMap<FName, TObjectPtr<UToolMenu>> Menus;

	friend struct FToolMenuSection;

	TArray<FName> OwnerStack;
};

/** Changes of menus belong to this owner while it lives. */
struct TOOLMENUS_API FToolMenuOwnerScoped
{
	explicit FToolMenuOwnerScoped(const FToolMenuOwner InOwner) { UToolMenus::Get()->OwnerStack.Add(InOwner.Owner); }
	~FToolMenuOwnerScoped() { UToolMenus::Get()->OwnerStack.Pop(); }
};
