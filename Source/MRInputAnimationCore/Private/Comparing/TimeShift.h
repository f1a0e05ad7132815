// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Mria/Compare.h"
#include "Sampling/SamplerTracks.h"

namespace mria
{

/** A recording made ready to be looked at, and its range. */
struct TimedTracks
{
	explicit TimedTracks(const RecordingView& recording, bool asStored = false)
		: range(RangeOf(recording))
	{
		tracks.Build(recording, asStored);
	}

	SamplerTracks tracks;
	TimeRange range;
};

/** The public FindTimeShift for recordings that are ready. */
TimeAlignment FindTimeShift(const TimedTracks& a, const TimedTracks& b, double within);

} // namespace mria
