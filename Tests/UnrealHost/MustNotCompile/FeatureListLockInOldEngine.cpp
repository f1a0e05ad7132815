// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
// EXPECT: FScopedLockModularFeatureList
// VERSION: 5.1
// TARGET: Game
// 5.1 has no type that holds the lock of the list of features.
#include "CoreMinimal.h"
#include "Features/IModularFeatures.h"
#include "MRInputEngineCompat.h"

int32 Case(FName Type)
{
#if !defined(CURED) || MRINPUT_FEATURE_LIST_HAS_LOCK
	const IModularFeatures::FScopedLockModularFeatureList Lock;
#endif
	return IModularFeatures::Get().GetModularFeatureImplementationCount(Type);
}
