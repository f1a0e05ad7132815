// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "MRInputTypes.h"

class UObject;

/** Assets to disk, where the editor does not do it. Game thread. */
namespace MRInputSaving
{

/** Writes the asset's package. False, with OutError filled, if it cannot be; a write-protected file stays as it is. */
bool Save(UObject& Asset, FMRInputError& OutError);

} // namespace MRInputSaving
