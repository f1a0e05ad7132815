// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#define UE_GREATER_SORT(Value, ValueToBeGreaterThan, TieBreaker)                                                       \
	(((Value) > (ValueToBeGreaterThan)) || (((Value) == (ValueToBeGreaterThan)) && (TieBreaker)))

#define UE_VERSION_OLDER_THAN(MajorVersion, MinorVersion, PatchVersion)                                                \
	UE_GREATER_SORT(MajorVersion, ENGINE_MAJOR_VERSION,                                                                \
		UE_GREATER_SORT(                                                                                               \
			MinorVersion, ENGINE_MINOR_VERSION, UE_GREATER_SORT(PatchVersion, ENGINE_PATCH_VERSION, false)))
