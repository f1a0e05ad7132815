// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

/**
 * What is measured, as group/contender. Contenders of one group do the same work; the one called "mria" is ours.
 * The table of targets finds its medians by these names.
 */
namespace mria::bench::names
{
inline constexpr const char* kCopy = "load/memcpy";
inline constexpr const char* kLoad = "load/mria";
inline constexpr const char* kOpen = "load/mria-open";
inline constexpr const char* kColdCopy = "load-cold/memcpy";
inline constexpr const char* kColdLoad = "load-cold/mria";
inline constexpr const char* kFreshCopy = "load-fresh/memcpy";
inline constexpr const char* kFreshLoad = "load-fresh/mria";
inline constexpr const char* kCopy10 = "load-1.0/memcpy";
inline constexpr const char* kLoad10 = "load-1.0/mria";

inline constexpr const char* kPlay = "play-60Hz/mria";
inline constexpr const char* kPlayCursor = "play-60Hz/cursor";
inline constexpr const char* kPlay90 = "play-90Hz/mria";
inline constexpr const char* kPlay90Cursor = "play-90Hz/cursor";
inline constexpr const char* kPlayLong = "play-60Hz-30min/mria";
inline constexpr const char* kRandom = "random/mria";
inline constexpr const char* kRandomSearch = "random/search";
inline constexpr const char* kRandomUnity = "random/unity-like";
inline constexpr const char* kRandomTwoHours = "random-2h/mria";
inline constexpr const char* kRandomResting = "random-resting/mria";

inline constexpr const char* kPlayCubic = "play-cubic/mria";
inline constexpr const char* kPlayWeighted = "play-weighted/mria";
inline constexpr const char* kLoadOwnTimes = "load-own-times/mria";

inline constexpr const char* kCubic = "bezier/plain-cubic";
inline constexpr const char* kBezier = "bezier/mria";
inline constexpr const char* kBezierExtreme = "bezier/mria-extreme";

inline constexpr const char* kRecord = "record/mria";
inline constexpr const char* kRecordPlain = "record/key-per-curve";

inline constexpr const char* kReduce = "reduce/mria";
inline constexpr const char* kReducePort = "reduce/plain-port";
inline constexpr const char* kReduceNoisy = "reduce-noisy/mria";
inline constexpr const char* kReduceNoisyPort = "reduce-noisy/plain-port";
} // namespace mria::bench::names
