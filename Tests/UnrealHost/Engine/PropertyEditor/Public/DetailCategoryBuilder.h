// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "DetailWidgetRow.h"

namespace ECategoryPriority
{
enum Type
{
	Important = 2,
	Default = 4,
};
} // namespace ECategoryPriority

/** A category of the details panel. Its rows keep their addresses. */
class IDetailCategoryBuilder
{
public:
	virtual ~IDetailCategoryBuilder() = default;
	virtual FDetailWidgetRow& AddCustomRow(const FText& FilterString, bool bForAdvanced = false) = 0;
};
