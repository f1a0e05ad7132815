// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
// EXPECT: must not be inside preprocessor blocks
// The header tool does not know the engine version, and would skip the class.
#pragma once

#include "CoreMinimal.h"
#include "Misc/EngineVersionComparison.h"
#include "UObject/Object.h"

#include "ClassUnderVersionTest.generated.h"

// BROKEN
#if !UE_VERSION_OLDER_THAN(5, 2, 0)
// CURED
// END
/** A class. */
UCLASS()
class UClassUnderVersionTest : public UObject
{
	GENERATED_BODY()
};
// BROKEN
#endif
// CURED
// END
