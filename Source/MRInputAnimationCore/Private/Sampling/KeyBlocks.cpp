// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Sampling/KeyBlocks.h"

#include "Mria/FloatRules.h"
#include "Simd/BitScan.h"

#include <algorithm>
#include <cmath>

/*
 * Why blocks end where they do. Blocks of even length would crowd where people move and be empty where they rest. So
 * every so many-th key of each curve is looked at, before anything is loaded; sorted, these samples say where the keys
 * are, and a block ends after every few of them. Blocks need not be exact: a block with more keys has more rows.
 *
 * Two keys of each track are in two blocks: the last one before a block and the first one after it. That costs memory
 * and work while loading, and is why blocks are not shorter. Longer ones hardly slow a frame down, since finding skips
 * rows (SegmentCursor.h).
 */

namespace mria
{

namespace KeyBlocksDetail
{
constexpr std::size_t kKeysPerCurve = 32; ///< In a block, on average over the curves that change at all.
constexpr std::size_t kSamplesPerBlock = 8;
constexpr std::size_t kRowsAtOnce = 4;
static_assert(kRowsAtOnce <= kKeysAtOnce, "times are padded by as many");

std::vector<float> SampleTimes(const RecordingView& recording)
{
	const auto curves = recording.curves.begin();
	const auto changing =
		std::count_if(curves, curves + kFloatCurveCount, [](const CurveView& curve) { return curve.size() > 1; });
	const std::size_t step = kKeysPerCurve * static_cast<std::size_t>(changing) / kSamplesPerBlock + 1;
	std::vector<float> times;
	std::size_t next = step / 2;
	for (CurveId curve = 0; curve < kFloatCurveCount; ++curve)
	{
		const CurveView& view = recording.curves[curve];
		for (; next < view.size(); next += step)
		{
			const float time = view.Time(next);
			if (IsFinite(time) && std::fabs(time) < kMaxTrackTime)
			{
				times.push_back(time);
			}
		}
		next -= view.size();
	}
	std::sort(times.begin(), times.end());
	return times;
}

/** The first key at or after `time`, from `key` on. The sentinel behind the last key is at least at it. */
std::uint32_t FirstFrom(const float* times, std::uint32_t key, float time)
{
	while (times[key + kKeysAtOnce - 1] < time)
	{
		key += kKeysAtOnce;
	}
	const float* const now = times + key;
	const Float4 end = Float4::All(time);
	const unsigned before = Bits(Less(Float4::Load(now), end), Less(Float4::Load(now + 4), end),
		Less(Float4::Load(now + 8), end), Less(Float4::Load(now + 12), end));
	return key + LowestBit(~static_cast<std::uint64_t>(before));
}

/** How many keys each track has in a block, with the one before and the one after it. */
struct BlockKeys
{
	std::array<std::uint32_t, kGroupLanes> firsts;
	std::array<std::uint32_t, kGroupLanes> counts;
	std::size_t rows = 0;
	std::size_t keys = 0;

	BlockKeys(const std::uint32_t* endsBefore, const std::uint32_t* ends)
	{
		for (std::size_t i = 0; i < kGroupLanes; ++i)
		{
			firsts[i] = endsBefore[i] - 1;
			counts[i] = ends[i] - firsts[i] + 1;
			rows = (std::max<std::size_t>)(rows, counts[i]);
			keys += counts[i];
		}
	}

	bool HasNoneInside() const { return keys == 2 * kGroupLanes; }
};

/** Four rows at a time, which may be a few too many: what comes behind them overwrites those. */
void FillRows(const BlockKeys& block, std::size_t firstLane, const Track* tracks, float* out)
{
	const float* times[4];
	std::size_t last[4]; // behind a track's keys there is padding that is later than any time
	for (std::size_t i = 0; i < 4; ++i)
	{
		const Track& track = tracks[firstLane + i];
		times[i] = track.times + block.firsts[firstLane + i];
		last[i] = track.keyCount + 2 - block.firsts[firstLane + i];
	}
	const std::size_t firstLast = *std::min_element(last, last + 4);
	for (std::size_t row = 0; row < block.rows; row += kRowsAtOnce)
	{
		const auto load = [&](std::size_t i)
		{ return Float4::Load(times[i] + (row <= firstLast ? row : (std::min)(row, last[i]))); };
		Float4 rows[kRowsAtOnce] = {load(0), load(1), load(2), load(3)};
		Transpose(rows[0], rows[1], rows[2], rows[3]);
		for (std::size_t i = 0; i < kRowsAtOnce; ++i)
		{
			rows[i].Store(out + (row + i) * kGroupLanes + firstLane);
		}
	}
}

void Fill(const BlockKeys& block, const Track* tracks, std::size_t width, float* out)
{
	FillRows(block, 0, tracks, out + kGroupLanes);
	FillRows(block, 4, tracks, out + kGroupLanes);
	std::size_t offset = kGroupLanes * (1 + block.rows);
	for (std::size_t i = 0; i < kGroupLanes; ++i)
	{
		const auto stored = static_cast<std::uint32_t>(offset);
		std::memcpy(out + i, &stored, sizeof(stored));
		const std::size_t count = block.counts[i] * width;
		std::memcpy(out + offset, tracks[i].values + block.firsts[i] * width, count * sizeof(float));
		offset += count;
	}
}
} // namespace KeyBlocksDetail

void KeyBlocks::Cut(const RecordingView& recording)
{
	using namespace KeyBlocksDetail;
	const std::vector<float> times = SampleTimes(recording);
	starts_.assign(1, -kSentinelTime);
	for (std::size_t i = kSamplesPerBlock; i < times.size(); i += kSamplesPerBlock)
	{
		if (times[i] > starts_.back())
		{
			starts_.push_back(times[i]);
		}
	}
	starts_.push_back(kSentinelTime);
	places_.resize(BlockCount() * kTrackGroupCount);
}

/** Of each block and lane the first key at or after its end; ahead of the first block, the first key. */
void KeyBlocks::FindEnds(Span<const Track> tracks)
{
	ends_.resize((BlockCount() + 1) * kGroupLanes);
	for (std::size_t lane = 0; lane < kGroupLanes; ++lane)
	{
		std::uint32_t key = 1;
		ends_[lane] = key;
		for (std::size_t block = 1; block <= BlockCount(); ++block)
		{
			key = KeyBlocksDetail::FirstFrom(tracks[lane].times, key, starts_[block]);
			ends_[block * kGroupLanes + lane] = key;
		}
	}
}

/** Finds a place for each block of the group and gives the size of all; while nothing moves, blocks share one. */
std::size_t KeyBlocks::LayOut(std::size_t group, std::size_t width)
{
	std::size_t size = 0;
	bool wasStill = false;
	for (std::size_t block = 0; block < BlockCount(); ++block)
	{
		const KeyBlocksDetail::BlockKeys keys(&ends_[block * kGroupLanes], &ends_[(block + 1) * kGroupLanes]);
		std::uint32_t& place = places_[block * kTrackGroupCount + group];
		if (wasStill && keys.HasNoneInside())
		{
			place = places_[(block - 1) * kTrackGroupCount + group];
			continue;
		}
		place = static_cast<std::uint32_t>(size);
		size += kGroupLanes * (1 + keys.rows) + keys.keys * width;
		wasStill = keys.HasNoneInside();
	}
	return size;
}

void KeyBlocks::SetGroup(std::size_t group, Span<const Track> tracks, std::size_t width)
{
	using namespace KeyBlocksDetail;
	FindEnds(tracks);
	sizes_[group] = LayOut(group, width) + kRowsAtOnce * kGroupLanes; // room for rows too many
	float* const memory = memory_[group].Reserve(sizes_[group]);
	for (std::size_t block = 0; block < BlockCount(); ++block)
	{
		const std::size_t place = places_[block * kTrackGroupCount + group];
		if (block == 0 || place != places_[(block - 1) * kTrackGroupCount + group])
		{
			Fill(BlockKeys(&ends_[block * kGroupLanes], &ends_[(block + 1) * kGroupLanes]), tracks.data(), width,
				memory + place);
		}
	}
}

std::size_t KeyBlocks::MemorySize() const
{
	std::size_t size = starts_.size() * sizeof(float) + places_.size() * sizeof(std::uint32_t);
	for (const std::size_t floats : sizes_)
	{
		size += floats * sizeof(float);
	}
	return size + ends_.size() * sizeof(std::uint32_t);
}

} // namespace mria
