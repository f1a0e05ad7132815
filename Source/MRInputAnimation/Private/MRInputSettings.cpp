// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "MRInputSettings.h"

// UNCONFIRMED(settings-struct-line): a struct is saved as one line, and members that it lacks keep their defaults.
FName UMRInputSettings::GetCategoryName() const
{
	return TEXT("Plugins");
}
