// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Text/PlayPicture.h"

#include "Mria/Text.h"
#include "Text/Strings.h"
#include "Text/ValueText.h"

#include <algorithm>
#include <cmath>

namespace mria
{

namespace PlayPictureDetail
{
constexpr std::size_t kWidestStrip = 60;
constexpr std::size_t kNarrowestStrip = 8;
constexpr std::size_t kFlashColumns = 14;
constexpr std::size_t kGapColumns = 100; // narrower terminals do without the gap between the fingers
constexpr const char* kReset = "\x1b[0m";

std::uint8_t LevelOf(const HandInput& hand)
{
	return hand.isPinching ? 2 : hand.isTracked ? 1 : 0;
}

const char* LevelName(std::uint8_t level)
{
	constexpr const char* kNames[] = {"away", "tracked", "pinch"};
	return kNames[level];
}

/** Out of the 256 colours: grey, blue-green, yellow. */
const char* LevelColour(std::uint8_t level)
{
	constexpr const char* kColours[] = {"236", "30", "220"};
	return kColours[level];
}

const char* AsciiCell(std::uint8_t left, std::uint8_t right)
{
	if (left == 2 || right == 2)
	{
		return "#";
	}
	return left + right == 2 ? "=" : left + right == 1 ? "-" : ".";
}

std::string InColour(const std::string& sequence, const std::string& text, bool hasColour)
{
	return hasColour ? "\x1b[" + sequence + "m" + text + kReset : text;
}

std::string HandText(
	const std::string& name, std::uint8_t level, const std::optional<float>& gap, bool hasGap, bool hasColour)
{
	constexpr const char* kSequences[] = {"2", "36", "1;33"};
	std::string text = name + " " + PadRight(LevelName(level), 7);
	if (hasGap)
	{
		text += gap ? FixedText(static_cast<double>(*gap) * 1000.0, 0, 4) + " mm" : std::string(7, ' ');
	}
	return InColour(kSequences[level], text, hasColour);
}

/** Bytes of the character that begins here, in text that is UTF-8. */
std::size_t CharacterBytes(char first)
{
	const unsigned char byte = static_cast<unsigned char>(first);
	return byte < 0x80 ? 1 : byte < 0xe0 ? 2 : byte < 0xf0 ? 3 : 4;
}
} // namespace PlayPictureDetail

std::optional<float> PinchGap(const HandFrame& hand)
{
	if (!hand.isTracked || !hand.HasJoint(Joint::ThumbTip) || !hand.HasJoint(Joint::IndexTip))
	{
		return std::nullopt;
	}
	const float gap = Length(hand[Joint::ThumbTip].position - hand[Joint::IndexTip].position);
	return gap < 1.0f ? std::optional<float>(gap) : std::nullopt; // no hand is that wide
}

PlayPicture::PlayPicture(const TimeRange& range, const EventTimeline& timeline)
	: range_(range)
	, timeline_(timeline)
{
	for (const InputEvent& event : timeline.Events())
	{
		hasMarkers_ = hasMarkers_ || event.kind == EventKind::Marker;
	}
}

std::size_t PlayPicture::CellAt(double time) const
{
	const double length = static_cast<double>(range_.end) - range_.start;
	const double index = (time - range_.start) / length * static_cast<double>(cells_.size());
	return static_cast<std::size_t>(std::clamp(index, 0.0, static_cast<double>(cells_.size() - 1)));
}

void PlayPicture::MakeCells(std::size_t width)
{
	using namespace PlayPictureDetail;
	cells_.assign(width, Cell{});
	const Span<const InputEvent> events = timeline_.Events();
	const double start = range_.start;
	const double length = static_cast<double>(range_.end) - start;
	for (std::size_t i = 0; i < width; ++i)
	{
		const double from = start + length * static_cast<double>(i) / static_cast<double>(width);
		const double to = start + length * static_cast<double>(i + 1) / static_cast<double>(width);
		InputState state = timeline_.StateAt(from);
		Cell& cell = cells_[i];
		const auto raise = [&]
		{
			for (std::size_t hand = 0; hand < kHandCount; ++hand)
			{
				cell.levels[hand] = std::max(cell.levels[hand], LevelOf(state.hands[hand]));
			}
		};
		raise();
		for (std::size_t n = timeline_.CountUntil(from); n < events.size() && events[n].time < to; ++n)
		{
			Apply(events[n], state);
			raise();
		}
	}
	for (const InputEvent& event : events)
	{
		if (event.kind == EventKind::Marker && event.time >= range_.start && event.time <= range_.end)
		{
			cells_[CellAt(event.time)].hasMarker = true;
		}
	}
}

std::string PlayPicture::Strip(double time, std::size_t width, bool hasColour)
{
	using namespace PlayPictureDetail;
	if (cells_.size() != width)
	{
		MakeCells(width);
	}
	const std::size_t head = CellAt(time);
	std::string strip;
	for (std::size_t i = 0; i < width; ++i)
	{
		const Cell& cell = cells_[i];
		if (!hasColour)
		{
			strip += i == head ? "|" : cell.hasMarker ? "^" : AsciiCell(cell.levels[0], cell.levels[1]);
			continue;
		}
		const std::string background = std::string(";48;5;") + LevelColour(cell.levels[1]);
		const std::string upper = std::string("38;5;") + LevelColour(cell.levels[0]);
		strip += i == head	 ? InColour("1;97" + background, "\u2503", true)
			: cell.hasMarker ? InColour("1;95" + background, "\u25c6", true)
							 : InColour(upper + background, "\u2580", true);
	}
	return strip;
}

std::string PlayPicture::Line(const PlayMoment& moment, const Style& style)
{
	using namespace PlayPictureDetail;
	const std::string end = SecondsText(range_.end);
	const std::string time = FixedText(moment.time, 3, end.size()) + " / " + end;
	const bool hasGap = style.columns >= kGapColumns;
	const std::size_t handColumns = (hasGap ? 7 : 0) + 7 + 1;
	// Time, two blanks, left, two blanks, right: what there is always; then the strip, then the marker.
	std::size_t used = time.size() + 2 + 4 + handColumns + 2 + 5 + handColumns;
	if (used >= style.columns)
	{
		return CutToColumns(time, style.columns - 1);
	}
	std::string hands = HandText("left", LevelOf(moment.state[Hand::Left]), moment.gaps[0], hasGap, style.hasColour) +
		"  " + HandText("right", LevelOf(moment.state[Hand::Right]), moment.gaps[1], hasGap, style.hasColour);
	const std::size_t left = style.columns - 1 - used;
	const std::size_t flashColumns = hasMarkers_ && left > kFlashColumns + kNarrowestStrip + 4 ? kFlashColumns + 2 : 0;
	const bool hasStrip = left >= kNarrowestStrip + 2 + flashColumns && range_.end > range_.start;
	std::string line = time + "  ";
	if (hasStrip)
	{
		const std::size_t width = std::min(left - 2 - flashColumns, kWidestStrip);
		line += Strip(moment.time, width, style.hasColour) + "  ";
	}
	line += hands;
	if (flashColumns > 0 && !moment.flash.empty())
	{
		line += "  " + InColour("1;95", CutToColumns(Printable(moment.flash), kFlashColumns), style.hasColour);
	}
	return line;
}

std::string CutToColumns(std::string_view text, std::size_t columns)
{
	using namespace PlayPictureDetail;
	constexpr unsigned char kFirstWide = 0xe3; // from about U+3000 on characters may take two columns
	std::size_t used = 0;
	std::size_t i = 0;
	while (i < text.size())
	{
		used += static_cast<unsigned char>(text[i]) >= kFirstWide ? 2 : 1;
		if (used > columns)
		{
			break;
		}
		i += CharacterBytes(text[i]);
	}
	return std::string(text.substr(0, i));
}

} // namespace mria
