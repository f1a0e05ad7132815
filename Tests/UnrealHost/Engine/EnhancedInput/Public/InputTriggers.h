// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "UObject/Object.h"

#include "InputTriggers.generated.h"

/** When an action fires. The host has none of the engine's: an action fires while its value is not zero. */
UCLASS(Abstract)
class ENHANCEDINPUT_API UInputTrigger : public UObject
{
	GENERATED_BODY()
};
