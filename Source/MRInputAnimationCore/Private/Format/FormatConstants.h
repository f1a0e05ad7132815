// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>

namespace mria
{

inline constexpr std::uint64_t kMagic = 0x6a8faf6e0f9e42c6ull;
inline constexpr std::size_t kMagicSize = 8;

/** Pre-wrap, post-wrap and key count. */
inline constexpr std::size_t kCurveHeaderSize = 12;

/** A marker's time and the shortest length of its name. */
inline constexpr std::size_t kSmallestMarkerSize = 5;

/** .NET writes a string's length in groups of seven bits, five bytes at most. */
inline constexpr std::size_t kMaxStringLengthSize = 5;

/** A count above this in bytes that cannot hold it is nonsense rather than a file cut short: 50 hours at 90 Hz. */
inline constexpr std::int32_t kMaxPlausibleCount = 1 << 24;

/** A "major version" above this is no version at all: the tutorial variant has a curve there. */
inline constexpr std::int32_t kMaxPlausibleVersion = 1 << 10;

} // namespace mria
