// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Widgets/DeclarativeSyntaxSupport.h"

class ITableRow
{
public:
	virtual ~ITableRow() = default;
	virtual TSharedRef<SWidget> AsWidget() = 0;
};

namespace ESelectionMode
{
enum Type
{
	None,
	Multi = 3
};
} // namespace ESelectionMode

class STableViewBase : public SCompoundWidget
{
};
