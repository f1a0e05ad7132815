// SPDX-License-Identifier: MIT
// EXPECT: .
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
