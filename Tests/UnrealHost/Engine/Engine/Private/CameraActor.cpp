// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Camera/CameraActor.h"

#include "Camera/CameraComponent.h"

void ACameraActor::HostMakeCamera(UCameraComponent* Camera)
{
	SceneComponent = CreateDefaultSubobject<USceneComponent>(TEXT("SceneComponent"));
	SetRootComponent(SceneComponent);
	CameraComponent = Camera;
	CameraComponent->SetupAttachment(SceneComponent);
}
