// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "MovieSceneNameableTrack.h"
#include "Sections/MovieSceneSubSection.h"

#include "MovieSceneSubTrack.generated.h"

/** Sections that play other sequences. */
UCLASS()
class MOVIESCENE_API UMovieSceneSubTrack : public UMovieSceneNameableTrack
{
	GENERATED_BODY()

public:
	virtual UMovieSceneSubSection* AddSequence(UMovieSceneSequence* Sequence, FFrameNumber StartTime, int32 Duration);

	virtual bool SupportsType(TSubclassOf<UMovieSceneSection> SectionClass) const override;
	virtual UMovieSceneSection* CreateNewSection() override;
	virtual void AddSection(UMovieSceneSection& Section) override { Sections.Add(&Section); }
	virtual void RemoveSection(UMovieSceneSection& Section) override { Sections.Remove(&Section); }
	virtual void RemoveSectionAt(int32 SectionIndex) override { Sections.RemoveAt(SectionIndex); }
	virtual const TArray<UMovieSceneSection*>& GetAllSections() const override { return ObjectPtrDecay(Sections); }
	virtual bool HasSection(const UMovieSceneSection& Section) const override;
	virtual bool IsEmpty() const override { return Sections.Num() == 0; }
	virtual void RemoveAllAnimationData() override { Sections.Reset(); }

private:
	UPROPERTY()
	TArray<TObjectPtr<UMovieSceneSection>> Sections;
};
