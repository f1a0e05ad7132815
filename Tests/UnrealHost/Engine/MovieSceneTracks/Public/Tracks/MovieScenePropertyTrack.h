// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "MovieSceneNameableTrack.h"

#include "MovieScenePropertyTrack.generated.h"

/** Sets a property of its object. */
UCLASS(Abstract)
class MOVIESCENETRACKS_API UMovieScenePropertyTrack : public UMovieSceneNameableTrack
{
	GENERATED_BODY()

public:
	void SetPropertyNameAndPath(FName InPropertyName, const FString& InPropertyPath);
	FName GetPropertyName() const { return PropertyName; }

	virtual FName GetTrackName() const override { return PropertyName; }
	virtual void AddSection(UMovieSceneSection& Section) override { Sections.Add(&Section); }
	virtual void RemoveSection(UMovieSceneSection& Section) override { Sections.Remove(&Section); }
	virtual void RemoveSectionAt(int32 SectionIndex) override { Sections.RemoveAt(SectionIndex); }
	virtual const TArray<UMovieSceneSection*>& GetAllSections() const override { return Sections; }
	virtual bool HasSection(const UMovieSceneSection& Section) const override;
	virtual bool IsEmpty() const override { return Sections.Num() == 0; }
	virtual void RemoveAllAnimationData() override { Sections.Reset(); }

protected:
	/** The last of them that is active at that time, or null. */
	const UMovieSceneSection* HostFindSection(FFrameTime Time) const;

	UPROPERTY()
	FName PropertyName;

	UPROPERTY()
	FString PropertyPath;

	UPROPERTY()
	TArray<TObjectPtr<UMovieSceneSection>> Sections;
};
