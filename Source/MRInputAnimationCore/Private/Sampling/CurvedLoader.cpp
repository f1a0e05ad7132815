// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Sampling/CurvedLoader.h"

#include "Curves/BezierSegment.h"
#include "Mria/FloatRules.h"
#include "Sampling/Track.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstring>
#include <optional>

/*
 * Why it is built like this. As in TrackLoader.cpp, one pass reads four keys of each curve at a time, straight from the
 * file, writes their pieces and collects in lanes whether anything is odd, which it looks at only at the end. Odd are
 * steps, weights beyond 0 to 1, keys weighted on one side only, numbers that might overflow: such curves are converted
 * key by key.
 *
 * Four lanes are four neighbouring keys, each with the piece that ends at it. The first key is its own predecessor and
 * the last key is repeated, so that the held ends come out as level pieces and need no special case.
 */

namespace mria
{

namespace CurvedLoaderDetail
{
constexpr std::size_t kBatch = 4;
constexpr float kMaxRise = 1e30f; ///< Sums of a few of these stay finite.

/** Room for so many rows, and a batch more than that. */
void Reserve(std::size_t rows, std::size_t width, std::size_t weightCount, CurvedGroup& out)
{
	const std::size_t stride = kValueFields * width + 2 * weightCount;
	out.width = static_cast<std::uint32_t>(width);
	out.weightCount = static_cast<std::uint32_t>(weightCount);
	out.stride = static_cast<std::uint32_t>(stride);
	out.times = out.memory.Reserve((rows + kBatch) * (1 + stride));
	out.rows = out.times + rows + kBatch;
}

/** The bits of a lane, whose floats are integers in truth. */
std::uint32_t ModeOf(Float4 backs)
{
	float lanes[4];
	backs.Store(lanes);
	std::uint32_t mode;
	std::memcpy(&mode, lanes + 3, sizeof(mode));
	return mode;
}

/** One curve of a pass: what its next batch needs of the last one, and the modes of all its keys. */
struct PassCurve
{
	Float4 value;
	Float4 outTangent;
	Float4 outWeight;
	Float4 anyMode = Float4::Zero();
	Float4 allModes = Equal(Float4::Zero(), Float4::Zero());
	bool isWeighted = false;
};

struct Keys4
{
	Float4 times, values, inTangents, outTangents, inWeights, outWeights;
};

/** `WeightCount` is a group's. With one for several curves, theirs must be the same, which only the pass can tell. */
template <std::size_t Width, std::size_t WeightCount>
class CurvedPass
{
	static constexpr bool kAreShared = WeightCount == 1 && Width > 1;

public:
	CurvedPass(Span<const CurveView> curves, const CurvedGroup& out)
		: time_(out.times + 1)
		, row_(out.rows)
		, times_(Float4::All(curves[0].Time(0)))
	{
		for (std::size_t i = 0; i < Width; ++i)
		{
			const Keyframe first = curves[i][0];
			curves_[i].value = Float4::All(first.value);
			curves_[i].outTangent = Float4::All(first.outTangent);
			curves_[i].isWeighted = first.weightedMode == WeightedMode::Both;
			curves_[i].outWeight = Float4::All(curves_[i].isWeighted ? first.outWeight : kDefaultWeight);
			isSound_ = isSound_ && (curves_[i].isWeighted || first.weightedMode == WeightedMode::None);
		}
	}

	MRIA_FORCE_INLINE void Take(const std::array<const std::uint8_t*, Width>& keys)
	{
		Float4 fields[kValueFields][kBatch] = {};
		Float4 weights[2][kBatch] = {};
		Float4 dot = Float4::Zero();
		Float4 squares = Float4::Zero();
		Float4 times = Float4::Zero();
		Float4 lengths = Float4::Zero();
		for (std::size_t i = 0; i < Width; ++i)
		{
			Keys4 now = LoadKeys(keys[i], curves_[i]);
			if (i == 0)
			{
				const Float4 starts = Float4::Shifted(times_, now.times);
				times = times_ = now.times;
				lengths = times - starts;
				fits_ = fits_ & LessEqual(starts, times) & Less(Abs(times), Float4::All(kMaxTrackTime));
			}
			const Float4 startValues = Float4::Shifted(curves_[i].value, now.values);
			const Float4 outWeights = Float4::Shifted(curves_[i].outWeight, now.outWeights);
			const Float4 outRises = outWeights * lengths * Float4::Shifted(curves_[i].outTangent, now.outTangents);
			const Float4 inRises = now.inWeights * lengths * now.inTangents;
			const Float4 most = Float4::All(kMaxRise / 2.0f);
			fits_ = fits_ & Equal(now.times, times) & Less(Abs(now.values), most) & Less(Abs(outRises), most) &
				Less(Abs(inRises), most);
			dot = dot + startValues * now.values;
			squares = squares + now.values * now.values;
			fields[0][i] = startValues;
			fields[1][i] = outRises;
			fields[2][i] = inRises;
			TakeWeights(outWeights, now.inWeights, i, weights);
			curves_[i].value = now.values;
			curves_[i].outTangent = now.outTangents;
			curves_[i].outWeight = now.outWeights;
		}
		if constexpr (Width == kRotationWidth)
		{
			// About unit length and so far from a right angle that rounding cannot change the sign.
			isSteady_ = isSteady_ & Less(squares, Float4::All(4.0f)) & Less(Float4::All(0.1f), dot);
		}
		Store(times, fields, weights);
	}

	/** Whether the curves have had the same weights so far, if that is needed. */
	bool AreShared() const { return Bits(areShared_) == 15; }

	CurvedLoad Result() const
	{
		bool isSound = isSound_ && Bits(fits_) == 15;
		for (const PassCurve& curve : curves_)
		{
			const std::uint32_t mode = curve.isWeighted ? WeightedMode::Both : WeightedMode::None;
			isSound = isSound && ModeOf(curve.anyMode) == mode && (!curve.isWeighted || ModeOf(curve.allModes) == mode);
		}
		return {isSound, Bits(isSteady_) != 15};
	}

private:
	MRIA_FORCE_INLINE Keys4 LoadKeys(const std::uint8_t* keys, PassCurve& curve)
	{
		Float4 fronts[kBatch]; // time, value, in-tangent, out-tangent
		Float4 backs[kBatch]; // out-tangent, in-weight, out-weight, mode
		for (std::size_t i = 0; i < kBatch; ++i)
		{
			fronts[i] = Float4::Load(keys + i * kFullKeySize);
			backs[i] = Float4::Load(keys + i * kFullKeySize + kFullKeySize - 4 * sizeof(float));
			curve.anyMode = curve.anyMode | backs[i];
		}
		Transpose(fronts[0], fronts[1], fronts[2], fronts[3]);
		const Float4 third = Float4::All(kDefaultWeight);
		if (!curve.isWeighted)
		{
			return {fronts[0], fronts[1], fronts[2], fronts[3], third, third};
		}
		curve.allModes = curve.allModes & backs[0] & backs[1] & backs[2] & backs[3];
		Transpose(backs[0], backs[1], backs[2], backs[3]);
		const Float4 zero = Float4::Zero();
		const Float4 one = Float4::All(1.0f);
		fits_ = fits_ & LessEqual(zero, backs[1]) & LessEqual(backs[1], one) & LessEqual(zero, backs[2]) &
			LessEqual(backs[2], one);
		return {fronts[0], fronts[1], fronts[2], fronts[3], backs[1], backs[2]};
	}

	/** Of one curve. Shared weights are brought together: the two of a key, side by side. */
	MRIA_FORCE_INLINE void TakeWeights(Float4 out, Float4 in, std::size_t curve, Float4 (&weights)[2][kBatch])
	{
		if (WeightCount == Width && !kAreShared)
		{
			weights[0][curve] = out;
			weights[1][curve] = in;
		}
		else if (curve == 0)
		{
			weights[0][0] = out;
			weights[0][1] = in;
		}
		else if (kAreShared)
		{
			areShared_ = areShared_ & Equal(out, weights[0][0]) & Equal(in, weights[0][1]);
		}
	}

	/** A store may write past its field: what comes behind it overwrites that. */
	MRIA_FORCE_INLINE void Store(Float4 times, Float4 (&fields)[kValueFields][kBatch], Float4 (&weights)[2][kBatch])
	{
		times.Store(time_);
		time_ += kBatch;
		for (Float4(&field)[kBatch] : fields)
		{
			Transpose(field[0], field[1], field[2], field[3]);
		}
		constexpr std::size_t kParts = kAreShared || WeightCount == 0 ? 1 : 2;
		constexpr std::size_t kPartWidth = 2 * WeightCount / kParts;
		for (std::size_t part = 0; part < kParts && WeightCount > 0; ++part)
		{
			Transpose(weights[part][0], weights[part][1], weights[part][2], weights[part][3]);
		}
		for (std::size_t key = 0; key < kBatch; ++key)
		{
			for (const Float4(&field)[kBatch] : fields)
			{
				field[key].Store(row_);
				row_ += Width;
			}
			for (std::size_t part = 0; part < kParts && WeightCount > 0; ++part)
			{
				weights[part][key].Store(row_);
				row_ += kPartWidth;
			}
		}
	}

	float* time_;
	float* row_;
	Float4 times_;
	PassCurve curves_[Width];
	Float4 fits_ = Equal(Float4::Zero(), Float4::Zero());
	Float4 isSteady_ = Equal(Float4::Zero(), Float4::Zero());
	Float4 areShared_ = Equal(Float4::Zero(), Float4::Zero());
	bool isSound_ = true;
};

/** Four keys from `first` on; behind the last key it is repeated. */
std::array<std::uint8_t, kBatch * kFullKeySize> PaddedKeys(const CurveView& curve, std::size_t first)
{
	std::array<std::uint8_t, kBatch * kFullKeySize> keys;
	for (std::size_t i = 0; i < kBatch; ++i)
	{
		const std::size_t key = (std::min)(first + i, curve.size() - 1);
		std::memcpy(keys.data() + i * kFullKeySize, curve.keys + key * kFullKeySize, kFullKeySize);
	}
	return keys;
}

/** Nothing if the weights turn out not to be shared as they should. */
template <std::size_t Width, std::size_t WeightCount>
std::optional<CurvedLoad> LoadWith(Span<const CurveView> curves, CurvedGroup& out)
{
	const std::size_t count = curves[0].size();
	Reserve(count + 2, Width, WeightCount, out);
	CurvedPass<Width, WeightCount> pass(curves, out);
	std::array<const std::uint8_t*, Width> keys;
	std::size_t first = 0;
	for (; first + kBatch <= count && pass.AreShared(); first += kBatch)
	{
		for (std::size_t i = 0; i < Width; ++i)
		{
			keys[i] = curves[i].keys + first * kFullKeySize;
		}
		pass.Take(keys);
	}
	for (; first < count + 2 && pass.AreShared(); first += kBatch) // the last key's piece, and the row behind it
	{
		std::array<std::array<std::uint8_t, kBatch * kFullKeySize>, Width> tails;
		for (std::size_t i = 0; i < Width; ++i)
		{
			tails[i] = PaddedKeys(curves[i], first);
			keys[i] = tails[i].data();
		}
		pass.Take(keys);
	}
	out.times[0] = -kSentinelTime;
	out.times[count + 1] = kSentinelTime;
	out.pieceCount = static_cast<std::uint32_t>(count + 1);
	return pass.AreShared() ? std::optional<CurvedLoad>(pass.Result()) : std::nullopt;
}

template <std::size_t Width>
CurvedLoad Load(Span<const CurveView> curves, CurvedGroup& out)
{
	const bool isWeighted = std::any_of(curves.begin(), curves.end(),
		[](const CurveView& curve) { return curve[0].weightedMode != WeightedMode::None; });
	const std::optional<CurvedLoad> load =
		isWeighted ? LoadWith<Width, 1>(curves, out) : LoadWith<Width, 0>(curves, out);
	return load ? *load : *LoadWith<Width, Width>(curves, out);
}

constexpr std::size_t kOddStride = kValueFields + 2;

/** Adds the rows of one curve. */
class RowWriter
{
public:
	explicit RowWriter(CurvedGroup& out)
		: out_(out)
	{
		out_.pieceCount = 0;
	}

	/** With a level piece unless another is given. */
	void Add(float time, float value, float outRise = 0.0f, float inRise = 0.0f, float outWeight = kDefaultWeight,
		float inWeight = kDefaultWeight)
	{
		const float row[kOddStride] = {value, outRise, inRise, outWeight, inWeight};
		std::copy(row, row + kOddStride, out_.rows + count_ * kOddStride);
		out_.times[count_] = time;
		out_.pieceCount = static_cast<std::uint32_t>(count_++);
	}

private:
	CurvedGroup& out_;
	std::size_t count_ = 0;
};

bool IsTame(const BezierSegment& segment)
{
	return std::fabs(segment.outRise) + std::fabs(segment.inRise) < static_cast<double>(kMaxRise) &&
		std::fabs(segment.startValue) + std::fabs(segment.endValue) < static_cast<double>(kMaxRise) &&
		segment.outWeight <= 1.0 && segment.inWeight <= 1.0 &&
		std::fabs(segment.startTime) < static_cast<double>(kMaxTrackTime) &&
		std::fabs(segment.endTime) < static_cast<double>(kMaxTrackTime);
}

/** Of two neighbours, the first and the piece up to the second. False if that does not fit. */
bool AddPiece(const Keyframe& a, const Keyframe& b, RowWriter& writer)
{
	if (a.time == b.time || KindOf(a, b) == SegmentKind::Step)
	{
		writer.Add(a.time, a.value);
		writer.Add(b.time, a.value);
		return std::fabs(a.value) < kMaxRise / 2.0f && std::fabs(b.time) < kMaxTrackTime;
	}
	const BezierSegment segment = MakeSegment(a, b);
	if (!IsTame(segment))
	{
		return false;
	}
	writer.Add(a.time, a.value, static_cast<float>(segment.outRise), static_cast<float>(segment.inRise),
		static_cast<float>(segment.outWeight), static_cast<float>(segment.inWeight));
	return true;
}
} // namespace CurvedLoaderDetail

CurvedLoad LoadCurves(Span<const CurveView> curves, CurvedGroup& out)
{
	for (const CurveView& curve : curves)
	{
		if (curve.empty() || curve.keyCount != curves[0].keyCount || curve.keySize != kFullKeySize || curve.Repeats())
		{
			return {};
		}
	}
	switch (curves.size())
	{
	case kRotationWidth:
		return CurvedLoaderDetail::Load<kRotationWidth>(curves, out);
	case kPositionWidth:
		return CurvedLoaderDetail::Load<kPositionWidth>(curves, out);
	default:
		return CurvedLoaderDetail::Load<1>(curves, out);
	}
}

bool LoadOddCurve(const CurveView& curve, CurvedGroup& out)
{
	using namespace CurvedLoaderDetail;
	Reserve(2 * curve.size() + 2, 1, 1, out);
	RowWriter writer(out);
	const Keyframe first = curve.empty() ? Keyframe{} : curve[0];
	writer.Add(-kSentinelTime, first.value);
	bool isTame = std::fabs(first.time) < kMaxTrackTime;
	Keyframe last = first;
	for (std::size_t i = 1; isTame && i < curve.size(); ++i)
	{
		const Keyframe key = curve[i];
		isTame = AddPiece(last, key, writer);
		last = key;
	}
	writer.Add(last.time, last.value);
	writer.Add(kSentinelTime, last.value);
	return isTame && !curve.Repeats() && std::fabs(last.time) < kMaxTrackTime;
}

} // namespace mria
