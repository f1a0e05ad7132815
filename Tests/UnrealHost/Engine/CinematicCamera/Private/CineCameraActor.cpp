// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "CineCameraActor.h"

#include "CineCameraComponent.h"

ACineCameraActor::ACineCameraActor()
{
	HostMakeCamera(CreateDefaultSubobject<UCineCameraComponent>(TEXT("CameraComponent")));
}
