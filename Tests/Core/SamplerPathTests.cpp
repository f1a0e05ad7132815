// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Mria/Reader.h"
#include "Mria/Writer.h"
#include "SamplerTestHelpers.h"
#include "WithoutAvx2.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <cstring>
#include <utility>
#include <vector>

namespace mria::SamplerTests
{

namespace SamplerPathTestsDetail
{
/** A take in the dialect; its keys are short, or full and straight. */
Recording TakeIn(Dialect dialect, SynthKeys keys = SynthKeys::Lines)
{
	SynthOptions options;
	options.motion = SynthMotion::PinchDrag;
	options.duration = 3.0f;
	options.dialect = dialect;
	options.keys = keys;
	return Synthesize(options);
}
} // namespace SamplerPathTestsDetail

using namespace SamplerPathTestsDetail;

TEST(Sampler, GivesTheSameBitsWithAndWithoutAvx2)
{
	for (const Dialect dialect : kDialects)
	{
		const std::vector<std::uint8_t> bytes = WriteRecording(TakeIn(dialect), dialect).bytes;
		const RecordingView recording = OpenRecording(bytes).Value();
		const Sampler wide(recording);
		const WithoutAvx2 withoutAvx2;
		const Sampler narrow(recording);
		Sampler::Cursor cursors[2];
		for (const float time : TimesAcross(wide.Range(), 200))
		{
			Frame frames[4];
			wide.SampleAt(time, frames[0]);
			narrow.SampleAt(time, frames[1]);
			wide.SampleAt(time, frames[2], cursors[0]);
			narrow.SampleAt(time, frames[3], cursors[1]);
			ASSERT_TRUE(SameBits(frames[0], frames[1])) << ToString(dialect) << " at " << time;
			ASSERT_TRUE(SameBits(frames[2], frames[3])) << ToString(dialect) << " at " << time;
		}
	}
}

TEST(Sampler, FollowsBezierCurvesWithoutAvx2)
{
	const Recording recording = TakeIn(Dialect::Mrtk10, SynthKeys::Smooth);
	const WithoutAvx2 withoutAvx2;
	const Sampler sampler(recording);
	EXPECT_LE(WorstDifference(recording, sampler, TimesAcross(sampler.Range(), 499)), 5e-7f);
}

TEST(Sampler, PlaysStraightRotationsNextToCurvedPositions)
{
	for (const bool arePositionsCurved : {true, false}) // or else the rotations
	{
		Recording recording = PinchAndDrag(6.0f); // with both hands
		recording.dialect = Dialect::Mrtk10;
		for (CurveId curve = 0; curve < kCurveCount; ++curve)
		{
			const bool isPosition = !IsFlagCurve(curve) && curve < kFirstGazeCurve &&
				curve - FirstCurveOf(PoseOf(curve)) < kPositionCurveCount;
			for (Keyframe& key : recording.curves[curve].keys)
			{
				const bool isCurved = !IsFlagCurve(curve) && isPosition == arePositionsCurved;
				key.weightedMode = isCurved ? WeightedMode::None : key.weightedMode;
			}
		}
		const Sampler sampler(recording, {true});
		const std::vector<float> times = TimesAcross(sampler.Range(), 97);
		EXPECT_LE(WorstDifference(recording, sampler, times), 2e-6f) << arePositionsCurved;
		const WithoutAvx2 withoutAvx2;
		EXPECT_LE(WorstDifference(recording, Sampler(recording, {true}), times), 2e-6f) << arePositionsCurved;
	}
}

TEST(Sampler, KeepsItsPlaceInBezierCurvesWhereverTheTimeGoes)
{
	Recording recording = TakeIn(Dialect::Mrtk10, SynthKeys::Smooth);
	recording.curves[CameraCurve(PoseComponent::PositionY)].keys.erase(
		recording.curves[CameraCurve(PoseComponent::PositionY)].keys.begin() + 3); // no longer shares its times
	const Sampler sampler(recording);
	std::vector<float> times = TimesAcross(sampler.Range(), 150);
	times.insert(times.end(), times.rbegin(), times.rend());
	times.insert(times.end(), {2.9f, 0.1f, 1.5f, -5.0f, 1.51f, 99.0f, 1.5f});
	ExpectSameWithoutCursor(sampler, times);
	EXPECT_LE(WorstDifference(recording, sampler, times), 5e-7f);
}

TEST(Sampler, HasRoomForAllCurvesIfAllOfThemLoop)
{
	// The gaze's direction counts for four curves, as a rotation's do: one more than a recording has.
	Recording recording = TakeIn(Dialect::Mrtk11);
	for (CurveId curve = 0; curve < kFloatCurveCount; ++curve)
	{
		std::vector<Keyframe>& keys = recording.curves[curve].keys;
		keys.push_back(PlainKey(4.0f, 0.5f)); // at least two: a single key would not loop
		keys.push_back(PlainKey(5.0f, 0.25f));
		recording.curves[curve].postWrap = WrapMode::Loop;
	}
	const Sampler sampler(recording, {true});
	Sampler::Cursor cursor;
	Frame frame;
	sampler.SampleAt(1.25f, frame, cursor);
	EXPECT_TRUE(frame.hasGaze);
	EXPECT_LE(WorstDifference(recording, sampler, {1.25f, 100.0f}), 1e-6f);
}

TEST(Sampler, FollowsATrackThatOtherFramesLeftOut)
{
	const Sampler sampler(TakeIn(Dialect::Mrtk11));
	const FrameParts camera{true, {false, false}, false};
	Sampler::Cursor cursor;
	Frame part;
	for (const float time : {2.0f, 0.4f, 0.5f, 1.9f, 2.5f, 1.0f, 1.01f})
	{
		Frame whole;
		Frame wanted;
		sampler.SampleAt(time, whole, cursor);
		sampler.SampleAt(time, wanted);
		ASSERT_TRUE(SameBits(whole, wanted)) << "at " << time;
		sampler.SampleAt(time - 0.3f, part, cursor, camera); // back, except for the hands, and on from there
		sampler.SampleAt(time - 0.1f, whole, cursor);
		sampler.SampleAt(time - 0.1f, wanted);
		ASSERT_TRUE(SameBits(whole, wanted)) << "before " << time;
	}
}

TEST(Sampler, StoresTracksThatRestOnce)
{
	// Two hands that rest while the camera moves: without sharing, each block of time would hold them again.
	Recording recording = TakeIn(Dialect::Mrtk11);
	for (CurveId curve = kPoseComponentCount; curve < kFloatCurveCount; ++curve)
	{
		std::vector<Keyframe>& keys = recording.curves[curve].keys;
		keys.resize((std::min)(keys.size(), std::size_t{1}));
	}
	const std::size_t fileSize = WriteRecording(recording, recording.dialect).bytes.size();
	EXPECT_LE(Sampler(recording).MemorySize(), 3 * fileSize + 20000);
}

TEST(Sampler, RefusesNoTrackForABadKeyAnywhereInABatch)
{
	// Where one key does not fit a straight track, the curves are evaluated one by one, whatever the processor.
	for (std::size_t bad = 0; bad < 9; ++bad)
	{
		Recording recording = RecordingBuilder(Dialect::Mrtk11).Get();
		for (CurveId curve = 0; curve < kPoseComponentCount; ++curve)
		{
			for (std::size_t i = 0; i < 9; ++i)
			{
				const float value = curve == 0 && i == bad ? kInfinity : static_cast<float>(curve + i);
				recording.curves[curve].keys.push_back(PlainKey(static_cast<float>(i), value));
			}
		}
		const std::vector<std::uint8_t> bytes = WriteRecording(recording, recording.dialect).bytes;
		Frame frames[2];
		Sampler(OpenRecording(bytes).Value()).SampleAt(4.5f, frames[0]);
		const WithoutAvx2 withoutAvx2;
		Sampler(OpenRecording(bytes).Value()).SampleAt(4.5f, frames[1]);
		EXPECT_TRUE(IsAllFinite(frames[0])) << "key " << bad;
		EXPECT_TRUE(SameBits(frames[0], frames[1])) << "key " << bad;
	}
}

TEST(Sampler, FillsTheGazeAloneIfRequested)
{
	const Sampler sampler(TakeIn(Dialect::Mrtk11));
	Frame whole;
	sampler.SampleAt(1.5f, whole);
	ASSERT_TRUE(whole.hasGaze);
	Frame part;
	sampler.SampleAt(1.5f, part, {false, {false, false}, true});
	EXPECT_TRUE(part.hasGaze);
	EXPECT_FALSE(part.hasCamera);
	EXPECT_EQ(std::memcmp(&part.gaze, &whole.gaze, sizeof(Ray)), 0);
}

TEST(Sampler, IsEmptyByItselfAndCanBeMoved)
{
	Sampler sampler;
	Frame frame;
	sampler.SampleAt(0.0f, frame);
	EXPECT_FALSE(frame.hasCamera);
	sampler = Sampler(PinchAndDrag());
	sampler.SampleAt(1.0f, frame);
	EXPECT_TRUE(frame.hasCamera);
	const Sampler moved(std::move(sampler));
	Frame again;
	moved.SampleAt(1.0f, again);
	EXPECT_TRUE(SameBits(frame, again));
}

TEST(Sampler, KeepsTheSignOfCurvedRotationsContinuous)
{
	Recording recording = TurningCamera({{0, 0, 0, 1}, {-0.1f, 0, 0, -0.995f}, {0.2f, 0, 0, 0.98f}});
	for (CurveId curve = 0; curve < kPoseComponentCount; ++curve)
	{
		for (Keyframe& key : recording.curves[curve].keys)
		{
			key.weightedMode = WeightedMode::None; // cubic with level tangents: no straight track can hold it
		}
	}
	Frame frame;
	Sampler(recording).SampleAt(0.5f, frame);
	EXPECT_LT(AngleBetween(frame.camera.rotation, {}), 0.11f);
	Sampler(recording).SampleAt(1.5f, frame);
	EXPECT_LT(AngleBetween(frame.camera.rotation, {0.1f, 0, 0, 0.995f}), 0.11f);
	Sampler(recording, {true}).SampleAt(0.5f, frame);
	EXPECT_GT(AngleBetween(frame.camera.rotation, {}), 2.0f);
}

TEST(Sampler, CountsTheKeysOfCurvesThatItKeepsAsTheyAre)
{
	constexpr CurveId x = CameraCurve(PoseComponent::PositionX);
	const auto sizeOf = [](std::size_t keys)
	{ return Sampler(RecordingBuilder(Dialect::Mrtk10).WithKeys(x, keys).WithWrap(x, 2, 2).Get()).MemorySize(); };
	EXPECT_GE(sizeOf(1002), sizeOf(2) + 1000 * sizeof(Keyframe));
}

TEST(Sampler, StoresCurvesWithTangentsInHalfTheSizeOfTheirFile)
{
	constexpr CurveId x = CameraCurve(PoseComponent::PositionX);
	RecordingBuilder builder(Dialect::Mrtk10);
	for (std::size_t i = 0; i < 3 * 5000; ++i)
	{
		const auto key = static_cast<float>(i / 3);
		builder.WithKey(x + i % 3, {key, key, 1.0f, 1.0f, 0.0f, 0.0f, WeightedMode::None});
	}
	const std::size_t empty = Sampler().MemorySize();
	EXPECT_LE(Sampler(builder.Get()).MemorySize(), empty + 3 * 5000 * sizeof(Keyframe) / 2 + 10000);
}

TEST(Sampler, FindsTheKeyBeforeEveryTimeWhereKeysAreDense)
{
	RecordingBuilder builder(Dialect::Mrtk10);
	constexpr CurveId x = CameraCurve(PoseComponent::PositionX);
	for (int i = 0; i < 6000; ++i)
	{
		builder.WithKey(x, PlainKey(static_cast<float>(i) / 1024.0f, static_cast<float>(i * 5 % 7)));
	}
	const Sampler sampler(builder.Get());
	for (int i = 0; i < 24000; ++i)
	{
		Frame frame;
		const float time = static_cast<float>(i) / 4096.0f;
		sampler.SampleAt(time, frame);
		ASSERT_NEAR(frame.camera.position.x, EvaluateSortedCurve(builder.Get().curves[x], time), 1e-3f) << time;
	}
}

TEST(Sampler, RepeatsBackAndForthForPingPong)
{
	constexpr CurveId x = CameraCurve(PoseComponent::PositionX);
	const Sampler sampler(RecordingBuilder()
							  .WithKey(x, PlainKey(0.0f, 0.0f))
							  .WithKey(x, PlainKey(1.0f, 4.0f))
							  .WithWrap(x, WrapMode::PingPong, WrapMode::PingPong)
							  .Get());
	Frame frame;
	sampler.SampleAt(1.25f, frame);
	EXPECT_EQ(frame.camera.position.x, 3.0f);
	sampler.SampleAt(-0.25f, frame);
	EXPECT_EQ(frame.camera.position.x, 1.0f);
}

TEST(Sampler, HoldsTheLaterOfTwoCurvedKeysAtOneTime)
{
	RecordingBuilder builder(Dialect::Mrtk10);
	const float keys[][2] = {{0.0f, 0.0f}, {1.0f, 2.0f}, {1.0f, 5.0f}, {2.0f, 6.0f}};
	for (const auto& [time, value] : keys)
	{
		builder.WithKey(0, {time, value, 0.0f, 0.0f, 0.0f, 0.0f, WeightedMode::None});
	}
	Frame frame;
	Sampler(builder.Get()).SampleAt(1.0f, frame);
	EXPECT_EQ(frame.camera.position.x, 5.0f);
}

} // namespace mria::SamplerTests
