// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "Curves/KeyHandle.h"
#include "Math/Range.h"
#include "Misc/FrameRate.h"

#include "MovieSceneChannel.generated.h"

USTRUCT()
struct MOVIESCENE_API FMovieSceneChannel
{
	GENERATED_BODY()

	virtual ~FMovieSceneChannel() = default;
	virtual int32 GetNumKeys() const { return 0; }
};
