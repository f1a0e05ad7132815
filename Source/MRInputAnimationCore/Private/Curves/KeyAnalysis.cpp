// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Curves/KeyAnalysis.h"

#include "Mria/CurveEvaluator.h"
#include "Mria/FloatRules.h"
#include "Simd/Float4.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <limits>

namespace mria
{

namespace KeyAnalysisDetail
{
/** Of a curve of short keys, how many from the first on are sure to be in order. Four at a time; NaN fails. */
std::size_t CountOrderedShortKeys(const CurveView& curve)
{
	constexpr std::size_t kBatch = 4;
	Float4 before = Float4::All(std::numeric_limits<float>::lowest());
	std::size_t key = 0;
	for (; curve.keySize == kShortKeySize && key + kBatch <= curve.size(); key += kBatch)
	{
		const std::uint8_t* const keys = curve.keys + key * kShortKeySize;
		const Float4 times = Float4::Evens(Float4::Load(keys), Float4::Load(keys + 2 * kShortKeySize));
		const Float4 fits = LessEqual(Float4::Shifted(before, times), times) &
			LessEqual(times, Float4::All((std::numeric_limits<float>::max)()));
		if (Bits(fits) != 15)
		{
			break;
		}
		before = times;
	}
	return key;
}
} // namespace KeyAnalysisDetail

namespace KeyAnalysis
{
double LengthOf(const Quat& q)
{
	return std::sqrt(DotOf(q, q));
}

double DotOf(const Quat& a, const Quat& b)
{
	return static_cast<double>(a.x) * b.x + static_cast<double>(a.y) * b.y + static_cast<double>(a.z) * b.z +
		static_cast<double>(a.w) * b.w;
}

bool IsRotation(const Quat& q)
{
	const double length = LengthOf(q);
	return IsFinite(length) && length > kZeroLength;
}

bool IsWrongLength(double length)
{
	return IsFinite(length) && length > kZeroLength && std::fabs(length - 1.0) > kUnitTolerance;
}

float InWeightOf(const Keyframe& key)
{
	return (key.weightedMode & WeightedMode::In) != 0 ? key.inWeight : 1.0f / 3.0f;
}

float OutWeightOf(const Keyframe& key)
{
	return (key.weightedMode & WeightedMode::Out) != 0 ? key.outWeight : 1.0f / 3.0f;
}

bool IsNonFiniteValue(const Keyframe& key, bool isFlag)
{
	if (!IsFinite(key.value))
	{
		return true;
	}
	// An infinite tangent is a step and as it should be; a weight of 0 silences the tangent.
	const auto isBroken = [](float weight, float tangent)
	{ return IsNan(weight) || (weight != 0.0f && IsNan(tangent)); };
	return !isFlag && (isBroken(InWeightOf(key), key.inTangent) || isBroken(OutWeightOf(key), key.outTangent));
}

bool IsOrdered(const CurveView& curve)
{
	const std::size_t checked = KeyAnalysisDetail::CountOrderedShortKeys(curve);
	float last = checked == 0 ? std::numeric_limits<float>::lowest() : curve.Time(checked - 1);
	for (std::size_t i = checked; i < curve.size(); ++i)
	{
		const float time = curve.Time(i);
		if (!IsFinite(time) || time < last)
		{
			return false;
		}
		last = time;
	}
	return true;
}

bool ShareTimes(Span<const CurveView> curves)
{
	bool isShared = true;
	for (const CurveView& curve : curves)
	{
		isShared = isShared && curve.size() == curves[0].size();
		for (std::size_t i = 0; isShared && i < curve.size(); ++i)
		{
			isShared = curve.Time(i) == curves[0].Time(i);
		}
	}
	return isShared;
}

void OrderedCurve::Assign(const CurveView& curve)
{
	copy_.clear();
	view_ = curve;
	if (IsOrdered(curve))
	{
		return;
	}
	copy_.reserve(curve.size());
	for (std::size_t i = 0; i < curve.size(); ++i)
	{
		if (IsFinite(curve.Time(i)))
		{
			copy_.push_back(curve[i]);
		}
	}
	std::stable_sort(copy_.begin(), copy_.end(), [](const Keyframe& a, const Keyframe& b) { return a.time < b.time; });
	view_.keys = reinterpret_cast<const std::uint8_t*>(copy_.data());
	view_.keyCount = static_cast<std::uint32_t>(copy_.size());
	view_.keySize = kFullKeySize;
}

GroupWalk::GroupWalk(Span<const CurveView> curves)
	: count_(curves.size())
{
	assert(count_ <= kMaxCurves);
	for (std::size_t i = 0; i < count_; ++i)
	{
		curves_[i].Assign(curves[i]);
	}
}

bool GroupWalk::Next()
{
	const auto isLeft = [this](std::size_t i) { return passed_[i] < curves_[i].View().size(); };
	const auto nextTime = [this](std::size_t i) { return curves_[i].View().Time(passed_[i]); };

	bool isStep = false;
	for (std::size_t i = 0; i < count_; ++i)
	{
		if (isLeft(i) && (!isStep || nextTime(i) < time_))
		{
			time_ = nextTime(i);
			isStep = true;
		}
	}
	for (std::size_t i = 0; i < count_; ++i)
	{
		isHere_[i] = isLeft(i) && nextTime(i) == time_;
		passed_[i] += isHere_[i] ? 1 : 0;
	}
	return isStep;
}

std::size_t GroupWalk::CountKeys() const
{
	return static_cast<std::size_t>(std::count(isHere_.begin(), isHere_.begin() + count_, true));
}

CurveView GroupWalk::Segment(std::size_t curve) const
{
	CurveView segment = curves_[curve].View();
	const std::size_t passed = passed_[curve];
	const bool isBetween = !isHere_[curve] && passed > 0 && passed < segment.size();
	const std::size_t first = passed > 0 ? passed - 1 : 0;
	segment.keys = segment.empty() ? nullptr : segment.keys + first * segment.keySize;
	segment.keyCount = segment.empty() ? 0 : isBetween ? 2 : 1;
	return segment;
}

float GroupWalk::Value(std::size_t curve) const
{
	const CurveView segment = Segment(curve);
	return segment.size() == 1 ? segment.Value(0) : EvaluateCurve(segment, time_);
}

Vec3 GroupWalk::Vector() const
{
	return {Value(0), Value(1), Value(2)};
}

Quat GroupWalk::Rotation() const
{
	return {Value(0), Value(1), Value(2), Value(3)};
}

bool SignTracker::Flips(const Quat& q)
{
	if (!IsRotation(q))
	{
		return false;
	}
	const bool flips = last_ && DotOf(*last_, q) < 0.0;
	last_ = q;
	return flips;
}

} // namespace KeyAnalysis

namespace KeyAnalysisDetail
{
Quat RotationAt(Span<const CurveView> rotation, std::size_t key, float w)
{
	return {rotation[0].Value(key), rotation[1].Value(key), rotation[2].Value(key), w};
}

bool IsUnit(const Quat& q)
{
	return std::fabs(KeyAnalysis::LengthOf(q) - 1.0) <= KeyAnalysis::kUnitTolerance; // false for NaN
}

/** Whether every key of x, y and z forms a rotation with this one W: then W was constant and nothing is lost. */
bool FitsConstantW(Span<const CurveView> rotation, float w)
{
	bool fits = true;
	for (std::size_t i = 0; fits && i < rotation[0].size(); ++i)
	{
		fits = IsUnit(RotationAt(rotation, i, w));
	}
	return fits;
}

using Vec4 = std::array<double, 4>;

double DistanceSquared(const Vec4& a, const Vec4& b)
{
	double sum = 0.0;
	for (std::size_t i = 0; i < a.size(); ++i)
	{
		sum += (a[i] - b[i]) * (a[i] - b[i]);
	}
	return sum;
}

/**
 * Follows a rotation whose W is known except for its sign. It keeps the rotation on one side of the sphere of
 * quaternions, where motion is smooth, and expects each key where the last two point to.
 */
class SignFollower
{
public:
	SignFollower(const Vec4& first, double time)
		: last_(first)
		, beforeLast_(first)
		, time_(time)
	{
	}

	/** The file's own W for a key with these x, y and z and this |W|. */
	double Follow(const Vec4& key, double time)
	{
		const Vec4 expected = Expect(time);
		Vec4 best = key;
		double bestDistance = std::numeric_limits<double>::infinity();
		double w = key[3];
		for (const double side : {1.0, -1.0})
		{
			for (const double sign : {1.0, -1.0})
			{
				const Vec4 candidate = {side * key[0], side * key[1], side * key[2], sign * key[3]};
				const double distance = DistanceSquared(candidate, expected);
				if (distance < bestDistance)
				{
					best = candidate;
					bestDistance = distance;
					w = side * sign * key[3];
				}
			}
		}
		if (!IsFinite(bestDistance))
		{
			return w; // a key of NaNs must not lead the next one astray
		}
		beforeLast_ = last_;
		last_ = best;
		lastStep_ = time - time_;
		time_ = time;
		return w;
	}

private:
	Vec4 Expect(double time) const
	{
		// After a gap in tracking the old motion says nothing any more.
		constexpr double kFurthest = 4.0;
		const double step = time - time_;
		const bool isNear = lastStep_ > 0.0 && step <= kFurthest * lastStep_;
		const double reach = isNear ? step / lastStep_ : 0.0;
		Vec4 expected;
		for (std::size_t i = 0; i < expected.size(); ++i)
		{
			expected[i] = last_[i] + (last_[i] - beforeLast_[i]) * reach;
		}
		return expected;
	}

	Vec4 last_;
	Vec4 beforeLast_;
	double time_;
	double lastStep_ = 0.0;
};
} // namespace KeyAnalysisDetail

namespace KeyAnalysis
{
bool HasDamagedW(Span<const CurveView> rotation, Dialect dialect)
{
	using namespace KeyAnalysisDetail;
	const CurveView& z = rotation[2];
	const CurveView& w = rotation[3];
	if (z.size() < 2 || w.empty() || w.size() > 2 || !IsOrdered(z) || !IsOrdered(w) || w.FirstTime() != z.FirstTime() ||
		!ShareTimes(rotation.Part(0, 3)) || !IsUnit(RotationAt(rotation, 0, w.Value(0))))
	{
		return false;
	}
	if (w.size() == 1)
	{
		// MRTK's short keys share their times, so a single W is damage; another program may have dropped equal keys.
		return dialect == Dialect::Mrtk11 || !FitsConstantW(rotation, w.Value(0));
	}
	if (w.Value(1) != z.Value(z.size() - 1))
	{
		return false;
	}
	// The curves may never have had more than two keys. Then only a length that W corrects proves the damage.
	const Quat last = RotationAt(rotation, z.size() - 1, w.Value(1));
	return z.size() > 2 || (!IsUnit(last) && LengthOf({last.x, last.y, last.z, 0.0f}) <= 1.0 + kUnitTolerance);
}

Curve RebuildW(Span<const CurveView> rotation)
{
	using KeyAnalysisDetail::Vec4;
	const auto vectorAt = [&](std::size_t i, double w) -> Vec4 {
		return {rotation[0].Value(i), rotation[1].Value(i), rotation[2].Value(i), w};
	};

	Curve curve;
	curve.preWrap = rotation[3].preWrap;
	curve.postWrap = rotation[3].postWrap;
	const std::size_t count = (std::min)({rotation[0].size(), rotation[1].size(), rotation[2].size()});
	curve.keys.reserve(count);
	curve.keys.push_back(rotation[3][0]);
	KeyAnalysisDetail::SignFollower follower(vectorAt(0, rotation[3].Value(0)), rotation[0].Time(0));
	for (std::size_t i = 1; i < count; ++i)
	{
		Keyframe key;
		key.time = rotation[0].Time(i);
		const Vec4 xyz = vectorAt(i, 0.0);
		const double square = 1.0 - xyz[0] * xyz[0] - xyz[1] * xyz[1] - xyz[2] * xyz[2];
		const double w = square > 0.0 ? std::sqrt(square) : 0.0; // 0 for NaN too
		key.value = static_cast<float>(follower.Follow(vectorAt(i, w), key.time));
		curve.keys.push_back(key);
	}
	return curve;
}

std::optional<float> FindLateStart(const RecordingView& recording, const TimeRange& range)
{
	const auto hasKeys = [&](CurveId first, std::size_t count)
	{
		return std::any_of(recording.curves.begin() + first, recording.curves.begin() + first + count,
			[](const CurveView& curve) { return !curve.empty(); });
	};
	float start = range.start;
	if (!hasKeys(0, kPoseComponentCount) && !hasKeys(kFirstGazeCurve, kRayComponentCount))
	{
		for (CurveId id = kFirstFlagCurve; id < kFirstJointCurve; ++id)
		{
			const CurveView& flags = recording.curves[id];
			for (std::size_t i = 0; i < flags.size(); ++i)
			{
				start = flags.Time(i) < start ? flags.Time(i) : start; // NaN never is
			}
		}
	}
	return IsFinite(start) && start > kLateStart ? std::optional<float>(start) : std::nullopt;
}
} // namespace KeyAnalysis

} // namespace mria
