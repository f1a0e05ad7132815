// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreTypes.h"

class FName;
class UObjectBase;

/** Names a UObject without keeping it; the object module defines the functions. */
struct FHostWeakObject
{
	int32 Index = INDEX_NONE;
	int32 Serial = 0;
};

FHostWeakObject HostMakeWeak(const UObjectBase* Object);
/** Null once the object is garbage. */
UObjectBase* HostResolveWeak(FHostWeakObject Weak);
/** Whether the object's class has a UFUNCTION of that name. */
bool HostIsUFunction(const UObjectBase* Object, FName FunctionName);
/** Ends the program while garbage is collected: no script may run then. */
void HostCheckMayRunScript();
