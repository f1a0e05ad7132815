// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "ReduceBaselines.h"

#include "Mria/Pose.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace mria::bench
{

namespace ReduceBaselinesDetail
{
constexpr int kPartition = 32;

/** Unity's AnimationCurve, as far as MRTK's recorder uses it: 28-byte keys, sorted as they come. */
class UnityCurve
{
public:
	void AddKey(const Keyframe& key)
	{
		const auto isBefore = [](float time, const Keyframe& other) { return time < other.time; };
		keys_.insert(std::upper_bound(keys_.begin(), keys_.end(), key.time, isBefore), key);
	}
	std::vector<Keyframe> Take() { return std::move(keys_); }

private:
	std::vector<Keyframe> keys_;
};

float InverseLerp(float a, float b, float value)
{
	return a != b ? std::clamp((value - a) / (b - a), 0.0f, 1.0f) : 0.0f;
}

Quat Lerp(const Quat& a, const Quat& b, float part)
{
	const float side = Dot(a, b) < 0.0f ? -1.0f : 1.0f;
	return NormalizedOrIdentity({a.x + (side * b.x - a.x) * part, a.y + (side * b.y - a.y) * part,
		a.z + (side * b.z - a.z) * part, a.w + (side * b.w - a.w) * part});
}

/** Three or four curves that are thinned out together. */
template <std::size_t Width>
struct Group
{
	const Curve* in;
	UnityCurve out[Width];

	float Time(int i) const { return in[0].keys[static_cast<std::size_t>(i)].time; }
	float Value(std::size_t curve, int i) const { return in[curve].keys[static_cast<std::size_t>(i)].value; }
	Vec3 VectorAt(int i) const { return {Value(0, i), Value(1, i), Value(2, i)}; }
	Quat RotationAt(int i) const { return NormalizedOrIdentity({Value(0, i), Value(1, i), Value(2, i), Value(3, i)}); }
	void Keep(int i)
	{
		for (std::size_t curve = 0; curve < Width; ++curve)
		{
			out[curve].AddKey(in[curve].keys[static_cast<std::size_t>(i)]);
		}
	}
};

/** Each finds the worst sample between two kept ones; -1 if all are close enough. */
struct PositionRule
{
	static constexpr std::size_t kWidth = 3;
	float threshold;

	int FindWorst(const Group<3>& group, int start, int end) const
	{
		float worst = 0.0f;
		int worstAt = -1;
		const Vec3 from = group.VectorAt(start);
		const Vec3 to = group.VectorAt(end);
		for (int i = start + 1; i <= end - 1; ++i)
		{
			const float part = InverseLerp(group.Time(start), group.Time(end), group.Time(i));
			const Vec3 off = group.VectorAt(i) - (from + (to - from) * part);
			const float distance = Dot(off, off);
			if (distance > worst)
			{
				worst = distance;
				worstAt = i;
			}
		}
		return worst < threshold * threshold ? -1 : worstAt;
	}
};

struct RotationRule
{
	static constexpr std::size_t kWidth = 4;
	float threshold;

	int FindWorst(const Group<4>& group, int start, int end) const
	{
		float worst = 1.0f;
		int worstAt = -1;
		const Quat from = group.RotationAt(start);
		const Quat to = group.RotationAt(end);
		for (int i = start + 1; i <= end - 1; ++i)
		{
			const float part = InverseLerp(group.Time(start), group.Time(end), group.Time(i));
			const float cosine = Dot(group.RotationAt(i), Lerp(from, to, part));
			if (cosine < worst)
			{
				worst = cosine;
				worstAt = i;
			}
		}
		return worst > std::sqrt((std::cos(threshold) + 1.0f) / 2.0f) ? -1 : worstAt;
	}
};

struct DirectionRule
{
	static constexpr std::size_t kWidth = 3;
	float threshold;

	int FindWorst(const Group<3>& group, int start, int end) const
	{
		float worst = 1.0f;
		int worstAt = -1;
		const Vec3 from = group.VectorAt(start);
		const Vec3 to = group.VectorAt(end);
		for (int i = start + 1; i <= end - 1; ++i)
		{
			const float part = InverseLerp(group.Time(start), group.Time(end), group.Time(i));
			const float cosine = Dot(group.VectorAt(i), NormalizedOrForward(from + (to - from) * part));
			if (cosine < worst)
			{
				worst = cosine;
				worstAt = i;
			}
		}
		return worst > std::cos(threshold) ? -1 : worstAt;
	}
};

template <typename Rule>
void Recurse(Group<Rule::kWidth>& group, const Rule& rule, int start, int end)
{
	if (start + 1 >= end - 1)
	{
		return;
	}
	const int worst = rule.FindWorst(group, start, end);
	if (worst >= 0)
	{
		group.Keep(worst);
		Recurse(group, rule, start, worst);
		Recurse(group, rule, worst, end);
	}
}

template <typename Rule>
void ReduceGroup(const Recording& in, CurveId first, const Rule& rule, Recording& out)
{
	Group<Rule::kWidth> group{&in.curves[first], {}};
	const int count = static_cast<int>(in.curves[first].keys.size());
	if (count > 0)
	{
		group.Keep(0);
	}
	for (int i = 0; i < count - kPartition; i += kPartition)
	{
		Recurse(group, rule, i, i + kPartition);
		group.Keep(i + kPartition);
	}
	for (std::size_t curve = 0; curve < Rule::kWidth; ++curve)
	{
		out.curves[first + curve].keys = group.out[curve].Take();
	}
}
} // namespace ReduceBaselinesDetail

void ReducePlainly(const Recording& in, const ReduceTolerances& tolerances, Recording& out)
{
	using namespace ReduceBaselinesDetail;
	for (PoseId pose = 0; pose < kPoseCount; ++pose)
	{
		const bool isCamera = pose == kCameraPose;
		const CurveId first = FirstCurveOf(pose);
		ReduceGroup(in, first, PositionRule{isCamera ? tolerances.cameraPosition : tolerances.jointPosition}, out);
		ReduceGroup(in, first + 3, RotationRule{isCamera ? tolerances.cameraRotation : tolerances.jointRotation}, out);
	}
	ReduceGroup(in, kFirstGazeCurve, PositionRule{tolerances.gazeOrigin}, out);
	ReduceGroup(in, kFirstGazeCurve + 3, DirectionRule{tolerances.gazeDirection}, out);
}

} // namespace mria::bench
