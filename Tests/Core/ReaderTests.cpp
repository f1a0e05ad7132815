// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Mria/Reader.h"
#include "Support/RecordingBuilder.h"
#include "Support/RecordingMatchers.h"

#include <gtest/gtest.h>

namespace mria::ReaderTests
{

namespace ReaderTestsDetail
{
constexpr CurveId kCameraX = CameraCurve(PoseComponent::PositionX);
constexpr CurveId kWristX = JointCurve(Hand::Left, Joint::Wrist, PoseComponent::PositionX);

/** A recording that uses everything its dialect has. */
RecordingBuilder RichRecording(Dialect dialect)
{
	RecordingBuilder builder(dialect);
	builder.WithCameraKeys(3).WithKeys(TrackedCurve(Hand::Left), 2).WithKeys(PinchCurve(Hand::Right), 4);
	builder.WithKeys(kWristX, 5).WithWrap(kWristX, WrapMode::Once, WrapMode::Loop);
	builder.WithMarker(0.25f, "start").WithMarker(1.0f, "");
	if (dialect != Dialect::Mrtk10)
	{
		builder.WithChannels(true, true, true).WithKeys(GazeCurve(RayComponent::DirectionZ), 2);
	}
	return builder;
}

void ExpectReads(const RecordingBuilder& builder)
{
	const Result<Recording> read = ReadRecording(builder.Bytes());
	ASSERT_TRUE(read) << Describe(read.GetError());
	EXPECT_TRUE(SameRecording(read.Value(), builder.Get()));
}
} // namespace ReaderTestsDetail

using namespace ReaderTestsDetail;

TEST(ReadRecording, ReadsEveryFieldOfEveryDialect)
{
	for (const Dialect dialect : kDialects)
	{
		SCOPED_TRACE(ToString(dialect));
		ExpectReads(RichRecording(dialect));
	}
}

TEST(ReadRecording, ReadsFilesWithoutMarkerList)
{
	for (const Dialect dialect : kDialects)
	{
		SCOPED_TRACE(ToString(dialect));
		ExpectReads(RichRecording(dialect).WithoutMarkerList());
	}
}

TEST(ReadRecording, ReadsTheSmallestFileOfEachVersion)
{
	const std::vector<std::uint8_t> smallest10 = RecordingBuilder(Dialect::Mrtk10).Bytes();
	EXPECT_EQ(smallest10.size(), 4688u);
	ExpectReads(RecordingBuilder(Dialect::Mrtk10));

	const RecordingBuilder smallest11 =
		RecordingBuilder(Dialect::Mrtk11).WithChannels(false, false, false).WithoutMarkerList();
	EXPECT_EQ(smallest11.Bytes().size(), 19u);
	ExpectReads(smallest11);
}

TEST(ReadRecording, ReadsEverySetOfChannels)
{
	for (int set = 0; set < 8; ++set)
	{
		const bool camera = (set & 1) != 0;
		const bool hands = (set & 2) != 0;
		const bool gaze = (set & 4) != 0;
		RecordingBuilder builder;
		builder.WithChannels(camera, hands, gaze);
		builder.WithKeys(kCameraX, camera ? 3 : 0);
		builder.WithKeys(kWristX, hands ? 3 : 0);
		builder.WithKeys(GazeCurve(RayComponent::OriginX), gaze ? 3 : 0);
		SCOPED_TRACE(set);
		ExpectReads(builder);
	}
}

TEST(ReadRecording, DistinguishesTheTwo11DialectsByTheirKeys)
{
	for (const std::size_t keyCount : {1, 2, 3, 7, 100})
	{
		for (const Dialect dialect : {Dialect::Mrtk11, Dialect::Documented11})
		{
			SCOPED_TRACE(std::to_string(keyCount) + " keys, " + ToString(dialect));
			ExpectReads(RecordingBuilder(dialect).WithKeys(kCameraX, keyCount));
			ExpectReads(RecordingBuilder(dialect).WithKeys(kWristX, keyCount).WithoutMarkerList());
		}
	}
}

TEST(ReadRecording, DistinguishesThe11DialectsInSmallFilesThatFitBoth)
{
	const CurveId joint = JointCurve(Hand::Right, Joint::IndexTip, PoseComponent::PositionX);
	for (std::size_t cameraKeys = 1; cameraKeys <= 3; ++cameraKeys)
	{
		for (std::size_t flagKeys = 0; flagKeys <= 3; ++flagKeys)
		{
			RecordingBuilder builder(Dialect::Documented11);
			for (std::size_t i = 0; i < 2 * kPoseComponentCount; ++i)
			{
				const CurveId curve = i < kPoseComponentCount ? i : joint + i - kPoseComponentCount;
				const float value = i % kPoseComponentCount == 6 ? 1.0f : 0.0f;
				for (std::size_t key = 0; key < cameraKeys; ++key)
				{
					builder.WithKey(curve, PlainKey(2.0f * static_cast<float>(key), value));
				}
			}
			builder.WithKeys(TrackedCurve(Hand::Right), flagKeys);
			const Result<RecordingView> view = OpenRecording(builder.Bytes());
			ASSERT_TRUE(view) << Describe(view.GetError());
			EXPECT_EQ(view.Value().dialect, Dialect::Documented11) << cameraKeys << " keys, " << flagKeys << " flags";
		}
	}
}

TEST(ReadRecording, ChoosesMrtksDialectIfEveryCurveIsEmpty)
{
	const Result<Recording> read = ReadRecording(RecordingBuilder(Dialect::Documented11).Bytes());
	ASSERT_TRUE(read);
	EXPECT_EQ(read.Value().dialect, Dialect::Mrtk11);
}

TEST(ReadRecording, ChoosesMrtksDialectIfOnlyFlagsHaveKeys)
{
	const RecordingBuilder builder = RecordingBuilder(Dialect::Documented11).WithKeys(TrackedCurve(Hand::Left), 3);
	const Result<Recording> read = ReadRecording(builder.Bytes());
	ASSERT_TRUE(read);
	EXPECT_EQ(read.Value().dialect, Dialect::Mrtk11);
	EXPECT_TRUE(SameContent(read.Value(), builder.Get()));
}

TEST(ReadRecording, Keeps10ChannelsAsTheFormatFixesThem)
{
	const Result<Recording> read = ReadRecording(RecordingBuilder(Dialect::Mrtk10).Bytes());
	ASSERT_TRUE(read);
	EXPECT_TRUE(read.Value().channels.Has(Channel::Camera));
	EXPECT_TRUE(read.Value().channels.Has(Channel::Hands));
	EXPECT_FALSE(read.Value().channels.Has(Channel::Gaze));
}

TEST(ReadRecording, KeepsMarkerNamesThatAreNotUtf8)
{
	ExpectReads(RecordingBuilder().WithMarker(1.0f, std::string("\xff\xfe\x00\x80", 4)));
}

TEST(ReadRecording, ReadsNamesWithATwoByteLength)
{
	for (const std::size_t length : {126, 127, 128, 129, 16383, 16384})
	{
		const int lengthSize = length < 128 ? 1 : length < 16384 ? 2 : 3;
		ExpectReads(
			RecordingBuilder().WithMarker(1.0f, std::string(length, 'x'), static_cast<std::uint8_t>(lengthSize)));
	}
}

TEST(ReadRecording, RemembersLengthsThatAreLongerThanNeedBe)
{
	for (std::uint8_t lengthSize = 1; lengthSize <= 5; ++lengthSize)
	{
		ExpectReads(RecordingBuilder().WithMarker(1.0f, "ab", lengthSize));
	}
}

TEST(ReadRecording, ReadsA2019FileIfAllowed)
{
	const Recording recording = RichRecording(Dialect::Mrtk10).Get();
	std::vector<std::uint8_t> bytes = SpellOut(recording);
	bytes.erase(bytes.begin(), bytes.begin() + FileBytes::kHeaderSize10);

	ReadOptions options;
	options.acceptHeaderless = true;
	const Result<Recording> read = ReadRecording(bytes, options);
	ASSERT_TRUE(read) << Describe(read.GetError());
	EXPECT_TRUE(SameRecording(read.Value(), recording));
}

TEST(ReadRecording, ReadsFilesWithAHeaderAlsoIfHeaderlessOnesAreAllowed)
{
	ReadOptions options;
	options.acceptHeaderless = true;
	for (const Dialect dialect : kDialects)
	{
		const Result<Recording> read = ReadRecording(RichRecording(dialect).Bytes(), options);
		ASSERT_TRUE(read) << Describe(read.GetError());
		EXPECT_TRUE(SameRecording(read.Value(), RichRecording(dialect).Get()));
	}
}

TEST(OpenRecording, PointsIntoTheBytes)
{
	const std::vector<std::uint8_t> bytes = RichRecording(Dialect::Mrtk11).Bytes();
	const Result<RecordingView> view = OpenRecording(bytes);
	ASSERT_TRUE(view);
	const CurveView& curve = view.Value().curves[kCameraX];
	EXPECT_EQ(curve.keys, bytes.data() + FileBytes::kHeaderSize11 + FileBytes::kEmptyCurveSize);
	EXPECT_EQ(curve.keySize, kShortKeySize);
	EXPECT_EQ(curve.size(), 3u);
}

TEST(OpenRecording, AgreesWithReadRecording)
{
	for (const Dialect dialect : kDialects)
	{
		const std::vector<std::uint8_t> bytes = RichRecording(dialect).Bytes();
		const Result<RecordingView> view = OpenRecording(bytes);
		ASSERT_TRUE(view);
		EXPECT_TRUE(SameRecording(CopyRecording(view.Value()), RichRecording(dialect).Get()));
	}
}

TEST(CopyRecording, CopiesTheViewOfARecordingToo)
{
	const Recording recording = RichRecording(Dialect::Documented11).Get();
	EXPECT_TRUE(SameRecording(CopyRecording(recording), recording));
}

TEST(HasMagic, NeedsTheFirstEightBytesOnly)
{
	const std::vector<std::uint8_t> magic = FileBytes().Magic().Take();
	EXPECT_TRUE(HasMagic(magic));
	EXPECT_TRUE(HasMagic(RecordingBuilder().Bytes()));
	EXPECT_EQ(magic[0], 0xc6);
	for (std::size_t size = 0; size < magic.size(); ++size)
	{
		EXPECT_FALSE(HasMagic(Span<const std::uint8_t>(magic.data(), size)));
	}
	for (std::size_t i = 0; i < magic.size(); ++i)
	{
		std::vector<std::uint8_t> broken = magic;
		broken[i] ^= 1;
		EXPECT_FALSE(HasMagic(broken));
	}
}

} // namespace mria::ReaderTests
