// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Sampling/KeyBlocks.h"

#include "Mria/FloatRules.h"
#include "Simd/Float4.h"

#include <algorithm>
#include <cmath>

/*
 * Why blocks end where they do. Blocks of even length would crowd where people move and be empty where they rest. So
 * every so many-th key of each curve is looked at, before anything is loaded; sorted, these samples say where the keys
 * are, and a block ends after every few of them. Blocks need not be exact: a block with more keys has more rows.
 *
 * Two keys of each track are in two blocks: the last one before a block and the first one after it. That costs memory
 * and work while loading, and is why blocks are not shorter. Longer ones hardly slow a frame down, since finding starts
 * near the right row (SegmentCursor.h).
 *
 * Why they are filled block by block. Memory is slower than all checks, so each key is read once and written once, and
 * what is written is one stream. How many keys a block has is found out on the way; that is why a piece has its values
 * ahead of its rows of times, of which there are as many as its longest track has keys. Sources check what they read
 * (TrackLoader.cpp). If one does not fit, the others go on, since more may not, and all are filled a second time with
 * tracks for those.
 */

namespace mria
{

namespace KeyBlocksDetail
{
constexpr std::size_t kKeysPerCurve = 32; ///< In a block, on average over the curves that change at all.
constexpr std::size_t kSamplesPerBlock = 8;
constexpr std::size_t kRowsAtOnce = 4;
constexpr std::size_t kMostAhead = kLineFloats; ///< Sentinels before the first key of a track.

constexpr std::size_t RoundUp(std::size_t number, std::size_t step)
{
	return (number + step - 1) / step * step;
}

constexpr std::uint16_t Clamp(std::size_t number)
{
	return number < UINT16_MAX ? static_cast<std::uint16_t>(number) : std::uint16_t{UINT16_MAX};
}

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

/** Times of four lanes as columns, four rows at a time. */
void FillRows(const float* const* times, std::size_t rows, float* out)
{
	const float* const a = times[0];
	const float* const b = times[1];
	const float* const c = times[2];
	const float* const d = times[3];
	for (std::size_t row = 0; row < rows; row += kRowsAtOnce)
	{
		Float4 four[] = {Float4::Load(a + row), Float4::Load(b + row), Float4::Load(c + row), Float4::Load(d + row)};
		Transpose(four[0], four[1], four[2], four[3]);
		for (const Float4& lanes : four)
		{
			lanes.Store(out);
			out += kGroupLanes;
		}
	}
}

/** Sentinels up to a row; as a rule, few are needed. */
void Pad(float* times, std::size_t count, std::size_t rows)
{
	for (std::size_t i = count; i < rows; i += kRowsAtOnce)
	{
		Float4::All(kSentinelTime).Store(times + i);
	}
}

/** The same before the first key. */
void PadAhead(float* times, std::size_t count)
{
	for (std::size_t i = 0; i < count; i += kRowsAtOnce)
	{
		Float4::All(-kSentinelTime).Store(times - kRowsAtOnce - i);
	}
}

bool HasKeyBefore(Span<const TrackSource> sources, float end)
{
	return std::any_of(
		sources.begin(), sources.end(), [end](const TrackSource& source) { return source.NextTime() < end; });
}
} // namespace KeyBlocksDetail

void KeyBlocks::Cut(const RecordingView& recording)
{
	using namespace KeyBlocksDetail;
	const std::vector<float> times = SampleTimes(recording);
	firstTime_ = times.empty() ? 0.0f : times.front();
	lastTime_ = times.empty() ? 0.0f : times.back();
	starts_.assign(1, -kSentinelTime);
	for (std::size_t i = kSamplesPerBlock; i < times.size(); i += kSamplesPerBlock)
	{
		if (times[i] > starts_.back())
		{
			starts_.push_back(times[i]);
		}
	}
	starts_.push_back(kSentinelTime);
	pieces_.resize(BlockCount() * kTrackGroupCount);
}

void KeyBlocks::Clear()
{
	starts_.clear();
	pieces_.clear();
	size_ = 0;
}

/** What will do as a rule: memory that is too large is never touched, and more would be copied. */
void KeyBlocks::Reserve(Span<const TrackSource> sources)
{
	std::size_t floats = 0;
	for (const TrackSource& source : sources)
	{
		floats += (source.KeyCount() + 4 * BlockCount()) * (source.Width() + 1);
	}
	memory_.Reserve(floats + floats / 8);
}

bool KeyBlocks::Fill(Span<TrackSource> sources)
{
	using namespace KeyBlocksDetail;
	Reserve(sources);
	size_ = kMostAhead * kRotationWidth; // where the first sentinels would have values; never read
	std::fill_n(memory_.Data(), size_, 0.0f);
	std::array<bool, kTrackGroupCount> isStill{}; // while nothing moves, blocks share a piece
	for (std::size_t i = 0; i < pieces_.size(); ++i)
	{
		const std::size_t group = i % kTrackGroupCount;
		const float end = starts_[i / kTrackGroupCount + 1];
		const Span<TrackSource> lanes(sources.data() + group * kGroupLanes, kGroupLanes);
		pieces_[i] = isStill[group] && !HasKeyBefore(lanes, end) ? pieces_[i - kTrackGroupCount]
																 : AddPiece(lanes, end, isStill[group]);
	}
	if (std::any_of(sources.begin(), sources.end(), [](const TrackSource& source) { return source.NeedsTrack(); }))
	{
		return false;
	}
	JoinStillBlocks();
	return true;
}

/** Blocks in which no track has a key become part of the one before: curves that are not straight are in no track. */
void KeyBlocks::JoinStillBlocks()
{
	const auto isSame = [](const GroupBlock& a, const GroupBlock& b) { return a.firstRow == b.firstRow; };
	std::size_t kept = 1;
	for (std::size_t block = 1; block < BlockCount(); ++block)
	{
		const auto now = pieces_.begin() + static_cast<std::ptrdiff_t>(block * kTrackGroupCount);
		const auto next = pieces_.begin() + static_cast<std::ptrdiff_t>(kept * kTrackGroupCount);
		if (std::equal(now, now + kTrackGroupCount, next - kTrackGroupCount, isSame))
		{
			continue;
		}
		if (kept != block)
		{
			std::copy(now, now + kTrackGroupCount, next);
			starts_[kept] = starts_[block];
		}
		++kept;
	}
	starts_[kept] = starts_.back();
	starts_.resize(kept + 1);
	pieces_.resize(kept * kTrackGroupCount);
}

GroupBlock KeyBlocks::AddPiece(Span<TrackSource> sources, float end, bool& isStill)
{
	using namespace KeyBlocksDetail;
	std::size_t starts[kGroupLanes];
	std::size_t counts[kGroupLanes];
	std::size_t rows = 0;
	std::size_t fewest = SIZE_MAX;
	for (std::size_t lane = 0; lane < kGroupLanes; ++lane)
	{
		starts[lane] = size_;
		counts[lane] = sources[lane].WriteBlock(end, memory_, size_, times_[lane]);
		size_ += counts[lane] * sources[lane].Width();
		rows = (std::max)(rows, counts[lane]);
		fewest = (std::min)(fewest, counts[lane]);
	}
	const std::size_t firstRow = RoundUp(size_, kLineFloats);
	const std::size_t padded = RoundUp(rows, kRowsAtOnce);
	// A search may read a row too much.
	float* const out = memory_.Extend(size_, firstRow - size_ + kGroupLanes * (padded + 1)) + firstRow;
	const float* times[kGroupLanes];
	GroupBlock group{static_cast<std::uint32_t>(firstRow / kGroupLanes), Clamp(rows), Clamp(fewest), {}};
	for (std::size_t lane = 0; lane < kGroupLanes; ++lane)
	{
		const std::size_t ahead = (std::min)((rows - counts[lane]) / 2, kMostAhead);
		group.valuesBack[lane] = static_cast<std::uint32_t>(firstRow - starts[lane] + ahead * sources[lane].Width());
		float* const first = times_[lane].Extend(counts[lane], padded + kRowsAtOnce);
		PadAhead(first, ahead);
		Pad(first, counts[lane], padded);
		times[lane] = first - ahead;
	}
	FillRows(times, rows, out);
	FillRows(times + 4, rows, out + 4);
	size_ = firstRow + kGroupLanes * rows;
	isStill = rows == 2;
	return group;
}

std::size_t KeyBlocks::MemorySize() const
{
	return starts_.size() * sizeof(float) + pieces_.size() * sizeof(GroupBlock) + size_ * sizeof(float);
}

} // namespace mria
