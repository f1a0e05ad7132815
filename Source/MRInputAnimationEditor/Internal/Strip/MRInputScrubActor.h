// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "GameFramework/Actor.h"

#include "MRInputScrubActor.generated.h"

/** The actor with the ghost hands of a strip. Clicks in the viewport pass through it to the level. */
UCLASS(MinimalAPI, Transient, NotPlaceable, NotBlueprintable, HideDropDown)
class AMRInputScrubActor : public AActor
{
	GENERATED_BODY()

public:
	//~ Begin AActor interface
	virtual bool IsSelectable() const override { return false; }
	//~ End AActor interface
};
