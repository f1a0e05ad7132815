// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "RecordingVariants.h"

#include "Mria/Pose.h"

#include <random>
#include <vector>

namespace mria::bench
{

Recording Repeat(const Recording& once, double seconds, std::size_t times)
{
	Recording out = once;
	for (CurveId curve = 0; curve < kCurveCount; ++curve)
	{
		std::vector<Keyframe>& keys = out.curves[curve].keys;
		keys.reserve(times * once.curves[curve].keys.size());
		for (std::size_t i = 1; i < times; ++i)
		{
			for (Keyframe key : once.curves[curve].keys)
			{
				key.time += static_cast<float>(static_cast<double>(i) * seconds);
				keys.push_back(key);
			}
		}
	}
	return out;
}

Recording WithTangents(Recording recording, KeyWeights weights)
{
	const bool isWeighted = weights != KeyWeights::None;
	for (CurveId curve = 0; curve < kFloatCurveCount; ++curve)
	{
		std::vector<Keyframe>& keys = recording.curves[curve].keys;
		const std::size_t own = weights == KeyWeights::Own ? curve : 0;
		for (std::size_t i = 0; i < keys.size(); ++i)
		{
			const Keyframe& before = keys[i > 0 ? i - 1 : 0];
			const Keyframe& after = keys[i + 1 < keys.size() ? i + 1 : i];
			const float length = after.time - before.time;
			keys[i].inTangent = keys[i].outTangent = length > 0.0f ? (after.value - before.value) / length : 0.0f;
			keys[i].inWeight = isWeighted ? 0.2f + 0.1f * static_cast<float>((i + own) % 4) : 0.0f;
			keys[i].outWeight = isWeighted ? 0.5f - 0.1f * static_cast<float>((i + own) % 3) : 0.0f;
			keys[i].weightedMode = isWeighted ? WeightedMode::Both : WeightedMode::None;
		}
	}
	return recording;
}

Recording WithOwnTimes(Recording dense)
{
	std::mt19937 random(3);
	for (CurveId curve = 0; curve < kFloatCurveCount; ++curve)
	{
		std::vector<Keyframe> kept;
		for (const Keyframe& key : dense.curves[curve].keys)
		{
			if (random() % 3 == 0)
			{
				kept.push_back(key);
			}
		}
		dense.curves[curve].keys = kept;
	}
	return dense;
}

Recording WithNoise(Recording recording)
{
	constexpr double kPositionNoise = 1e-4;
	constexpr double kRotationNoise = 0.05 * 3.14159265358979 / 180.0;
	std::mt19937 random(5);
	std::normal_distribution<double> normal;
	const auto noise = [&](double size) { return static_cast<float>(size * normal(random)); };
	for (PoseId pose = 0; pose < kPoseCount; ++pose)
	{
		Curve* const curves = &recording.curves[FirstCurveOf(pose)];
		for (std::size_t i = 0; i < curves[0].keys.size(); ++i)
		{
			for (std::size_t c = 0; c < 3; ++c)
			{
				curves[c].keys[i].value += noise(kPositionNoise);
			}
			const Quat q = {
				curves[3].keys[i].value, curves[4].keys[i].value, curves[5].keys[i].value, curves[6].keys[i].value};
			const float half = static_cast<float>(kRotationNoise / 2.0);
			const Quat turned = NormalizedOrIdentity(Quat{noise(half), noise(half), noise(half), 1.0f} * q);
			curves[3].keys[i].value = turned.x;
			curves[4].keys[i].value = turned.y;
			curves[5].keys[i].value = turned.z;
			curves[6].keys[i].value = turned.w;
		}
	}
	return recording;
}

Recording WithRestUntil(Recording recording, double seconds)
{
	for (CurveId curve = 0; curve < kFloatCurveCount; ++curve)
	{
		std::vector<Keyframe>& keys = recording.curves[curve].keys;
		if (!keys.empty())
		{
			Keyframe last = keys.back();
			last.time = static_cast<float>(seconds);
			keys.push_back(last);
		}
	}
	return recording;
}

} // namespace mria::bench
