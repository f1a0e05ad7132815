// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Math/Range.h"
#include "Misc/FrameTime.h"
#include "MovieSceneSignedObject.h"
#include "UObject/StrongObjectPtr.h"

#include "MovieSceneTimeWarpVariant.generated.h"

UCLASS(Abstract)
class MOVIESCENE_API UMovieSceneTimeWarpGetter : public UMovieSceneSignedObject
{
	GENERATED_BODY()

public:
	virtual FFrameTime RemapTime(FFrameTime In) const { return In; }

	/** All the times that a stretch leads through. */
	virtual TRange<FFrameTime> ComputeTraversedHull(const TRange<FFrameTime>& Range) const { return Range; }
};

/** What a time warp holds; the engine knows fixed frames, loops and clamps as well. */
UENUM(BlueprintType)
enum class EMovieSceneTimeWarpType : uint8
{
	FixedPlayRate = 0,
	Custom = 1,
};

/** Turns a time into another one: by a play rate, 1 at first, or by an object, which it keeps alive. Since 5.5. */
USTRUCT(BlueprintType)
struct MOVIESCENE_API FMovieSceneTimeWarpVariant
{
	GENERATED_BODY()

	FMovieSceneTimeWarpVariant() = default;
	FMovieSceneTimeWarpVariant(double InLiteralPlayRate)
		: PlayRate(InLiteralPlayRate)
	{
	}

	FMovieSceneTimeWarpVariant(UMovieSceneTimeWarpGetter* InDynamicValue)
		: Custom(InDynamicValue)
	{
	}

	UMovieSceneTimeWarpGetter* AsCustom() const { return Custom.Get(); }
	FFrameTime RemapTime(FFrameTime Input) const
	{
		return Custom.IsValid() ? Custom->RemapTime(Input) : Input * PlayRate;
	}

private:
	UPROPERTY()
	double PlayRate = 1.0;

	TStrongObjectPtr<UMovieSceneTimeWarpGetter> Custom;
};
