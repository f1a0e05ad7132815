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

/** The three layouts that stand under two version numbers. */
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

/** The version that stands in the file: "1.0" or "1.1". */
MRINPUTANIMATIONCORE_API const char* VersionOf(Dialect dialect);

/** Whether its keys carry tangents and weights; without them every segment is a straight line. */
MRINPUTANIMATIONCORE_API bool HasTangents(Dialect dialect);

/** A named moment. */
struct Marker
{
	float time = 0.0f;
	std::string name; ///< The bytes of the file: UTF-8 as a rule, but not surely.
	std::uint8_t lengthSize = 0; ///< Bytes that the name's length takes in the file; 0 for as few as it needs.
};

/** Which sections a file has, in its own bytes: 0 is no, 1 is yes, anything else is yes too and is kept. */
struct ChannelFlags
{
	std::array<std::uint8_t, kChannelCount> bytes = {1, 1, 0};

	bool Has(Channel channel) const { return bytes[static_cast<std::size_t>(channel)] != 0; }
	void Set(Channel channel, bool present) { bytes[static_cast<std::size_t>(channel)] = present ? 1 : 0; }
};

/**
 * A recording that owns its data: plain, in the file's own axes (Unity's), metres and seconds, made to be changed.
 * Curves of a channel that is switched off are empty.
 */
struct Recording
{
	Dialect dialect = Dialect::Mrtk11;
	ChannelFlags channels;
	std::array<Curve, kCurveCount> curves;
	bool hasMarkerList = true; ///< MRTK always writes one; the public page knows none.
	std::vector<Marker> markers;
};

/**
 * A recording whose keys lie in somebody else's memory: a file's bytes or a Recording, which must outlive it unchanged.
 * Everything that only reads takes one of these, so a file need not be copied to be checked, sampled or shown.
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

/** First to last key time, those that are not finite left out; both 0 without keys. */
struct TimeRange
{
	float start = 0.0f;
	float end = 0.0f;
};

/**
 * The range that pose and ray curves cover. Flag keys at negative times hold the state before the start and do not
 * count; without any pose or ray key the flag keys that are left decide. Reads every key time: keys may be unsorted.
 */
MRINPUTANIMATIONCORE_API TimeRange RangeOf(const RecordingView& recording);

/** Keys over all curves. */
MRINPUTANIMATIONCORE_API std::size_t CountKeys(const RecordingView& recording);

} // namespace mria
