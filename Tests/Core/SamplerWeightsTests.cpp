// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Mria/CurveEvaluator.h"
#include "Mria/Reader.h"
#include "Mria/Writer.h"
#include "SamplerTestHelpers.h"
#include "WithoutAvx2.h"

#include <gtest/gtest.h>

#include <cmath>
#include <cstdint>
#include <vector>

namespace mria::SamplerTests
{

namespace SamplerWeightsTestsDetail
{
enum class Weights : std::uint8_t
{
	Shared, ///< The curves of a position or a rotation have the same at each key.
	Own, ///< No two curves have the same.
	SharedButOne, ///< The last curve of a group has others at its last key.
};

constexpr Weights kAllWeights[] = {Weights::Shared, Weights::Own, Weights::SharedButOne};

std::size_t CurveInGroup(CurveId curve)
{
	const std::size_t component = curve - FirstCurveOf(PoseOf(curve));
	return component < kPositionCurveCount ? component : component - kPositionCurveCount;
}

bool IsLastOfGroup(CurveId curve)
{
	const std::size_t component = curve - FirstCurveOf(PoseOf(curve));
	return component + 1 == kPositionCurveCount || component + 1 == kPoseComponentCount;
}

/** Two hands and a head in motion; every key has tangents of its curve's own and weights. */
std::vector<std::uint8_t> FileWith(Weights weights, float duration = 3.0f)
{
	Recording recording = PinchAndDrag(duration);
	for (CurveId curve = 0; curve < kFirstGazeCurve; ++curve)
	{
		if (IsFlagCurve(curve))
		{
			continue;
		}
		std::vector<Keyframe>& keys = recording.curves[curve].keys;
		const std::size_t own = weights == Weights::Own ? CurveInGroup(curve) : 0;
		for (std::size_t i = 0; i < keys.size(); ++i)
		{
			keys[i].inTangent = 0.3f * std::sin(static_cast<float>(i + curve));
			keys[i].outTangent = 0.3f * std::cos(static_cast<float>(i + 2 * curve));
			keys[i].inWeight = 0.1f + 0.1f * static_cast<float>((i + own) % 9);
			keys[i].outWeight = 1.0f - 0.25f * static_cast<float>((i + own) % 5);
			keys[i].weightedMode = WeightedMode::Both;
		}
		if (weights == Weights::SharedButOne && !keys.empty() && IsLastOfGroup(curve))
		{
			keys.back().inWeight = 0.05f;
		}
	}
	return WriteRecording(recording, Dialect::Mrtk10).bytes;
}
} // namespace SamplerWeightsTestsDetail

using namespace SamplerWeightsTestsDetail;

TEST(Sampler, FollowsWeightsThatCurvesShareOrNot)
{
	for (const Weights weights : kAllWeights)
	{
		const std::vector<std::uint8_t> file = FileWith(weights);
		const RecordingView recording = OpenRecording(file).Value();
		const Sampler sampler(recording);
		const std::vector<float> times = TimesAcross(sampler.Range(), 397);
		EXPECT_LE(WorstDifference(recording, sampler, times), 2e-7f) << static_cast<int>(weights);
		const WithoutAvx2 withoutAvx2;
		EXPECT_LE(WorstDifference(recording, Sampler(recording), times), 2e-7f) << static_cast<int>(weights);
	}
}

TEST(Sampler, GivesTheSameBitsForWeightedCurvesWhateverWasAskedBefore)
{
	for (const Weights weights : kAllWeights)
	{
		const std::vector<std::uint8_t> file = FileWith(weights);
		const Sampler sampler(OpenRecording(file).Value());
		std::vector<float> times = TimesAcross(sampler.Range(), 211);
		times.insert(times.end(), times.rbegin(), times.rend());
		times.insert(times.end(), {2.9f, 0.1f, 1.5f, -5.0f, 1.51f, 99.0f, 1.5f});
		SCOPED_TRACE(static_cast<int>(weights));
		ExpectSameWithoutCursor(sampler, times);
	}
}

TEST(Sampler, GivesTheVelocityAlongWeightedCurves)
{
	for (const Weights weights : kAllWeights)
	{
		const std::vector<std::uint8_t> file = FileWith(weights);
		const RecordingView recording = OpenRecording(file).Value();
		const Sampler sampler(recording);
		const CurveId first = FirstCurveOf(kCameraPose);
		for (const float time : TimesAcross(sampler.Range(), 53))
		{
			const Vec3 velocity = sampler.VelocityAt(kCameraPose, time).linear;
			for (CurveId i = 0; i < kPositionCurveCount; ++i)
			{
				ASSERT_GT(recording.curves[first + i].size(), 10u);
				EXPECT_NEAR((&velocity.x)[i], EvaluateSlope(recording.curves[first + i], time), 1e-4f) << time;
			}
		}
	}
}

TEST(Sampler, StoresWeightsThatCurvesShareOnce)
{
	const auto sizeWith = [](Weights weights)
	{
		const std::vector<std::uint8_t> file = FileWith(weights, 60.0f);
		return static_cast<double>(Sampler(OpenRecording(file).Value()).MemorySize());
	};
	EXPECT_LT(sizeWith(Weights::Shared), 0.75 * sizeWith(Weights::Own));
}

} // namespace mria::SamplerTests
