// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Mria/Curve.h"
#include "Support/FileBytes.h"
#include "Support/RecordingBuilder.h"

#include <gtest/gtest.h>

namespace mria::CurveTests
{

namespace CurveTestsDetail
{
void ExpectSameBits(const Keyframe& a, const Keyframe& b)
{
	EXPECT_EQ(std::memcmp(&a, &b, sizeof(Keyframe)), 0);
}
} // namespace CurveTestsDetail

TEST(Keyframe, DefaultsToTheStraightLineOfAShortKey)
{
	const Keyframe key;
	EXPECT_EQ(key.inTangent, 0.0f);
	EXPECT_EQ(key.outTangent, 0.0f);
	EXPECT_EQ(key.inWeight, 0.0f);
	EXPECT_EQ(key.outWeight, 0.0f);
	EXPECT_EQ(key.weightedMode, WeightedMode::Both);
}

TEST(Keyframe, LiesInMemoryAsInTheFile)
{
	Curve curve;
	curve.keys = {FullKey(1.0f, 2.0f)};
	const std::vector<std::uint8_t> bytes = FileBytes().WholeCurve(curve, false).Take();
	ASSERT_EQ(bytes.size(), FileBytes::kEmptyCurveSize + sizeof(Keyframe));
	EXPECT_EQ(std::memcmp(bytes.data() + FileBytes::kEmptyCurveSize, curve.keys.data(), sizeof(Keyframe)), 0);
}

TEST(CurveView, OfACurvePointsAtItsKeys)
{
	Curve curve;
	curve.preWrap = WrapMode::Loop;
	curve.postWrap = WrapMode::PingPong;
	curve.keys = {FullKey(1.0f, 2.0f), FullKey(3.0f, 4.0f)};
	const CurveView view(curve);

	EXPECT_EQ(static_cast<const void*>(view.keys), curve.keys.data());
	EXPECT_EQ(view.size(), 2u);
	EXPECT_EQ(view.preWrap, WrapMode::Loop);
	EXPECT_EQ(view.postWrap, WrapMode::PingPong);
	EXPECT_EQ(view.FirstTime(), 1.0f);
	EXPECT_EQ(view.LastTime(), 3.0f);
	EXPECT_EQ(view.Value(1), 4.0f);
	CurveTestsDetail::ExpectSameBits(view[1], curve.keys[1]);
}

TEST(CurveView, ReadsShortKeysAtAnyAlignment)
{
	for (std::size_t shift = 0; shift < sizeof(float); ++shift)
	{
		std::vector<std::uint8_t> bytes(shift);
		const std::vector<std::uint8_t> keys = FileBytes().F32(1.0f).F32(2.0f).F32(3.0f).F32(4.0f).Take();
		bytes.insert(bytes.end(), keys.begin(), keys.end());

		CurveView view;
		view.keys = bytes.data() + shift;
		view.keyCount = 2;
		view.keySize = kShortKeySize;
		EXPECT_EQ(view.Time(1), 3.0f);
		EXPECT_EQ(view.Value(0), 2.0f);
		CurveTestsDetail::ExpectSameBits(view[1], PlainKey(3.0f, 4.0f));
	}
}

TEST(CurveView, IsEmptyUnlessGivenACurve)
{
	const CurveView view;
	EXPECT_TRUE(view.empty());
	EXPECT_EQ(view.size(), 0u);
	EXPECT_TRUE(CurveView(Curve{}).empty());
}

TEST(WrapMode, KnowsUnitysModesAndWhichOfThemRepeat)
{
	for (std::int32_t mode = -1; mode <= 16; ++mode)
	{
		EXPECT_EQ(WrapMode::IsKnown(mode), mode == 0 || mode == 1 || mode == 2 || mode == 4 || mode == 8) << mode;
		EXPECT_EQ(WrapMode::Repeats(mode), mode == 2 || mode == 4) << mode;
	}
	Curve curve;
	EXPECT_FALSE(CurveView(curve).Repeats());
	curve.preWrap = WrapMode::PingPong;
	EXPECT_TRUE(CurveView(curve).Repeats());
	curve = {WrapMode::Once, WrapMode::Loop, {}};
	EXPECT_TRUE(CurveView(curve).Repeats());
}

} // namespace mria::CurveTests
