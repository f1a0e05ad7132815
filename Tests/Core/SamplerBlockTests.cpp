// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Mria/Reader.h"
#include "Mria/Writer.h"
#include "SamplerTestHelpers.h"

#include <gtest/gtest.h>

#include <cmath>
#include <cstdint>
#include <vector>

namespace mria::SamplerTests
{

namespace SamplerBlockTestsDetail
{
constexpr std::size_t kKeys = 1003;

/** A camera that moves and turns all the time next to hands at rest, so that all its keys are in few blocks. */
Recording TurningNextToRest(bool hasFlips)
{
	Recording recording;
	recording.dialect = Dialect::Mrtk11;
	for (CurveId curve = 0; curve < kFloatCurveCount; ++curve)
	{
		recording.curves[curve].keys = {PlainKey(0.0f, 0.5f), PlainKey(10.0f, 0.25f)};
	}
	for (std::size_t i = 0; i < kPoseComponentCount; ++i)
	{
		std::vector<Keyframe>& keys = recording.curves[FirstCurveOf(kCameraPose) + i].keys;
		keys.clear();
		for (std::size_t key = 0; key < kKeys; ++key)
		{
			const float time = 0.01f * static_cast<float>(key);
			const float sign = hasFlips && i >= kPositionCurveCount && key % 7 > 3 ? -1.0f : 1.0f;
			keys.push_back(PlainKey(time, sign * std::sin(0.3f * time + static_cast<float>(i))));
		}
	}
	return recording;
}

void ExpectSame(const Sampler& a, const Sampler& b)
{
	for (const float time : TimesAcross(a.Range(), 997))
	{
		Frame frames[2];
		a.SampleAt(time, frames[0]);
		b.SampleAt(time, frames[1]);
		ASSERT_TRUE(SameBits(frames[0], frames[1])) << time;
	}
}
} // namespace SamplerBlockTestsDetail

using namespace SamplerBlockTestsDetail;

TEST(Sampler, ReadsMoreKeysOfABlockThanItHasRoomForAtFirst)
{
	const Recording recording = TurningNextToRest(false);
	const std::vector<std::uint8_t> bytes = WriteRecording(recording, Dialect::Mrtk11).bytes;
	const Sampler sampler(OpenRecording(bytes).Value());
	EXPECT_LE(WorstDifference(recording, sampler, TimesAcross(sampler.Range(), 997)), 2e-7f);
	ExpectSame(sampler, Sampler(ReadRecording(bytes).Value())); // whose keys are full ones
}

TEST(Sampler, KeepsTheSignContinuousFromBlockToBlock)
{
	const std::vector<std::uint8_t> bytes = WriteRecording(TurningNextToRest(true), Dialect::Mrtk11).bytes;
	const std::vector<std::uint8_t> continuous = WriteRecording(TurningNextToRest(false), Dialect::Mrtk11).bytes;
	const Sampler wanted(OpenRecording(continuous).Value());
	ExpectSame(Sampler(OpenRecording(bytes).Value()), wanted);
	ExpectSame(Sampler(ReadRecording(bytes).Value()), wanted);
}

TEST(Sampler, SortsATrackWhoseLastKeyIsTooEarly)
{
	Recording recording = TurningNextToRest(false);
	Recording sorted = recording;
	for (std::size_t i = 0; i < kPositionCurveCount; ++i)
	{
		const CurveId curve = FirstCurveOf(kCameraPose) + static_cast<CurveId>(i);
		const Keyframe early = PlainKey(-1.0f, 0.75f);
		recording.curves[curve].keys.push_back(early);
		sorted.curves[curve].keys.insert(sorted.curves[curve].keys.begin(), early);
	}
	const std::vector<std::uint8_t> bytes = WriteRecording(recording, Dialect::Mrtk11).bytes;
	const Sampler sampler(OpenRecording(bytes).Value());
	EXPECT_LE(WorstDifference(sorted, sampler, TimesAcross(sampler.Range(), 997)), 2e-7f);
}

} // namespace mria::SamplerTests
