// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Mria/PackedRecording.h"
#include "Mria/Recording.h"
#include "Mria/Result.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace mria
{

/** Why a marker cannot be added, found or renamed. Each code says what `MarkerError::count` means. */
enum class MarkerErrorCode : std::uint8_t
{
	TimeNotFinite, ///< The time is NaN or infinite. Count: 0.
	NameNotUtf8, ///< The name is not UTF-8, which MRTK expects. Count: invalid bytes.
	NoSuchMarker, ///< No marker has this name, time or index. Count: markers in the recording.
};

struct MarkerError
{
	MarkerErrorCode code = MarkerErrorCode::NoSuchMarker;
	std::size_t count = 0;
};

/** For a person: "the name is not UTF-8 (2 bytes do not fit)". */
MRINPUTANIMATIONCORE_API std::string Describe(const MarkerError& error);

/** A number of markers or the index of one. On error, nothing has changed. */
using MarkerResult = Result<std::size_t, MarkerError>;

/**
 * Rules for all marker edits: other markers keep their exact bits and their order, sorted or not. Markers are found
 * by the bytes of their names, UTF-8 or not; case matters. Curves never change.
 */

/**
 * Inserts a marker before the first later one, so after those at the same time. Times outside the range and empty
 * names are allowed. Afterwards the recording has a marker list. Returns the index of the marker.
 */
MRINPUTANIMATIONCORE_API MarkerResult AddMarker(EditedRecording recording, float time, std::string_view name);

/** Removes every marker with this name. Returns how many; an error if there is none. The list itself stays. */
MRINPUTANIMATIONCORE_API MarkerResult RemoveMarkers(EditedRecording recording, std::string_view name);

/** Removes the markers with this name at exactly this time. */
MRINPUTANIMATIONCORE_API MarkerResult RemoveMarkers(EditedRecording recording, std::string_view name, float time);

/** Removes the marker at this index of Recording::markers. Returns 1. */
MRINPUTANIMATIONCORE_API MarkerResult RemoveMarkerAt(EditedRecording recording, std::size_t index);

/** Removes all markers, if any. Returns how many. */
MRINPUTANIMATIONCORE_API std::size_t ClearMarkers(EditedRecording recording);

/** Renames every marker called `from` to `to`. Returns how many; an error if there is none. Times and order stay. */
MRINPUTANIMATIONCORE_API MarkerResult RenameMarkers(
	EditedRecording recording, std::string_view from, std::string_view to);

} // namespace mria
