// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Mria/Recording.h"
#include "Support/RecordingBuilder.h"

#include <gtest/gtest.h>

#include <limits>

namespace mria::RecordingTests
{

namespace RecordingTestsDetail
{
constexpr CurveId kCameraX = CameraCurve(PoseComponent::PositionX);
constexpr CurveId kWristW = JointCurve(Hand::Left, Joint::Wrist, PoseComponent::RotationW);
constexpr float kNaN = std::numeric_limits<float>::quiet_NaN();

void ExpectRange(const RecordingBuilder& builder, float start, float end)
{
	const TimeRange range = RangeOf(builder.Get());
	EXPECT_EQ(range.start, start);
	EXPECT_EQ(range.end, end);
}
} // namespace RecordingTestsDetail

using namespace RecordingTestsDetail;

TEST(Dialect, IsFoundByItsName)
{
	EXPECT_STREQ(ToString(Dialect::Mrtk10), "mrtk-1.0");
	EXPECT_STREQ(ToString(Dialect::Mrtk11), "mrtk-1.1");
	EXPECT_STREQ(ToString(Dialect::Documented11), "documented-1.1");
	for (const Dialect dialect : kDialects)
	{
		EXPECT_EQ(FindDialect(ToString(dialect)), dialect);
	}
	EXPECT_EQ(FindDialect("1.1"), std::nullopt);
	EXPECT_EQ(FindDialect(""), std::nullopt);
}

TEST(Dialect, SharesItsVersionWithAnother)
{
	EXPECT_STREQ(VersionOf(Dialect::Mrtk10), "1.0");
	EXPECT_STREQ(VersionOf(Dialect::Mrtk11), "1.1");
	EXPECT_STREQ(VersionOf(Dialect::Documented11), "1.1");
}

TEST(Dialect, HasTangentsUnlessMrtkWrites11)
{
	EXPECT_TRUE(HasTangents(Dialect::Mrtk10));
	EXPECT_FALSE(HasTangents(Dialect::Mrtk11));
	EXPECT_TRUE(HasTangents(Dialect::Documented11));
}

TEST(ChannelFlags, TakeAnyByteButZeroForYes)
{
	ChannelFlags channels;
	EXPECT_TRUE(channels.Has(Channel::Camera));
	EXPECT_TRUE(channels.Has(Channel::Hands));
	EXPECT_FALSE(channels.Has(Channel::Gaze));
	channels.bytes = {0, 255, 2};
	EXPECT_FALSE(channels.Has(Channel::Camera));
	EXPECT_TRUE(channels.Has(Channel::Hands));
	EXPECT_TRUE(channels.Has(Channel::Gaze));
	channels.Set(Channel::Hands, true);
	channels.Set(Channel::Gaze, false);
	EXPECT_EQ(channels.bytes, (std::array<std::uint8_t, kChannelCount>{0, 1, 0}));
}

TEST(RecordingView, ShowsARecordingWithoutCopyingKeys)
{
	const Recording recording = RecordingBuilder(Dialect::Documented11)
									.WithChannelBytes(1, 0, 7)
									.WithKeys(kCameraX, 3)
									.WithWrap(kCameraX, 1, 2)
									.WithMarker(0.5f, "go")
									.Get();
	const RecordingView view(recording);
	EXPECT_EQ(view.dialect, Dialect::Documented11);
	EXPECT_EQ(view.channels.bytes, recording.channels.bytes);
	EXPECT_EQ(static_cast<const void*>(view.curves[kCameraX].keys), recording.curves[kCameraX].keys.data());
	EXPECT_EQ(view.curves[kCameraX].size(), 3u);
	EXPECT_EQ(view.curves[kCameraX].postWrap, 2);
	ASSERT_EQ(view.markers.size(), 1u);
	EXPECT_EQ(view.markers[0].name, "go");
}

TEST(CountKeys, CountsEveryCurve)
{
	EXPECT_EQ(CountKeys(Recording{}), 0u);
	EXPECT_EQ(CountKeys(RecordingBuilder().WithCameraKeys(2).WithKeys(TrackedCurve(Hand::Left), 3).Get()), 17u);
}

TEST(RangeOf, IsZeroWithoutKeys)
{
	ExpectRange(RecordingBuilder(), 0.0f, 0.0f);
}

TEST(RangeOf, SpansAllPoseCurvesInAnyOrder)
{
	ExpectRange(RecordingBuilder()
					.WithKey(kCameraX, PlainKey(4.0f, 0))
					.WithKey(kCameraX, PlainKey(2.0f, 0))
					.WithKey(kWristW, PlainKey(9.0f, 0))
					.WithKey(kWristW, PlainKey(3.0f, 0)),
		2.0f, 9.0f);
}

TEST(RangeOf, IgnoresTimesThatAreNotANumber)
{
	ExpectRange(
		RecordingBuilder().WithKey(kCameraX, PlainKey(kNaN, 0)).WithKey(kCameraX, PlainKey(1.5f, 0)), 1.5f, 1.5f);
	ExpectRange(RecordingBuilder().WithKey(kCameraX, PlainKey(kNaN, 0)), 0.0f, 0.0f);
}

TEST(RangeOf, DoesNotStartWithFlagKeysBeforeZero)
{
	const CurveId tracked = TrackedCurve(Hand::Right);
	ExpectRange(
		RecordingBuilder().WithKey(tracked, PlainKey(-5.0f, 1)).WithKey(kCameraX, PlainKey(1.0f, 0)), 1.0f, 1.0f);
	ExpectRange(
		RecordingBuilder().WithKey(tracked, PlainKey(8.0f, 1)).WithKey(kCameraX, PlainKey(1.0f, 0)), 1.0f, 8.0f);
}

TEST(RangeOf, LetsFlagKeysDecideWhereThereIsNothingElse)
{
	const CurveId pinch = PinchCurve(Hand::Left);
	ExpectRange(RecordingBuilder()
					.WithKey(pinch, PlainKey(-5.0f, 1))
					.WithKey(pinch, PlainKey(2.0f, 0))
					.WithKey(pinch, PlainKey(3.0f, 1)),
		2.0f, 3.0f);
}

} // namespace mria::RecordingTests
