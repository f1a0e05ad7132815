// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"

namespace UE::Host
{
/** Called before the first default object is made: content that constructors of classes find. */
void OnObjectsInit(void (*Listener)());

/** Ends the program unless an object is being constructed. */
void CheckInConstructor(const TCHAR* WhatFor);

/** Makes the classes and default objects of all that was registered so far. May be called again. */
void RegisterCompiledIn();

/** Destroys every object, rooted or not, and the classes. Objects may be made again after it. */
void ShutdownObjects();
} // namespace UE::Host
