// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "FindingTestHelpers.h"
#include "Mria/FloatRules.h"
#include "Mria/Repair.h"

#include <gtest/gtest.h>

#include <random>

namespace mria::FindingTests
{

/** Repairs with one kind alone and gives its reports, one a line. */
inline std::string RepairOnly(RepairKind kind, Recording& recording)
{
	RepairSet only = RepairSet::None();
	only.Add(kind);
	std::string text;
	for (const RepairReport& report : Repair(recording, only))
	{
		text += Describe(report) + "\n";
	}
	return text;
}

TEST(Repair, LeavesASoundRecordingBitIdentical)
{
	for (const Dialect dialect : kDialects)
	{
		Recording recording = MakeSound(dialect);
		recording.markers = {{0.5f, "here", 0}};
		const std::vector<std::uint8_t> before = BytesOf(recording);
		EXPECT_TRUE(Repair(recording).empty());
		EXPECT_EQ(BytesOf(recording), before) << ToString(dialect);
	}
}

TEST(Repair, FindsEachRepairByItsName)
{
	for (std::size_t i = 0; i < kRepairCount; ++i)
	{
		const RepairKind kind = static_cast<RepairKind>(i);
		EXPECT_EQ(FindRepair(ToString(kind)), kind);
	}
	EXPECT_EQ(FindRepair("Header"), std::nullopt);
	EXPECT_STREQ(ToString(RepairKind::ContinuousSigns), "continuous-signs");
}

TEST(Repair, IsNamedByTheRemedyOfEachFindingItIsFor)
{
	for (int i = 0; i <= static_cast<int>(FindingCode::InvalidUtf8); ++i)
	{
		const FindingCode code = static_cast<FindingCode>(i);
		const std::optional<RepairKind> repair = RepairFor(code);
		const std::string remedy = Remedy(code);
		const std::string named = remedy.rfind("repair with ", 0) == 0 ? remedy.substr(12) : "";
		EXPECT_EQ(repair ? ToString(*repair) : "", named) << ToString(code);
	}
}

TEST(Repair, DescribesWhatItDid)
{
	EXPECT_EQ(Describe(RepairReport{RepairKind::ContinuousSigns, "Right.Wrist", 12, 0}),
		"Right.Wrist: 12 rotation keys negated");
	EXPECT_EQ(Describe(RepairReport{RepairKind::ContinuousSigns, "Right.Wrist", 12, 1}),
		"Right.Wrist: 12 rotation keys negated, 1 key added");
	EXPECT_EQ(Describe(RepairReport{RepairKind::DropNonFinite, "Left.Pinch", 1, 0}), "Left.Pinch: 1 key dropped");
}

TEST(Repair, DropsKeysOfNaNAndInfinityWithTheirPartners)
{
	Recording recording = MakeSound();
	RotationCurve(recording, PoseComponent::RotationY).keys[3].value = kNaN;
	RotationCurve(recording, PoseComponent::RotationZ).keys[7].time = kInfinity;
	EXPECT_EQ(RepairOnly(RepairKind::DropNonFinite, recording),
		"Left.Wrist.RotationX: 2 keys dropped\nLeft.Wrist.RotationY: 2 keys dropped\n"
		"Left.Wrist.RotationZ: 2 keys dropped\nLeft.Wrist.RotationW: 2 keys dropped\n");
	EXPECT_EQ(RotationCurve(recording, PoseComponent::RotationX).keys[3].time, FrameTime(4));
	EXPECT_EQ(RotationCurve(recording, PoseComponent::RotationX).keys[6].time, FrameTime(8));
	EXPECT_EQ(Listing(recording), "");
}

TEST(Repair, DropsNoPartnersFromCurvesWithTimesOfTheirOwn)
{
	Recording recording = MakeSound(Dialect::Mrtk10);
	std::vector<Keyframe>& x = RotationCurve(recording, PoseComponent::RotationX).keys;
	x[20].time += 0.001f;
	x[3].value = kNaN;
	EXPECT_EQ(RepairOnly(RepairKind::DropNonFinite, recording), "Left.Wrist.RotationX: 1 key dropped\n");
}

TEST(Repair, DropsFlagsGazeAndMarkersThatAreNotFinite)
{
	Recording recording = MakeSound();
	AddHeadGaze(recording);
	recording.curves[PinchCurve(Hand::Left)].keys[1].value = kInfinity;
	recording.curves[GazeCurve(RayComponent::OriginY)].keys[1].value = kNaN;
	recording.markers = {{kNaN, "nowhere", 0}, {0.5f, "here", 0}};
	EXPECT_EQ(RepairOnly(RepairKind::DropNonFinite, recording),
		"Left.Pinch: 1 key dropped\nGaze.OriginX: 1 key dropped\nGaze.OriginY: 1 key dropped\n"
		"Gaze.OriginZ: 1 key dropped\nmarkers: 1 key dropped\n");
	ASSERT_EQ(recording.markers.size(), 1u);
	EXPECT_EQ(recording.markers[0].name, "here");
	EXPECT_EQ(recording.curves[GazeCurve(RayComponent::DirectionX)].keys.size(), std::size_t{kFrameCount});
}

TEST(Repair, SortsKeysAndKeepsTheOrderOfKeysAtOneTime)
{
	Recording recording;
	std::vector<Keyframe>& keys = recording.curves[PinchCurve(Hand::Left)].keys;
	keys = {KeyAt(1.0f, 0.0f), KeyAt(3.0f, 41.0f)};
	for (int i = 1; i <= 40; ++i) // few enough would stay in order by chance
	{
		keys.push_back(KeyAt(2.0f, static_cast<float>(i)));
	}
	EXPECT_EQ(RepairOnly(RepairKind::SortKeys, recording), "Left.Pinch: 41 keys moved\n");
	for (std::size_t i = 0; i < keys.size(); ++i)
	{
		EXPECT_EQ(keys[i].value, static_cast<float>(i));
	}
	EXPECT_EQ(RepairOnly(RepairKind::SortKeys, recording), "");
}

TEST(Repair, SortsKeysWithoutATimeToTheEnd)
{
	Recording recording;
	std::vector<Keyframe>& keys = recording.curves[0].keys;
	keys = {KeyAt(kNaN, 1.0f), KeyAt(2.0f, 2.0f), KeyAt(kInfinity, 3.0f), KeyAt(1.0f, 4.0f), KeyAt(kNaN, 5.0f)};
	EXPECT_NE(RepairOnly(RepairKind::SortKeys, recording), "");
	EXPECT_EQ(keys[0].value, 4.0f);
	EXPECT_EQ(keys[1].value, 2.0f);
	EXPECT_EQ(keys[4].value, 5.0f);
	EXPECT_EQ(RepairOnly(RepairKind::SortKeys, recording), "");
}

TEST(Repair, MovesALateRecordingToZeroMarkersAndFlagsIncluded)
{
	Recording recording = MakeSound();
	for (Curve& curve : recording.curves)
	{
		for (Keyframe& key : curve.keys)
		{
			key.time += 16.0f;
		}
	}
	recording.curves[TrackedCurve(Hand::Left)].keys[0].time = 11.0f; // the state before a rolling buffer's start
	recording.markers = {{16.5f, "here", 0}};
	EXPECT_EQ(RepairOnly(RepairKind::StartAtZero, recording), "times: 374 curves moved 16.000 s earlier\n");
	EXPECT_EQ(recording.curves[0].keys[0].time, 0.0f);
	EXPECT_EQ(recording.curves[0].keys[60].time, 1.0f);
	EXPECT_EQ(recording.curves[TrackedCurve(Hand::Left)].keys[0].time, -5.0f);
	EXPECT_EQ(recording.markers[0].time, 0.5f);
	EXPECT_EQ(RepairOnly(RepairKind::StartAtZero, recording), "");
}

TEST(Repair, MovesNoTimeBeyondTheRangeOfAFloat)
{
	Recording recording;
	AddFrame(recording, kCameraPose, 3e38f);
	AddFlag(recording, TrackedCurve(Hand::Left), -3e38f, true);
	EXPECT_NE(RepairOnly(RepairKind::StartAtZero, recording), "");
	EXPECT_TRUE(IsFinite(recording.curves[TrackedCurve(Hand::Left)].keys[0].time));
}

TEST(Repair, DoesNotMoveARecordingThatStartsWithinASecond)
{
	Recording recording = MakeSound();
	std::vector<Keyframe>& keys = recording.curves[0].keys;
	for (Curve& curve : recording.curves)
	{
		for (Keyframe& key : curve.keys)
		{
			key.time += 0.75f;
		}
	}
	EXPECT_EQ(RepairOnly(RepairKind::StartAtZero, recording), "");
	EXPECT_EQ(keys[0].time, 0.75f);
}

TEST(Repair, MakesOnlyTheRepairsThatAreWanted)
{
	Recording recording = MakeSound();
	std::swap(recording.curves[0].keys[1], recording.curves[0].keys[2]);
	RotationCurve(recording, PoseComponent::RotationW).keys[5].value = kNaN;
	const std::vector<std::uint8_t> before = BytesOf(recording);
	EXPECT_TRUE(Repair(recording, RepairSet::None()).empty());
	EXPECT_EQ(BytesOf(recording), before);
	EXPECT_EQ(RepairOnly(RepairKind::SortKeys, recording), "Camera.PositionX: 2 keys moved\n");
	EXPECT_EQ(Total(recording, FindingCode::NonFiniteValue), 1u);
}

TEST(Repair, PutsAHeaderInFrontOf2019Bytes)
{
	const Recording sound = MakeSound(Dialect::Mrtk10);
	const std::vector<std::uint8_t> whole = BytesOf(sound);
	const std::vector<std::uint8_t> headerless(whole.begin() + 16, whole.end());

	Result<RepairedRecording> repaired = RepairBytes(headerless);
	ASSERT_TRUE(repaired) << Describe(repaired.GetError());
	ASSERT_EQ(repaired.Value().reports.size(), 1u);
	EXPECT_EQ(Describe(repaired.Value().reports[0]), "header: 16 bytes put in front");
	EXPECT_EQ(BytesOf(repaired.Value().recording.Take()), whole);

	EXPECT_TRUE(RepairBytes(whole).Value().reports.empty());
}

TEST(Repair, ReportsTheMissingHeaderIfItIsNotRepaired)
{
	const std::vector<std::uint8_t> whole = BytesOf(MakeSound(Dialect::Mrtk10));
	const std::vector<std::uint8_t> headerless(whole.begin() + 16, whole.end());
	const Result<RepairedRecording> repaired = RepairBytes(headerless, RepairSet::None());
	ASSERT_FALSE(repaired);
	EXPECT_EQ(repaired.GetError().code, ErrorCode::HeaderlessFile);
}

/** Numbers that files should not hold, among ones that they may. */
inline float HostileNumber(std::mt19937& random)
{
	constexpr float kNumbers[] = {kNaN, kInfinity, -kInfinity, std::numeric_limits<float>::max(),
		std::numeric_limits<float>::lowest(), std::numeric_limits<float>::denorm_min(), 0.0f, -0.0f, 1.0f, -1.0f, 0.5f,
		-0.25f, 2.0f, 41.0f, 1e-8f, 1e20f};
	return kNumbers[random() % (sizeof(kNumbers) / sizeof(kNumbers[0]))];
}

inline Recording MakeHostile(std::mt19937& random)
{
	Recording recording;
	recording.dialect = kDialects[random() % kDialects.size()];
	recording.channels.Set(Channel::Gaze, true);
	for (Curve& curve : recording.curves)
	{
		curve.preWrap = static_cast<std::int32_t>(random() % 10);
		for (std::size_t count = random() % 6; count > 0; --count)
		{
			Keyframe key = KeyAt(HostileNumber(random), HostileNumber(random));
			if (random() % 2 == 0)
			{
				key.inTangent = HostileNumber(random);
				key.outTangent = HostileNumber(random);
				key.inWeight = HostileNumber(random);
				key.outWeight = HostileNumber(random);
				key.weightedMode = static_cast<std::int32_t>(random() % 6) - 1;
			}
			curve.keys.push_back(key);
		}
	}
	return recording;
}

TEST(Repair, RepairsHostileNumbersInOneRun)
{
	std::mt19937 random(20190607);
	for (int round = 0; round < 60; ++round)
	{
		Recording recording = MakeHostile(random);
		Validate(recording);
		Repair(recording);
		for (const RepairReport& report : Repair(recording))
		{
			ADD_FAILURE() << "round " << round << ": " << Describe(report);
		}
		for (const FindingCode code : {FindingCode::NonFiniteTime, FindingCode::NonFiniteValue,
				 FindingCode::UnsortedTimes, FindingCode::DamagedW, FindingCode::SignFlip, FindingCode::LateStart})
		{
			EXPECT_EQ(Total(recording, code), 0u) << "round " << round << ": " << ToString(code);
		}
	}
}

TEST(Repair, SurvivesEachRepairAloneOnHostileNumbers)
{
	std::mt19937 random(20190606);
	for (int round = 0; round < 20; ++round)
	{
		const Recording hostile = MakeHostile(random);
		for (std::size_t i = 0; i < kRepairCount; ++i)
		{
			Recording recording = hostile;
			RepairOnly(static_cast<RepairKind>(i), recording);
			EXPECT_EQ(RepairOnly(static_cast<RepairKind>(i), recording), "") << "round " << round;
		}
	}
}

TEST(RepairBytes, FindsNothingInAStreamWithoutAWholePacket)
{
	const std::vector<std::uint8_t> magic = {0x89, 'M', 'R', 'S', '\r', '\n', 0x1a, '\n'};
	const Result<RepairedRecording> repaired = RepairBytes(magic);
	ASSERT_FALSE(repaired);
	EXPECT_NE(repaired.GetError().code, ErrorCode::StreamFile) << "it says what is wrong with the stream";
}

} // namespace mria::FindingTests
