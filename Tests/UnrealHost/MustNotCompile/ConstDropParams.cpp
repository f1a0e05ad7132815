// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
// EXPECT: marked 'override', but does not override|marked ‘override’, but does not override
// MODULE: MRInputAnimationEditor
// An editor may write into the parameters while something is dragged, so they are not const there.

#include "MovieSceneTrackEditor.h"

class FCaseEditor : public FMovieSceneTrackEditor
{
public:
	using FMovieSceneTrackEditor::FMovieSceneTrackEditor;
#ifdef CURED
	virtual bool OnAllowDrop(const FDragDropEvent&, FSequencerDragDropParams&) override
	{
		return true;
	}
#else
	virtual bool OnAllowDrop(const FDragDropEvent&, const FSequencerDragDropParams&) override
	{
		return true;
	}
#endif
};
