// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Containers/UnrealString.h"

class FEngineVersion
{
public:
	/** The version the host was built as. */
	static FEngineVersion Current() { return {}; }

	/** "5.5.0-0+++UE5+Release-5.5". */
	FString ToString() const
	{
		return FString::Printf(TEXT("%d.%d.%d-0+++UE5+Release-%d.%d"), ENGINE_MAJOR_VERSION, ENGINE_MINOR_VERSION,
			ENGINE_PATCH_VERSION, ENGINE_MAJOR_VERSION, ENGINE_MINOR_VERSION);
	}
};
