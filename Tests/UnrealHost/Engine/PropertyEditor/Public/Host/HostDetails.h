// SPDX-License-Identifier: MIT
#pragma once

#include "DetailLayoutBuilder.h"

namespace UE::Host
{

/** A category that keeps its rows. */
class FDetailCategory final : public IDetailCategoryBuilder
{
public:
	virtual FDetailWidgetRow& AddCustomRow(const FText& FilterString, bool) override
	{
		Rows.Add(MakeShared<FDetailWidgetRow>());
		return Rows.Last()->FilterString(FilterString);
	}
	TArray<TSharedPtr<FDetailWidgetRow>> Rows;
};

/** A details panel to look into. */
class FDetailLayout final : public IDetailLayoutBuilder
{
public:
	explicit FDetailLayout(const TArray<UObject*>& InObjects)
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
	virtual IDetailCategoryBuilder& EditCategory(FName CategoryName, const FText&, ECategoryPriority::Type) override
	{
		TSharedPtr<FDetailCategory>& Category = Categories.FindOrAdd(CategoryName);
		if (!Category)
		{
			Category = MakeShared<FDetailCategory>();
		}
		return *Category;
	}
	virtual void HideCategory(FName CategoryName) override { Hidden.AddUnique(CategoryName); }
	virtual void HideProperty(FName PropertyPath) override { Hidden.AddUnique(PropertyPath); }
	virtual void ForceRefreshDetails() override { ++NumRefreshes; }

	TArray<TWeakObjectPtr<UObject>> Objects;
	TMap<FName, TSharedPtr<FDetailCategory>> Categories;
	TArray<FName> Hidden;
	int32 NumRefreshes = 0;
};

} // namespace UE::Host
