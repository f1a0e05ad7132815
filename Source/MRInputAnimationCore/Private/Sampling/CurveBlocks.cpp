// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Sampling/CurveBlocks.h"

#include "Mria/FloatRules.h"
#include "Sampling/CurveKeys.h"
#include "Simd/CpuFeatures.h"

#include <algorithm>
#include <array>
#include <cstring>

/*
 * Why it is built like this. A recorder that reduces each curve by itself leaves hundreds of rows of times, but they
 * are all taken from one row: that of its frames. So the frames of a block are found first, and each key then is a bit
 * in a mask. What a frame needs of a curve are two neighbours: bits of its mask, whose times are common to all curves,
 * and a count of bits that leads to the values. No curve is searched, and none waits for another's result.
 *
 * Finding the frames would be a merge of 391 rows. Instead, time is cut into slots that are shorter than the frames
 * are apart, and each key writes its time into its slot. In order, the slots that were written to are the frames. The
 * second pass over the same keys, which are then in the cache, checks that each finds its own time in its slot; if not,
 * two times share one, and the block is done again with shorter ones. How long slots are follows from the frames of the
 * block before.
 *
 * At its ends a block has a value of each curve. Where there is no key, it is computed in double, as merged tracks do.
 */

namespace mria
{

namespace CurveBlocksDetail
{
constexpr std::size_t kCurveStep = 8; ///< One curve in eight is enough to find all times of most blocks.
constexpr float kSlotsPerTime = 8.0f; ///< On average; a block then ends a little before its last slot.
constexpr float kShortestSpan = 1e-30f; ///< Seconds; its inverse is finite.
constexpr float kShrinking = 0.125f; ///< Factor of the span after two times shared a slot.

/** The smallest block, in floats: a curve without keys in it has two values, those at its ends. */
constexpr std::size_t kEmptyBlock = CurveBlock::kHead + 2 * kCurveCountPadded;

/** Neighbouring quaternions with a smaller dot product may differ in sign after rounding. */
constexpr float kLeastDot = 0.01f;

constexpr CurveId CurveOf(std::size_t lane)
{
	return lane < kFirstFlagCurve ? lane : lane + kFlagCurveCount;
}

/** The value of the line between two keys. Computed from the end, so that it is exact there. */
float ValueBetween(const std::uint8_t* a, const std::uint8_t* b, float time)
{
	const double start = static_cast<double>(FloatAt(a));
	const double end = static_cast<double>(FloatAt(b));
	const double from = static_cast<double>(FloatAt(a + sizeof(float)));
	const double to = static_cast<double>(FloatAt(b + sizeof(float)));
	return static_cast<float>(to + (to - from) * ((static_cast<double>(time) - end) / (end - start)));
}

/** A curve from its next key on. */
struct CurveReader
{
	const std::uint8_t* first = nullptr;
	const std::uint8_t* next = nullptr;
	const std::uint8_t* end = nullptr;
	std::size_t keySize = kShortKeySize;
	float value = 0.0f; ///< At the end of the last block.

	bool HasNext() const { return next != end; }
	float NextTime() const { return FloatAt(next); }
	float NextValue() const { return FloatAt(next + sizeof(float)); }

	/** The value of the last key that was read or, before that, of the first key. */
	float LastValue() const
	{
		return next != first ? FloatAt(next - keySize + sizeof(float)) : HasNext() ? NextValue() : 0.0f;
	}

	float ValueAt(float time) const
	{
		return next != first && HasNext() ? ValueBetween(next - keySize, next, time) : LastValue();
	}
};

/** The smallest product of two numbers in a range. Without branches, which curves would mispredict. */
float LeastProduct(float least, float most)
{
	const float above = (std::max)(least, 0.0f);
	const float below = (std::min)(most, 0.0f);
	return above * above + below * below + (std::min)(least, 0.0f) * (std::max)(most, 0.0f);
}

float SpanFor(float spacing)
{
	return (std::max)(spacing * (static_cast<float>(TimeSlots::kCount) / kSlotsPerTime), kShortestSpan);
}
} // namespace CurveBlocksDetail

CurveKeys TakeKeys(const std::uint8_t* keys, const std::uint8_t* end, std::size_t keySize, float before,
	const TimeSlots& times, float* values)
{
	CurveKeys out;
	out.least = out.most = before;
	for (; keys != end && FloatAt(keys) < times.end; keys += keySize)
	{
		const float time = FloatAt(keys);
		const float value = FloatAt(keys + sizeof(float));
		const TimeSlot& slot = times.slots[times.IndexOf(time)];
		out.haveOwnSlots = slot.time == time;
		if (!out.haveOwnSlots)
		{
			return out;
		}
		out.mask |= slot.bit;
		out.least = (std::min)(out.least, value);
		out.most = (std::max)(out.most, value);
		values[out.count++] = value;
	}
	return out;
}

/** Fills one block after the other, and stops when the recording turns out not to fit. */
class CurveBlocksBuilder
{
public:
	CurveBlocksBuilder(const RecordingView& recording, bool continuous, CurveBlocks& out)
		: recording_(recording)
		, isContinuous_(continuous)
		, out_(out)
	{
	}

	bool Run()
	{
		using namespace CurveBlocksDetail;
		if (!Begin())
		{
			return false;
		}
		out_.memory_.Reserve(2 * keyCount_ + kEmptyBlock);
		for (float start = -kSentinelTime; start < kSentinelTime; start = slots_.end)
		{
			if (!AddBlock(start) || !Pays() || (isContinuous_ && !IsSteady()))
			{
				return false;
			}
		}
		out_.starts_.push_back(slots_.end);
		return true;
	}

private:
	using Reader = CurveBlocksDetail::CurveReader;

	bool Begin();
	bool AddBlock(float start);
	std::size_t FindTimes(float start);
	bool ListTimes(float start, float next);
	bool WriteBlock();
	std::size_t WriteCurve(std::size_t lane, float* values, std::uint32_t& mask);
	bool IsSteady();
	bool IsSteadyKeyByKey(std::size_t firstLane);

	/** Whether the blocks so far take less memory than merged tracks might. */
	bool Pays() const { return out_.size_ <= 2 * keysDone_ + keyCount_ / 2 + 2 * CurveBlocksDetail::kEmptyBlock; }

	MRIA_FORCE_INLINE CurveKeys Take(const Reader& reader, float* values) const
	{
#if MRIA_X86
		constexpr std::size_t kMostRead = (kMostCurveKeys + 3) * kShortKeySize;
		if (hasAvx2_ && reader.keySize == kShortKeySize &&
			static_cast<std::size_t>(reader.end - reader.next) >= kMostRead)
		{
			return TakeKeysAvx2(reader.next, reader.LastValue(), slots_, values);
		}
#endif
		return TakeKeys(reader.next, reader.end, reader.keySize, reader.LastValue(), slots_, values);
	}

	const RecordingView& recording_;
	const bool isContinuous_;
	CurveBlocks& out_;
	std::array<Reader, kFloatCurveCount> readers_;
	std::size_t keyCount_ = 0;
	std::size_t keysDone_ = 0;
	float span_ = 0.0f; ///< Seconds of all slots.

	const bool hasAvx2_ = HasAvx2();
	std::size_t curveStep_ = CurveBlocksDetail::kCurveStep; ///< Of so many curves, one is searched for times.

	// The current block:
	std::array<Reader, kFloatCurveCount> before_; ///< The readers at its start.
	std::array<float, kFloatCurveCount> leastProducts_; ///< Of any two values of a curve in it.
	std::array<float, CurveBlock::kTimes> times_;
	std::size_t timeCount_ = 0;
	TimeSlots slots_;
	FloatBuffer merged_;
};

bool CurveBlocksBuilder::Begin()
{
	using namespace CurveBlocksDetail;
	float spacing = kSentinelTime; // frames are not further apart than the keys of any curve
	float first = kSentinelTime;
	for (std::size_t lane = 0; lane < kFloatCurveCount; ++lane)
	{
		const CurveView& curve = recording_.curves[CurveOf(lane)];
		if (!IsRisingLine(curve))
		{
			return false;
		}
		Reader& reader = readers_[lane];
		reader.first = reader.next = curve.keys;
		reader.end = curve.keys + curve.size() * curve.keySize;
		reader.keySize = curve.keySize;
		reader.value = reader.LastValue();
		keyCount_ += curve.size();
		first = curve.empty() ? first : (std::min)(first, curve.FirstTime());
		if (curve.size() > 1)
		{
			const float gaps = static_cast<float>(curve.size() - 1);
			spacing = (std::min)(spacing, (curve.LastTime() - curve.FirstTime()) / gaps);
		}
	}
	slots_.from = first;
	span_ = SpanFor(spacing);
	return keyCount_ > 0;
}

/** Adds the block that begins at `start`. False if two times are too close to each other. */
bool CurveBlocksBuilder::AddBlock(float start)
{
	using namespace CurveBlocksDetail;
	const std::size_t size = out_.size_;
	before_ = readers_;
	for (bool isWritten = false; !isWritten;)
	{
		const float span = span_;
		const std::size_t step = FindTimes(start);
		isWritten = WriteBlock();
		if (!isWritten)
		{
			// Either a curve that was left out has a time that no other one has, or slots are too long.
			readers_ = before_;
			curveStep_ = 1;
			span_ = step > 1 ? span : (std::max)(span * kShrinking, kShortestSpan);
			if (step == 1 && span <= kShortestSpan)
			{
				return false;
			}
		}
	}
	out_.starts_.push_back(start);
	out_.places_.push_back(size);
	slots_.from = slots_.end;
	return true;
}

/** Finds the times of the block. Returns n if one in n curves was searched: kCurveStep or, for all of them, 1. */
std::size_t CurveBlocksBuilder::FindTimes(float start)
{
	using namespace CurveBlocksDetail;
	slots_.perSecond = static_cast<float>(TimeSlots::kCount) / span_;
	const float end = slots_.from + span_;
	for (std::size_t step = curveStep_;; step = 1)
	{
		slots_.slots.fill({kSentinelTime, 0});
		float next = kSentinelTime;
		for (std::size_t lane = 0; lane < kFloatCurveCount; lane += step)
		{
			const Reader& reader = readers_[lane];
			const std::uint8_t* key = reader.next;
			for (; key != reader.end && FloatAt(key) < end; key += reader.keySize)
			{
				const float time = FloatAt(key);
				slots_.slots[slots_.IndexOf(time)].time = time;
			}
			next = key != reader.end ? (std::min)(next, FloatAt(key)) : next;
		}
		// If they do not fill a block, its end is the next time of any curve.
		if (ListTimes(start, next) || step == 1)
		{
			return step;
		}
	}
}

/** The times that were found, up to the end of the block: the last one that it has room for or, if it has more, `next`.
 */
bool CurveBlocksBuilder::ListTimes(float start, float next)
{
	using namespace CurveBlocksDetail;
	times_.fill(kSentinelTime);
	times_[0] = start;
	timeCount_ = 1;
	bool isFull = false;
	slots_.end = next;
	for (std::size_t i = 0; i <= TimeSlots::kCount && !isFull; ++i)
	{
		TimeSlot& slot = slots_.slots[i];
		if (slot.time == kSentinelTime)
		{
			continue;
		}
		isFull = timeCount_ > kMostCurveKeys;
		if (isFull)
		{
			slots_.end = slot.time;
			break;
		}
		slot.bit = std::uint32_t{2} << timeCount_;
		times_[timeCount_++] = slot.time;
	}
	if (timeCount_ > 2)
	{
		span_ = SpanFor((times_[timeCount_ - 1] - times_[1]) / static_cast<float>(timeCount_ - 2));
	}
	times_[timeCount_++] = slots_.end;
	return isFull;
}

/** Returns false if the keys do not fit the slots. */
bool CurveBlocksBuilder::WriteBlock()
{
	using namespace CurveBlocksDetail;
	constexpr std::size_t kMost = CurveBlock::kHead + kCurveCountPadded * CurveBlock::kMostTimes + kMaxBatch;
	float* const head = out_.memory_.Extend(out_.size_, kMost) + out_.size_;
	float* const firstValue = head + CurveBlock::kHead;
	float* value = firstValue;
	std::array<std::uint32_t, kCurveCountPadded> masks;
	std::array<std::uint16_t, kCurveCountPadded> offsets;
	masks.fill(std::uint32_t{2} | std::uint32_t{1} << timeCount_);
	for (std::size_t lane = 0; lane < kFloatCurveCount; ++lane)
	{
		offsets[lane] = static_cast<std::uint16_t>(value - firstValue);
		const std::size_t count = WriteCurve(lane, value, masks[lane]);
		if (count == 0)
		{
			return false;
		}
		value += count;
	}
	for (std::size_t lane = kFloatCurveCount; lane < kCurveCountPadded; ++lane)
	{
		offsets[lane] = static_cast<std::uint16_t>(value - firstValue);
		value = std::fill_n(value, 2, 0.0f);
	}
	std::copy(times_.begin(), times_.end(), head);
	std::memcpy(head + CurveBlock::kTimes, masks.data(), sizeof(masks));
	std::memcpy(head + CurveBlock::kTimes + kCurveCountPadded, offsets.data(), sizeof(offsets));
	out_.size_ = static_cast<std::size_t>(value - out_.memory_.Data());
	keysDone_ += static_cast<std::size_t>(value - firstValue) - kCurveCountPadded;
	return true;
}

/** Returns the number of values, or 0 if the keys do not fit the slots. */
std::size_t CurveBlocksBuilder::WriteCurve(std::size_t lane, float* values, std::uint32_t& mask)
{
	Reader& reader = readers_[lane];
	values[0] = reader.value;
	const CurveKeys keys = Take(reader, values + 1);
	if (!keys.haveOwnSlots)
	{
		return 0;
	}
	mask |= keys.mask;
	reader.next += keys.count * reader.keySize;
	reader.value = reader.ValueAt(slots_.end);
	values[keys.count + 1] = reader.value;
	const bool hasNext = reader.HasNext();
	const float next = hasNext ? reader.NextValue() : keys.least;
	leastProducts_[lane] = CurveBlocksDetail::LeastProduct((std::min)(keys.least, next), (std::max)(keys.most, next));
	reader.next += hasNext ? reader.keySize * (reader.NextTime() == slots_.end ? 1u : 0u) : 0; // no branch on its time
	return keys.count + 2;
}

/** Whether no quaternion may be nearer to the negative of its neighbour. */
bool CurveBlocksBuilder::IsSteady()
{
	using namespace CurveBlocksDetail;
	for (std::size_t lane = kPositionCurveCount; lane < kPoseCount * kPoseComponentCount; lane += kPoseComponentCount)
	{
		float least = 0.0f;
		bool isEmpty = true;
		for (std::size_t i = lane; i < lane + kRotationCurveCount; ++i)
		{
			least += leastProducts_[i];
			isEmpty = isEmpty && readers_[i].first == readers_[i].end;
		}
		if (!isEmpty && !IsAbove(least, kLeastDot) && !IsSteadyKeyByKey(lane))
		{
			return false;
		}
	}
	return true;
}

/** The keys of the block as the track that they would be merged to. */
bool CurveBlocksBuilder::IsSteadyKeyByKey(std::size_t firstLane)
{
	using namespace CurveBlocksDetail;
	std::array<CurveView, kRotationCurveCount> views;
	for (std::size_t i = 0; i < views.size(); ++i)
	{
		const Reader& from = before_[firstLane + i];
		const Reader& to = readers_[firstLane + i];
		const std::uint8_t* const end = to.HasNext() ? to.next + to.keySize : to.next;
		views[i].keys = from.next != from.first ? from.next - from.keySize : from.next;
		views[i].keySize = static_cast<std::uint32_t>(from.keySize);
		views[i].keyCount = static_cast<std::uint32_t>(static_cast<std::size_t>(end - views[i].keys) / from.keySize);
	}
	const std::size_t most = MostMergedKeys(views);
	float* const memory = merged_.Reserve(TrackSize(most, kRotationWidth));
	const Track track = MergeTrack(views, false, LayOutTrack(memory, most, kRotationWidth));
	bool isSteady = true;
	for (const float* q = track.values + kRotationWidth; q < track.values + track.keyCount * kRotationWidth;
		 q += kRotationWidth)
	{
		const float dot = q[0] * q[4] + q[1] * q[5] + q[2] * q[6] + q[3] * q[7];
		isSteady = isSteady && IsAbove(dot, kLeastDot);
	}
	return isSteady;
}

void CurveBlocks::Clear()
{
	starts_.clear();
	places_.clear();
	size_ = 0;
}

bool CurveBlocks::Build(const RecordingView& recording, bool continuous)
{
	Clear();
	const bool isBuilt = CurveBlocksBuilder(recording, continuous, *this).Run();
	if (!isBuilt)
	{
		Clear();
	}
	return isBuilt;
}

std::size_t CurveBlocks::MemorySize() const
{
	return starts_.size() * sizeof(float) + places_.size() * sizeof(std::size_t) + size_ * sizeof(float);
}

} // namespace mria
