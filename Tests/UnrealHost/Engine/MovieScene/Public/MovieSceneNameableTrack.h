// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "MovieSceneTrack.h"

#include "MovieSceneNameableTrack.generated.h"

UCLASS(Abstract)
class MOVIESCENE_API UMovieSceneNameableTrack : public UMovieSceneTrack
{
	GENERATED_BODY()

public:
#if WITH_EDITORONLY_DATA
	/** Shown until the user has given a name. */
	virtual FText GetDefaultDisplayName() const
	{
		return FText::FromString(TEXT("Unnamed Track"));
	}
#endif
};
