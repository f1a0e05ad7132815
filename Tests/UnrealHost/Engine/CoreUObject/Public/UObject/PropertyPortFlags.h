// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

/** What the values of properties are copied, saved or exported for. */
enum EPropertyPortFlags
{
	PPF_None = 0x00000000,
	PPF_Duplicate = 0x00002000,
};
