// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreTypes.h"

class FString;

struct FPlatformMisc
{
	/** Writes to standard output as UTF-8. */
	static void LocalPrint(const TCHAR* Text);
	/** Empty when the variable is not set. */
	static FString GetEnvironmentVariable(const TCHAR* VariableName);
	/** Always the first user and the first device, as on a desktop with one player. */
	static FPlatformUserId GetPlatformUserForUserIndex(int32 LocalUserIndex)
	{
		return FPlatformUserId::CreateFromInternalId(LocalUserIndex);
	}
	static int32 GetUserIndexForPlatformUser(FPlatformUserId PlatformUser) { return PlatformUser.GetId(); }
};

