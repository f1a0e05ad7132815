// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Mria/Validation.h"

namespace mria
{

namespace ValidationTextDetail
{
/** The name of a code, the counted noun (singular, plural), the message, and the advice. */
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
	{"UnsortedTimes", "key", "keys", " before the previous one", "repair with sort-keys"},
	{"EqualTimes", "key", "keys", " at the time of the previous one",
		"no action needed: the later key applies from there on"},
	{"DamagedW", "rotation key", "rotation keys", " without W, as MRTK 2.6.0 to 2.7.2 leaves them",
		"repair with rebuild-w"},
	{"LostTail", "frame", "frames", " probably missing at the end, as MRTK's key reducer leaves them",
		"cannot be repaired: record again, or end playback before the motion freezes"},
	{"ZeroQuaternion", "rotation key", "rotation keys", " of length 0",
		"cannot be repaired: the rotation counts as the identity; usual for joint None in editor recordings"},
	{"NonUnitQuaternion", "rotation key", "rotation keys", " whose length is not 1", "repair with unit-quaternions"},
	{"SignFlip", "sign flip", "sign flips", " between neighbouring rotation keys", "repair with continuous-signs"},
	{"MisalignedTimes", "key", "keys", " without a partner at the same time",
		"no action needed: recorders of 2019 reduce every curve separately"},
	{"FlagNotBoolean", "flag key", "flag keys", " neither 0 nor 1", "no action needed: above 0.5 counts as 1"},
	{"FlagNotAlternating", "flag key", "flag keys", " that repeat the previous value",
		"no action needed: the state stays as it is"},
	{"UnknownWrapMode", "curve", "curves", " with a wrap mode that Unity does not have",
		"set a known one; until then the end values of the curve are held"},
	{"UnknownWeightedMode", "key", "keys", " with a weighted mode that Unity does not have",
		"set a known one; until then its two lowest bits are used"},
	{"NegativeTime", "key", "keys", " before 0",
		"no action needed: such keys define the state at 0; MRTK does not play motion before it"},
	{"LateStart", "millisecond", "milliseconds", " before the first pose key", "repair with start-at-zero"},
	{"EmptyChannel", "curve", "curves", " without a key: the channel is on but empty",
		"no action needed: nothing was recorded there"},
	{"TrackedWithoutJoints", "key", "keys", " with tracked on, for a hand without joint keys",
		"record again with joints: only tracking and pinch can be played"},
	{"GazeIsHead", "gaze key", "gaze keys", " on the head's position and forward ray: there was no eye tracker",
		"no action needed: the gaze plays as the head's"},
	{"InvalidUtf8", "byte", "bytes", " of the name not UTF-8",
		"rename the marker: programs display such bytes differently"},
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
