// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "MovieSceneNameableTrack.h"
#include "Sections/MovieSceneSubSection.h"

#include "MovieSceneSubTrack.generated.h"

UCLASS()
class MOVIESCENE_API UMovieSceneSubTrack : public UMovieSceneNameableTrack
{
	GENERATED_BODY()

public:
	virtual UMovieSceneSubSection* AddSequence(UMovieSceneSequence* InSequence, FFrameNumber StartTime, int32 Duration)
	{
		Modify();
		UMovieSceneSubSection* Section = CastChecked<UMovieSceneSubSection>(CreateNewSection());
		Section->SetSequence(InSequence);
		Section->SetRange(TRange<FFrameNumber>(StartTime, StartTime + Duration));
		Sections.Add(Section);
		return Section;
	}

	virtual UMovieSceneSection* CreateNewSection() override
	{
		return NewObject<UMovieSceneSubSection>(this, NAME_None, RF_Transactional);
	}
	virtual const TArray<UMovieSceneSection*>& GetAllSections() const override { return ObjectPtrDecay(Sections); }

private:
	UPROPERTY()
	TArray<TObjectPtr<UMovieSceneSection>> Sections;
};
