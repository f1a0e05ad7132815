// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Mria/Reader.h"
#include "Mria/Writer.h"
#include "SamplerTestHelpers.h"

#include <gtest/gtest.h>

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <vector>

namespace mria::SamplerTests
{

namespace SamplerBlockTestsDetail
{
constexpr std::size_t kKeys = 8003; ///< Several blocks, of many keys each.

/** A camera that moves and turns all the time next to hands at rest, so that its blocks have many keys. */
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
			// Nearly all keys, so that blocks begin among them.
			const float sign = hasFlips && i >= kPositionCurveCount && key > 3 && key % 7 > 0 ? -1.0f : 1.0f;
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

TEST(Sampler, IgnoresBadKeysWhereverTheyAreInABlock)
{
	for (const std::size_t bad : {std::size_t(20), kKeys / 2, kKeys - 2})
	{
		const Recording whole = TurningNextToRest(false);
		Recording sound = whole;
		Recording badValue = whole;
		Recording badTime = whole;
		std::vector<float> times = TimesAcross({0.0f, 80.0f}, 19);
		for (std::size_t i = 0; i < kPositionCurveCount; ++i)
		{
			const CurveId curve = FirstCurveOf(kCameraPose) + static_cast<CurveId>(i);
			std::vector<Keyframe>& keys = sound.curves[curve].keys;
			times.push_back(keys[bad].time);
			keys.erase(keys.begin() + static_cast<std::ptrdiff_t>(bad));
			badValue.curves[curve].keys[bad].value = std::numeric_limits<float>::quiet_NaN();
			badTime.curves[curve].keys[bad].time = std::numeric_limits<float>::infinity();
		}
		for (const Recording& recording : {badValue, badTime})
		{
			const std::vector<std::uint8_t> bytes = WriteRecording(recording, Dialect::Mrtk11).bytes;
			const Sampler sampler(OpenRecording(bytes).Value());
			EXPECT_LE(WorstDifference(sound, sampler, times), 2e-7f) << "key " << bad;
		}
	}
}

} // namespace mria::SamplerTests
