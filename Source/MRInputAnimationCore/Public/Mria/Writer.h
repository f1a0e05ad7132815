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
	Tangents, ///< Keys whose tangents, weights or weighted mode do not fit into short keys. Keys.
	Gaze, ///< The dialect has no gaze. Keys.
	ChannelAppears, ///< A channel that is absent becomes present, with empty curves. Curves.
	ChannelOff, ///< Keys of a channel that is switched off. Keys.
	ChannelByte, ///< A channel byte other than 0 and 1 has no place. Bytes.
	Markers, ///< The markers were left out on request. Markers.
	FlagTangents, ///< Tangents of a flag curve, which no dialect holds. Keys.
};

/** "Tangents", "Gaze", ... */
MRINPUTANIMATIONCORE_API const char* ToString(LossCode code);

/** Something that the written bytes do not hold. */
struct Loss
{
	LossCode code = LossCode::Tangents;
	std::string path; ///< A curve, a channel, or "markers".
	std::size_t count = 0; ///< Of what stands beside the code.
};

/** One line for a person: "Left.Wrist.PositionX: tangents of 12 keys (short keys hold straight lines only)". */
MRINPUTANIMATIONCORE_API std::string Describe(const Loss& loss);

enum class MarkerList : std::uint8_t
{
	AsRead, ///< Written where the recording has one.
	Always, ///< Written even if empty: MRTK's own reader wants one.
	Never,
};

struct WriteOptions
{
	MarkerList markerList = MarkerList::AsRead;
};

struct WrittenRecording
{
	std::vector<std::uint8_t> bytes;
	std::vector<Loss> losses; ///< Empty when reading the bytes gives the same recording back, dialect aside.
};

/** Any dialect from any recording. Into the dialect it was read in, a recording gives the bytes it was read from. */
MRINPUTANIMATIONCORE_API WrittenRecording WriteRecording(
	const RecordingView& recording, Dialect dialect, const WriteOptions& options = {});

} // namespace mria
