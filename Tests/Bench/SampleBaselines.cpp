// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Baselines.h"

#include <algorithm>
#include <cmath>

namespace mria::bench
{

namespace SampleBaselinesDetail
{
template <typename Key>
std::size_t KeyBefore(const std::vector<Key>& keys, float time)
{
	const auto after = std::upper_bound(
		keys.begin(), keys.end(), time, [](float wanted, const Key& key) { return wanted < key.time; });
	return after == keys.begin() ? 0 : static_cast<std::size_t>(after - keys.begin()) - 1;
}

float LineValue(const LinearKey& a, const LinearKey& b, float time)
{
	return a.value + (b.value - a.value) * ((time - a.time) / (b.time - a.time));
}

/** The value at `time`, given the last key before it. */
template <typename Key, typename Between>
float ValueAt(const std::vector<Key>& keys, std::size_t before, float time, Between between)
{
	const Key& a = keys[before];
	return before + 1 < keys.size() && time > a.time ? between(a, keys[before + 1], time) : a.value;
}

/** Every curve in turn; `find` gives the last key before the time. */
template <typename Key, typename Find, typename Between>
void SampleCurves(
	const std::array<std::vector<Key>, kCurveCount>& curves, float time, FlatFrame& out, Find find, Between between)
{
	for (CurveId curve = 0; curve < kCurveCount; ++curve)
	{
		const std::vector<Key>& keys = curves[curve];
		if (IsFlagCurve(curve))
		{
			out.flags[curve - kFirstFlagCurve] = !keys.empty() && keys[find(curve, keys)].value > 0.5f;
		}
		else
		{
			out.values[curve] = keys.empty() ? 0.0f : ValueAt(keys, find(curve, keys), time, between);
		}
	}
	NormalizeDirections(out);
}

template <std::size_t Width>
void Normalize(float* values)
{
	float sum = 0.0f;
	for (std::size_t i = 0; i < Width; ++i)
	{
		sum += values[i] * values[i];
	}
	const float scale = sum > 0.0f ? 1.0f / std::sqrt(sum) : 0.0f;
	for (std::size_t i = 0; i < Width; ++i)
	{
		values[i] *= scale;
	}
}
} // namespace SampleBaselinesDetail

void NormalizeDirections(FlatFrame& frame)
{
	for (PoseId pose = 0; pose < kPoseCount; ++pose)
	{
		SampleBaselinesDetail::Normalize<4>(&frame.values[PoseCurve(pose, PoseComponent::RotationX)]);
	}
	SampleBaselinesDetail::Normalize<3>(&frame.values[GazeCurve(RayComponent::DirectionX)]);
}

HermiteCurves MakeHermiteCurves(const RecordingView& recording)
{
	HermiteCurves curves;
	for (CurveId curve = 0; curve < kCurveCount; ++curve)
	{
		const CurveView& view = recording.curves[curve];
		std::vector<Keyframe>& keys = curves[curve];
		keys.resize(view.size());
		for (std::size_t i = 0; i < keys.size(); ++i)
		{
			keys[i] = view[i];
			keys[i].weightedMode = WeightedMode::None;
			if (i > 0)
			{
				const float slope = (keys[i].value - keys[i - 1].value) / (keys[i].time - keys[i - 1].time);
				keys[i - 1].outTangent = slope;
				keys[i].inTangent = slope;
			}
		}
	}
	return curves;
}

LinearCurves MakeLinearCurves(const RecordingView& recording)
{
	LinearCurves curves;
	for (CurveId curve = 0; curve < kCurveCount; ++curve)
	{
		const CurveView& view = recording.curves[curve];
		curves[curve].resize(view.size());
		for (std::size_t i = 0; i < view.size(); ++i)
		{
			curves[curve][i] = {view.Time(i), view.Value(i)};
		}
	}
	return curves;
}

void SampleBySearch(const LinearCurves& curves, float time, FlatFrame& out)
{
	using namespace SampleBaselinesDetail;
	SampleCurves(
		curves, time, out, [time](CurveId, const std::vector<LinearKey>& keys) { return KeyBefore(keys, time); },
		LineValue);
}

template <typename Key>
std::size_t LastKeys::Find(CurveId curve, const std::vector<Key>& keys, float time)
{
	constexpr std::size_t kMostSteps = 3;
	std::size_t place = lastKeys_[curve];
	const auto isAfter = [&] { return place + 1 < keys.size() && keys[place + 1].time <= time; };
	for (std::size_t step = 0; step < kMostSteps && isAfter(); ++step)
	{
		++place;
	}
	if (time < keys[place].time || isAfter())
	{
		place = SampleBaselinesDetail::KeyBefore(keys, time);
	}
	lastKeys_[curve] = static_cast<std::uint32_t>(place);
	return place;
}

void CursorSampler::SampleAt(float time, FlatFrame& out)
{
	using namespace SampleBaselinesDetail;
	const auto find = [this, time](CurveId curve, const std::vector<LinearKey>& keys)
	{ return lastKeys_.Find(curve, keys, time); };
	SampleCurves(curves_, time, out, find, LineValue);
}

void UnityLikeSampler::SampleAt(float time, FlatFrame& out)
{
	using namespace SampleBaselinesDetail;
	const auto find = [this, time](CurveId curve, const std::vector<Keyframe>& keys)
	{ return lastKeys_.Find(curve, keys, time); };
	SampleCurves(curves_, time, out, find, HermiteValue);
}

} // namespace mria::bench
