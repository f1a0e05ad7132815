// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "UObject/Object.h"

#include "PlayerInput.generated.h"

class APlayerController;
struct FKey;

/** The keys of one player as they stand in the current frame. Its outer is the player's controller. */
UCLASS()
class ENGINE_API UPlayerInput : public UObject
{
	GENERATED_BODY()

public:
	bool IsPressed(FKey InKey) const;
	bool WasJustPressed(FKey InKey) const;
	bool WasJustReleased(FKey InKey) const;
	float GetKeyValue(FKey InKey) const;
	APlayerController* GetOuterAPlayerController() const;
};
