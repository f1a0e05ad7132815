// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
// EXPECT: dynamic_cast
// Modules are compiled without type information: Cast<> is for objects.

#include "MRInputAnimation.h"

UMRInputAnimation* Case(UObject* Object)
{
#ifdef CURED
	return Cast<UMRInputAnimation>(Object);
#else
	return dynamic_cast<UMRInputAnimation*>(Object);
#endif
}
