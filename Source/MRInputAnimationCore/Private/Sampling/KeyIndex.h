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
 * Where in each track to look for a time. The recording is cut into rows of even length; a row holds for every track a
 * key at or before its beginning, side by side, so that one frame reads one stretch of memory.
 */
class KeyIndex
{
public:
	/** Floats that the index of so many keys takes. */
	static std::size_t Size(std::size_t keyCount);

	/** Lays it out in `memory`, which has Size(keyCount) floats. Times beyond the range are found, but slowly. */
	void LayOut(float* memory, std::size_t keyCount, TimeRange range);

	/** The memory has moved, its content with it. */
	void Move(float* memory) { memory_ = memory; }

	/** Tracks filled side by side: finding the next key waits for the last one, but only in its own track. */
	static constexpr std::size_t kTracksAtOnce = 8;

	/** Takes up the tracks from `first` on, best while their times are in the cache. */
	void Fill(const Track* tracks, std::size_t first);

	/** A key of each track at or before `time`; kTrackCount further on, one of each that is near or after it. */
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
