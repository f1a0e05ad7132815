// Copyright (c) 2026 The MRInputAnimation developers
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

/**
 * What can be odd about a recording that parses. Beside each code stands what `Finding::count` counts and its severity.
 *
 * Rotations are looked at along the common time line of their four curves: every time at which one of the curves has a
 * key, the others evaluated there. Recorders of 2019 thinned out each curve on its own, so most of their rotations have
 * no key of all four. A *rotation key* is a time at which all four have one.
 */
enum class FindingCode : std::uint8_t
{
	NonFiniteTime, ///< Keys, or a marker, whose time is NaN or infinite. Keys. Error.
	NonFiniteValue, ///< Keys whose value is NaN or infinite, or a weight or tangent that counts is NaN. Keys. Error.
	UnsortedTimes, ///< Keys earlier than the one before. Keys. Warning.
	EqualTimes, ///< Keys at the same time as the one before: the later one holds. Keys. Info.
	DamagedW, ///< MRTK 2.6.0 to 2.7.2 kept one or two keys of the rotation's W. Rotation keys without W. Error.

	/**
	 * The last frames of the camera, of a hand or of a joint are gone, as MRTK's 1.1 recorder loses them: the keys end
	 * while flags and other poses go on, for a hand only as long as it is tracked. Told from 0.15 s on, longer than any
	 * frame. Frames probably missing, at 60 a second, 31 at most. Warning; error where one key is all that is left.
	 */
	LostTail,

	ZeroQuaternion, ///< Rotation keys of length 0. Keys. Error; info for joint None, where the editor writes them.
	NonUnitQuaternion, ///< Rotation keys whose length is off by over 0.01, if all curves share times. Keys. Warning.

	/**
	 * Neighbours on the common time line whose quaternions have a negative dot product: interpolated as they stand, the
	 * joint spins. What is no rotation (length 0, NaN) is passed over. Flips. Warning.
	 */
	SignFlip,

	MisalignedTimes, ///< A position's, rotation's or ray's curves do not share key times. Keys without a partner. Info.
	FlagNotBoolean, ///< Flag keys that are neither 0 nor 1. Keys. Warning.
	FlagNotAlternating, ///< Flag keys that repeat the state before them. Keys. Info.
	UnknownWrapMode, ///< A wrap mode that Unity does not have. Curves. Warning.
	UnknownWeightedMode, ///< A weighted mode that Unity does not have. Keys. Warning.

	/**
	 * Keys before 0. On flag curves they hold the state at 0, which is as it should be; so does one key of any curve.
	 * Keys. Info; warning where a pose or ray has more of them, since MRTK does not play that motion.
	 */
	NegativeTime,

	/**
	 * The recording starts later than 1 s. Head and gaze are there in every frame; where neither has keys, a flag key
	 * is as good a start as a joint's. Milliseconds. Warning.
	 */
	LateStart,

	EmptyChannel, ///< A channel is on and has no key. Curves. Info.
	TrackedWithoutJoints, ///< A hand is tracked and none of its joints has a key. Tracked keys. Warning.
	GazeIsHead, ///< Nine tenths of the gaze are the head's position and forward ray: no eye tracker. Keys. Info.
	InvalidUtf8, ///< A marker's name: overlong forms, surrogates and the like included. Bytes that do not fit. Warning.
};

/** Stable name of a code, for scripts: "SignFlip". */
MRINPUTANIMATIONCORE_API const char* ToString(FindingCode code);

/** "info", "warning", "error". */
MRINPUTANIMATIONCORE_API const char* ToString(Severity severity);

struct Finding
{
	Severity severity = Severity::Info;
	FindingCode code = FindingCode::NonFiniteTime;
	std::string path; ///< The narrowest thing it is true of: a curve, a pose, a hand, a channel, `markers[3]`, `times`.
	std::size_t count = 0;
};

/** What is odd, in one sentence without the path: "456 sign flips between neighbouring rotation keys". */
MRINPUTANIMATIONCORE_API std::string Describe(const Finding& finding);

/** What to do about it: "repair with continuous-signs", or why nothing need be done. */
MRINPUTANIMATIONCORE_API const char* Remedy(FindingCode code);

/**
 * Every finding, worst first, then in file order. One cause gives one finding: of a damaged W the wrong lengths and
 * signs are not told again. Reads each key a few times, and copies curves that are unsorted. Any numbers will do.
 */
MRINPUTANIMATIONCORE_API std::vector<Finding> Validate(const RecordingView& recording);

} // namespace mria
