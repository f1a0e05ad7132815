// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
// EXPECT: could not convert|chosen constructor is explicit|explicit constructor
// The constructor of pairs was explicit for long: a list in braces makes none.
#include "CoreMinimal.h"

void Use(const TCHAR*, int32);

void Case()
{
#ifdef CURED
	const TPair<const TCHAR*, int32> Pairs[] = {TPair<const TCHAR*, int32>(TEXT("one"), 1)};
#else
	const TPair<const TCHAR*, int32> Pairs[] = {{TEXT("one"), 1}};
#endif
	Use(Pairs[0].Key, Pairs[0].Value);
}
