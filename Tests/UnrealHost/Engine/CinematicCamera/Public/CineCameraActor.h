// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Camera/CameraActor.h"
#include "CoreMinimal.h"

#include "CineCameraActor.generated.h"

class UCineCameraComponent;

UCLASS()
class CINEMATICCAMERA_API ACineCameraActor : public ACameraActor
{
	GENERATED_BODY()

public:
	ACineCameraActor();
};
