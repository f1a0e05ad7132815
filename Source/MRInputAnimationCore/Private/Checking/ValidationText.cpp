// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Mria/Validation.h"

namespace mria
{

namespace ValidationTextDetail
{
/** A code's name, what is counted (one, many), what is said of it, and what to do. */
struct Entry
{
	const char* name;
	const char* one;
	const char* many;
	const char* rest;
	const char* remedy;
};

constexpr Entry kEntries[] = {
	{"NonFiniteTime", "key", "keys", " at a time that is NaN or infinite", "repair with drop-non-finite"},
	{"NonFiniteValue", "key", "keys", " with a value, weight or tangent that is NaN or infinite",
		"repair with drop-non-finite"},
	{"UnsortedTimes", "key", "keys", " earlier than the one before", "repair with sort-keys"},
	{"EqualTimes", "key", "keys", " at the time of the one before",
		"nothing need be done: the later key holds from there on"},
	{"DamagedW", "rotation key", "rotation keys", " without W, as MRTK 2.6.0 to 2.7.2 leaves them",
		"repair with rebuild-w"},
	{"LostTail", "frame", "frames", " probably missing at the end, as MRTK's key reducer leaves them",
		"cannot be undone: record again, or end playback before the motion freezes"},
	{"ZeroQuaternion", "rotation key", "rotation keys", " of length 0",
		"nothing to repair from: the rotation counts as none; usual for joint None in editor recordings"},
	{"NonUnitQuaternion", "rotation key", "rotation keys", " whose length is not 1", "repair with unit-quaternions"},
	{"SignFlip", "sign flip", "sign flips", " between neighbouring rotation keys", "repair with continuous-signs"},
	{"MisalignedTimes", "key", "keys", " without a partner at the same time",
		"nothing need be done: recorders of 2019 thin out every curve on its own"},
	{"FlagNotBoolean", "flag key", "flag keys", " neither 0 nor 1", "nothing need be done: above 0.5 counts as 1"},
	{"FlagNotAlternating", "flag key", "flag keys", " repeating the value before",
		"nothing need be done: the state stays as it is"},
	{"UnknownWrapMode", "curve", "curves", " with a wrap mode that Unity does not have",
		"set a known one: until then the curve's end values are held"},
	{"UnknownWeightedMode", "key", "keys", " with a weighted mode that Unity does not have",
		"set a known one: until then its two lowest bits count"},
	{"NegativeTime", "key", "keys", " before 0",
		"nothing need be done: such keys give the state at 0; MRTK plays none of the motion before it"},
	{"LateStart", "millisecond", "milliseconds", " before the first pose key", "repair with start-at-zero"},
	{"EmptyChannel", "curve", "curves", " without a key: the channel is on but empty",
		"nothing need be done: nothing was recorded there"},
	{"TrackedWithoutJoints", "key", "keys", " that say tracked, for a hand without a single joint key",
		"record again with joints: only tracking and pinch can be played"},
	{"GazeIsHead", "gaze key", "gaze keys", " on the head's position and forward ray: there was no eye tracker",
		"nothing need be done: the gaze plays as the head's"},
	{"InvalidUtf8", "byte", "bytes", " of the name not UTF-8",
		"rename the marker: each program shows such bytes in its own way"},
};
static_assert(sizeof(kEntries) / sizeof(kEntries[0]) == static_cast<std::size_t>(FindingCode::InvalidUtf8) + 1);

const Entry& EntryOf(FindingCode code)
{
	return kEntries[static_cast<std::size_t>(code)];
}
} // namespace ValidationTextDetail

const char* ToString(FindingCode code)
{
	return ValidationTextDetail::EntryOf(code).name;
}

const char* ToString(Severity severity)
{
	constexpr const char* kNames[] = {"info", "warning", "error"};
	return kNames[static_cast<std::size_t>(severity)];
}

std::string Describe(const Finding& finding)
{
	const ValidationTextDetail::Entry& entry = ValidationTextDetail::EntryOf(finding.code);
	return std::to_string(finding.count) + " " + (finding.count == 1 ? entry.one : entry.many) + entry.rest;
}

const char* Remedy(FindingCode code)
{
	return ValidationTextDetail::EntryOf(code).remedy;
}

} // namespace mria
