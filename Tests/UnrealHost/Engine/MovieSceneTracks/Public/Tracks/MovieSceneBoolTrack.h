// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Tracks/MovieScenePropertyTrack.h"

#include "MovieSceneBoolTrack.generated.h"

/** Sets a bool property of its object. The host does so for one of a class's own properties. */
UCLASS()
class MOVIESCENETRACKS_API UMovieSceneBoolTrack : public UMovieScenePropertyTrack
{
	GENERATED_BODY()

public:
	virtual UMovieSceneSection* CreateNewSection() override
	{
		return NewObject<UMovieSceneBoolSection>(this, NAME_None, RF_Transactional);
	}
	virtual void HostAnimate(IMovieScenePlayer& Player, UObject& Object, FFrameTime Time) const override;
};
