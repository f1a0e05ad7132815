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
	Info, ///< For information; playback is correct.
	Warning, ///< Plays, but not exactly as recorded.
	Error, ///< Some input is wrong or lost.
};

/**
 * Problems of a recording that can be read. Each code says what `Finding::count` counts, and its severity.
 *
 * Rotations are checked on the common timeline of their four curves: at every time at which one of them has a key,
 * with the others evaluated there. Recorders of 2019 reduced each curve separately, so most of their rotations have
 * no time with four keys. A *rotation key* is a time at which all four curves have a key.
 */
enum class FindingCode : std::uint8_t
{
	NonFiniteTime, ///< Keys, or a marker, whose time is NaN or infinite. Keys. Error.
	NonFiniteValue, ///< Keys with a NaN or infinite value, or a NaN weight or tangent that is used. Keys. Error.
	UnsortedTimes, ///< Keys before their predecessor. Keys. Warning.
	EqualTimes, ///< Keys at the time of their predecessor; the later one applies. Keys. Info.
	DamagedW, ///< MRTK 2.6.0 to 2.7.2 stored only one or two W keys of the rotation. Rotation keys without W. Error.

	/**
	 * The last frames of the camera, a hand or a joint are missing, as MRTK 1.1 recorders lose them: the keys end
	 * while flags and other poses continue (for a hand, while it is tracked). Reported from 0.15 s on, which is
	 * longer than any frame. Counts frames probably missing at 60 per second, at most 31. Warning; error if only one
	 * key is left.
	 */
	LostTail,

	ZeroQuaternion, ///< Rotation keys of length 0. Keys. Error; info for joint None, for which the Unity editor writes
					///< them.
	NonUnitQuaternion, ///< Rotation keys whose length differs from 1 by more than 0.01, if all curves share times.
					   ///< Keys. Warning.

	/**
	 * Neighbours on the common timeline whose quaternions have a negative dot product: interpolated as stored, the
	 * joint spins. Values that are not rotations (length 0, NaN) are skipped. Flips. Warning.
	 */
	SignFlip,

	MisalignedTimes, ///< The curves of a position, rotation or ray do not share key times. Keys without a partner.
					 ///< Info.
	FlagNotBoolean, ///< Flag keys that are neither 0 nor 1. Keys. Warning.
	FlagNotAlternating, ///< Flag keys that repeat the previous state. Keys. Info.
	UnknownWrapMode, ///< A wrap mode that Unity does not define. Curves. Warning.
	UnknownWeightedMode, ///< A weighted mode that Unity does not define. Keys. Warning.

	/**
	 * Keys before time 0. On flag curves they define the state at 0, which is normal; so does a single key of any
	 * curve. Keys. Info; warning if a pose or ray has more of them, because MRTK does not play that motion.
	 */
	NegativeTime,

	/**
	 * The recording starts later than 1 s. Head and gaze have keys in every frame; if neither has keys, the first
	 * flag or joint key counts. Milliseconds. Warning.
	 */
	LateStart,

	EmptyChannel, ///< A channel is on but has no key. Curves. Info.
	TrackedWithoutJoints, ///< A hand is tracked but none of its joints has a key. Tracked keys. Warning.
	GazeIsHead, ///< At least 90 % of the gaze equals the position and forward ray of the head: no eye tracker. Keys.
				///< Info.
	InvalidUtf8, ///< The name of a marker is not UTF-8, including overlong forms and surrogates. Invalid bytes.
				 ///< Warning.
};

/** Stable name of a code, for scripts: "SignFlip". */
MRINPUTANIMATIONCORE_API const char* ToString(FindingCode code);

/** "info", "warning", "error". */
MRINPUTANIMATIONCORE_API const char* ToString(Severity severity);

struct Finding
{
	Severity severity = Severity::Info;
	FindingCode code = FindingCode::NonFiniteTime;
	std::string path; ///< What the finding refers to: a curve, a pose, a hand, a channel, `markers[3]`, `times`.
	std::size_t count = 0;
};

/** One sentence without the path: "456 sign flips between neighbouring rotation keys". */
MRINPUTANIMATIONCORE_API std::string Describe(const Finding& finding);

/** What to do: "repair with continuous-signs", or why nothing needs to be done. */
MRINPUTANIMATIONCORE_API const char* Remedy(FindingCode code);

/**
 * Returns every finding, worst first, then in file order. One cause gives one finding: wrong lengths and signs that
 * follow from a damaged W are not reported again. Accepts any values. Reads each key a few times, and copies
 * unsorted curves.
 */
MRINPUTANIMATIONCORE_API std::vector<Finding> Validate(const RecordingView& recording);

} // namespace mria
