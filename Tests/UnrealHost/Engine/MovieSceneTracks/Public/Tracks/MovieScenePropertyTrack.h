// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "MovieSceneNameableTrack.h"

#include "MovieScenePropertyTrack.generated.h"

UCLASS(Abstract)
class MOVIESCENETRACKS_API UMovieScenePropertyTrack : public UMovieSceneNameableTrack
{
	GENERATED_BODY()

public:
	void SetPropertyNameAndPath(FName InPropertyName, const FString&) { PropertyName = InPropertyName; }
	FName GetPropertyName() const { return PropertyName; }

	virtual void AddSection(UMovieSceneSection& Section) override { Sections.Add(&Section); }
	virtual const TArray<UMovieSceneSection*>& GetAllSections() const override { return Sections; }
	virtual void RemoveAllAnimationData() override { Sections.Reset(); }

protected:
	/** The last of them that is active at that time, or null. */
	const UMovieSceneSection* HostFindSection(FFrameTime Time) const
	{
		const UMovieSceneSection* Found = nullptr;
		for (const UMovieSceneSection* Section : GetAllSections())
		{
			Found = Section->IsActive() && Section->GetRange().Contains(Time.FloorToFrame()) ? Section : Found;
		}
		return Found;
	}

	UPROPERTY()
	FName PropertyName;

	UPROPERTY()
	TArray<TObjectPtr<UMovieSceneSection>> Sections;
};
