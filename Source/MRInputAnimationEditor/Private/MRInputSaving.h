// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "MRInputTypes.h"

class UObject;

/** Saves assets where the editor does not. Game thread. */
namespace MRInputSaving
{

/** Writes the asset's package. False, with OutError filled, if it cannot be; a write-protected file stays as it is. */
bool Save(UObject& Asset, FMRInputError& OutError);

} // namespace MRInputSaving
