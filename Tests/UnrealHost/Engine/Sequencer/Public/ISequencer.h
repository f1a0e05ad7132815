// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "Misc/FrameRate.h"
#include "MovieSceneSequence.h"
#include "Templates/SharedPointer.h"
#include "UObject/WeakObjectPtrTemplates.h"

enum class EMovieSceneDataChangeType
{
	TrackValueChanged,
	MovieSceneStructureItemAdded = 2,
	Unknown = 8
};

/** The sequence editor, as track editors see it. */
class ISequencer : public TSharedFromThis<ISequencer>
{
public:
	virtual ~ISequencer() = default;

	virtual UMovieSceneSequence* GetFocusedMovieSceneSequence() const = 0;
	/** Of the playhead, in the focused sequence. */
	virtual FQualifiedFrameTime GetLocalTime() const = 0;
	virtual TArrayView<TWeakObjectPtr<>> FindObjectsInCurrentSequence(const FGuid& InObjectBinding) = 0;

	virtual void NotifyMovieSceneDataChanged(EMovieSceneDataChangeType DataChangeType) = 0;
	virtual void OnAddTrack(const TWeakObjectPtr<UMovieSceneTrack>& InTrack, const FGuid& ObjectBinding) = 0;
	virtual void EmptySelection() = 0;
	virtual void SelectSection(UMovieSceneSection* Section) = 0;
	virtual void ThrobSectionSelection() = 0;
	virtual void GetSelectedSections(TArray<UMovieSceneSection*>& OutSelectedSections) = 0;
};
