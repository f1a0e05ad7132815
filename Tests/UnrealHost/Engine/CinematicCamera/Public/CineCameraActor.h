// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Camera/CameraComponent.h"
#include "GameFramework/Actor.h"

#include "CineCameraActor.generated.h"

/** In the engine its camera is a UCineCameraComponent. */
UCLASS()
class CINEMATICCAMERA_API ACineCameraActor : public AActor
{
	GENERATED_BODY()

public:
	ACineCameraActor()
	{
		SetRootComponent(CreateDefaultSubobject<USceneComponent>(TEXT("SceneComponent")));
		CreateDefaultSubobject<UCameraComponent>(TEXT("CameraComponent"))->SetupAttachment(GetRootComponent());
	}
};
