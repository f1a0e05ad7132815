// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Camera/CameraComponent.h"
#include "CoreMinimal.h"

#include "CineCameraComponent.generated.h"

UCLASS()
class CINEMATICCAMERA_API UCineCameraComponent : public UCameraComponent
{
	GENERATED_BODY()
};
