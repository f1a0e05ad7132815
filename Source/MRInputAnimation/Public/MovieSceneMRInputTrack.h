// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Compilation/IMovieSceneDeterminismSource.h"
#include "Compilation/IMovieSceneTrackTemplateProducer.h"
#include "CoreMinimal.h"
#include "MovieSceneNameableTrack.h"

#include "MovieSceneMRInputTrack.generated.h"

/**
 * Recorded input in a sequence. An unbound track drives the world's playback. A track bound to an actor does so through
 * the actor's player component, which then fires the events. Sections may overlap, on one row or several.
 */
UCLASS()
class MRINPUTANIMATION_API UMovieSceneMRInputTrack : public UMovieSceneNameableTrack,
													 public IMovieSceneTrackTemplateProducer,
													 public IMovieSceneDeterminismSource
{
	GENERATED_BODY()

public:
	UMovieSceneMRInputTrack();

	//~ Begin UMovieSceneTrack interface
	virtual bool SupportsType(TSubclassOf<UMovieSceneSection> SectionClass) const override;
	virtual UMovieSceneSection* CreateNewSection() override;
	virtual void AddSection(UMovieSceneSection& Section) override;
	virtual void RemoveSection(UMovieSceneSection& Section) override;
	virtual void RemoveSectionAt(int32 SectionIndex) override;
	virtual const TArray<UMovieSceneSection*>& GetAllSections() const override;
	virtual bool HasSection(const UMovieSceneSection& Section) const override;
	virtual bool IsEmpty() const override;
	virtual void RemoveAllAnimationData() override;
	virtual bool SupportsMultipleRows() const override { return true; }
	virtual EMovieSceneTrackEasingSupportFlags SupportsEasing(FMovieSceneSupportsEasingParams& Params) const override;
#if WITH_EDITORONLY_DATA
	virtual FText GetDefaultDisplayName() const override;
#endif
	//~ End UMovieSceneTrack interface

	//~ Begin IMovieSceneTrackTemplateProducer interface
	virtual FMovieSceneEvalTemplatePtr CreateTemplateForSection(const UMovieSceneSection& InSection) const override;
	//~ End IMovieSceneTrackTemplateProducer interface

	//~ Begin IMovieSceneDeterminismSource interface
	/** Adds the borders of its sections: a frame that crosses one is evaluated in two parts. */
	virtual void PopulateDeterminismData(
		FMovieSceneDeterminismData& OutData, const TRange<FFrameNumber>& Range) const override;
	//~ End IMovieSceneDeterminismSource interface

private:
	/** In the order they were added. */
	UPROPERTY()
	TArray<TObjectPtr<UMovieSceneSection>> Sections;
};
