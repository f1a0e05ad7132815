// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Mria/Recording.h"

#include <cstdint>

namespace mria
{

/** SplitMix64: the same numbers from the same seed with every compiler, which <random>'s distributions do not promise.
 */
class Random
{
public:
	explicit Random(std::uint64_t seed)
		: state_(seed)
	{
	}

	std::uint64_t Bits()
	{
		std::uint64_t bits = state_ += 0x9e3779b97f4a7c15ull;
		bits = (bits ^ (bits >> 30)) * 0xbf58476d1ce4e5b9ull;
		bits = (bits ^ (bits >> 27)) * 0x94d049bb133111ebull;
		return bits ^ (bits >> 31);
	}

	/** 0 to `limit` - 1. */
	std::uint32_t Below(std::uint32_t limit) { return static_cast<std::uint32_t>(Bits() >> 32) % limit; }
	bool OneIn(std::uint32_t chances) { return Below(chances) == 0; }

	/** Any 32 bits at all: NaN with every payload, infinities, denormals, both zeros. */
	float AnyFloat();
	std::int32_t AnyInt() { return static_cast<std::int32_t>(Bits() >> 32); }

private:
	std::uint64_t state_;
};

/**
 * A recording with nothing sane in it but its structure: any bits in keys and wraps, any channels and channel bytes
 * that the dialect allows, few keys a curve, markers with any bytes and lengths longer than need be, or no marker list.
 * Holds only what the dialect holds, so writing it loses nothing.
 */
Recording RandomRecording(std::uint64_t seed, Dialect dialect);

} // namespace mria
