// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Mria/Synth.h"
#include "Mria/Trim.h"
#include "Support/RecordingMatchers.h"
#include "Support/TestEffort.h"
#include "Support/TestFiles.h"
#include "Support/TimeEditSamples.h"

#include <gtest/gtest.h>

#include <cmath>

namespace mria::TrimTests
{

namespace TrimTestsDetail
{
using namespace CurveSamples;
using namespace TimeEditSamples;

constexpr CurveId kX = CameraCurve(PoseComponent::PositionX);
constexpr CurveId kWristX = JointCurve(Hand::Left, Joint::Wrist, PoseComponent::PositionX);
constexpr CurveId kTracked = TrackedCurve(Hand::Left);
constexpr TrimOptions kInPlace = {true};

/** The camera's x goes from 0 to 10 m in 10 s. */
Recording TenSeconds()
{
	return RecordingBuilder().WithKey(kX, PlainKey(0, 0)).WithKey(kX, PlainKey(10, 10)).Get();
}

std::string TrimmedFlag(const std::vector<Keyframe>& keys, const TrimOptions& options = {})
{
	Recording recording = TenSeconds();
	recording.curves[kTracked].keys = keys;
	EXPECT_TRUE(Trim(recording, {2, 5}, options));
	return KeysText(recording.curves[kTracked]);
}

TimeEditError ErrorOf(Recording recording, const TimeRange& range)
{
	const Result<TimeEditReport, TimeEditError> result = Trim(recording, range);
	return result ? TimeEditError::TooManyKeys : result.GetError();
}

/** A part of the recording, at random. */
TimeRange RandomPart(Draw& draw, const TimeRange& whole)
{
	const float a = draw.Between(whole.start, whole.end);
	const float b = draw.Between(whole.start, whole.end);
	return {(std::min)(a, b), (std::max)(a, b)};
}
} // namespace TrimTestsDetail

using namespace TrimTestsDetail;

TEST(Trim, KeepsTheValueAtTheCut)
{
	Recording recording = TenSeconds();
	const Result<TimeEditReport, TimeEditError> report = Trim(recording, {2, 5});
	ASSERT_TRUE(report);
	EXPECT_EQ(KeysText(recording.curves[kX]), "0:2 3:5 ");
	EXPECT_EQ(report.Value().source.start, 2.0f);
	EXPECT_EQ(report.Value().source.end, 5.0f);
	EXPECT_EQ(report.Value().result.end, 3.0f);
	EXPECT_EQ(report.Value().keysBefore, 2u);
	EXPECT_EQ(report.Value().keysAfter, 2u);
}

TEST(Trim, KeepsTheTimesOfThePartIfRequested)
{
	Recording recording = TenSeconds();
	ASSERT_TRUE(Trim(recording, {2, 5}, kInPlace));
	EXPECT_EQ(KeysText(recording.curves[kX]), "2:2 5:5 ");
}

TEST(Trim, CutsTheRangeToTheRecording)
{
	Recording recording = TenSeconds();
	const Result<TimeEditReport, TimeEditError> report = Trim(recording, {-4, 100});
	ASSERT_TRUE(report);
	EXPECT_TRUE(SameRecording(recording, TenSeconds()));
	EXPECT_EQ(report.Value().source.end, 10.0f);
}

TEST(Trim, RefusesRangesThatMakeNoSense)
{
	EXPECT_EQ(ErrorOf(TenSeconds(), {kNotANumber, 1}), TimeEditError::NotFinite);
	EXPECT_EQ(ErrorOf(TenSeconds(), {0, kInfinity}), TimeEditError::NotFinite);
	EXPECT_EQ(ErrorOf(TenSeconds(), {2, 2}), TimeEditError::EmptyRange);
	EXPECT_EQ(ErrorOf(TenSeconds(), {3, 2}), TimeEditError::EmptyRange);
	EXPECT_EQ(ErrorOf(TenSeconds(), {11, 12}), TimeEditError::OutsideRecording);
	EXPECT_EQ(ErrorOf(TenSeconds(), {10, 12}), TimeEditError::OutsideRecording);
	EXPECT_EQ(ErrorOf(TenSeconds(), {-3, 0}), TimeEditError::OutsideRecording);
	EXPECT_EQ(ErrorOf(Recording(), {-1, 1}), TimeEditError::OutsideRecording);
}

TEST(Trim, AcceptsARecordingOfOneMoment)
{
	Recording recording = RecordingBuilder().WithKey(kX, PlainKey(2, 7)).Get();
	ASSERT_TRUE(Trim(recording, {1, 5}));
	EXPECT_EQ(KeysText(recording.curves[kX]), "0:7 ");
}

TEST(Trim, HoldsTheStateOfAFlagAtTheStart)
{
	EXPECT_EQ(TrimmedFlag({PlainKey(-5, 0), PlainKey(1, 1), PlainKey(4, 0), PlainKey(6, 1)}), "0:1 2:0 ");
	EXPECT_EQ(TrimmedFlag({PlainKey(2, 1), PlainKey(5, 0)}), "0:1 3:0 ");
	EXPECT_EQ(TrimmedFlag({PlainKey(2, 0), PlainKey(2, 1)}), "0:1 ");
	EXPECT_EQ(TrimmedFlag({PlainKey(3, 1), PlainKey(4, 0)}), "1:1 2:0 ") << "held before its first key as ever";
	EXPECT_EQ(TrimmedFlag({PlainKey(7, 1), PlainKey(8, 0)}), "0:1 ");
	EXPECT_EQ(TrimmedFlag({}), "");
}

TEST(Trim, KeepsAKeyThatLiesExactlyOnACut)
{
	Recording recording = TenSeconds();
	recording.curves[kX + 1].keys = {Key(0, 0), Key(2, 7, 3, 4)};
	recording.curves[kX + 2].keys = {PlainKey(5, 7), PlainKey(8, 9)};
	ASSERT_TRUE(Trim(recording, {2, 5}));
	EXPECT_EQ(KeysText(recording.curves[kX + 1]), "0:7 ");
	EXPECT_EQ(recording.curves[kX + 1].keys[0].inTangent, 3.0f) << "the key itself, not one that holds its value";
	EXPECT_EQ(KeysText(recording.curves[kX + 2]), "3:7 ");
}

TEST(Trim, HoldsTheLongestCurveThatDoesNotRepeatUntilTheEnd)
{
	Recording recording = RecordingBuilder().WithKey(kX, PlainKey(0, 0)).WithKey(kX, PlainKey(4, 4)).Get();
	recording.curves[kX + 1] = {WrapMode::ClampForever, WrapMode::Loop, {PlainKey(5, 1)}};
	recording.curves[kTracked].keys = {PlainKey(0, 0), PlainKey(10, 1)};
	ASSERT_TRUE(Trim(recording, {0, 8}));
	EXPECT_EQ(KeysText(recording.curves[kX]), "0:0 4:4 8:4 ");
	EXPECT_EQ(KeysText(recording.curves[kX + 1]), "5:1 ");
}

TEST(Trim, KeepsMarkersAtBothEndsAndBetween)
{
	Recording recording = TenSeconds();
	recording.markers = {{1.9f, "early", 0}, {2, "from", 0}, {3, "mid", 0}, {5, "until", 0}, {6, "late", 0}};
	const Result<TimeEditReport, TimeEditError> report = Trim(recording, {2, 5});
	ASSERT_TRUE(report);
	ASSERT_EQ(recording.markers.size(), 3u);
	EXPECT_EQ(recording.markers[0].name, "from");
	EXPECT_EQ(recording.markers[0].time, 0.0f);
	EXPECT_EQ(recording.markers[2].name, "until");
	EXPECT_EQ(recording.markers[2].time, 3.0f);
	EXPECT_EQ(report.Value().markersBefore - report.Value().markersAfter, 2u);
}

TEST(Trim, KeepsAJointPresentThatIsSeenElsewhere)
{
	for (const float seen : {1.0f, 8.0f})
	{
		Recording recording = TenSeconds();
		recording.curves[kWristX].keys = {PlainKey(seen, 3), PlainKey(seen + 0.5f, 3)};
		ASSERT_TRUE(Trim(recording, {2, 5}));
		EXPECT_EQ(KeysText(recording.curves[kWristX]), "0:3 ");
	}
}

TEST(Trim, LastsUntilTheEndWhereNothingMovesThere)
{
	Recording recording = TenSeconds();
	recording.curves[kX].keys = {PlainKey(0, 0), PlainKey(3, 6)};
	recording.curves[kWristX].keys = {PlainKey(8, 3), PlainKey(9, 3)};
	const Result<TimeEditReport, TimeEditError> report = Trim(recording, {1, 5});
	ASSERT_TRUE(report);
	EXPECT_EQ(report.Value().result.end, 4.0f);
	EXPECT_EQ(KeysText(recording.curves[kX]), "0:2 2:6 4:6 ");
}

TEST(Trim, MakesLoopsIntoKeys)
{
	Recording recording = TenSeconds();
	Curve& wrist = recording.curves[kWristX];
	wrist = MakeCurve({Key(4, 0), Key(6, 2)}, WrapMode::PingPong, WrapMode::Loop);
	ASSERT_TRUE(Trim(recording, {1, 9}, kInPlace));
	EXPECT_EQ(KeysText(wrist), "1:1 2:2 4:0 6:2 6:0 8:2 8:0 9:1 ");
	EXPECT_EQ(wrist.preWrap, WrapMode::PingPong);
}

TEST(Trim, RefusesLoopsOfTooManyKeys)
{
	Recording recording = TenSeconds();
	recording.curves[kWristX] = MakeCurve({Key(4, 0), Key(std::nextafter(4.0f, 5.0f), 2)}, 8, WrapMode::Loop);
	EXPECT_EQ(ErrorOf(recording, {1, 9}), TimeEditError::TooManyRepeats);
}

TEST(Trim, BoundsLoopsByTheRecordingsSize)
{
	Recording recording = TenSeconds();
	recording.curves[kWristX] = MakeCurve({Key(0, 0), Key(std::ldexp(1.0f, -13), 2)}, 8, WrapMode::Loop);
	const RepeatCount allowed = CountRepeats(recording, {0, 9});
	EXPECT_EQ(allowed.keys, 2.0 * (9 * 8192 - 1));
	EXPECT_EQ(allowed.limit, static_cast<double>(kAlwaysRepeatedKeys));
	Recording trimmed = recording;
	EXPECT_TRUE(Trim(trimmed, {0, 9}));

	recording.curves[kWristX].keys.back().time = std::ldexp(1.0f, -14);
	EXPECT_EQ(CountRepeats(recording, {0, 9}).keys, 2.0 * (9 * 16384 - 1));
	EXPECT_EQ(ErrorOf(recording, {0, 9}), TimeEditError::TooManyRepeats);
	recording.curves[kX].keys.resize(100000, PlainKey(10, 10));
	EXPECT_EQ(CountRepeats(recording, {0, 9}).limit, 4.0 * 100002);
	EXPECT_TRUE(Trim(recording, {0, 9}));
}

TEST(Trim, PlaysAsBeforeWhateverTheCurves)
{
	for (int seed = 0; seed < Rounds(300); ++seed)
	{
		const Recording whole = RandomTake(static_cast<unsigned>(seed), seed % 2 == 0);
		Draw draw(static_cast<unsigned>(seed));
		const TimeRange part = RandomPart(draw, RangeOf(whole));
		Recording recording = whole;
		ASSERT_TRUE(Trim(recording, part, kInPlace)) << "seed " << seed;
		ASSERT_TRUE(PlaysAlike(whole, recording, {part})) << "seed " << seed;
		ASSERT_TRUE(IsValidResult(recording)) << "seed " << seed;
		EXPECT_EQ(RangeOf(recording).start, part.start) << "seed " << seed;
		EXPECT_EQ(RangeOf(recording).end, part.end) << "seed " << seed;
	}
}

TEST(Trim, PlaysAsBeforeFromZero)
{
	for (int seed = 0; seed < Rounds(100); ++seed)
	{
		const Recording whole = RandomTake(static_cast<unsigned>(seed), false);
		Draw draw(static_cast<unsigned>(seed));
		const TimeRange part = RandomPart(draw, RangeOf(whole));
		Recording recording = whole;
		const Result<TimeEditReport, TimeEditError> report = Trim(recording, part);
		ASSERT_TRUE(report) << "seed " << seed;
		EXPECT_EQ(report.Value().result.start, 0.0f);
		ASSERT_TRUE(PlaysAlike(whole, recording, {report.Value().result, 1.0, part.start})) << "seed " << seed;
	}
}

TEST(Trim, KeepsEverySampleOfATake)
{
	for (const SynthKeys keys : {SynthKeys::Lines, SynthKeys::Smooth})
	{
		SynthOptions options;
		options.dialect = Dialect::Documented11;
		options.duration = 1.5f;
		options.keys = keys;
		const Recording whole = Synthesize(options);
		Recording recording = whole;
		ASSERT_TRUE(Trim(recording, {0.333f, 1.1f}));
		EXPECT_LT(LargestDifference(whole, recording, {{0.0f, 1.1f - 0.333f}, 1.0, 0.333, 0.0f, 100}), 2e-5f);
	}
}

TEST(Trim, TrimsEveryPartOfRealRecordings)
{
	MRIA_LOAD_SHARED_RECORDING(device, "device-right-hand-1.0.bin");
	MRIA_LOAD_SHARED_RECORDING(editor, "editor-left-hand-1.0.bin");
	for (const std::vector<std::uint8_t>& bytes : {*device, *editor})
	{
		const Recording whole = ReadRecording(bytes).Value();
		const TimeRange range = RangeOf(whole);
		const float third = (range.end - range.start) / 3.0f;
		Recording recording = whole;
		ASSERT_TRUE(Trim(recording, {range.start + third, range.end - third}, kInPlace));
		ASSERT_TRUE(PlaysAlike(whole, recording, {{range.start + third, range.end - third}}));
		EXPECT_LT(CountKeys(recording), CountKeys(whole));
	}
}

TEST(Trim, AcceptsAnyNumbers)
{
	for (int seed = 0; seed < Rounds(200); ++seed)
	{
		for (const Dialect dialect : kDialects)
		{
			Recording recording = RandomRecording(static_cast<std::uint64_t>(seed), dialect);
			const bool isWide = seed % 2 == 0;
			if (Trim(recording, isWide ? TimeRange{-1e38f, 1e38f} : TimeRange{-1.0f, 3e5f}))
			{
				ASSERT_TRUE(IsValidResult(recording)) << "seed " << seed;
			}
		}
	}
}

} // namespace mria::TrimTests
