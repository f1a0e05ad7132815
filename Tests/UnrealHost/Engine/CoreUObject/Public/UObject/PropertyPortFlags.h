// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

/** What the values of properties are copied, saved or exported for. */
enum EPropertyPortFlags
{
	PPF_None = 0x00000000,
	PPF_ExportsNotFullyQualified = 0x00000001,
	PPF_Delimited = 0x00000002,
	PPF_Copy = 0x00000080,
	PPF_DeepComparison = 0x00000800,
	PPF_Duplicate = 0x00002000,
	PPF_ForDiff = 0x00800000,
	PPF_UseDeprecatedProperties = 0x10000000,
	PPF_DuplicateForPIE = 0x40000000,
};
