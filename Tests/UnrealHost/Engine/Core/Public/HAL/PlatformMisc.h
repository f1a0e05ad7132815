// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreTypes.h"

class FString;

struct FPlatformMisc
{
	/** Writes to standard output as UTF-8. */
	static void LocalPrint(const TCHAR* Text);
	static void LowLevelOutputDebugString(const TCHAR* Text) { LocalPrint(Text); }
	/** Empty when the variable is not set. */
	static FString GetEnvironmentVariable(const TCHAR* VariableName);
	static void SetEnvironmentVar(const TCHAR* VariableName, const TCHAR* Value);
	static int32 NumberOfCores();
	static int32 NumberOfCoresIncludingHyperthreads() { return NumberOfCores(); }
	/** The host goes on. */
	static void RequestExit(bool) {}
	static bool IsDebuggerPresent() { return false; }
	static void MemoryBarrier() { __sync_synchronize(); }
	static FString GetDeviceId();
	/** Always the first user and the first device, as on a desktop with one player. */
	static FPlatformUserId GetPlatformUserForUserIndex(int32 LocalUserIndex)
	{
		return FPlatformUserId::CreateFromInternalId(LocalUserIndex);
	}
	static int32 GetUserIndexForPlatformUser(FPlatformUserId PlatformUser) { return PlatformUser.GetId(); }
};

#define UE_DEBUG_BREAK() ((void)0)
