// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "UObject/Object.h"

#include "GameViewportClient.generated.h"

/** The window of a game, which the host does not have; it only knows its world. */
UCLASS()
class ENGINE_API UGameViewportClient : public UObject
{
	GENERATED_BODY()

public:
	virtual UWorld* GetWorld() const override { return World; }

	UPROPERTY(Transient)
	TObjectPtr<UWorld> World;
};
