// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Mria/Recording.h"

#include <algorithm>

namespace mria
{

RecordingView::RecordingView(const Recording& recording)
	: dialect(recording.dialect)
	, channels(recording.channels)
	, hasMarkerList(recording.hasMarkerList)
	, markers(recording.markers)
{
	std::copy(recording.curves.begin(), recording.curves.end(), curves.begin());
}

std::size_t CountKeys(const RecordingView& recording)
{
	std::size_t count = 0;
	for (const CurveView& curve : recording.curves)
	{
		count += curve.size();
	}
	return count;
}

} // namespace mria
