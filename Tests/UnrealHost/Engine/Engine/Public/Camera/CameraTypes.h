// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"

/** One camera's view of the world. */
struct FMinimalViewInfo
{
	FVector Location = FVector::ZeroVector;
	FRotator Rotation = FRotator::ZeroRotator;
	float FOV = 90.0f; ///< Horizontal, degrees.
	float DesiredFOV = 90.0f;
	float AspectRatio = 1.33333333f;
	bool bConstrainAspectRatio = false;
};
