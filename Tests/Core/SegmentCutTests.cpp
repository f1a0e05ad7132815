// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Curves/BezierSegment.h"
#include "Curves/SegmentCut.h"
#include "Support/TestEffort.h"
#include "Support/TimeEditSamples.h"

#include <gtest/gtest.h>

namespace mria::SegmentCutTests
{

namespace SegmentCutTestsDetail
{
using namespace CurveSamples;
using TimeEditSamples::IsValueNear;

SegmentKind KindAfterCut(Keyframe a, Keyframe b)
{
	const Keyframe key = CutSegment(a, b, 0.4f);
	EXPECT_EQ(KindOf(a, key), KindOf(key, b));
	return KindOf(a, key);
}
} // namespace SegmentCutTestsDetail

using namespace SegmentCutTestsDetail;

TEST(SegmentCut, KeepsTheKindOfSegment)
{
	EXPECT_EQ(KindAfterCut(Key(0, 1), Key(1, 2)), SegmentKind::Line);
	EXPECT_EQ(KindAfterCut(Key(0, 1, 0, kInfinity), Key(1, 2)), SegmentKind::Step);
	EXPECT_EQ(KindAfterCut(Key(0, 1), Key(1, 2, -kInfinity)), SegmentKind::Step);
	EXPECT_EQ(KindAfterCut(Key(0, 1, 0, 3, 0, 0, 0), Key(1, 2, 1, 0, 0, 0, 0)), SegmentKind::Cubic);
	EXPECT_EQ(KindAfterCut(Key(0, 1, 0, 3, 0, 0.7f), Key(1, 2, 1, 0, 0.2f)), SegmentKind::Bezier);
}

TEST(SegmentCut, LeavesTheOtherSidesOfTheKeysAlone)
{
	Keyframe a = Key(0, 1, 5, 3, 0.25f, 0.7f, WeightedMode::None);
	Keyframe b = Key(1, 2, 1, 7, 0.2f, 0.125f, WeightedMode::In);
	CutSegment(a, b, 0.4f);
	EXPECT_EQ(a.inWeight, 0.25f);
	EXPECT_EQ(a.inTangent, 5.0f);
	EXPECT_EQ(a.outTangent, 3.0f);
	EXPECT_EQ(a.weightedMode, WeightedMode::Out); // and so still not weighted on its in side
	EXPECT_EQ(b.outWeight, 0.125f);
	EXPECT_EQ(b.outTangent, 7.0f);
	EXPECT_EQ(b.inTangent, 1.0f);
	EXPECT_EQ(b.weightedMode, WeightedMode::In);
}

TEST(SegmentCut, TracesTheSameCurveWhateverTheWeights)
{
	constexpr float kWeights[] = {0.0f, 1e-6f, 0.3f, 1.0f, 1.5f, 40.0f, 1e6f};
	constexpr float kTangents[] = {0.0f, 0.5f, -3.0f, 400.0f};
	Draw draw(7);
	for (int round = 0; round < Rounds(3000); ++round)
	{
		const Keyframe a = Key(1.0f, draw.Between(-1, 1), 0, draw.OneOf(kTangents), 0, draw.OneOf(kWeights));
		const Keyframe b = Key(3.0f, draw.Between(-1, 1), draw.OneOf(kTangents), 0, draw.OneOf(kWeights), 0);
		const Curve whole = MakeCurve({a, b});
		const float scale = TimeEditSamples::ScaleOf(whole);
		Curve cut = whole;
		const float time = draw.Between(1.001f, 2.999f);
		CutCurve(cut.keys, time);
		ASSERT_EQ(cut.keys.size(), 3u);
		for (float at = 1.0f; at < 3.0f; at += 0.03f)
		{
			ASSERT_TRUE(IsValueNear(whole, at, EvaluateCurve(cut, at), 2e-6f, scale))
				<< Describe(cut, at) << "\nwas " << Describe(whole, at) << "\n"
				<< EvaluateCurve(cut, at) << " instead of " << EvaluateCurve(whole, at);
		}
	}
}

TEST(SegmentCut, CutsACurveOnlyBetweenItsKeys)
{
	Curve curve = MakeCurve({Key(1, 1), Key(2, 2), Key(2, 4), Key(3, 4)});
	for (const float time : {0.0f, 1.0f, 2.0f, 3.0f, 4.0f})
	{
		CutCurve(curve.keys, time);
		EXPECT_EQ(curve.keys.size(), 4u) << time;
	}
	CutCurve(curve.keys, 1.5f);
	EXPECT_EQ(TimeEditSamples::KeysText(curve), "1:1 1.5:1.5 2:2 2:4 3:4 ");
}

TEST(SegmentCut, StraightensOneSideOnly)
{
	Keyframe key = Key(0, 0, 1, 1, 0.5f, 0.5f, WeightedMode::None);
	StraightenIn(key);
	EXPECT_EQ(key.inWeight, 0.0f);
	EXPECT_EQ(key.outWeight, 0.5f);
	EXPECT_EQ(key.weightedMode, WeightedMode::In);
	StraightenOut(key);
	EXPECT_EQ(key.outWeight, 0.0f);
	EXPECT_EQ(key.weightedMode, WeightedMode::Both);
}

TEST(SegmentCut, KeepsALevelCurveLevelWithoutProgressInTime)
{
	Keyframe a = Key(0, 1, 0, 0, 0, 1);
	Keyframe b = Key(1, 1, 0, 0, 1, 0);
	const Keyframe key = CutSegment(a, b, 0.5f); // handles of the whole length meet here
	EXPECT_EQ(key.value, 1.0f);
	EXPECT_EQ(key.inTangent, 0.0f);
	EXPECT_EQ(key.outTangent, 0.0f);
}

} // namespace mria::SegmentCutTests
