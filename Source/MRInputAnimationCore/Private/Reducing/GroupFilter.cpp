// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Reducing/GroupFilter.h"

#include "Mria/FloatRules.h"
#include "Reducing/Chord.h"

#include <cmath>
#include <cstddef>

/*
 * Why it is built like this. A recorder must decide about each sample when it arrives, with bounded time and memory,
 * and no later sample may break the bound for an earlier one. The filter extends a line from the last key as long as
 * it passes all samples since. Up to kWindow samples are kept and tested exactly. For longer lines only the box of
 * slopes remains that passes every sample so far: it narrows with each sample and is stricter than necessary, which
 * costs a few keys in long straight motion but no memory.
 */

namespace mria
{

namespace GroupFilterDetail
{
/** From this many samples on the box of slopes answers before they are tested one by one. */
constexpr std::size_t kBoxFrom = 8;

constexpr float kInverseRootOf3 = 0.57735026f;

Float4 Load(const std::array<float, 4>& values)
{
	return Float4::Load(values.data());
}

/** In every lane, added as LaneSums adds. In registers: what was just stored is slow to load. */
Float4 SumOf(Float4 a)
{
	const Float4 even = Float4::Evens(a, a);
	const Float4 odd = Float4::Odds(a, a);
	return (even.Spread<0>() + even.Spread<1>()) + (odd.Spread<0>() + odd.Spread<1>());
}

float FirstOf(Float4 a)
{
	float lanes[kLanes];
	a.Store(lanes);
	return lanes[0];
}

Float4 Choose(Float4 mask, Float4 a, Float4 b)
{
	return (mask & a) | AndNot(mask, b);
}

Float4 Larger(Float4 a, Float4 b)
{
	return Choose(Less(a, b), b, a);
}

Float4 Smaller(Float4 a, Float4 b)
{
	return Choose(Less(b, a), b, a);
}

/** The square of a sample's radius, or -1. */
float LimitOf(const ChordRules& rules, Float4 value)
{
	return FirstOf(LimitsOf(rules, SumOf(value * value)));
}
} // namespace GroupFilterDetail

void GroupFilter::Reset(GroupKind kind, float tolerance)
{
	const ChordRules rules = MakeChordRules(kind, tolerance);
	kind_ = kind;
	reach_ = rules.reach;
	hasKey_ = false;
	count_ = 0;
}

bool GroupFilter::Push(const GroupSample& sample)
{
	using namespace GroupFilterDetail;
	GroupSample next = sample;
	if (!hasKey_)
	{
		pending_ = next;
		StartAt(next);
		return true;
	}
	if (kind_ == GroupKind::Rotation &&
		(Bits(Less(SumOf(Load(next.value) * Load(pending_.value)), Float4::Zero())) & 1) != 0)
	{
		(Float4::Zero() - Load(next.value)).Store(next.value.data());
	}
	const bool isKept = count_ > 0 && !CanReach(next);
	if (isKept)
	{
		StartAt(pending_);
	}
	Append(next);
	return isKept;
}

bool GroupFilter::Finish()
{
	const bool isKept = hasKey_ && count_ > 0;
	key_ = isKept ? pending_ : key_;
	hasKey_ = false;
	count_ = 0;
	return isKept;
}

void GroupFilter::StartAt(const GroupSample& sample)
{
	using namespace GroupFilterDetail;
	key_ = sample;
	longestStep_ = LongestStep({kind_, reach_}, FirstOf(Sqrt(SumOf(Load(key_.value) * Load(key_.value)))));
	hasKey_ = true;
	isConstant_ = true;
	count_ = 0;
}

bool GroupFilter::CanReach(const GroupSample& sample) const
{
	using namespace GroupFilterDetail;
	const float duration = sample.time - key_.time;
	const Float4 step = Load(sample.value) - Load(key_.value);
	if (!IsAbove(sample.time, pending_.time) || !IsChordTime(duration))
	{
		return false;
	}
	if (isConstant_ && Bits(Equal(step, Float4::Zero())) == kAllLanes)
	{
		return true;
	}
	const ChordStart start = {Load(key_.value), Float4::All(longestStep_), key_.time};
	if (!IsChordStep(start, step))
	{
		return false;
	}
	const Float4 slope = step * Float4::All(1.0f / duration);
	const Float4 isInBox = LessEqual(Load(lowest_), slope) & LessEqual(slope, Load(highest_));
	if (count_ >= kBoxFrom && Bits(isInBox) == kAllLanes)
	{
		return true;
	}
	const SampleRow row = {times_.data(), values_[0].data(), limits_.data()};
	return count_ <= kWindow && ChordTest<kRotationWidth>::Passes(start, slope, row, 0, count_, NoWitness());
}

void GroupFilter::Append(const GroupSample& sample)
{
	using namespace GroupFilterDetail;
	pending_ = sample;
	isConstant_ = isConstant_ && Bits(Equal(Load(sample.value), Load(key_.value))) == kAllLanes;
	const float limit = LimitOf({kind_, reach_}, Load(sample.value));
	if (count_ < kWindow)
	{
		times_[count_] = sample.time;
		limits_[count_] = limit;
		values_[count_] = sample.value;
	}
	++count_;
	if (count_ == kBoxFrom)
	{
		lowest_.fill(-kMaxTrackTime);
		highest_.fill(kMaxTrackTime);
		for (std::size_t i = 0; i < count_; ++i)
		{
			NarrowBox({times_[i], values_[i]}, limits_[i]);
		}
	}
	else if (count_ > kBoxFrom)
	{
		NarrowBox(sample, limit);
	}
}

void GroupFilter::NarrowBox(const GroupSample& sample, float limit)
{
	using namespace GroupFilterDetail;
	// The box lies inside the ball: half its diagonal is the radius. Without a radius nothing is inside.
	const float side = kind_ == GroupKind::Rotation ? 0.5f : kInverseRootOf3;
	const Float4 room = Float4::All(limit > 0.0f ? side * std::sqrt(limit) : -kMaxTrackTime);
	const Float4 perSecond = Float4::All(1.0f / (sample.time - key_.time));
	const Float4 step = Load(sample.value) - Load(key_.value);
	Larger(Load(lowest_), (step - room) * perSecond).Store(lowest_.data());
	Smaller(Load(highest_), (step + room) * perSecond).Store(highest_.data());
}

} // namespace mria
