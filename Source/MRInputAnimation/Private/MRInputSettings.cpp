// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "MRInputSettings.h"

FName UMRInputSettings::GetCategoryName() const
{
	return TEXT("Plugins");
}
