// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Mria/Recording.h"

#include <cstdint>
#include <string>
#include <vector>

namespace mria
{

enum class LossCode : std::uint8_t
{
	Tangents, ///< Tangents, weights or weighted modes that short keys cannot hold. Counts keys.
	Gaze, ///< The dialect has no gaze. Counts keys.
	ChannelAppears, ///< An absent channel becomes present, with empty curves. Counts curves.
	ChannelOff, ///< Keys of a channel that is off. Counts keys.
	ChannelByte, ///< A channel byte other than 0 and 1, which the dialect cannot store. Counts bytes.
	Markers, ///< Markers were left out on request. Counts markers.
	FlagTangents, ///< Tangents of a flag curve, which no dialect can store. Counts keys.
};

/** "Tangents", "Gaze", ... */
MRINPUTANIMATIONCORE_API const char* ToString(LossCode code);

/** Information that the written bytes do not contain. */
struct Loss
{
	LossCode code = LossCode::Tangents;
	std::string path; ///< A curve, a channel, or "markers".
	std::size_t count = 0; ///< Number of lost items; see LossCode.
};

/** One line of text: "Left.Wrist.PositionX: tangents of 12 keys (short keys hold straight lines only)". */
MRINPUTANIMATIONCORE_API std::string Describe(const Loss& loss);

enum class MarkerList : std::uint8_t
{
	AsRead, ///< Written if the recording has one.
	Always, ///< Written even if empty, since MRTK requires one.
	Never,
};

struct WriteOptions
{
	MarkerList markerList = MarkerList::AsRead;
};

struct WrittenRecording
{
	std::vector<std::uint8_t> bytes;
	std::vector<Loss> losses; ///< Empty if reading the bytes restores the recording, apart from its dialect.
};

/** Writes a recording in any dialect. In the dialect it was read from, it gives the bytes it was read from. */
MRINPUTANIMATIONCORE_API WrittenRecording WriteRecording(
	const RecordingView& recording, Dialect dialect, const WriteOptions& options = {});

} // namespace mria
