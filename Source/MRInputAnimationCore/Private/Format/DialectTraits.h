// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Mria/Recording.h"

#include <cstdint>

namespace mria
{

/** What a dialect contains. Other files read these fields; none compares a version number. */
struct DialectTraits
{
	Dialect dialect;
	const char* name;
	const char* version;
	std::int32_t major;
	std::int32_t minor;
	bool hasChannelBytes; ///< Without them, a file has camera and hands but no gaze.
	std::uint32_t floatKeySize;
};

const DialectTraits& TraitsOf(Dialect dialect);

/** How a version number in a file relates to the ones that exist. */
enum class VersionMatch : std::uint8_t
{
	Known,
	NewerMajor,
	NewerMinor,
	OlderMajor,
	OlderMinor,
	NotAVersion,
};

VersionMatch MatchVersion(std::int32_t major, std::int32_t minor);

/** Whether the dialect has this version number. Two dialects may share one. */
bool IsVersion(const DialectTraits& traits, std::int32_t major, std::int32_t minor);

inline constexpr std::int32_t kNewestMajor = 1;
inline constexpr std::int32_t kNewestMinor = 1;
inline constexpr std::int32_t kOldestMinor = 0;

} // namespace mria
