// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Mria/Span.h"
#include "Reducing/GroupSamples.h"
#include "Reducing/WorstError.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

/** Which samples of a group to keep as keys. */
namespace mria
{

/** Finds the samples that must stay: the first, the last, and the neighbours of every edge. Both ascending. */
void FindCuts(Span<const float> times, const std::vector<float>& edges, KeptList& cuts);

/** Bytes that are read or written next: a walk leaves the memory idle, so they are fetched meanwhile. */
class BytesAhead
{
public:
	/** At most kMost times. */
	void Add(const void* bytes, std::size_t size)
	{
		const auto first = reinterpret_cast<std::uintptr_t>(bytes);
		ranges_[count_] = {first, first + size};
		count_ += size != 0 ? 1 : 0;
	}

	/** A few cache lines. */
	MRIA_FORCE_INLINE void Fetch()
	{
		if (at_ < count_)
		{
			Range& range = ranges_[at_];
			for (std::size_t line = 0; line < kLines; ++line)
			{
				MRIA_PREFETCH_L2(reinterpret_cast<const void*>(range.next + line * kLineSize));
			}
			range.next += kLines * kLineSize;
			at_ += range.next >= range.end ? 1 : 0;
		}
	}

	static constexpr std::size_t kMost = 8;

private:
	static constexpr std::size_t kLines = 6;
	static constexpr std::size_t kLineSize = 64;

	struct Range
	{
		std::uintptr_t next; // no pointer, which would have to stay within the bytes
		std::uintptr_t end;
	};

	std::array<Range, kMost> ranges_{};
	std::size_t count_ = 0;
	std::size_t at_ = 0;
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
void KeepWithin(const KeepJob& position, const KeepJob& other, BytesAhead& ahead);

/** Keeps what the MRTK recorder keeps and measures the result; see ReduceLikeMrtk. Metres or radians. */
void KeepLikeMrtk(
	const GroupSamples& samples, float tolerance, std::size_t partition, KeptList& kept, WorstError& worst);

} // namespace mria
