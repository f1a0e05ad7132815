// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Tracks/MovieScenePropertyTrack.h"

#include "MovieScene3DTransformTrack.generated.h"

/** Moves the root component of its actor, or its component, relative to its parent. */
UCLASS()
class MOVIESCENETRACKS_API UMovieScene3DTransformTrack : public UMovieScenePropertyTrack
{
	GENERATED_BODY()

public:
	UMovieScene3DTransformTrack() { PropertyName = FName(TEXT("Transform")); }

	virtual UMovieSceneSection* CreateNewSection() override
	{
		return NewObject<UMovieScene3DTransformSection>(this, NAME_None, RF_Transactional);
	}
	virtual void HostAnimate(IMovieScenePlayer& Player, UObject& Object, FFrameTime Time) const override;
};
