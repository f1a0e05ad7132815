// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "GameFramework/Actor.h"

#include "CameraActor.generated.h"

class UCameraComponent;

/** A camera that can be placed: a scene root with a camera below it. */
UCLASS()
class ENGINE_API ACameraActor : public AActor
{
	GENERATED_BODY()

protected:
	/** For constructors: makes the root and puts the camera below it. */
	void HostMakeCamera(UCameraComponent* Camera);

private:
	UPROPERTY()
	TObjectPtr<USceneComponent> SceneComponent;

	UPROPERTY()
	TObjectPtr<UCameraComponent> CameraComponent;
};
