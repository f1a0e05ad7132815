// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "UObject/Object.h"

#include "InputModifiers.generated.h"

/** Changes a value on its way to an action. The host has none of the engine's and leaves values as they are. */
UCLASS(Abstract)
class ENHANCEDINPUT_API UInputModifier : public UObject
{
	GENERATED_BODY()
};
