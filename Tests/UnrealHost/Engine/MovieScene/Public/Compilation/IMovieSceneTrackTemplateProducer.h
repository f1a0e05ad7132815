// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "Evaluation/MovieSceneEvalTemplate.h"

#include "IMovieSceneTrackTemplateProducer.generated.h"

class UMovieSceneSection;

UINTERFACE()
class MOVIESCENE_API UMovieSceneTrackTemplateProducer : public UInterface
{
	GENERATED_BODY()
};

class MOVIESCENE_API IMovieSceneTrackTemplateProducer
{
	GENERATED_BODY()

public:
	virtual FMovieSceneEvalTemplatePtr CreateTemplateForSection(const UMovieSceneSection& InSection) const = 0;
};
