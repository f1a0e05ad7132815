// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Components/SceneComponent.h"

#include "CameraComponent.generated.h"

struct FMinimalViewInfo;

/**
 * A point of view. With bLockToHmd, in a world with head tracking, its relative transform is the head's: it is set
 * whenever the view is asked for.
 */
UCLASS()
class ENGINE_API UCameraComponent : public USceneComponent
{
	GENERATED_BODY()

public:
	UCameraComponent() { bAutoActivate = true; }

	/** Defined in HeadMountedDisplay, which knows XR cameras. */
	virtual void GetCameraView(float DeltaTime, FMinimalViewInfo& DesiredView);

	bool bLockToHmd = true;
};
