// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
// EXPECT: must stand at global scope
// Reflected names know no namespaces.
#pragma once

#include "CoreMinimal.h"
#include "UObject/Object.h"

#include "StructInNamespace.generated.h"

// BROKEN
namespace Detail
{
// CURED
// END
/** A struct. */
USTRUCT()
struct FStructInNamespace
{
	GENERATED_BODY()
};
// BROKEN
} // namespace Detail
// CURED
// END
