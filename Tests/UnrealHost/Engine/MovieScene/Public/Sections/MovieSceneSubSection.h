// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "MovieSceneSection.h"
#include "MovieSceneSequence.h"
#include "Sections/MovieSceneSectionParameters.h"

#include "MovieSceneSubSection.generated.h"

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
