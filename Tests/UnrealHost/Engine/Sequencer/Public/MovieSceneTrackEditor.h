// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "ISequencer.h"
#include "ISequencerTrackEditor.h"

/** The base of track editors. Lives no longer than the sequence editor it was made for. */
class FMovieSceneTrackEditor : public TSharedFromThis<FMovieSceneTrackEditor>, public ISequencerTrackEditor
{
public:
	explicit FMovieSceneTrackEditor(TSharedRef<ISequencer> InSequencer)
		: Sequencer(InSequencer)
	{
	}

	/** Every kind of sequence, unless a derived editor says otherwise. */
	virtual bool SupportsSequence(UMovieSceneSequence*) const override { return true; }

	UMovieScene* GetFocusedMovieScene() const
	{
		const TSharedPtr<ISequencer> Pinned = GetSequencer();
		const UMovieSceneSequence* Sequence = Pinned.IsValid() ? Pinned->GetFocusedMovieSceneSequence() : nullptr;
		return Sequence ? Sequence->GetMovieScene() : nullptr;
	}

protected:
	const TSharedPtr<ISequencer> GetSequencer() const { return Sequencer.Pin(); }

private:
	TWeakPtr<ISequencer> Sequencer;
};
