// SPDX-License-Identifier: MIT
#pragma once

#include "Mria/Recording.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace mria
{

enum class Severity : std::uint8_t
{
	Info, ///< Worth knowing; nothing plays wrong because of it.
	Warning, ///< Plays, but not quite as it was done.
	Error, ///< Some input is wrong or lost.
};

/** What can be odd about a recording that parses. What `Finding::count` counts stands beside each code. */
enum class FindingCode : std::uint8_t
{
	NonFiniteTime, ///< Keys whose time is NaN or infinite. Keys.
	NonFiniteValue, ///< Keys whose value, or a weight or tangent that counts, is NaN; infinite values too. Keys.
	UnsortedTimes, ///< Keys earlier than the one before. Keys.
	EqualTimes, ///< Keys at the same time as the one before: the later one holds. Keys.
	DamagedW, ///< MRTK 2.6.0 to 2.7.2 kept one or two keys of the rotation's W. Keys missing.
	LostTail, ///< Pose keys end well before the recording does, as MRTK's reducer leaves it. Frames probably missing.
	ZeroQuaternion, ///< Rotation keys of length 0. Keys.
	NonUnitQuaternion, ///< Rotation keys whose length is not 1. Keys.
	SignFlip, ///< Neighbouring rotation keys on opposite sides: interpolated as they stand, the joint spins. Flips.
	MisalignedTimes, ///< A pose's position or rotation curves do not share their key times. Keys without a partner.
	FlagNotBoolean, ///< Flag keys that are neither 0 nor 1. Keys.
	FlagNotAlternating, ///< Flag keys that repeat the value before them. Keys.
	UnknownWrapMode, ///< A wrap mode that Unity does not have. Curves.
	UnknownWeightedMode, ///< A weighted mode that Unity does not have. Keys.
	NegativeTime, ///< Keys before 0. On flag curves they hold the state at 0, which is as it should be. Keys.
	LateStart, ///< The first pose key comes late. Milliseconds.
	EmptyChannel, ///< A channel is on and has no key. Curves.
	TrackedWithoutJoints, ///< A hand is tracked and none of its joints has a key. Tracked keys.
	GazeIsHead, ///< The gaze is the head's position and forward ray: there was no eye tracker. Keys.
	InvalidUtf8, ///< A marker's name. Bytes that do not fit.
};

/** Stable name of a code, for scripts: "SignFlip". */
MRINPUTANIMATIONCORE_API const char* ToString(FindingCode code);

/** "info", "warning", "error". */
MRINPUTANIMATIONCORE_API const char* ToString(Severity severity);

struct Finding
{
	Severity severity = Severity::Info;
	FindingCode code = FindingCode::NonFiniteTime;
	std::string path; ///< The narrowest thing it is true of: a curve, a pose, a hand, a channel, `markers[3]`.
	std::size_t count = 0;
};

/** What is odd, in one sentence without the path: "456 sign flips between neighbouring rotation keys". */
MRINPUTANIMATIONCORE_API std::string Describe(const Finding& finding);

/** What to do about it: "repair with continuous-signs", or why nothing need be done. */
MRINPUTANIMATIONCORE_API const char* Remedy(FindingCode code);

/** Every finding, worst first, then in file order. Reads each key a few times; allocates for findings only. */
MRINPUTANIMATIONCORE_API std::vector<Finding> Validate(const RecordingView& recording);

} // namespace mria
