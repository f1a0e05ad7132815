// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Mria/Markers.h"

#include "Mria/FloatRules.h"
#include "Mria/Text.h"

#include <algorithm>
#include <iterator>

namespace mria
{

namespace MarkersDetail
{
template <typename Wanted>
MarkerResult Remove(EditedRecording recording, const Wanted& isWanted)
{
	std::vector<Marker>& markers = recording->markers;
	const std::size_t before = markers.size();
	markers.erase(std::remove_if(markers.begin(), markers.end(), isWanted), markers.end());
	const std::size_t removed = before - markers.size();
	return removed > 0 ? MarkerResult(removed) : MarkerResult(MarkerError{MarkerErrorCode::NoSuchMarker, before});
}
} // namespace MarkersDetail

std::string Describe(const MarkerError& error)
{
	const std::string count = std::to_string(error.count);
	switch (error.code)
	{
	case MarkerErrorCode::TimeNotFinite:
		return "the time is not a finite number";
	case MarkerErrorCode::NameNotUtf8:
		return "the name is not UTF-8 (" + count + (error.count == 1 ? " byte does" : " bytes do") + " not fit)";
	case MarkerErrorCode::NoSuchMarker:
		break;
	}
	return "there is no such marker among the " + count;
}

MarkerResult AddMarker(EditedRecording recording, float time, std::string_view name)
{
	if (!IsFinite(time))
	{
		return MarkerError{MarkerErrorCode::TimeNotFinite, 0};
	}
	if (const std::size_t misfits = CountInvalidUtf8(name))
	{
		return MarkerError{MarkerErrorCode::NameNotUtf8, misfits};
	}
	std::vector<Marker>& markers = recording->markers;
	const auto isLater = [time](const Marker& marker) { return IsAbove(marker.time, time); };
	const auto position = std::find_if(markers.begin(), markers.end(), isLater);
	const auto added = markers.insert(position, {time, std::string(name), 0});
	recording->hasMarkerList = true;
	return static_cast<std::size_t>(std::distance(markers.begin(), added));
}

MarkerResult RemoveMarkers(EditedRecording recording, std::string_view name)
{
	const std::string wanted(name); // the name handed in may be a marker's own
	return MarkersDetail::Remove(recording, [&wanted](const Marker& marker) { return marker.name == wanted; });
}

MarkerResult RemoveMarkers(EditedRecording recording, std::string_view name, float time)
{
	const std::string wanted(name);
	return MarkersDetail::Remove(
		recording, [&wanted, time](const Marker& marker) { return marker.name == wanted && marker.time == time; });
}

MarkerResult RemoveMarkerAt(EditedRecording recording, std::size_t index)
{
	std::vector<Marker>& markers = recording->markers;
	if (index >= markers.size())
	{
		return MarkerError{MarkerErrorCode::NoSuchMarker, markers.size()};
	}
	markers.erase(markers.begin() + static_cast<std::ptrdiff_t>(index));
	return std::size_t{1};
}

std::size_t ClearMarkers(EditedRecording recording)
{
	const std::size_t count = recording->markers.size();
	recording->markers.clear();
	return count;
}

MarkerResult RenameMarkers(EditedRecording recording, std::string_view from, std::string_view to)
{
	if (const std::size_t misfits = CountInvalidUtf8(to))
	{
		return MarkerError{MarkerErrorCode::NameNotUtf8, misfits};
	}
	const std::string wanted(from);
	const std::string name(to);
	std::size_t renamed = 0;
	for (Marker& marker : recording->markers)
	{
		if (marker.name == wanted)
		{
			marker.name = name;
			marker.lengthSize = 0;
			++renamed;
		}
	}
	return renamed > 0 ? MarkerResult(renamed)
					   : MarkerResult(MarkerError{MarkerErrorCode::NoSuchMarker, recording->markers.size()});
}

} // namespace mria
