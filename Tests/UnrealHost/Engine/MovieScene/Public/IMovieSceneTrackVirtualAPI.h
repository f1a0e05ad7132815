// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"

class UMovieSceneSection;
class UMovieSceneTrack;

/** Since 5.6: what a track lets its own kind change, and nobody else through this class. Empty before. */
class IMovieSceneTrackVirtualAPI
{
#if HOST_HAS_TRACK_VIRTUAL_API
protected:
	friend UMovieSceneTrack;

	virtual ~IMovieSceneTrackVirtualAPI() = default;
	virtual void AddSection(UMovieSceneSection& Section) = 0;
	virtual void RemoveSection(UMovieSceneSection& Section) = 0;
	virtual void RemoveSectionAt(int32 SectionIndex) = 0;
#endif
};
