// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Mria/Recording.h"

#include <cstddef>
#include <cstdint>

/** Recordings made of others: long ones quickly, and those that a sampler finds hard. */
namespace mria::bench
{

/** So many times one after the other, `seconds` apart. */
Recording Repeat(const Recording& once, double seconds, std::size_t times);

/** Weights that need solving. */
enum class KeyWeights : std::uint8_t
{
	None,
	Shared, ///< The same for the keys of all curves that are at one time, as animation tools write them as a rule.
	Own, ///< Other ones in each curve.
};

/** Tangents along each key's neighbours. */
Recording WithTangents(Recording recording, KeyWeights weights);

/** Of a recording with a key a frame, each curve keeps keys of its own, about a third. */
Recording WithOwnTimes(Recording dense);

/** White noise on every pose, as trackers have it: 0.1 mm and 0.05 degrees. */
Recording WithNoise(Recording recording);

/** Without motion until `seconds`, except for a key at the end. */
Recording WithRestUntil(Recording recording, double seconds);

} // namespace mria::bench
