// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

struct FMessageLogInitializationOptions
{
	bool bShowFilters = false;
};
