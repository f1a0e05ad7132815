// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "Misc/FrameTime.h"

#include "MovieSceneTimeWarpVariant.generated.h"

/** What a time warp holds; the host has the first only. */
UENUM(BlueprintType)
enum class EMovieSceneTimeWarpType : uint8
{
	FixedPlayRate = 0,
	Custom = 1,
};

/** Turns a time into another one: by a play rate, 1 at first. The engine has curves and loops as well, since 5.5. */
USTRUCT(BlueprintType)
struct MOVIESCENE_API FMovieSceneTimeWarpVariant
{
	GENERATED_BODY()

	FMovieSceneTimeWarpVariant() = default;
	FMovieSceneTimeWarpVariant(double InLiteralPlayRate)
		: PlayRate(InLiteralPlayRate)
	{
	}

	EMovieSceneTimeWarpType GetType() const { return EMovieSceneTimeWarpType::FixedPlayRate; }
	double AsFixedPlayRate() const { return PlayRate; }
	float AsFixedPlayRateFloat() const { return static_cast<float>(PlayRate); }
	void Set(double InLiteralPlayRate) { PlayRate = InLiteralPlayRate; }
	FFrameTime RemapTime(FFrameTime Input) const { return Input * PlayRate; }

private:
	UPROPERTY()
	double PlayRate = 1.0;
};
