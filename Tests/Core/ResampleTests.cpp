// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "FindingTestHelpers.h"
#include "Mria/Resample.h"
#include "Mria/Synth.h"
#include "Support/TestEffort.h"
#include "Support/TestFiles.h"
#include "Support/TimeEditSamples.h"

#include <gtest/gtest.h>

namespace mria::ResampleTests
{

namespace ResampleTestsDetail
{
using namespace CurveSamples;
using namespace TimeEditSamples;

constexpr CurveId kX = CameraCurve(PoseComponent::PositionX);
constexpr CurveId kWristX = JointCurve(Hand::Left, Joint::Wrist, PoseComponent::PositionX);

Recording WithX(std::vector<Keyframe> keys)
{
	Recording recording;
	recording.curves[kX].keys = std::move(keys);
	return recording;
}

/** The left hand is lost from 1.1 to 2.9 s, with keys before and after. */
Recording WithGap()
{
	Recording recording = WithX({PlainKey(0, 0), PlainKey(4, 4)});
	recording.curves[kWristX].keys = {PlainKey(0, 0), PlainKey(1, 1), PlainKey(3, 5), PlainKey(4, 6)};
	recording.curves[TrackedCurve(Hand::Left)].keys = {PlainKey(-1, 1), PlainKey(1.125f, 0), PlainKey(2.875f, 1)};
	return recording;
}

TimeEditError ErrorOf(const Recording& take, double framesPerSecond)
{
	Recording recording = take;
	const Result<TimeEditReport, TimeEditError> result = Resample(recording, framesPerSecond);
	return result ? TimeEditError::EmptyRange : result.GetError();
}

Recording Take(SynthKeys keys)
{
	SynthOptions options;
	options.dialect = Dialect::Documented11;
	options.duration = 1.5f;
	options.keys = keys;
	return Synthesize(options);
}
} // namespace ResampleTestsDetail

using namespace ResampleTestsDetail;

TEST(Resample, HasBothEndsAndEvenTimesBetween)
{
	Recording recording = WithX({PlainKey(1, 10), PlainKey(2.125f, 21.25f)});
	const Result<TimeEditReport, TimeEditError> report = Resample(recording, 4.0);
	ASSERT_TRUE(report);
	EXPECT_EQ(KeysText(recording.curves[kX]), "1:10 1.25:12.5 1.5:15 1.75:17.5 2:20 2.125:21.25 ");
	EXPECT_EQ(report.Value().keysBefore, 2u);
	EXPECT_EQ(report.Value().keysAfter, 6u * 3u) << "y and z go with x";
	EXPECT_EQ(report.Value().result.end, 2.125f);
}

TEST(Resample, InventsNothingInAGap)
{
	Recording recording = WithGap();
	ASSERT_TRUE(Resample(recording, 2.0));
	EXPECT_EQ(KeysText(recording.curves[kWristX]), "0:0 0.5:0.5 1:1 1.125:1.25 2.875:4.75 3:5 3.5:5.5 4:6 ");
	EXPECT_EQ(KeysText(recording.curves[kX]), "0:0 0.5:0.5 1:1 1.5:1.5 2:2 2.5:2.5 3:3 3.5:3.5 4:4 ");
}

TEST(Resample, SamplesAHandThatIsNeverTrackedThroughout)
{
	Recording recording = WithGap();
	recording.curves[TrackedCurve(Hand::Left)].keys.clear();
	ASSERT_TRUE(Resample(recording, 1.0));
	EXPECT_EQ(KeysText(recording.curves[kWristX]), "0:0 1:1 2:3 3:5 4:6 ");
}

TEST(Resample, LeavesFlagsAndMarkersAlone)
{
	Recording recording = WithGap();
	recording.markers = {{0.1234f, "here", 0}};
	ASSERT_TRUE(Resample(recording, 2.0));
	EXPECT_EQ(KeysText(recording.curves[TrackedCurve(Hand::Left)]), "-1:1 1.125:0 2.875:1 ");
	ASSERT_EQ(recording.markers.size(), 1u);
	EXPECT_EQ(recording.markers[0].time, 0.1234f);
}

TEST(Resample, MakesEveryPieceStraightAndHeld)
{
	Recording recording = Take(SynthKeys::Smooth);
	recording.curves[kX].postWrap = WrapMode::Loop;
	ASSERT_TRUE(Resample(recording, 30.0));
	EXPECT_EQ(recording.curves[kX].postWrap, WrapMode::ClampForever);
	for (const Curve& curve : recording.curves)
	{
		for (const Keyframe& key : curve.keys)
		{
			ASSERT_EQ(key.outWeight, 0.0f);
			ASSERT_EQ(key.inWeight, 0.0f);
			ASSERT_EQ(key.weightedMode, WeightedMode::Both);
		}
	}
}

TEST(Resample, IsTheSamplersAnswerAtEveryFrame)
{
	for (const SynthKeys keys : {SynthKeys::Lines, SynthKeys::Smooth})
	{
		const Recording take = Take(keys);
		Recording recording = take;
		ASSERT_TRUE(Resample(recording, 40.0));
		EXPECT_LT(LargestDifference(take, recording, {{0.0f, 1.5f}, 1.0, 0.0, 0.0f, 60}), 1e-5f);
	}
}

TEST(Resample, MakesRotationsUnitAndContinuous)
{
	SynthOptions options;
	options.duration = 2.0f;
	options.faults.signFlips = 0.1f;
	options.faults.damagedW = true;
	Recording recording = Synthesize(options);
	ASSERT_TRUE(Resample(recording, 50.0));
	for (const Finding& finding : Validate(recording))
	{
		EXPECT_NE(finding.severity, Severity::Error) << finding.path << " " << Describe(finding);
		EXPECT_NE(finding.code, FindingCode::SignFlip) << finding.path;
		EXPECT_NE(finding.code, FindingCode::MisalignedTimes) << finding.path;
	}
}

TEST(Resample, KeepsTheSignWhereTheSamplerCannot)
{
	Recording recording;
	recording.curves[CameraCurve(PoseComponent::RotationX)].keys = {
		Key(0, 0.1f, 0, 0.01f, 0, 0, 0), Key(1, 0.1f, 0, 0, 0, 0, 0)};
	Curve& w = recording.curves[CameraCurve(PoseComponent::RotationW)];
	w.keys = {Key(0, 1, 0, 0, 0, 0, 0), Key(0.5f, -1, 0, 0, 0, 0, 0)}; // Bezier curves with times of their own
	ASSERT_TRUE(Resample(recording, 1.0));
	EXPECT_EQ(FindingTests::Total(recording, FindingCode::SignFlip), 0u) << KeysText(w);
	ASSERT_EQ(w.keys.size(), 2u);
	EXPECT_GT(w.keys[1].value, 0.9f);
}

TEST(Resample, RefusesRatesThatMakeNoSense)
{
	EXPECT_EQ(ErrorOf(WithGap(), 0.5), TimeEditError::OutOfLimits);
	EXPECT_EQ(ErrorOf(WithGap(), 1001.0), TimeEditError::OutOfLimits);
	EXPECT_EQ(ErrorOf(WithGap(), std::nan("")), TimeEditError::NotFinite);
	EXPECT_EQ(ErrorOf(WithX({PlainKey(0, 0), PlainKey(3e5f, 1)}), 1000.0), TimeEditError::TooManyKeys);
	EXPECT_EQ(ErrorOf(WithX({PlainKey(-3e38f, 0), PlainKey(3e38f, 1)}), 1.0), TimeEditError::TooManyKeys);
	Recording all;
	for (CurveId id = 0; id < kFirstGazeCurve; ++id)
	{
		all.curves[id].keys = IsFlagCurve(id) ? std::vector<Keyframe>{} : WithGap().curves[kX].keys;
		if (!IsFlagCurve(id))
		{
			all.curves[id].keys.back().time = 200.0f;
		}
	}
	EXPECT_EQ(ErrorOf(all, 1000.0), TimeEditError::TooManyKeys) << "not the frames are too many, but their keys";
}

TEST(Resample, AcceptsRecordingsWithNothingToSample)
{
	Recording empty;
	EXPECT_TRUE(Resample(empty, 60.0));
	EXPECT_EQ(CountKeys(empty), 0u);
	Recording moment = WithX({PlainKey(3, 7)});
	EXPECT_TRUE(Resample(moment, 60.0));
	EXPECT_EQ(KeysText(moment.curves[kX]), "3:7 ");
}

TEST(Resample, HasNoTwoKeysAtOneTimeWhereFloatsAreFarApart)
{
	Recording recording = WithX({PlainKey(1e5f, 0), PlainKey(1e5f + 1.0f, 1)});
	ASSERT_TRUE(Resample(recording, 1000.0));
	const std::vector<Keyframe>& keys = recording.curves[kX].keys;
	for (std::size_t i = 1; i < keys.size(); ++i)
	{
		ASSERT_LT(keys[i - 1].time, keys[i].time);
	}
	EXPECT_EQ(keys.size(), 129u);
}

TEST(Resample, AcceptsRealRecordings)
{
	MRIA_LOAD_SHARED_RECORDING(bytes, "device-right-hand-1.0.bin");
	const Recording take = ReadRecording(*bytes).Value();
	Recording recording = take;
	const Result<TimeEditReport, TimeEditError> report = Resample(recording, 60.0);
	ASSERT_TRUE(report);
	EXPECT_TRUE(IsValidResult(recording));
	EXPECT_EQ(report.Value().result.start, report.Value().source.start);
	EXPECT_EQ(report.Value().result.end, report.Value().source.end);
	EXPECT_EQ(FindingTests::Total(recording, FindingCode::SignFlip), 0u);
	EXPECT_GT(FindingTests::Total(take, FindingCode::SignFlip), 0u);
}

TEST(Resample, AcceptsAnyNumbers)
{
	for (int seed = 0; seed < Rounds(150); ++seed)
	{
		Recording recording = RandomRecording(static_cast<std::uint64_t>(seed), kDialects[seed % 3]);
		if (seed % 2 == 0)
		{
			for (Curve& curve : recording.curves)
			{
				for (Keyframe& key : curve.keys)
				{
					key.time = std::fmod(key.time, 3.0f); // or they would nearly all be too long
				}
			}
		}
		if (Resample(recording, 10.0))
		{
			ASSERT_TRUE(IsValidResult(recording)) << "seed " << seed;
		}
	}
}

} // namespace mria::ResampleTests
