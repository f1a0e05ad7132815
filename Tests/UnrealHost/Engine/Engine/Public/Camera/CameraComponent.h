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

	virtual void GetCameraView(float DeltaTime, FMinimalViewInfo& DesiredView);

	/** Head tracking is allowed in the camera's world. */
	bool IsXRHeadTrackedCamera() const;

	bool bLockToHmd = true;

protected:
#if HOST_HAS_XR_CAMERA_DELTA_TIME
	virtual void HandleXRCamera(float DeltaTime);
#else
	virtual void HandleXRCamera();
#endif
};
