// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Containers/Map.h"
#include "Widgets/Views/STableViewBase.h"

/**
 * A tree of pointers to items. The host makes all rows that are open, at once and whenever it is asked to refresh; the
 * engine makes those that can be seen, with the next frame.
 */
template <typename ItemType>
class STreeView : public STableViewBase
{
public:
	using FOnGenerateRow = TDelegate<TSharedRef<ITableRow>(ItemType, const TSharedRef<STableViewBase>&)>;
	using FOnGetChildren = TDelegate<void(ItemType, TArray<ItemType>&)>;

	SLATE_BEGIN_ARGS(STreeView<ItemType>)
		: _SelectionMode(ESelectionMode::Multi)
	{
	}
	SLATE_ARGUMENT(const TArray<ItemType>*, TreeItemsSource)
	SLATE_ARGUMENT(ESelectionMode::Type, SelectionMode)
	SLATE_EVENT(FOnGenerateRow, OnGenerateRow)
	SLATE_EVENT(FOnGetChildren, OnGetChildren)
	SLATE_END_ARGS()

	void Construct(const FArguments& InArgs)
	{
		Items = InArgs._TreeItemsSource;
		OnGenerateRow = InArgs._OnGenerateRow;
		OnGetChildren = InArgs._OnGetChildren;
		RequestTreeRefresh();
	}
	void RequestTreeRefresh()
	{
		this->Children.Widgets.Reset();
		AddRows(*Items);
	}
	void SetItemExpansion(const ItemType& InItem, bool InShouldExpandItem)
	{
		if (InShouldExpandItem)
		{
			Expanded.AddUnique(InItem);
		}
		else
		{
			Expanded.Remove(InItem);
		}
		RequestTreeRefresh();
	}
	bool IsItemExpanded(const ItemType& InItem) const { return Expanded.Contains(InItem); }

private:
	void AddRows(const TArray<ItemType>& Level)
	{
		for (const ItemType& Item : Level)
		{
			const TSharedRef<STableViewBase> Owner = this->SharedThis(this);
			this->Children.Widgets.Add(OnGenerateRow.Execute(Item, Owner)->AsWidget());
			if (Expanded.Contains(Item))
			{
				TArray<ItemType> Below;
				OnGetChildren.Execute(Item, Below);
				AddRows(Below);
			}
		}
	}

	const TArray<ItemType>* Items = nullptr;
	TArray<ItemType> Expanded;
	FOnGenerateRow OnGenerateRow;
	FOnGetChildren OnGetChildren;
};
