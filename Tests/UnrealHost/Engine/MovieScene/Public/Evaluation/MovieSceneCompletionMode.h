// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"

#include "MovieSceneCompletionMode.generated.h"

/** What becomes of what a section changed once it is over. */
UENUM(BlueprintType)
enum class EMovieSceneCompletionMode : uint8
{
	KeepState,
	RestoreState,
	ProjectDefault,
};
