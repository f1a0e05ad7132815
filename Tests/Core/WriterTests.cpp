// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Mria/Reader.h"
#include "Mria/Writer.h"
#include "Support/RecordingBuilder.h"
#include "Support/RecordingMatchers.h"

#include <gtest/gtest.h>

#include <limits>

namespace mria::WriterTests
{

namespace WriterTestsDetail
{
constexpr CurveId kCameraX = CameraCurve(PoseComponent::PositionX);
constexpr CurveId kWristX = JointCurve(Hand::Left, Joint::Wrist, PoseComponent::PositionX);
constexpr CurveId kGazeX = GazeCurve(RayComponent::OriginX);

/** "Tangents Camera.PositionX 3; Gaze Gaze 2" */
std::string Losses(const WrittenRecording& written)
{
	std::string text;
	for (const Loss& loss : written.losses)
	{
		text += (text.empty() ? "" : "; ") + std::string(ToString(loss.code)) + " " + loss.path + " " +
			std::to_string(loss.count);
	}
	return text;
}

std::string Losses(const RecordingBuilder& builder, Dialect dialect, MarkerList list = MarkerList::AsRead)
{
	return Losses(WriteRecording(builder.Get(), dialect, {list}));
}

Recording WriteAndRead(const RecordingBuilder& builder, Dialect dialect, MarkerList list = MarkerList::AsRead)
{
	const Result<Recording> read = ReadRecording(WriteRecording(builder.Get(), dialect, {list}).bytes);
	EXPECT_TRUE(read) << Describe(read.GetError());
	return read ? read.Value() : Recording{};
}
} // namespace WriterTestsDetail

using namespace WriterTestsDetail;

TEST(WriteRecording, SpellsEveryDialectAsItsDescriptionDoes)
{
	for (const Dialect dialect : kDialects)
	{
		RecordingBuilder builder(dialect);
		builder.WithCameraKeys(3).WithKeys(TrackedCurve(Hand::Right), 2).WithKeys(kWristX, 4).WithWrap(kWristX, 2, 4);
		builder.WithMarker(0.5f, "one").WithMarker(1.5f, std::string(200, 'x'), 2);
		const WrittenRecording written = WriteRecording(builder.Get(), dialect);
		EXPECT_TRUE(SameBytes(written.bytes, builder.Bytes())) << ToString(dialect);
		EXPECT_EQ(Losses(written), "") << ToString(dialect);
	}
}

TEST(WriteRecording, WritesNamesWithTheShortestLengthByDefault)
{
	const RecordingBuilder builder =
		RecordingBuilder().WithMarker(0.5f, "name", 0).WithMarker(1.0f, std::string(128, 'x'), 0);
	const Recording read = WriteAndRead(builder, Dialect::Mrtk11);
	ASSERT_EQ(read.markers.size(), 2u);
	EXPECT_EQ(read.markers[0].name, "name");
	EXPECT_EQ(read.markers[0].lengthSize, 1);
	EXPECT_EQ(read.markers[1].lengthSize, 2);
}

TEST(WriteRecording, WritesReadableNamesForAnyLengthSize)
{
	const Recording read = WriteAndRead(RecordingBuilder().WithMarker(0.5f, "name", 255), Dialect::Mrtk11);
	ASSERT_EQ(read.markers.size(), 1u);
	EXPECT_EQ(read.markers[0].name, "name");
}

TEST(WriteRecording, LosesNothingBetweenTheFullDialects)
{
	const RecordingBuilder from10 = RecordingBuilder(Dialect::Mrtk10).WithCameraKeys(3).WithKeys(kWristX, 2);
	EXPECT_EQ(Losses(from10, Dialect::Documented11), "");
	EXPECT_TRUE(SameContent(WriteAndRead(from10, Dialect::Documented11), from10.Get()));

	const RecordingBuilder from11 = RecordingBuilder(Dialect::Documented11).WithCameraKeys(3).WithMarker(1, "a");
	EXPECT_EQ(Losses(from11, Dialect::Mrtk10), "");
	EXPECT_TRUE(SameContent(WriteAndRead(from11, Dialect::Mrtk10), from11.Get()));
}

TEST(WriteRecording, MakesStraightLinesOfShortKeys)
{
	const RecordingBuilder builder = RecordingBuilder(Dialect::Mrtk11).WithCameraKeys(2).WithKeys(kWristX, 3);
	for (const Dialect dialect : {Dialect::Mrtk10, Dialect::Documented11})
	{
		EXPECT_EQ(Losses(builder, dialect), "");
		EXPECT_TRUE(SameContent(WriteAndRead(builder, dialect), builder.Get()));
	}
}

TEST(WriteRecording, ReportsTangentsThatShortKeysCannotHold)
{
	const RecordingBuilder builder = RecordingBuilder(Dialect::Mrtk10)
										 .WithKeys(kCameraX, 3)
										 .WithKey(kWristX, PlainKey(0, 1))
										 .WithKey(kWristX, FullKey(1, 1));
	EXPECT_EQ(Losses(builder, Dialect::Mrtk11), "Tangents Camera.PositionX 3; Tangents Left.Wrist.PositionX 1");

	const Recording read = WriteAndRead(builder, Dialect::Mrtk11);
	EXPECT_EQ(read.curves[kCameraX].keys[2].value, builder.Get().curves[kCameraX].keys[2].value);
	EXPECT_EQ(read.curves[kCameraX].keys[2].inTangent, 0.0f);
}

TEST(WriteRecording, ReportsEveryFieldThatMakesAKeyMoreThanShort)
{
	constexpr float kNaN = std::numeric_limits<float>::quiet_NaN();
	const Keyframe odd[] = {{0, 0, 1, 0, 0, 0, 3}, {0, 0, 0, 1, 0, 0, 3}, {0, 0, 0, 0, 1, 0, 3}, {0, 0, 0, 0, 0, 1, 3},
		{0, 0, 0, 0, 0, 0, 0}, {0, 0, -0.0f, 0, 0, 0, 3}, {0, 0, 0, kNaN, 0, 0, 3}};
	for (const Keyframe& key : odd)
	{
		EXPECT_EQ(Losses(RecordingBuilder(Dialect::Mrtk10).WithKey(kCameraX, key), Dialect::Mrtk11),
			"Tangents Camera.PositionX 1");
	}
	const Keyframe plain{kNaN, -0.0f, 0, 0, 0, 0, 3};
	EXPECT_EQ(Losses(RecordingBuilder(Dialect::Mrtk10).WithKey(kCameraX, plain), Dialect::Mrtk11), "");
}

TEST(WriteRecording, ReportsTangentsOfFlagsInEveryDialect)
{
	const RecordingBuilder builder = RecordingBuilder().WithKey(PinchCurve(Hand::Right), FullKey(0, 1));
	for (const Dialect dialect : kDialects)
	{
		EXPECT_EQ(Losses(builder, dialect), "FlagTangents Right.Pinch 1");
	}
}

TEST(WriteRecording, ReportsGazeThat10CannotHold)
{
	const RecordingBuilder builder = RecordingBuilder().WithChannels(true, true, true).WithKeys(kGazeX, 5);
	EXPECT_EQ(Losses(builder, Dialect::Mrtk10), "Gaze Gaze 5");
	EXPECT_EQ(Losses(builder, Dialect::Documented11), "");
	EXPECT_FALSE(WriteAndRead(builder, Dialect::Mrtk10).channels.Has(Channel::Gaze));
}

TEST(WriteRecording, ReportsGazeWithoutKeysToo)
{
	EXPECT_EQ(Losses(RecordingBuilder().WithChannels(true, true, true), Dialect::Mrtk10), "Gaze Gaze 0");
}

TEST(WriteRecording, ReportsChannelsThat10AlwaysHas)
{
	const RecordingBuilder builder = RecordingBuilder().WithChannels(false, false, false);
	EXPECT_EQ(Losses(builder, Dialect::Mrtk10), "ChannelAppears Camera 7; ChannelAppears Hands 382");
	const Recording read = WriteAndRead(builder, Dialect::Mrtk10);
	EXPECT_TRUE(read.channels.Has(Channel::Camera));
	EXPECT_TRUE(read.channels.Has(Channel::Hands));
	EXPECT_EQ(CountKeys(read), 0u);
}

TEST(WriteRecording, ReportsKeysOfChannelsThatAreOff)
{
	RecordingBuilder builder;
	builder.WithChannels(false, true, false).WithKeys(kCameraX, 2).WithKeys(kGazeX, 3);
	EXPECT_EQ(Losses(builder, Dialect::Mrtk11), "ChannelOff Camera 2; ChannelOff Gaze 3");
	EXPECT_EQ(CountKeys(WriteAndRead(builder, Dialect::Mrtk11)), 0u);
}

TEST(WriteRecording, ReportsChannelBytesThat10HasNoPlaceFor)
{
	const RecordingBuilder builder = RecordingBuilder().WithChannelBytes(2, 255, 0);
	EXPECT_EQ(Losses(builder, Dialect::Mrtk10), "ChannelByte Camera 1; ChannelByte Hands 1");
	EXPECT_EQ(Losses(builder, Dialect::Mrtk11), "");
	EXPECT_EQ(WriteAndRead(builder, Dialect::Mrtk11).channels.bytes, builder.Get().channels.bytes);
}

TEST(WriteRecording, ReportsMarkersLeftOutOnRequest)
{
	const RecordingBuilder builder = RecordingBuilder().WithMarker(0, "a").WithMarker(1, "b");
	EXPECT_EQ(Losses(builder, Dialect::Mrtk11, MarkerList::Never), "Markers markers 2");
	EXPECT_EQ(Losses(builder, Dialect::Mrtk11, MarkerList::Always), "");
	EXPECT_FALSE(WriteAndRead(builder, Dialect::Mrtk11, MarkerList::Never).hasMarkerList);
}

TEST(WriteRecording, AddsAMarkerListOnRequest)
{
	const RecordingBuilder builder = RecordingBuilder().WithCameraKeys(1).WithoutMarkerList();
	EXPECT_FALSE(WriteAndRead(builder, Dialect::Mrtk11, MarkerList::AsRead).hasMarkerList);
	EXPECT_TRUE(WriteAndRead(builder, Dialect::Mrtk11, MarkerList::Always).hasMarkerList);
}

TEST(WriteRecording, ReportsSeveralLossesAtOnce)
{
	RecordingBuilder builder(Dialect::Documented11);
	builder.WithChannelBytes(3, 0, 1).WithKeys(kGazeX, 2).WithMarker(0, "a");
	EXPECT_EQ(Losses(builder, Dialect::Mrtk10, MarkerList::Never),
		"ChannelByte Camera 1; ChannelAppears Hands 382; Gaze Gaze 2; Markers markers 1");
}

TEST(LossCode, HasANameAndWordsEach)
{
	const char* names[] = {
		"Tangents", "Gaze", "ChannelAppears", "ChannelOff", "ChannelByte", "Markers", "FlagTangents"};
	for (std::size_t i = 0; i < std::size(names); ++i)
	{
		const LossCode code = static_cast<LossCode>(i);
		EXPECT_STREQ(ToString(code), names[i]);
		const std::string text = Describe(Loss{code, "Left.Wrist.PositionX", 12});
		EXPECT_EQ(text.rfind("Left.Wrist.PositionX: ", 0), 0u) << text;
		EXPECT_NE(text.find_first_of("("), code == LossCode::Markers ? 0u : std::string::npos) << text;
	}
	EXPECT_EQ(Describe(Loss{LossCode::Tangents, "Left.Wrist.PositionX", 12}),
		"Left.Wrist.PositionX: tangents of 12 keys (short keys hold straight lines only)");
	EXPECT_EQ(Describe(Loss{LossCode::FlagTangents, "Left.IsPinching", 1}),
		"Left.IsPinching: tangents of 1 key (flags are steps)");
}

} // namespace mria::WriterTests
