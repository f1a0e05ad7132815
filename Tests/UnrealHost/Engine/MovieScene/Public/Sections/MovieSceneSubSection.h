// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "MovieSceneSequence.h"
#include "Variants/MovieSceneTimeWarpVariant.h"

#include "MovieSceneSubSection.generated.h"

#if HOST_HAS_TIME_WARP
using FHostTimeScale = FMovieSceneTimeWarpVariant;
#else
using FHostTimeScale = float;
#endif

/** Where a sub-sequence starts and how fast it runs. The offset counts frames of its tick resolution. */
USTRUCT(BlueprintType)
struct MOVIESCENE_API FMovieSceneSectionParameters
{
	GENERATED_BODY()

	UPROPERTY()
	FFrameNumber StartFrameOffset;

	FHostTimeScale TimeScale = 1.0f;
};

UCLASS()
class MOVIESCENE_API UMovieSceneSubSection : public UMovieSceneSection
{
	GENERATED_BODY()

public:
	UMovieSceneSequence* GetSequence() const { return SubSequence; }
	virtual void SetSequence(UMovieSceneSequence* Sequence) { SubSequence = Sequence; }

	FFrameTime HostToInner(FFrameTime OuterTime) const;

	/** All the inner times on the way between two outer ones. */
	TRange<FFrameTime> HostHull(FFrameTime From, FFrameTime To) const;

	UPROPERTY()
	FMovieSceneSectionParameters Parameters;

protected:
	UPROPERTY()
	TObjectPtr<UMovieSceneSequence> SubSequence;
};
