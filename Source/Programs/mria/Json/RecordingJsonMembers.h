// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>

/** The names that the JSON form of a recording knows, each list in the order of its enumeration. */
namespace mria::RecordingJsonMembers
{

enum RootMember : int
{
	Format,
	FormatVersion,
	DialectName,
	ChannelsObject,
	CurvesObject,
	MarkersArray,
};
inline constexpr const char* kRootMembers[] = {"format", "formatVersion", "dialect", "channels", "curves", "markers"};
inline constexpr unsigned kRequiredRootMembers = 0b001111;

inline constexpr const char* kChannelMembers[] = {"camera", "hands", "gaze"};
inline constexpr unsigned kRequiredChannelMembers = 0b111;

enum CurveMember : int
{
	WrapArray,
	KeysArray,
};
inline constexpr const char* kCurveMembers[] = {"wrap", "keys"};

enum MarkerMember : int
{
	Time,
	Name,
	NameBytes,
	LengthSize,
};
inline constexpr const char* kMarkerMembers[] = {"time", "name", "nameBytes", "lengthSize"};

constexpr bool HasSeen(unsigned seen, int member)
{
	return (seen & (1u << member)) != 0;
}

/** A key is [time, value] or has all its fields. */
inline constexpr std::size_t kKeyFieldCount = 7;
inline constexpr std::size_t kShortKeyFieldCount = 2;
inline constexpr std::size_t kModeField = 6;

} // namespace mria::RecordingJsonMembers
