// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Mria/Compare.h"
#include "Mria/Text.h"

#include <cmath>
#include <cstdio>

namespace mria
{

namespace CompareTextDetail
{
constexpr double kDegrees = 57.29577951308232;

/** With as many digits as are significant. */
std::string NumberText(double number, const char* unit)
{
	const double size = std::fabs(number);
	const char* format = size == 0.0 ? "%.0f %s"
		: size < 0.01 || size >= 1e6 ? "%.1e %s"
		: size < 1.0				 ? "%.2f %s"
		: size < 100.0				 ? "%.1f %s"
									 : "%.0f %s";
	char text[64];
	std::snprintf(text, sizeof(text), format, number, unit);
	return text;
}

/** A tolerance as a user would write it. */
std::string LimitText(double number, const char* unit)
{
	char text[64];
	std::snprintf(text, sizeof(text), "%.4g %s", number, unit);
	return text;
}

std::string TimeText(double seconds)
{
	char text[64];
	std::snprintf(text, sizeof(text), std::fabs(seconds) < 1e6 ? "%.3f s" : "%.3e s", seconds);
	return text;
}

std::string HandName(ComparedPart part)
{
	return part == ComparedPart::LeftHand ? "left" : "right";
}

std::string JointName(PoseId pose)
{
	return ToString(JointOf(pose));
}

bool IsHand(ComparedPart part)
{
	return part == ComparedPart::LeftHand || part == ComparedPart::RightHand;
}

const char* VerbOf(EventKind kind)
{
	switch (kind)
	{
	case EventKind::PinchStarted:
		return " pinch starts";
	case EventKind::PinchEnded:
		return " pinch ends";
	case EventKind::TrackingGained:
		return " tracking starts";
	case EventKind::TrackingLost:
	case EventKind::Marker: // is no edge of a hand
		break;
	}
	return " tracking ends";
}

std::string ShiftText(double seconds)
{
	return NumberText(std::fabs(seconds) * 1000.0, "ms") + (seconds > 0.0 ? " later" : " earlier");
}

std::string OnlyText(const Excess& excess)
{
	return excess.isInA ? " in A only" : " in B only";
}

std::string MoreText(const Excess& excess)
{
	return excess.count > 1 ? ", and " + std::to_string(excess.count - 1) + " more" : "";
}

std::string DistanceText(const Excess& excess)
{
	const bool isPosition = excess.kind == ExcessKind::Position;
	const double scale = isPosition ? 1000.0 : kDegrees;
	const char* unit = isPosition ? "mm" : "deg";
	std::string subject = ToString(excess.part);
	if (excess.part == ComparedPart::Gaze)
	{
		subject += isPosition ? " origin" : " direction";
	}
	return subject + " " + NumberText(excess.value * scale, unit) + " > " + LimitText(excess.tolerance * scale, unit) +
		" at " + TimeText(excess.time) + (IsHand(excess.part) ? " (" + JointName(excess.pose) + ")" : "");
}

std::string FlagText(const Excess& excess)
{
	const bool isPinch = excess.event == EventKind::PinchStarted;
	return HandName(excess.part) + (isPinch ? " pinch" : " hand tracked") + OnlyText(excess) + " from the start, for " +
		TimeText(excess.value);
}
} // namespace CompareTextDetail

const char* ToString(ComparedPart part)
{
	constexpr const char* kNames[] = {"camera", "left hand", "right hand", "gaze"};
	return kNames[static_cast<std::size_t>(part)];
}

const char* ToString(ExcessKind kind)
{
	constexpr const char* kNames[] = {"NoCommonTime", "OnlyInOne", "Position", "Rotation", "FlagAtStart",
		"EdgeUnmatched", "EdgeShift", "MarkerUnmatched", "MarkerShift", "Start", "End"};
	return kNames[static_cast<std::size_t>(kind)];
}

std::string Describe(const Excess& excess)
{
	using namespace CompareTextDetail;
	const std::string when = " at " + TimeText(excess.time);
	switch (excess.kind)
	{
	case ExcessKind::NoCommonTime:
		return std::string("no common time: ") + (excess.isInA ? "A" : "B") + " ends " + TimeText(excess.value) +
			" before " + (excess.isInA ? "B" : "A") + " starts";
	case ExcessKind::OnlyInOne:
		return ToString(excess.part) + (IsHand(excess.part) ? " " + JointName(excess.pose) : "") + OnlyText(excess);
	case ExcessKind::Position:
	case ExcessKind::Rotation:
		return DistanceText(excess);
	case ExcessKind::FlagAtStart:
		return FlagText(excess);
	case ExcessKind::EdgeUnmatched:
		return HandName(excess.part) + VerbOf(excess.event) + when + OnlyText(excess) + MoreText(excess);
	case ExcessKind::EdgeShift:
		return HandName(excess.part) + VerbOf(excess.event) + " " + ShiftText(excess.value) + when + MoreText(excess);
	case ExcessKind::MarkerUnmatched:
		return "marker '" + Printable(excess.marker) + "'" + when + OnlyText(excess) + MoreText(excess);
	case ExcessKind::MarkerShift:
		return "marker '" + Printable(excess.marker) + "' " + ShiftText(excess.value) + when + MoreText(excess);
	case ExcessKind::Start:
		return "B starts " + ShiftText(excess.value);
	case ExcessKind::End:
		break;
	}
	return "B ends " + ShiftText(excess.value);
}

} // namespace mria
