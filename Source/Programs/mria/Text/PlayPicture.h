// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Mria/Events.h"
#include "Mria/Frame.h"
#include "Mria/Recording.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace mria
{

/** What the line of `mria play` shows at one moment. */
struct PlayMoment
{
	double time = 0.0;
	InputState state;
	std::array<std::optional<float>, kHandCount> gaps; ///< Metres from thumb tip to index tip.
	std::string flash; ///< A marker that was just passed.
};

/** Metres between the tips of thumb and index finger, where both were seen and the hand is tracked. */
std::optional<float> PinchGap(const HandFrame& hand);

/**
 * The line: time, a strip of the whole recording with a playhead, each hand, and the last marker. In the strip, the
 * upper half of a cell is the left hand and the lower half the right one; colours distinguish tracked and pinching.
 * Without colours: `.` no hand, `-` one, `=` both, `#` a pinch, `^` a marker, `|` the playhead.
 */
class PlayPicture
{
public:
	struct Style
	{
		bool hasColour = false; ///< Blocks in colour; needs UTF-8.
		std::size_t columns = 80; ///< What the line is narrower than.
	};

	/** The range may be of any size; one without length has no strip. */
	PlayPicture(const TimeRange& range, const EventTimeline& timeline);

	std::string Line(const PlayMoment& moment, const Style& style);

private:
	struct Cell
	{
		std::array<std::uint8_t, kHandCount> levels{}; ///< The most that happens: 0 away, 1 tracked, 2 pinching.
		bool hasMarker = false;
	};

	std::size_t CellAt(double time) const;
	void MakeCells(std::size_t width);
	std::string Strip(double time, std::size_t width, bool hasColour);

	TimeRange range_;
	const EventTimeline& timeline_;
	bool hasMarkers_ = false;
	std::vector<Cell> cells_;
};

/** As much of the text as fits into so many columns. */
std::string CutToColumns(std::string_view text, std::size_t columns);

} // namespace mria
