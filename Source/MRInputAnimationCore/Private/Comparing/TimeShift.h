// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Mria/Compare.h"
#include "Sampling/RecordingTracks.h"

namespace mria
{

/** A recording prepared for sampling, and its range. */
struct TimedTracks
{
	explicit TimedTracks(const RecordingView& recording, bool asStored = false)
		: range(RangeOf(recording))
	{
		tracks.Build(recording, asStored);
	}

	RecordingTracks tracks;
	TimeRange range;
};

/** The public FindTimeShift for recordings that are ready. */
TimeAlignment FindTimeShift(const TimedTracks& a, const TimedTracks& b, double within);

} // namespace mria
