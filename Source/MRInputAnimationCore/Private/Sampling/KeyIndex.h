// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Mria/Recording.h"
#include "Mria/Sampler.h"
#include "Mria/Span.h"
#include "Sampling/Track.h"

#include <cstddef>
#include <cstdint>

namespace mria
{

/**
 * Speeds up the search for a time in each track. The recording is divided into rows of equal duration. A row holds,
 * for every track, a key at or before its beginning, in contiguous memory, so that one frame reads one range of
 * memory.
 */
class KeyIndex
{
public:
	/** Number of floats that the index needs for this many keys. */
	static std::size_t Size(std::size_t keyCount);

	/** Uses `memory`, which has Size(keyCount) floats. Times beyond the range are found, but slowly. */
	void LayOut(float* memory, std::size_t keyCount, TimeRange range);

	/** Call after the memory was moved with its content. */
	void Move(float* memory) { memory_ = memory; }

	/** Tracks filled together: finding the next key depends on the last one in its own track only. */
	static constexpr std::size_t kTracksAtOnce = 8;

	/** Adds the tracks from `first` on, fastest while their times are in the cache. */
	void Fill(const Track* tracks, std::size_t first);

	/** Returns a key of each track at or before `time`; kTrackCount further on, a key near or after it. */
	const std::uint32_t* Row(float time) const
	{
		const float at = (time - start_) * rowsPerSecond_;
		const float clamped = at > 0.0f ? at : 0.0f;
		const float row = clamped < lastRow_ ? clamped : lastRow_;
		return Rows() + static_cast<std::size_t>(static_cast<std::int32_t>(row)) * kTrackCount;
	}

private:
	std::uint32_t* Rows() const { return reinterpret_cast<std::uint32_t*>(memory_); }
	/** Behind the last row, one time a row. */
	float* Beginnings() const { return memory_ + (rowCount_ + 1) * kTrackCount; }
	float BeginningOf(std::size_t row) const;

	float* memory_ = nullptr;
	std::size_t rowCount_ = 1;
	float start_ = 0.0f;
	float rowsPerSecond_ = 0.0f;
	float lastRow_ = 0.0f;
};

inline std::uint32_t FindKey(const Track& track, const std::uint32_t* cell, float time)
{
	return FindKey(track, cell[0], cell[kTrackCount], time);
}

} // namespace mria
