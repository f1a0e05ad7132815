// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "DetailCategoryBuilder.h"
#include "UObject/Object.h"

class IDetailLayoutBuilder
{
public:
	virtual ~IDetailLayoutBuilder() = default;
	virtual void GetObjectsBeingCustomized(TArray<TWeakObjectPtr<UObject>>& OutObjects) const = 0;
	virtual IDetailCategoryBuilder& EditCategory(FName CategoryName, const FText& NewLocalizedDisplayName = FText(),
		ECategoryPriority::Type CategoryType = ECategoryPriority::Default) = 0;
	virtual const TSharedRef<class IPropertyUtilities> GetPropertyUtilities() const = 0;
	static FSlateFontInfo GetDetailFont() { return FSlateFontInfo{8.0f}; }
};
