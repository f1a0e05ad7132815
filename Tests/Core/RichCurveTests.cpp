// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Mria/CurveEvaluator.h"
#include "Mria/FloatRules.h"
#include "Mria/RichCurve.h"
#include "Support/CurveSamples.h"
#include "Support/RichCurveEvaluation.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <vector>

namespace mria::RichCurveTests
{

namespace RichCurveTests
{
using namespace CurveSamples;

double Range(const Curve& curve)
{
	double lowest = 0.0;
	double highest = 0.0;
	for (int i = 0; !curve.keys.empty() && i <= 200; ++i)
	{
		const float first = curve.keys.front().time;
		const float share = static_cast<float>(i) * 0.005f;
		const double value =
			static_cast<double>(EvaluateCurve(curve, first + (curve.keys.back().time - first) * share));
		lowest = i == 0 ? value : std::min(lowest, value);
		highest = i == 0 ? value : std::max(highest, value);
	}
	return highest - lowest;
}

/** Between what the curve takes on within `slack` of a time, give or take a tolerance. */
bool IsNear(const Curve& curve, float time, double slack, double tolerance, float value)
{
	double lowest = static_cast<double>(EvaluateCurve(curve, time));
	double highest = lowest;
	for (const double shift : {-1.0, -0.5, 0.5, 1.0})
	{
		const float shifted = static_cast<float>(static_cast<double>(time) + shift * slack);
		for (const float nearby : {shifted, std::nextafter(shifted, shift < 0 ? -kInfinity : kInfinity)})
		{
			lowest = std::min(lowest, static_cast<double>(EvaluateCurve(curve, nearby)));
			highest = std::max(highest, static_cast<double>(EvaluateCurve(curve, nearby)));
		}
	}
	return static_cast<double>(value) >= lowest - tolerance && static_cast<double>(value) <= highest + tolerance;
}

void ExpectSameValues(const Curve& curve, const RichCurve& rich, double tolerance, double slack, Draw& draw)
{
	const double allowed = tolerance * Range(curve);
	for (int i = 0; i < 40; ++i)
	{
		float time = draw.Between(-4.0f, 8.0f);
		if (i < 20 && !curve.keys.empty())
		{
			const float at = curve.keys[draw.Below(static_cast<unsigned>(curve.keys.size()))].time;
			const float times[] = {at, std::nextafter(at, -kInfinity), std::nextafter(at, kInfinity)};
			time = draw.OneOf(times);
		}
		const float value = EvaluateRichCurve(rich, time);
		ASSERT_TRUE(IsNear(curve, time, slack, allowed + std::abs(static_cast<double>(value)) * 2e-7, value))
			<< Describe(curve, time) << "\n  is " << value << ", wanted " << EvaluateCurve(curve, time);
	}
}
} // namespace RichCurveTests

using namespace RichCurveTests;

TEST(ToRichCurve, EvaluatesLikeTheCurveForWeightsFromZeroToOne)
{
	Draw draw(1);
	for (int i = 0; i < 5000; ++i)
	{
		const Curve curve = RandomCurve(draw, i % 2 == 0);
		const RichCurveConversion rich = ToRichCurve(curve);
		ASSERT_EQ(rich.losses.sampledSegments, 0u);
		ASSERT_EQ(rich.losses.EvaluatesAlike(), !curve.keys.empty());
		ASSERT_EQ(rich.curve.keys.size(), curve.keys.size());
		ExpectSameValues(curve, rich.curve, 1e-6, 1e-7, draw);
	}
}

TEST(ToRichCurve, IsExactForShortKeys)
{
	Draw draw(2);
	for (int i = 0; i < 2000; ++i)
	{
		Curve curve = RandomCurve(draw, false);
		for (Keyframe& key : curve.keys)
		{
			key = Key(key.time, key.value);
		}
		const RichCurveConversion rich = ToRichCurve(curve);
		for (const RichCurveKey& key : rich.curve.keys)
		{
			ASSERT_EQ(key.interpMode, RichInterpMode::Linear);
		}
		ExpectSameValues(curve, rich.curve, 0.0, 0.0, draw);
	}
}

TEST(ToRichCurve, SamplesWeightsBeyondOneWithinItsTolerance)
{
	constexpr float kWeights[] = {0.0f, 0.5f, 1.0f, 1.0001f, 1.5f, 3.0f, 100.0f, 1e6f, 1e30f, kInfinity, -2.0f};
	Draw draw(3);
	std::size_t mostKeys = 0;
	for (int i = 0; i < 2000; ++i)
	{
		const float in = draw.OneOf(kWeights);
		const float out = draw.OneOf(kWeights);
		const float time = draw.Between(-1.0f, 1.0f);
		const Curve curve = MakeCurve({Key(time, draw.Between(-1, 1), 0, draw.Between(-5, 5), 0, out),
			Key(time + draw.Between(0.1f, 2.0f), draw.Between(-1, 1), draw.Between(-5, 5), 0, in, 0)});
		const RichCurveConversion rich = ToRichCurve(curve);
		mostKeys = std::max(mostKeys, rich.curve.keys.size());
		ExpectSameValues(curve, rich.curve, kRichSampleTolerance, 0.0, draw);
	}
	RecordProperty("mostKeys", static_cast<int>(mostKeys));
	EXPECT_LT(mostKeys, 1500u);
}

TEST(ToRichCurve, SamplesHandlesThatNoFloatCanHold)
{
	Draw draw(4);
	const Curve curve = MakeCurve({Key(0, 0, 0, 1e38f, 0, 0.9f), Key(9, 1e38f, 1, 0, 0.5f, 0)});
	const RichCurveConversion rich = ToRichCurve(curve);
	EXPECT_EQ(rich.losses.sampledSegments, 1u);
	EXPECT_FALSE(rich.losses.EvaluatesAlike());
	ExpectSameValues(curve, rich.curve, kRichSampleTolerance, 0.0, draw);
}

TEST(ToRichCurve, MakesAStepOfMrtksFlagKeys)
{
	const Curve curve = MakeCurve({Key(0, 0, 0, 0, 0, 1e6f), Key(1, 1, 0, 0, 0, 1e6f), Key(2, 0, 0, 0, 0, 1e6f)});
	const RichCurveConversion rich = ToRichCurve(curve);
	ASSERT_EQ(rich.curve.keys.size(), 3u);
	EXPECT_EQ(rich.curve.keys[0].interpMode, RichInterpMode::Constant);
	EXPECT_EQ(rich.curve.keys[1].interpMode, RichInterpMode::Constant);
	EXPECT_TRUE(rich.losses.EvaluatesAlike());
}

TEST(ToRichCurve, StoresWeightsAsHandleLengths)
{
	const RichCurve rich =
		ToRichCurve(MakeCurve({Key(1, 0, 0, 0.75f, 0, 0.5f, 2), Key(3, 1, -0.75f, 0, 0.25f, 0, 1)})).curve;
	ASSERT_EQ(rich.keys.size(), 2u);
	EXPECT_EQ(rich.keys[0].interpMode, RichInterpMode::Cubic);
	EXPECT_EQ(rich.keys[0].tangentMode, RichTangentMode::Break);
	EXPECT_EQ(rich.keys[0].tangentWeightMode, RichTangentWeightMode::Leave);
	EXPECT_FLOAT_EQ(rich.keys[0].leaveTangentWeight, 0.5f * 2.0f * 1.25f);
	EXPECT_EQ(rich.keys[1].tangentWeightMode, RichTangentWeightMode::Arrive);
	EXPECT_FLOAT_EQ(rich.keys[1].arriveTangentWeight, 0.25f * 2.0f * 1.25f);
}

TEST(ToRichCurve, DistinguishesALineFromAHandleOfLengthZero)
{
	const auto interpMode = [](float out, float in, std::int32_t outMode, std::int32_t inMode)
	{
		const Curve curve = MakeCurve({Key(0, 0, 0, 1, 0, out, outMode), Key(1, 1, 2, 0, in, 0, inMode)});
		return ToRichCurve(curve).curve.keys[0].interpMode;
	};
	EXPECT_EQ(interpMode(0, 0, 3, 3), RichInterpMode::Linear);
	EXPECT_EQ(interpMode(0, 0, 2, 1), RichInterpMode::Linear);
	EXPECT_EQ(interpMode(0, 0.5f, 3, 3), RichInterpMode::Cubic);
	EXPECT_EQ(interpMode(0.5f, 0, 3, 3), RichInterpMode::Cubic);
	EXPECT_EQ(interpMode(0, 0, 0, 0), RichInterpMode::Cubic) << "unweighted sides ignore their weights";
	EXPECT_EQ(interpMode(0, 0, 2, 0), RichInterpMode::Cubic);
}

TEST(ToRichCurve, MapsWrapModesAndHoldsWhatHasNoRange)
{
	const std::vector<Keyframe> keys = {Key(0, 0), Key(1, 1)};
	const auto post = [&](std::int32_t wrap) { return ToRichCurve(MakeCurve(keys, 8, wrap)).curve.postInfinity; };
	const auto pre = [&](std::int32_t wrap) { return ToRichCurve(MakeCurve(keys, wrap, 8)).curve.preInfinity; };
	for (const std::int32_t held : {0, 1, 8, 77})
	{
		EXPECT_EQ(post(held), RichExtrapolation::Constant);
		EXPECT_EQ(pre(held), RichExtrapolation::Constant);
	}
	EXPECT_EQ(post(2), RichExtrapolation::Cycle);
	EXPECT_EQ(pre(4), RichExtrapolation::Oscillate);
	EXPECT_TRUE(ToRichCurve(MakeCurve(keys, 8, 2)).losses.repeats);

	const RichCurveConversion oneKey = ToRichCurve(MakeCurve({Key(1, 5)}, 2, 4));
	EXPECT_EQ(oneKey.curve.preInfinity, RichExtrapolation::Constant);
	EXPECT_EQ(oneKey.curve.postInfinity, RichExtrapolation::Constant);
	EXPECT_TRUE(oneKey.losses.EvaluatesAlike());
	EXPECT_EQ(EvaluateRichCurve(oneKey.curve, -9.0f), 5.0f);
}

TEST(ToRichCurve, SaysThatAnEmptyCurveCannotCarryItsZero)
{
	const RichCurveConversion rich = ToRichCurve(Curve());
	EXPECT_TRUE(rich.losses.hasNoKeys);
	EXPECT_FALSE(rich.losses.EvaluatesAlike());
	EXPECT_EQ(EvaluateRichCurve(rich.curve, 1.0f, 7.0f), 0.0f);
	EXPECT_EQ(EvaluateRichCurve(RichCurve(), 1.0f, 7.0f), 7.0f);
}

TEST(ToRichCurve, SortsKeysDropsNanTimesAndKeepsEqualTimesAsSteps)
{
	Draw draw(5);
	const Curve curve = MakeCurve(
		{Key(2, 0), Key(kNotANumber, 9), Key(0, 1, 0, 2, 0, 0, 0), Key(1, 3, 1, 0, 0, 0, 0), Key(1, -2), Key(1, 4)});
	const RichCurveConversion rich = ToRichCurve(curve);
	EXPECT_TRUE(rich.losses.hasEqualTimes);
	ASSERT_EQ(rich.curve.keys.size(), 5u);
	EXPECT_EQ(rich.curve.keys[1].interpMode, RichInterpMode::Constant);
	ExpectSameValues(curve, rich.curve, 1e-7, 0.0, draw);
	EXPECT_EQ(EvaluateRichCurve(rich.curve, 1.0f), 4.0f);
}

TEST(ToRichCurve, KeepsTheOrderOfManyKeysAtOneTime)
{
	Curve curve = MakeCurve({Key(2, -1)});
	for (int i = 0; i < 100; ++i)
	{
		curve.keys.push_back(Key(1, static_cast<float>(i)));
	}
	const RichCurve rich = ToRichCurve(curve).curve;
	EXPECT_EQ(EvaluateRichCurve(rich, 0.0f), 0.0f);
	EXPECT_EQ(EvaluateRichCurve(rich, 1.0f), 99.0f);
}

TEST(ToRichCurve, GivesFiniteKeysWhateverTheNumbers)
{
	constexpr float kNasty[] = {
		0, -0.0f, 1, -1, 0.3f, 1e6f, 1e30f, -1e30f, 3e38f, -3e38f, 1e-45f, 1e-38f, kInfinity, -kInfinity, kNotANumber};
	constexpr float kTimes[] = {0, 1, 2, 2, 1e-45f, 3e38f, -3e38f, kInfinity, -kInfinity, kNotANumber};
	Draw draw(6);
	for (int i = 0; i < 20000; ++i)
	{
		Curve curve = MakeCurve({}, draw.OneOf(kWraps), draw.OneOf(kWraps));
		for (unsigned k = draw.Below(4); k > 0; --k)
		{
			curve.keys.push_back(Key(draw.OneOf(kTimes), draw.Between(-1, 1), draw.OneOf(kNasty), draw.OneOf(kNasty),
				draw.OneOf(kNasty), draw.OneOf(kNasty), static_cast<std::int32_t>(draw.Below(4))));
		}
		const RichCurveConversion rich = ToRichCurve(curve);
		ASSERT_LT(rich.curve.keys.size(), 5000u) << Describe(curve, 0.0f);
		for (const RichCurveKey& key : rich.curve.keys)
		{
			for (const float number : {key.time, key.value, key.arriveTangent, key.leaveTangent,
					 key.arriveTangentWeight, key.leaveTangentWeight})
			{
				ASSERT_TRUE(IsFinite(number)) << Describe(curve, key.time);
			}
		}
		const float time = draw.Between(-1.0f, 3.0f);
		ASSERT_TRUE(IsFinite(EvaluateRichCurve(rich.curve, time))) << Describe(curve, time);
	}
}

TEST(ToRichFlagCurve, HoldsZeroOrOneLikeEvaluateFlag)
{
	Draw draw(9);
	for (int i = 0; i < 2000; ++i)
	{
		Curve curve = MakeCurve({}, WrapMode::Loop, WrapMode::PingPong);
		for (unsigned k = draw.Below(6); k > 0; --k)
		{
			const float times[] = {draw.Between(-2, 2), 0.5f, kNotANumber};
			curve.keys.push_back(Key(draw.OneOf(times), draw.Between(0, 1)));
		}
		const RichCurve rich = ToRichFlagCurve(curve);
		for (const float time : {-3.0f, draw.Between(-2, 2), 0.5f, 3.0f})
		{
			ASSERT_EQ(EvaluateRichCurve(rich, time), EvaluateFlag(curve, time) ? 1.0f : 0.0f) << Describe(curve, time);
		}
	}
}

TEST(EvaluateRichCurve, ExtrapolatesInEveryMode)
{
	RichCurve rich = ToRichCurve(MakeCurve({Key(0, 1), Key(2, 5)})).curve;
	const auto at = [&](RichExtrapolation mode, float time)
	{
		rich.preInfinity = mode;
		rich.postInfinity = mode;
		return EvaluateRichCurve(rich, time);
	};
	EXPECT_EQ(at(RichExtrapolation::Constant, 3.0f), 5.0f);
	EXPECT_EQ(at(RichExtrapolation::None, -1.0f), 1.0f);
	EXPECT_EQ(at(RichExtrapolation::Linear, 3.0f), 7.0f);
	EXPECT_EQ(at(RichExtrapolation::Linear, -1.0f), -1.0f);
	EXPECT_EQ(at(RichExtrapolation::Cycle, 2.0f), 5.0f);
	EXPECT_EQ(at(RichExtrapolation::Cycle, 5.0f), 3.0f);
	EXPECT_EQ(at(RichExtrapolation::Oscillate, 3.5f), 2.0f);
	EXPECT_EQ(at(RichExtrapolation::CycleWithOffset, 5.0f), 11.0f);
	EXPECT_EQ(at(RichExtrapolation::CycleWithOffset, -1.0f), -1.0f);
	EXPECT_EQ(at(RichExtrapolation::Cycle, kInfinity), 5.0f);
	EXPECT_EQ(at(RichExtrapolation::Linear, kNotANumber), 1.0f);
}

TEST(EvaluateRichCurve, ExtrapolatesByTheSlopeOfTheOutermostPiece)
{
	RichCurve rich = ToRichCurve(MakeCurve({Key(0, 1), Key(2, 5)})).curve;
	rich.preInfinity = rich.postInfinity = RichExtrapolation::Linear;
	rich.keys[0].interpMode = RichInterpMode::Constant;
	EXPECT_EQ(EvaluateRichCurve(rich, 3.0f), 5.0f);
	EXPECT_EQ(EvaluateRichCurve(rich, -1.0f), 1.0f);
	rich.keys[0].interpMode = RichInterpMode::Cubic;
	rich.keys[0].tangentWeightMode = rich.keys[1].tangentWeightMode = RichTangentWeightMode::None;
	rich.keys[0].leaveTangent = -2.0f;
	rich.keys[1].arriveTangent = 0.5f;
	EXPECT_EQ(EvaluateRichCurve(rich, -1.0f), 3.0f);
	EXPECT_EQ(EvaluateRichCurve(rich, 4.0f), 6.0f);
	rich.keys[0].tangentWeightMode = RichTangentWeightMode::Leave;
	rich.keys[0].leaveTangentWeight = 1.0f;
	EXPECT_NEAR(EvaluateRichCurve(rich, -1.0f), 3.0f, 1e-5f);
}

TEST(EvaluateRichCurve, HoldsTheEndWhereTheOutermostKeysShareATime)
{
	RichCurve rich = ToRichCurve(MakeCurve({Key(0, 1), Key(2, 5), Key(2, 7)})).curve;
	rich.postInfinity = RichExtrapolation::Linear;
	rich.keys[1].interpMode = RichInterpMode::Linear;
	EXPECT_EQ(EvaluateRichCurve(rich, 9.0f), rich.keys.back().value);
}

} // namespace mria::RichCurveTests
