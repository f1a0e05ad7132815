// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Mria/Curve.h"
#include "Mria/CurveId.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace mria
{

/** The three file layouts, which share two version numbers. */
enum class Dialect : std::uint8_t
{
	Mrtk10, ///< 1.0: MRTK 2.0.0 to 2.5.4. Full keys; always camera and hands, never gaze.
	Mrtk11, ///< 1.1 as MRTK 2.6.0 to 2.8.3 writes it: short keys, straight lines only.
	Documented11, ///< 1.1 as MRTK's public page describes it: full keys.
};

inline constexpr std::array<Dialect, 3> kDialects = {Dialect::Mrtk10, Dialect::Mrtk11, Dialect::Documented11};

/** "mrtk-1.0", "mrtk-1.1", "documented-1.1". */
MRINPUTANIMATIONCORE_API const char* ToString(Dialect dialect);

/** The inverse of ToString. */
MRINPUTANIMATIONCORE_API std::optional<Dialect> FindDialect(std::string_view name);

/** The version number in the file: "1.0" or "1.1". */
MRINPUTANIMATIONCORE_API const char* VersionOf(Dialect dialect);

/** Whether keys have tangents and weights; without them every segment is straight. */
MRINPUTANIMATIONCORE_API bool HasTangents(Dialect dialect);

/** A named moment. */
struct Marker
{
	float time = 0.0f;
	std::string name; ///< The bytes of the file: usually UTF-8, but not guaranteed.
	std::uint8_t lengthSize = 0; ///< Bytes of the length field of the name in the file; 0: as few as possible.
};

/** Which sections a file has, as stored: 0 means absent and any other value present. The exact bytes are kept. */
struct ChannelFlags
{
	std::array<std::uint8_t, kChannelCount> bytes = {1, 1, 0};

	bool Has(Channel channel) const { return bytes[static_cast<std::size_t>(channel)] != 0; }
	void Set(Channel channel, bool present) { bytes[static_cast<std::size_t>(channel)] = present ? 1 : 0; }
};

/**
 * A recording that owns its data and can be edited. It uses the axes of the file (those of Unity), metres and
 * seconds. Curves of a channel that is off are empty.
 */
struct Recording
{
	Dialect dialect = Dialect::Mrtk11;
	ChannelFlags channels;
	std::array<Curve, kCurveCount> curves;
	bool hasMarkerList = true; ///< MRTK always writes a marker list; the documented format has none.
	std::vector<Marker> markers;
};

/**
 * A non-owning view of a recording: of the bytes of a file or of a Recording, which must outlive the view and must
 * not change. All functions that only read accept a view, so a file need not be copied to be validated, sampled or
 * displayed.
 */
struct RecordingView
{
	Dialect dialect = Dialect::Mrtk11;
	ChannelFlags channels;
	std::array<CurveView, kCurveCount> curves;
	bool hasMarkerList = true;
	std::vector<Marker> markers;

	RecordingView() = default;
	MRINPUTANIMATIONCORE_API RecordingView(const Recording& recording);
};

/** From the first to the last key time, ignoring NaN and infinite times. Both are 0 without keys. */
struct TimeRange
{
	float start = 0.0f;
	float end = 0.0f;
};

/**
 * Returns the time range of pose and ray curves. Flag keys at negative times define the state before the start and
 * do not count. Without any pose or ray key, the remaining flag keys define the range. O(keys), because keys may be
 * unsorted.
 */
MRINPUTANIMATIONCORE_API TimeRange RangeOf(const RecordingView& recording);

/** Returns the number of keys in all curves. */
MRINPUTANIMATIONCORE_API std::size_t CountKeys(const RecordingView& recording);

} // namespace mria
