// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Mria/Recording.h"
#include "Mria/Result.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace mria
{

/** Why a marker cannot be added, found or renamed. What `MarkerError::count` counts stands beside each code. */
enum class MarkerErrorCode : std::uint8_t
{
	TimeNotFinite, ///< The time is NaN or infinite. 0.
	NameNotUtf8, ///< MRTK reads names as UTF-8. Bytes that do not fit.
	NoSuchMarker, ///< None has this name, time or index. Markers that there are.
};

struct MarkerError
{
	MarkerErrorCode code = MarkerErrorCode::NoSuchMarker;
	std::size_t count = 0;
};

/** For a person: "the name is not UTF-8 (2 bytes do not fit)". */
MRINPUTANIMATIONCORE_API std::string Describe(const MarkerError& error);

/** How many, or which one; or why not, and then nothing has changed. */
using MarkerResult = Result<std::size_t, MarkerError>;

/**
 * What holds for all edits of markers: the others stay as they are, to the bit and in their order, sorted or not.
 * Markers that are there are found by the bytes of their names, UTF-8 or not; case matters. Curves are never touched.
 */

/**
 * Puts a marker before the first one that is later, so behind those at the same time. Times before the start and after
 * the end are allowed, as is an empty name. The recording has a marker list then. Returns the marker's index.
 */
MRINPUTANIMATIONCORE_API MarkerResult AddMarker(Recording& recording, float time, std::string_view name);

/** Removes every marker of this name; at least one. Returns how many. The list itself stays. */
MRINPUTANIMATIONCORE_API MarkerResult RemoveMarkers(Recording& recording, std::string_view name);

/** Removes those of this name at exactly this time. */
MRINPUTANIMATIONCORE_API MarkerResult RemoveMarkers(Recording& recording, std::string_view name, float time);

/** Removes the one at this place in Recording::markers, and returns 1. */
MRINPUTANIMATIONCORE_API MarkerResult RemoveMarkerAt(Recording& recording, std::size_t index);

/** Removes all of them, be there any or not. Returns how many. */
MRINPUTANIMATIONCORE_API std::size_t ClearMarkers(Recording& recording);

/** Gives every marker called `from` the name `to`; at least one. Returns how many. Times and places stay. */
MRINPUTANIMATIONCORE_API MarkerResult RenameMarkers(Recording& recording, std::string_view from, std::string_view to);

} // namespace mria
