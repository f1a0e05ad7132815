// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "GameFramework/Actor.h"

#include "MRInputScrubActor.generated.h"

/** What carries the ghost hands of a strip: a click in the viewport goes through it to the level behind. */
UCLASS(MinimalAPI, Transient, NotPlaceable, NotBlueprintable, HideDropDown)
class AMRInputScrubActor : public AActor
{
	GENERATED_BODY()

public:
	//~ Begin AActor interface
	virtual bool IsSelectable() const override { return false; }
	//~ End AActor interface
};
