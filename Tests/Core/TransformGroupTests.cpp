// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Mria/FloatRules.h"
#include "TransformTestHelpers.h"

#include <cmath>
#include <limits>

namespace mria::MotionEditTests
{

TEST(Transform, HoldsLoopsThatDifferInOneRespectOnly)
{
	const auto looping = [](std::int32_t pre, std::int32_t post, float start)
	{
		Recording camera = CameraAt({Key(0, 1), Key(2, 4)}, {Key(start, 3), Key(2, 2)}, {Key(0, 0), Key(2, 1)});
		for (std::size_t i = 0; i < 3; ++i)
		{
			camera.curves[i].preWrap = i == 1 ? pre : WrapMode::Loop;
			camera.curves[i].postWrap = i == 1 ? post : WrapMode::Loop;
		}
		return camera;
	};
	const auto heldGroups = [](Recording camera) { return Transform(camera, kAskew).heldGroups; };
	EXPECT_EQ(heldGroups(looping(WrapMode::Loop, WrapMode::Loop, 0.0f)), 0u);
	EXPECT_EQ(heldGroups(looping(WrapMode::PingPong, WrapMode::Loop, 0.0f)), 1u);
	EXPECT_EQ(heldGroups(looping(WrapMode::Loop, WrapMode::Once, 0.0f)), 1u);
	EXPECT_EQ(heldGroups(looping(WrapMode::Loop, WrapMode::Loop, 1.0f)), 1u);
}

TEST(Transform, HoldsASingleKeyThatLoopsAmongHeldCurves)
{
	Recording camera = CameraAt({Key(0, 1), Key(2, 4)}, {Key(0, 3)}, {Key(0, 0), Key(2, 1)});
	camera.curves[1].postWrap = WrapMode::Loop;
	Recording moved = camera;
	EXPECT_EQ(Transform(moved, kAskew).heldGroups, 0u);
	EXPECT_EQ(moved.curves[1].postWrap, WrapMode::ClampForever);
	EXPECT_LT(MaxPositionError(camera, moved, kAskew), 5e-6f);
}

TEST(Transform, MixesAStepOfOneCurveWithLinesOfTheOthersAtTheSameTimes)
{
	const Recording camera = CameraAt({Key(0, 1), Key(1, 2), Key(1, 3)},
		{Key(0, 0, 0, kInfinity), Key(1, 5), Key(1, 6)}, {Key(0, 2), Key(1, 1), Key(1, 0)});
	Recording moved = camera;
	EXPECT_EQ(Transform(moved, kAskew).mergedGroups, 1u);
	EXPECT_LT(MaxPositionError(camera, moved, kAskew), 1e-5f);
}

TEST(Transform, TreatsNanTangentsAsLevel)
{
	const auto camera = [](float tangent)
	{
		const Keyframe bent = Key(0, 1, tangent, tangent, 0, 0, WeightedMode::None);
		return CameraAt({bent, Key(1, 2, 0, 0, 0, 0, 0)}, {Key(0, 0, 0, 0, 0, 0, 0), Key(1, 3, 0, 0, 0, 0, 0)},
			{Key(0, 0, 0, 0, 0, 0, 0), Key(1, 0, 0, 0, 0, 0, 0)});
	};
	Recording moved = camera(std::numeric_limits<float>::quiet_NaN());
	Transform(moved, kAskew);
	EXPECT_TRUE(IsFinite(moved.curves[0].keys[0].outTangent));
	EXPECT_LT(MaxPositionError(camera(0.0f), moved, kAskew), 1e-5f);
}

TEST(Transform, OnlyScalesOrOnlyRolls)
{
	const Recording take = Synthesize(TakeOf(SynthMotion::PinchDrag));
	for (const Similarity& similarity :
		{Similarity{{}, {}, 2.0f}, Similarity{{0.0f, 0.0f, 0.6f, 0.8f}, {}, 1.0f}, Similarity{{}, {0, 0, 1}, 1.0f}})
	{
		Recording moved = take;
		Transform(moved, similarity, {0.0f, std::nanf("")}); // invalid tolerances count as the default
		ExpectMoved(take, moved, similarity, 1e-5f);
	}
}

} // namespace mria::MotionEditTests
