// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "DetailLayoutBuilder.h"
#include "IPropertyUtilities.h"

namespace UE::Host
{
class FDetailCategory final : public IDetailCategoryBuilder
{
public:
	virtual FDetailWidgetRow& AddCustomRow(const FText& FilterString, bool) override
	{
		Rows.Add(MakeShared<FDetailWidgetRow>());
		return Rows.Last()->FilterString(FilterString);
	}
	TArray<TSharedPtr<FDetailWidgetRow>> Rows;

	/** Reset by EditCategory without one: the stricter of two possible behaviours. */
	ECategoryPriority::Type Priority = ECategoryPriority::Default;
};

class FDetailPanel final : public IPropertyUtilities
{
public:
	virtual void EnqueueDeferredAction(FSimpleDelegate DeferredAction) override { Deferred.Add(DeferredAction); }
	virtual void ForceRefresh() override { ++NumRefreshes; }

	/** The next frame. */
	void Tick()
	{
		const TArray<FSimpleDelegate> Due = MoveTemp(Deferred);
		Deferred.Reset();
		for (const FSimpleDelegate& Action : Due)
		{
			Action.ExecuteIfBound();
		}
	}

	TArray<FSimpleDelegate> Deferred;
	int32 NumRefreshes = 0;
};

/** A layout of a details panel to look into; of a panel of its own if none is given. */
class FDetailLayout final : public IDetailLayoutBuilder
{
public:
	explicit FDetailLayout(
		const TArray<UObject*>& InObjects, const TSharedRef<FDetailPanel>& InPanel = MakeShared<FDetailPanel>())
		: Panel(InPanel)
	{
		for (UObject* Object : InObjects)
		{
			Objects.Add(Object);
		}
	}
	virtual void GetObjectsBeingCustomized(TArray<TWeakObjectPtr<UObject>>& OutObjects) const override
	{
		OutObjects = Objects;
	}
	virtual IDetailCategoryBuilder& EditCategory(
		FName CategoryName, const FText&, ECategoryPriority::Type Priority) override
	{
		TSharedPtr<FDetailCategory>& Category = Categories.FindOrAdd(CategoryName);
		if (!Category)
		{
			Category = MakeShared<FDetailCategory>();
		}
		Category->Priority = Priority;
		return *Category;
	}
	virtual const TSharedRef<IPropertyUtilities> GetPropertyUtilities() const override { return Panel; }

	TSharedRef<FDetailPanel> Panel;
	TArray<TWeakObjectPtr<UObject>> Objects;
	TMap<FName, TSharedPtr<FDetailCategory>> Categories;
};
} // namespace UE::Host
