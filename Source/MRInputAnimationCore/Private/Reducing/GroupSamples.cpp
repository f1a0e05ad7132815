// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Reducing/GroupSamples.h"

#include "Curves/KeyAnalysis.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace mria
{

namespace GroupSamplesDetail
{
bool IsUsable(float number, float limit)
{
	return std::fabs(number) < limit; // false for NaN
}

/** What keeps one curve from being put on common times, if anything does. */
std::optional<SkipReason> FindObstacle(const CurveView& curve)
{
	for (std::size_t i = 0; i < curve.size(); ++i)
	{
		if (!IsUsable(curve.Time(i), kMaxTrackTime) || !IsUsable(curve.Value(i), kMaxTrackValue))
		{
			return SkipReason::NotFinite;
		}
	}
	if (!KeyAnalysis::IsOrdered(curve))
	{
		return SkipReason::Unsorted;
	}
	if (curve.Repeats())
	{
		return SkipReason::Loops;
	}
	return IsStraight(curve) ? std::nullopt : std::optional<SkipReason>(SkipReason::Curved);
}

/** Limits that differ by less are taken for the smaller one. */
constexpr float kSimilarRatio = 0.995f;

Float4 Choose(Float4 mask, Float4 a, Float4 b)
{
	return (mask & a) | AndNot(mask, b);
}
} // namespace GroupSamplesDetail

std::optional<SkipReason> GroupSamples::Load(Span<const CurveView> curves, GroupKind kind, const LoadRules& rules)
{
	kind_ = kind;
	width_ = curves.size();
	count_ = 0;
	isMerged_ = false;
	Track track;
	const bool isContinuous = rules.hasContinuousSigns && kind == GroupKind::Rotation;
	if (LoadTrack(curves, isContinuous, MakeSpace(curves[0].size()), track))
	{
		Adopt(track);
		return std::nullopt;
	}
	return Merge(curves, isContinuous, rules.dialect);
}

TrackSpace GroupSamples::MakeSpace(std::size_t keyCount)
{
	memory_.resize((std::max)(memory_.size(), TrackSize(keyCount, width_)));
	const TrackSpace space = LayOutTrack(memory_.data(), keyCount, width_);
	times_ = space.times + 1; // behind a track's sentinel
	values_ = space.values + width_;
	return space;
}

std::optional<SkipReason> GroupSamples::Merge(Span<const CurveView> curves, bool isContinuous, Dialect dialect)
{
	using namespace GroupSamplesDetail;
	const auto isEmpty = [](const CurveView& curve) { return curve.empty(); };
	if (std::any_of(curves.begin(), curves.end(), isEmpty))
	{
		return SkipReason::Incomplete;
	}
	for (const CurveView& curve : curves)
	{
		if (const std::optional<SkipReason> obstacle = FindObstacle(curve))
		{
			return obstacle;
		}
	}
	if (kind_ == GroupKind::Rotation && KeyAnalysis::HasDamagedW(curves, dialect))
	{
		return SkipReason::LostW;
	}
	isMerged_ = true;
	Adopt(MergeTrack(curves, isContinuous, MakeSpace(MostMergedKeys(curves))));
	return std::nullopt;
}

void GroupSamples::Adopt(const Track& track)
{
	count_ = track.keyCount;
	if (count_ == 0)
	{
		return; // there is no last sample
	}
	// Repeat the last sample, so that samples can be loaded four at a time.
	for (std::size_t i = count_ * width_; i < (count_ + kSamplePadding) * width_; ++i)
	{
		values_[i] = values_[i - width_];
	}
}

template <std::size_t Count>
void GroupSamples::CopyKeys(const KeptList& kept, std::vector<Keyframe>* const* out) const
{
	std::array<Keyframe*, Count> keys;
	for (std::size_t i = 0; i < Count; ++i)
	{
		out[i]->resize(kept.size());
		keys[i] = out[i]->data();
	}
	for (std::size_t key = 0; key < kept.size(); ++key)
	{
		const float time = times_[kept[key]];
		const float* values = Sample(kept[key]);
		for (std::size_t i = 0; i < Count; ++i)
		{
			Keyframe made;
			made.time = time;
			made.value = values[i];
			keys[i][key] = made;
		}
	}
}

void GroupSamples::CopyKeys(const KeptList& kept, Span<std::vector<Keyframe>* const> out) const
{
	switch (out.size())
	{
	case kRotationWidth:
		return CopyKeys<kRotationWidth>(kept, out.data());
	case kPositionWidth:
		return CopyKeys<kPositionWidth>(kept, out.data());
	default:
		return CopyKeys<1>(kept, out.data());
	}
}

template <std::size_t Width>
GroupSamples::Lengths GroupSamples::MeasureLengths()
{
	Float4 shortest = Float4::All((std::numeric_limits<float>::max)());
	Float4 longest = Float4::Zero();
	const float* values = values_;
	float* const column = columns_.data();
	for (std::size_t i = 0; i < count_; i += kLanes, values += kLanes * Width)
	{
		Float4 x = Float4::Load(values);
		Float4 y = Float4::Load(values + Width);
		Float4 z = Float4::Load(values + 2 * Width);
		Float4 w = Float4::Load(values + 3 * Width);
		Transpose(x, y, z, w);
		x.Store(column + i);
		y.Store(column + columnSize_ + i);
		z.Store(column + 2 * columnSize_ + i);
		w.Store(column + 3 * columnSize_ + i); // of three numbers, anything
		const Float4 squares = (x * x + z * z) + (Width == kPositionWidth ? y * y : y * y + w * w);
		squares.Store(&limits_[i]);
		shortest = GroupSamplesDetail::Choose(Less(squares, shortest), squares, shortest);
		longest = GroupSamplesDetail::Choose(Less(longest, squares), squares, longest);
	}
	float low[kLanes];
	float high[kLanes];
	shortest.Store(low);
	longest.Store(high);
	return {*std::min_element(low, low + kLanes), *std::max_element(high, high + kLanes)};
}

SampleColumns GroupSamples::Columns() const
{
	SampleColumns columns;
	for (std::size_t i = 0; i < columns.size(); ++i)
	{
		columns[i] = columns_.data() + i * columnSize_;
	}
	return columns;
}

void GroupSamples::SetRules(const ChordRules& rules)
{
	rules_ = rules;
	columnSize_ = count_ + kSamplePadding;
	limits_.resize((std::max)(limits_.size(), columnSize_));
	columns_.resize((std::max)(columns_.size(), kRotationWidth * columnSize_));
	const Lengths squares =
		width_ == kRotationWidth ? MeasureLengths<kRotationWidth>() : MeasureLengths<kPositionWidth>();
	shortest_ = std::sqrt(squares.least);
	float ends[kLanes];
	LimitsOf(rules, Float4::Of(squares.least, squares.least, squares.most, squares.most)).Store(ends);
	const float least = (std::min)(ends[0], ends[3]);
	hasRoom_ = least > 0.0f;
	if (hasRoom_ && least > GroupSamplesDetail::kSimilarRatio * (std::max)(ends[0], ends[3]))
	{
		std::fill_n(limits_.begin(), count_ + kSamplePadding, least); // one for all, which is the rule
		return;
	}
	for (std::size_t i = 0; i < count_; i += kLanes)
	{
		LimitsOf(rules, Float4::Load(&limits_[i])).Store(&limits_[i]);
	}
}

} // namespace mria
