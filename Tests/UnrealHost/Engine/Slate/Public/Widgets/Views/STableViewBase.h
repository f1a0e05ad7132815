// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Widgets/DeclarativeSyntaxSupport.h"

namespace ESelectionMode
{
enum Type
{
	None,
	Single,
	SingleToggle,
	Multi
};
} // namespace ESelectionMode

class STableViewBase : public SCompoundWidget
{
};
