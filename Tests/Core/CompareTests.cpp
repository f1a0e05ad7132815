// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "CompareTestHelpers.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace mria::CompareTests
{

TEST(Compare, FindsNothingBetweenARecordingAndItself)
{
	const Recording take = MakeTake();
	const Comparison same = Compare(take, take, {0, 0, 0, 0, 0, 0, 0});
	EXPECT_TRUE(same.IsWithin()) << Verdict(same);
	EXPECT_EQ(LargestOf(same), 0.0);
	EXPECT_EQ(same[ComparedPart::RightHand].presence, ComparePresence::Both);
	EXPECT_GT(same[ComparedPart::RightHand].seconds, 1.0);
	EXPECT_NEAR(same[ComparedPart::Camera].seconds, 5.0, 0.02);
	EXPECT_EQ(same.markers.size(), take.markers.size());
}

TEST(Compare, FindsExactlyNothingInAnotherDialect)
{
	const Recording take = MakeTake(3, Dialect::Mrtk10);
	for (const Dialect dialect : kDialects)
	{
		const WrittenRecording written = WriteRecording(take, dialect);
		const RecordingView other = OpenRecording(written.bytes).Value();
		for (const bool asStored : {false, true})
		{
			CompareOptions options;
			options.asStored = asStored;
			const Comparison same = Compare(take, other, {0, 0, 0, 0, 0, 0, 0}, options);
			EXPECT_TRUE(same.IsWithin()) << ToString(dialect) << "\n" << Verdict(same);
			EXPECT_EQ(LargestOf(same), 0.0) << ToString(dialect);
		}
	}
}

TEST(Compare, MeasuresAJointThatWasElsewhereForAWhile)
{
	const Recording still = MakeStill();
	Recording moved = still;
	// 5 mm away from 0.5 s to 1 s, with ramps of 0.25 s on both sides.
	std::vector<Keyframe>& x = Keys(moved, TipCurve(PoseComponent::PositionX));
	x = {KeyAt(0.0f, 0.2f), KeyAt(0.25f, 0.2f), KeyAt(0.5f, 0.205f), KeyAt(1.0f, 0.205f), KeyAt(1.25f, 0.2f),
		KeyAt(2.0f, 0.2f)};
	const Comparison found = Compare(still, moved);
	const PartDifference& hand = found[ComparedPart::RightHand];
	EXPECT_NEAR(hand.position.largest, 0.005, 1e-8);
	EXPECT_EQ(hand.position.largestTime, 0.5);
	EXPECT_NEAR(hand.position.mean, 0.005 * 0.75 / 2.0, 1e-8);
	EXPECT_NEAR(hand.position.rms, 0.005 * std::sqrt((0.5 + 2.0 * 0.25 / 3.0) / 2.0), 1e-8);
	EXPECT_EQ(hand.rotation.largest, 0.0);
	EXPECT_EQ(hand.positionPose, JointPose(Hand::Right, Joint::IndexTip));
	EXPECT_EQ(found[ComparedPart::Camera].position.largest, 0.0);
	EXPECT_EQ(Verdict(found), "right hand 5.0 mm > 2 mm at 0.500 s (IndexTip)\n");
}

TEST(Compare, MeasuresADifferenceThatPassesZero)
{
	const Recording still = MakeStill();
	Recording moved = still;
	Keys(moved, CameraCurve(PoseComponent::PositionZ)) = {KeyAt(0.0f, -0.001f), KeyAt(2.0f, 0.003f)};
	const Deviation camera = Compare(still, moved)[ComparedPart::Camera].position;
	EXPECT_NEAR(camera.largest, 0.003, 1e-9);
	EXPECT_EQ(camera.largestTime, 2.0);
	EXPECT_NEAR(camera.mean, (0.5 * 0.001 * 0.5 + 1.5 * 0.003 * 0.5) / 2.0, 1e-9);
	EXPECT_NEAR(camera.rms, std::sqrt((9.0 - 3.0 + 1.0) / 3.0) * 0.001, 1e-9);
}

TEST(Compare, MeasuresAStepToItsVeryEdges)
{
	const Recording still = MakeStill();
	Recording moved = still;
	std::vector<Keyframe>& y = Keys(moved, CameraCurve(PoseComponent::PositionY));
	y = {KeyAt(0.0f, 1.6f), KeyAt(0.5f, 1.6f), KeyAt(0.5f, 1.7f), KeyAt(1.0f, 1.7f), KeyAt(1.0f, 1.6f),
		KeyAt(2.0f, 1.6f)};
	const Deviation camera = Compare(still, moved)[ComparedPart::Camera].position;
	EXPECT_NEAR(camera.largest, 0.1, 1e-6);
	EXPECT_NEAR(camera.mean, 0.1 * 0.25, 1e-6);
	EXPECT_NEAR(camera.rms, 0.1 * 0.5, 1e-6);
}

TEST(Compare, MeasuresAStepAmongBezierPieces)
{
	Recording still = MakeStill();
	Keys(still, CameraCurve(PoseComponent::PositionX)) = {
		{0.0f, 0.0f, 0.0f, 0.0f, 0.3f, 0.3f, 3}, {2.0f, 0.0f, 0.0f, 0.0f, 0.3f, 0.3f, 3}};
	Recording moved = still;
	Keys(moved, CameraCurve(PoseComponent::PositionX)) = {{0.0f, 0.0f, 0.0f, 0.0f, 0.3f, 0.3f, 3},
		{0.5f, 0.1f, 0.0f, kInfinity, 0.3f, 0.3f, 3}, {1.0f, 0.0f, 0.0f, 0.0f, 0.3f, 0.3f, 3},
		{2.0f, 0.0f, 0.0f, 0.0f, 0.3f, 0.3f, 3}};
	const Deviation camera = Compare(still, moved)[ComparedPart::Camera].position;
	EXPECT_NEAR(camera.largest, 0.1, 1e-6);
	// Half way up on the ease from 0 to 0.5 s, then 0.1 until the step down at 1 s.
	EXPECT_NEAR(camera.mean, (0.5 * 0.05 + 0.5 * 0.1) / 2.0, 1e-5);
}

TEST(Compare, MeasuresAnglesWhateverTheSigns)
{
	const Recording still = MakeStill();
	Recording turned = still;
	for (CurveId curve = TipCurve(PoseComponent::RotationX); curve <= TipCurve(PoseComponent::RotationW); ++curve)
	{
		Keys(turned, curve).clear();
	}
	const Quat quarter = TurnedBy(static_cast<float>(3.0 * kDegree));
	AddRotation(turned, JointPose(Hand::Right, Joint::IndexTip), 0.0f, -Quat{});
	AddRotation(turned, JointPose(Hand::Right, Joint::IndexTip), 2.0f, -quarter);
	const Comparison found = Compare(still, turned);
	const Deviation rotation = found[ComparedPart::RightHand].rotation;
	EXPECT_NEAR(rotation.largest / kDegree, 3.0, 1e-4);
	EXPECT_EQ(rotation.largestTime, 2.0);
	EXPECT_NEAR(rotation.mean / kDegree, 1.5, 1e-3);
	EXPECT_NEAR(rotation.rms / kDegree, std::sqrt(3.0), 1e-3);
	EXPECT_EQ(Verdict(found), "right hand 3.0 deg > 0.4 deg at 2.000 s (IndexTip)\n");
}

TEST(Compare, ShowsTheSpinOfAFlippedSignOnlyAsStored)
{
	const Recording still = MakeStill();
	Recording flipped = still;
	for (CurveId curve = TipCurve(PoseComponent::RotationX); curve <= TipCurve(PoseComponent::RotationW); ++curve)
	{
		Keys(flipped, curve)[1].value *= -1.0f;
	}
	Keys(flipped, TipCurve(PoseComponent::RotationX))[0].value = 0.02f;
	EXPECT_LT(Compare(still, flipped)[ComparedPart::RightHand].rotation.largest, 3.0 * kDegree);
	CompareOptions options;
	options.asStored = true;
	EXPECT_GT(Compare(still, flipped, {}, options)[ComparedPart::RightHand].rotation.largest, 50.0 * kDegree);
}

TEST(Compare, MeasuresTheGaze)
{
	Recording a = MakeSound();
	AddHeadGaze(a);
	Recording b = a;
	for (Keyframe& key : Keys(b, GazeCurve(RayComponent::OriginZ)))
	{
		key.value += 0.25f;
	}
	for (CurveId curve = GazeCurve(RayComponent::DirectionX); curve <= GazeCurve(RayComponent::DirectionZ); ++curve)
	{
		for (Keyframe& key : Keys(b, curve))
		{
			key.value *= -3.0f;
		}
	}
	const Comparison found = Compare(a, b);
	EXPECT_NEAR(found[ComparedPart::Gaze].position.mean, 0.25, 1e-6);
	EXPECT_NEAR(found[ComparedPart::Gaze].rotation.rms, 180.0 * kDegree, 1e-3);
	ASSERT_EQ(found.excesses.size(), 2u) << Verdict(found);
	EXPECT_EQ(Describe(found.excesses[0]).substr(0, 34), "gaze direction 180 deg > 0.4 deg a");
	EXPECT_EQ(Describe(found.excesses[1]).substr(0, 24), "gaze origin 250 mm > 2 m");
}

TEST(Compare, TreatsMoreKeysOnTheSameLinesAsTheSame)
{
	const Recording take = MakeTake(5);
	Recording denser = take;
	for (CurveId curve = 0; curve < kCurveCount; ++curve)
	{
		std::vector<Keyframe>& keys = Keys(denser, curve);
		for (std::size_t i = keys.size(); !IsFlagCurve(curve) && i-- > 1;)
		{
			const float middle = 0.5f * (keys[i - 1].time + keys[i].time);
			const double part = (static_cast<double>(middle) - keys[i - 1].time) / (keys[i].time - keys[i - 1].time);
			const double value = keys[i - 1].value + (keys[i].value - keys[i - 1].value) * part;
			keys.insert(keys.begin() + static_cast<std::ptrdiff_t>(i), KeyAt(middle, static_cast<float>(value)));
		}
	}
	const Comparison same = Compare(take, denser);
	EXPECT_TRUE(same.IsWithin()) << Verdict(same);
	EXPECT_LT(LargestOf(same), 1e-6) << "metres or radians";
	EXPECT_EQ(same[ComparedPart::Camera].seconds, Compare(denser, take)[ComparedPart::Camera].seconds);
}

TEST(Compare, TreatsASplitBezierAsTheSame)
{
	Recording whole = MakeStill();
	Keys(whole, CameraCurve(PoseComponent::PositionX)) = {
		{0.0f, 0.0f, 0.0f, 3.0f, 0.5f, 0.5f, 3}, {2.0f, 1.0f, -1.0f, 0.0f, 0.5f, 0.5f, 3}};
	Recording split = whole;
	// De Casteljau at one half: weights and tangents of the halves in the time of each half.
	Keys(split, CameraCurve(PoseComponent::PositionX)) = {{0.0f, 0.0f, 0.0f, 3.0f, 0.5f, 0.5f, 3},
		{1.0f, 2.0f, 0.0f, 0.0f, 0.25f, 0.25f, 3}, {2.0f, 1.0f, -1.0f, 0.0f, 0.5f, 0.5f, 3}};
	const Comparison same = Compare(whole, split);
	EXPECT_LT(same[ComparedPart::Camera].position.largest, 2e-6);
	EXPECT_TRUE(same.IsWithin()) << Verdict(same);
}

TEST(Compare, PassesOverJointsWhileAHandIsNotTracked)
{
	const Recording sound = MakeSound();
	Recording moved = sound;
	for (Keyframe& key : Keys(moved, JointCurve(Hand::Right, Joint::Palm, PoseComponent::PositionX)))
	{
		key.value += key.time < FrameTime(20) ? 1.0f : 0.0f;
	}
	Keys(moved, JointCurve(Hand::Right, Joint::Palm, PoseComponent::PositionY)).front().time = -7.0f;
	EXPECT_LT(LargestOf(Compare(sound, moved)), 1e-6);
	for (Keyframe& key : Keys(moved, JointCurve(Hand::Right, Joint::Palm, PoseComponent::PositionX)))
	{
		key.value += 1.0f;
	}
	CompareOptions all;
	all.allJoints = true;
	const Comparison tracked = Compare(sound, moved);
	const Comparison always = Compare(sound, moved, {}, all);
	EXPECT_NEAR(tracked[ComparedPart::RightHand].seconds, 40.0 / 60.0, 1e-5);
	EXPECT_NEAR(always[ComparedPart::RightHand].seconds, 96.0 / 60.0, 1e-5);
	EXPECT_NEAR(tracked[ComparedPart::RightHand].position.mean, 1.0 / 26.0, 1e-6) << "one of 26 joints by a metre";
}

TEST(Compare, ReportsWhatOnlyOneHas)
{
	const Recording sound = MakeSound();
	Recording less = sound;
	for (const PoseId pose : {kCameraPose, JointPose(Hand::Left, Joint::ThumbTip)})
	{
		for (std::size_t i = 0; i < kPoseComponentCount; ++i)
		{
			Keys(less, FirstCurveOf(pose) + i).clear();
		}
	}
	EXPECT_EQ(Verdict(Compare(sound, less)), "camera in A only\nleft hand ThumbTip in A only\n");
	EXPECT_EQ(Verdict(Compare(less, sound)), "camera in B only\nleft hand ThumbTip in B only\n");
	const Comparison found = Compare(sound, less);
	EXPECT_EQ(found.poses[kCameraPose].presence, ComparePresence::OnlyA);
	EXPECT_EQ(found[ComparedPart::LeftHand].presence, ComparePresence::Both);
	EXPECT_EQ(found[ComparedPart::Gaze].presence, ComparePresence::Neither);
}

TEST(Compare, DoesNotJudgeTheJointNone)
{
	Recording with = MakeStill();
	const PoseId none = JointPose(Hand::Right, Joint::None);
	for (const float time : {0.0f, 2.0f})
	{
		AddVector(with, FirstCurveOf(none), time, {});
		AddRotation(with, none, time, {});
	}
	Recording without = MakeStill();
	for (Keyframe& key : Keys(without, TipCurve(PoseComponent::PositionX)))
	{
		key.value += 0.005f;
	}
	EXPECT_EQ(Verdict(Compare(with, MakeStill())), "");
	EXPECT_EQ(Verdict(Compare(with, without)), "right hand 5.0 mm > 2 mm at 0.000 s (IndexTip)\n");
	Recording moved = with;
	for (Keyframe& key : Keys(moved, FirstCurveOf(none)))
	{
		key.value += 1.0f;
	}
	const Comparison found = Compare(with, moved);
	EXPECT_EQ(Verdict(found), "");
	EXPECT_NEAR(found.poses[none].position.largest, 1.0, 1e-6) << "measured all the same";
	EXPECT_EQ(found[ComparedPart::RightHand].position.largest, 0.0);
}

TEST(Compare, MissesNoJointOfAHandThatIsNeverThere)
{
	Recording with = MakeStill();
	Keys(with, TrackedCurve(Hand::Right)) = {KeyAt(0.0f, 0.0f)};
	Recording without = with;
	for (std::size_t i = 0; i < kPoseComponentCount; ++i)
	{
		Keys(without, FirstCurveOf(JointPose(Hand::Right, Joint::IndexTip)) + i).clear();
	}
	EXPECT_TRUE(Compare(with, without).IsWithin()) << Verdict(Compare(with, without));
	CompareOptions all;
	all.allJoints = true;
	EXPECT_EQ(Verdict(Compare(with, without, {}, all)), "right hand IndexTip in A only\n");
}

TEST(Compare, ComparesCommonPartsAndReportsTheRest)
{
	const Recording sound = MakeSound();
	Recording shorter = sound;
	for (CurveId curve = 0; curve < kCurveCount; ++curve)
	{
		std::vector<Keyframe>& keys = Keys(shorter, curve);
		keys.erase(std::remove_if(keys.begin(), keys.end(),
					   [](const Keyframe& key) { return key.time > 1.0f || (key.time > 0.0f && key.time < 0.1f); }),
			keys.end());
	}
	const Comparison found = Compare(sound, shorter);
	EXPECT_EQ(found.commonStart, 0.0);
	EXPECT_EQ(found.commonEnd, 1.0);
	EXPECT_EQ(Verdict(found).substr(0, 14), "B ends 600 ms ");
	Recording later = sound;
	ShiftTimes(later, 100.0f);
	EXPECT_EQ(Verdict(Compare(sound, later)), "no common time: A ends 98.400 s before B starts\n");
	EXPECT_EQ(Verdict(Compare(later, sound)), "no common time: B ends 98.400 s before A starts\n");
}

TEST(Compare, IsTheSameTheOtherWayRound)
{
	const Recording a = MakeTake(1);
	const Recording b = MakeTake(2);
	const Comparison there = Compare(a, b);
	const Comparison back = Compare(b, a);
	for (std::size_t part = 0; part < kComparedPartCount; ++part)
	{
		const PartDifference& p = there.parts[part];
		const PartDifference& q = back.parts[part];
		EXPECT_EQ(p.position.largest, q.position.largest);
		EXPECT_EQ(p.position.largestTime, q.position.largestTime);
		EXPECT_NEAR(p.position.mean, q.position.mean, 1e-12);
		EXPECT_NEAR(p.rotation.rms, q.rotation.rms, 1e-12);
		EXPECT_NEAR(p.rotation.largest, q.rotation.largest, 1e-12);
	}
	ASSERT_EQ(there.excesses.size(), back.excesses.size());
	EXPECT_GT(there.excesses.size(), 3u);
	for (std::size_t i = 1; i < there.excesses.size(); ++i)
	{
		EXPECT_GE(there.excesses[i - 1].ratio, there.excesses[i].ratio);
	}
}

TEST(Compare, DrawsWhereTheDifferenceLies)
{
	const Recording still = MakeStill();
	Recording moved = still;
	Keys(moved, TipCurve(PoseComponent::PositionX)) = {
		KeyAt(0.0f, 0.2f), KeyAt(1.0f, 0.2f), KeyAt(1.25f, 0.204f), KeyAt(1.5f, 0.2f)};
	Keys(moved, TrackedCurve(Hand::Right)).push_back(KeyAt(1.5f, 0.0f));
	CompareOptions options;
	options.cells = 8;
	const std::vector<float> cells = Compare(still, moved, {}, options)[ComparedPart::RightHand].cells;
	ASSERT_EQ(cells.size(), 8u);
	EXPECT_EQ(cells[3], 0.0f);
	EXPECT_NEAR(cells[4], 2.0f, 1e-4f) << "4 mm of 2 mm";
	EXPECT_NEAR(cells[5], 2.0f, 1e-4f);
	EXPECT_EQ(cells[6], -1.0f) << "not tracked in both";
	options.cells = SIZE_MAX;
	EXPECT_EQ(Compare(still, moved, {}, options)[ComparedPart::Gaze].cells.size(), 4096u);
}

TEST(Compare, AcceptsEmptyRecordingsAndMoments)
{
	EXPECT_TRUE(Compare(Recording(), Recording()).IsWithin());
	EXPECT_EQ(Verdict(Compare(Recording(), MakeStill())).substr(0, 16), "camera in B only");
	Recording moment = MakeStill();
	for (Curve& curve : moment.curves)
	{
		curve.keys.resize(curve.keys.empty() ? 0 : 1);
	}
	Recording other = moment;
	Keys(other, CameraCurve(PoseComponent::PositionX))[0].value = 0.5f;
	const Comparison found = Compare(moment, other);
	EXPECT_TRUE(found.hasCommonTime);
	EXPECT_EQ(found[ComparedPart::Camera].position.largest, 0.5);
	EXPECT_EQ(found[ComparedPart::Camera].position.mean, 0.5);
}

TEST(Compare, WritesNumbersWithTheDigitsThatMatter)
{
	Excess excess;
	excess.kind = ExcessKind::Position;
	excess.part = ComparedPart::Camera;
	excess.tolerance = 0.001;
	excess.time = 0.5;
	const auto textOf = [&excess](double metres)
	{
		excess.value = metres;
		return Describe(excess);
	};
	EXPECT_EQ(textOf(0.0), "camera 0 mm > 1 mm at 0.500 s");
	EXPECT_EQ(textOf(2e-6), "camera 2.0e-03 mm > 1 mm at 0.500 s");
	EXPECT_EQ(textOf(0.00025), "camera 0.25 mm > 1 mm at 0.500 s");
	EXPECT_EQ(textOf(0.0125), "camera 12.5 mm > 1 mm at 0.500 s");
	EXPECT_EQ(textOf(0.5), "camera 500 mm > 1 mm at 0.500 s");
	EXPECT_EQ(textOf(2e3), "camera 2.0e+06 mm > 1 mm at 0.500 s");
	excess.time = 2e6;
	EXPECT_EQ(textOf(0.5), "camera 500 mm > 1 mm at 2.000e+06 s");
}

TEST(Compare, NamesEveryKindOfExcess)
{
	EXPECT_STREQ(ToString(ExcessKind::NoCommonTime), "NoCommonTime");
	EXPECT_STREQ(ToString(ExcessKind::FlagAtStart), "FlagAtStart");
	EXPECT_STREQ(ToString(ExcessKind::MarkerShift), "MarkerShift");
	EXPECT_STREQ(ToString(ExcessKind::End), "End");
}

TEST(Compare, ReportsThatOneStartsLater)
{
	const Recording still = MakeStill();
	Recording late = still;
	for (CurveId curve = 0; curve < kCurveCount; ++curve)
	{
		for (Keyframe& key : Keys(late, curve))
		{
			key.time = !IsFlagCurve(curve) && key.time == 0.0f ? 0.75f : key.time;
		}
	}
	EXPECT_EQ(Verdict(Compare(still, late)), "B starts 750 ms later\n");
	EXPECT_EQ(Verdict(Compare(late, still)), "B starts 750 ms earlier\n");
}

TEST(Compare, TreatsAGazeWithoutDirectionAsForward)
{
	const auto withGaze = [](const Vec3& direction)
	{
		Recording recording = MakeStill();
		recording.channels.Set(Channel::Gaze, true);
		for (const float time : {0.0f, 2.0f})
		{
			AddVector(recording, GazeCurve(RayComponent::OriginX), time, {});
			AddVector(recording, GazeCurve(RayComponent::DirectionX), time, direction);
		}
		return recording;
	};
	const Recording none = withGaze({});
	EXPECT_EQ(LargestOf(Compare(none, withGaze({0.0f, 0.0f, 3.0f}))), 0.0);
	EXPECT_NEAR(LargestOf(Compare(withGaze({1.0f, 0.0f, 0.0f}), none)), 90.0 * kDegree, 1e-6);
	EXPECT_NEAR(LargestOf(Compare(none, withGaze({1.0f, 0.0f, 0.0f}))), 90.0 * kDegree, 1e-6);
}

} // namespace mria::CompareTests
