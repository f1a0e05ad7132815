// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"

namespace UE::Host
{

/** Makes the classes, structs, enums and default objects of all that was registered so far. May be called again. */
void RegisterCompiledIn();

/** Destroys every object, rooted or not, and the classes. Objects may be made anew after it. */
void ShutdownObjects();

/** Objects alive, classes and packages included. */
int32 NumObjects();

} // namespace UE::Host
