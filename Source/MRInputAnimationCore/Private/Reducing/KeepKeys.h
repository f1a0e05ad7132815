// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Mria/Span.h"
#include "Reducing/GroupSamples.h"
#include "Reducing/WorstError.h"

#include <cstddef>
#include <cstdint>
#include <vector>

/** Which samples of a group to keep as keys. */
namespace mria
{

/** Finds the samples that must stay: the first, the last, and the neighbours of every edge. Both ascending. */
void FindCuts(Span<const float> times, const std::vector<float>& edges, KeptList& cuts);

/** Bytes that are read next: a walk leaves the memory idle, so they are fetched meanwhile. */
struct BytesAhead
{
	const std::uint8_t* next = nullptr;
	const std::uint8_t* end = nullptr;

	/** A few cache lines. */
	MRIA_FORCE_INLINE void Fetch()
	{
		if (next != end)
		{
			MRIA_PREFETCH_L2(next);
			MRIA_PREFETCH_L2(next + 64);
			MRIA_PREFETCH_L2(next + 128);
			MRIA_PREFETCH_L2(next + 192);
			next = end - next > 256 ? next + 256 : end;
		}
	}
};

/** One group to reduce; it has samples. */
struct KeepJob
{
	const GroupSamples& samples;
	Span<const std::uint32_t> cuts; ///< Rising, kept in any case; the first and the last sample are among them.
	KeptList& kept;
	WorstError& worst;
};

/** Keeps few samples so that straight lines between them stay within the rules. O(n log n). */
void KeepWithin(const KeepJob& job);

/** The same for a position and another group, in less time than one after the other. */
void KeepWithin(const KeepJob& position, const KeepJob& other, BytesAhead ahead);

/** Keeps what the MRTK recorder keeps and measures the result; see ReduceLikeMrtk. Metres or radians. */
void KeepLikeMrtk(
	const GroupSamples& samples, float tolerance, std::size_t partition, KeptList& kept, WorstError& worst);

} // namespace mria
