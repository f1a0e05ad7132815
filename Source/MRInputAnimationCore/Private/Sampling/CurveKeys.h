// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Sampling/TrackBuilder.h"

#include <array>
#include <cstddef>
#include <cstdint>

namespace mria
{

/** A short range of time that contains at most one time of a block. */
struct TimeSlot
{
	float time;
	std::uint32_t bit;
};

/** Where the times of a block are looked up: by slots of even length. */
struct TimeSlots
{
	static constexpr std::size_t kCount = 256;

	float from = 0.0f;
	float perSecond = 0.0f;
	float end = 0.0f; ///< Of the block.
	std::array<TimeSlot, kCount + 1> slots; ///< The last one is for rounding.

	/** Of a time from `from` on that is within these slots. */
	std::size_t IndexOf(float time) const
	{
		return static_cast<std::size_t>(static_cast<std::int32_t>((time - from) * perSecond));
	}
};

/** What is known of some keys of a curve after their values were copied. */
struct CurveKeys
{
	std::size_t count = 0;
	std::uint32_t mask = 0; ///< The bits of their slots.
	float least = 0.0f; ///< The smallest of their values and the one before them.
	float most = 0.0f;
	bool haveOwnSlots =
		true; ///< Otherwise two times are in one slot, or a time is not known; the rest is then useless.
};

/** As many times are between a block's ends, so no more keys than that have slots. There must be room for a batch more.
 */
inline constexpr std::size_t kMostCurveKeys = 29;

/** Takes keys until the end of the block. `before` is the value of the key before them. */
CurveKeys TakeKeys(const std::uint8_t* keys, const std::uint8_t* end, std::size_t keySize, float before,
	const TimeSlots& times, float* values);

/** The same for short keys on processors with AVX2. There must be kMostCurveKeys + 3 of them. */
CurveKeys TakeKeysAvx2(const std::uint8_t* keys, float before, const TimeSlots& times, float* values);

} // namespace mria
