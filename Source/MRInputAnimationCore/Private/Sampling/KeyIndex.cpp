// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Sampling/KeyIndex.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace mria
{

namespace KeyIndexDetail
{
/** Clearly fewer than are looked through at once, so that a row seldom needs a second look. */
constexpr std::size_t kKeysPerRow = 10;
static_assert(kKeysPerRow < kKeysAtOnce);

/** A float cannot count more rows than this exactly. */
constexpr std::size_t kMaxRows = std::size_t{1} << 23;

std::size_t RowCount(std::size_t keyCount)
{
	return (std::min)(keyCount / (kKeysPerRow * kTrackCount) + 1, kMaxRows);
}
} // namespace KeyIndexDetail

std::size_t KeyIndex::Size(std::size_t keyCount)
{
	const std::size_t rows = KeyIndexDetail::RowCount(keyCount);
	return (rows + 1) * kTrackCount + rows;
}

void KeyIndex::LayOut(float* memory, std::size_t keyCount, TimeRange range)
{
	memory_ = memory;
	rowCount_ = KeyIndexDetail::RowCount(keyCount);
	lastRow_ = static_cast<float>(rowCount_ - 1);
	start_ = range.start;
	const float length = range.end - range.start;
	rowsPerSecond_ = length > kShortestSegment ? static_cast<float>(rowCount_) / length : 0.0f;
	float* const beginnings = Beginnings();
	for (std::size_t row = 0; row < rowCount_; ++row)
	{
		beginnings[row] = row > 0 && rowsPerSecond_ > 0.0f ? BeginningOf(row) : -kSentinelTime;
	}
}

/** A time that no time of this row is before, whichever way Row() rounds. */
float KeyIndex::BeginningOf(std::size_t row) const
{
	constexpr double kLess = 1.0 - 4.0 * static_cast<double>(std::numeric_limits<float>::epsilon());
	const double seconds = static_cast<double>(row) / static_cast<double>(rowsPerSecond_) * kLess;
	const float time = static_cast<float>(static_cast<double>(start_) + seconds);
	return std::nextafter(time, -kSentinelTime);
}

void KeyIndex::Fill(const Track* tracks, std::size_t first)
{
	const float* const beginnings = Beginnings();
	std::uint32_t keys[kTracksAtOnce] = {};
	std::uint32_t* cell = Rows() + first;
	for (std::size_t row = 0; row < rowCount_; ++row, cell += kTrackCount)
	{
		for (std::size_t i = 0; i < kTracksAtOnce; ++i)
		{
			keys[i] = FindKey(tracks[first + i], keys[i], keys[i], beginnings[row]);
			cell[i] = keys[i];
		}
	}
	for (std::size_t i = 0; i < kTracksAtOnce; ++i)
	{
		cell[i] = tracks[first + i].keyCount;
	}
}

} // namespace mria
