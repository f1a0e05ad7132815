// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Channels/MovieSceneDoubleChannel.h"
#include "CoreMinimal.h"

#include "MovieSceneTimeWarpChannel.generated.h"

USTRUCT()
struct MOVIESCENE_API FMovieSceneTimeWarpChannel : public FMovieSceneDoubleChannel
{
	GENERATED_BODY()
};
