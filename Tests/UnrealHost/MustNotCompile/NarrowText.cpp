// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
// EXPECT: cannot convert .const char \[3\]. to .const TCHAR
// Unreal formats wide text only.

#include "CoreMinimal.h"

FString Case()
{
#ifdef CURED
	return FString::Printf(TEXT("%d"), 1);
#else
	return FString::Printf("%d", 1);
#endif
}
