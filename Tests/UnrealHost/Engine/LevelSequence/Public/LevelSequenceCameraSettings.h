// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "LevelSequenceCameraSettings.generated.h"

/** What camera cuts do to the view; the host has no view. */
USTRUCT(BlueprintType)
struct LEVELSEQUENCE_API FLevelSequenceCameraSettings
{
	GENERATED_BODY()
};
