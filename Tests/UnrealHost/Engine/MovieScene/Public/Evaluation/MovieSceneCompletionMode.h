// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"

#include "MovieSceneCompletionMode.generated.h"

UENUM(BlueprintType)
enum class EMovieSceneCompletionMode : uint8
{
	KeepState,
	RestoreState,
	ProjectDefault,
};
