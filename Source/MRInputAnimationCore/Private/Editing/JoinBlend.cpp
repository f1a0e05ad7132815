// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Editing/JoinBlend.h"

#include "Curves/CurveGroups.h"
#include "Curves/SegmentCut.h"
#include "Editing/FrameGroups.h"
#include "Editing/TimeEditKeys.h"
#include "Mria/FloatRules.h"
#include "Mria/Join.h"
#include "Mria/Sampler.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <vector>

namespace mria
{

namespace JoinBlendDetail
{
using FrameGroups::ToQuat;
using FrameGroups::ToVec3;
using FrameGroups::Values;
using FrameGroups::ValuesOf;
using TimeEditKeys::Keys;

/** The second recording's frames within the blend, and how much of the difference is left at each. */
struct BlendFrames
{
	Frame from; ///< The first recording's last.
	Frame first; ///< The second one's first.
	std::vector<Frame> frames; ///< After the seam, before the blend's end.
	std::vector<float> left; ///< 1 at the seam to 0 at the end.
};

float Smoothstep(float s)
{
	return s * s * (3.0f - 2.0f * s);
}

BlendFrames SampleFrames(const RecordingView& recording, const RecordingView& next, const JoinBlend& blend)
{
	BlendFrames out;
	Sampler(recording).SampleAt(blend.lastTime, out.from);
	const Sampler sampler(next);
	sampler.SampleAt(blend.span.start, out.first);
	const double start = static_cast<double>(blend.span.start);
	const double length = static_cast<double>(blend.span.end) - start;
	const std::size_t count = static_cast<std::size_t>(length * kBlendRate); // at most kLongestBlend of them
	float last = blend.span.start;
	for (std::size_t i = 1; i <= count; ++i)
	{
		const double since = static_cast<double>(i) / kBlendRate;
		const float time = static_cast<float>(start + since);
		if (time > last && time < blend.span.end)
		{
			out.frames.emplace_back();
			sampler.SampleAt(time, out.frames.back());
			out.frames.back().time = time;
			out.left.push_back(1.0f - Smoothstep(static_cast<float>(since / length)));
			last = time;
		}
	}
	return out;
}

/** A share of a turn, the shorter way round. */
Quat PartOf(Quat turn, float share)
{
	turn = turn.w < 0.0f ? -turn : turn;
	const float sine = Length({turn.x, turn.y, turn.z});
	const float half = std::atan2(sine, turn.w);
	const float scale = sine > 0.0f ? std::sin(half * share) / sine : 0.0f;
	return {turn.x * scale, turn.y * scale, turn.z * scale, std::cos(half * share)};
}

/** Differences of huge numbers may leave the range of a float; a key must not. */
Vec3 Finite(const Vec3& v)
{
	const auto finite = [](float value)
	{
		constexpr float kLargest = (std::numeric_limits<float>::max)();
		return IsNan(value) ? 0.0f : std::clamp(value, -kLargest, kLargest);
	};
	return {finite(v.x), finite(v.y), finite(v.z)};
}

Values BlendedValues(GroupKind kind, const Values& from, const Values& first, const Values& now, float left)
{
	if (kind == GroupKind::Rotation)
	{
		const Quat turn = ToQuat(from) * Conjugate(ToQuat(first));
		return FrameGroups::ToValues(NormalizedOrIdentity(PartOf(turn, left) * ToQuat(now)));
	}
	const Vec3 moved = Finite(ToVec3(now) + (ToVec3(from) - ToVec3(first)) * left);
	return FrameGroups::ToValues(kind == GroupKind::Direction ? NormalizedOrForward(moved) : moved);
}

/** The values of the last keys. */
Values LastValues(Span<const CurveView> curves)
{
	Values values{};
	for (std::size_t c = 0; c < curves.size(); ++c)
	{
		values[c] = curves[c].Value(curves[c].size() - 1);
	}
	return values;
}

void Negate(Keys& keys)
{
	const auto negate = [](float& number) { number = number == 0.0f ? number : -number; };
	for (Keyframe& key : keys)
	{
		negate(key.value);
		negate(key.inTangent);
		negate(key.outTangent);
	}
}

/** Cuts a curve down to what comes after the blend, with a key at its end. */
void KeepAfter(Keys& keys, float time)
{
	TimeEditKeys::KeepRange(keys, {time, (std::max)(time, keys.back().time)});
	TimeEditKeys::HoldFrom(keys, time);
	keys.front().inTangent = 0.0f;
	StraightenIn(keys.front());
}

void BlendGroup(
	const RecordingView& recording, EditedRecording next, const BlendFrames& blend, float end, std::size_t index)
{
	const CurveGroup group = CurveGroupAt(index);
	const bool isRotation = group.kind == GroupKind::Rotation;
	std::vector<Keys> made(group.count);
	Values last = LastValues(CurvesOf(recording, group));
	for (std::size_t i = 0; i < blend.frames.size(); ++i)
	{
		Values values = BlendedValues(group.kind, ValuesOf(blend.from, index), ValuesOf(blend.first, index),
			ValuesOf(blend.frames[i], index), blend.left[i]);
		if (isRotation)
		{
			FrameGroups::TurnTo(ToQuat(last), values);
			last = values;
		}
		for (std::size_t c = 0; c < group.count; ++c)
		{
			made[c].push_back(TimeEditKeys::HeldKey(blend.frames[i].time, values[c]));
		}
	}
	const OpenCurves open = next.Open(group);
	const Span<Curve> curves = open.Get();
	Values first{};
	for (std::size_t c = 0; c < group.count; ++c)
	{
		KeepAfter(curves[c].keys, end);
		first[c] = curves[c].keys.front().value;
	}
	const bool isFlipped = isRotation && Dot(ToQuat(last), ToQuat(first)) < 0.0f;
	for (std::size_t c = 0; c < group.count; ++c)
	{
		Keys& keys = curves[c].keys;
		if (isFlipped)
		{
			Negate(keys);
		}
		keys.insert(keys.begin(), made[c].begin(), made[c].end());
	}
}

bool IsWhole(Span<const CurveView> curves)
{
	return std::none_of(curves.begin(), curves.end(), [](const CurveView& curve) { return curve.empty(); });
}
} // namespace JoinBlendDetail

BlendedGroups BlendIn(const RecordingView& recording, EditedRecording next, const JoinBlend& blend)
{
	using namespace JoinBlendDetail;
	const RecordingView nextView = next;
	const BlendFrames frames = SampleFrames(recording, nextView, blend);
	BlendedGroups blended{};
	for (std::size_t i = 0; i < kCurveGroupCount; ++i)
	{
		const CurveGroup group = CurveGroupAt(i);
		const std::optional<Hand> hand = FrameGroups::HandOfGroup(i);
		const bool isThere =
			!hand || (blend.withHands && frames.from[*hand].isTracked && frames.first[*hand].isTracked);
		blended[i] = isThere && IsWhole(CurvesOf(recording, group)) && IsWhole(CurvesOf(nextView, group));
		if (blended[i])
		{
			BlendGroup(recording, next, frames, blend.span.end, i);
		}
	}
	return blended;
}

} // namespace mria
