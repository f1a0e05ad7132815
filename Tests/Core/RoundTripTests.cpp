// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Mria/Reader.h"
#include "Mria/Writer.h"
#include "Support/RandomRecording.h"
#include "Support/RecordingBuilder.h"
#include "Support/RecordingMatchers.h"
#include "Support/TestFiles.h"

#include <gtest/gtest.h>

#include <cstring>

namespace mria::RoundTripTests
{

namespace RoundTripTestsDetail
{
using Bytes = std::vector<std::uint8_t>;

constexpr std::uint64_t kSeeds = 60;
constexpr CurveId kCameraX = CameraCurve(PoseComponent::PositionX);

float FloatOf(std::uint32_t bits)
{
	float value;
	std::memcpy(&value, &bits, sizeof(value));
	return value;
}

void ExpectSameBytesBack(const Bytes& bytes)
{
	const Result<Recording> read = ReadRecording(bytes);
	ASSERT_TRUE(read) << Describe(read.GetError());
	const WrittenRecording written = WriteRecording(read.Value(), read.Value().dialect);
	EXPECT_TRUE(SameBytes(written.bytes, bytes));
	EXPECT_TRUE(written.losses.empty()) << Describe(written.losses[0]);
}

template <typename Check>
void ForEachRandomRecording(Check check)
{
	for (const Dialect dialect : kDialects)
	{
		for (std::uint64_t seed = 0; seed < kSeeds; ++seed)
		{
			SCOPED_TRACE(std::string(ToString(dialect)) + ", seed " + std::to_string(seed));
			check(RandomRecording(seed, dialect));
		}
	}
}

void ExpectRealRecording(const Bytes& bytes, std::size_t keyCount, float start, float end)
{
	const Result<Recording> read = ReadRecording(bytes);
	ASSERT_TRUE(read) << Describe(read.GetError());
	EXPECT_EQ(read.Value().dialect, Dialect::Mrtk10);
	EXPECT_EQ(CountKeys(read.Value()), keyCount);
	EXPECT_NEAR(RangeOf(read.Value()).start, start, 5e-4f);
	EXPECT_NEAR(RangeOf(read.Value()).end, end, 5e-4f);
	ExpectSameBytesBack(bytes);
}

void ExpectTheSameWithAHeader(const Bytes& headerless, const Bytes& whole)
{
	const Result<Recording> refused = ReadRecording(headerless);
	ASSERT_FALSE(refused);
	EXPECT_EQ(refused.GetError().code, ErrorCode::HeaderlessFile);

	ReadOptions options;
	options.acceptHeaderless = true;
	const Result<Recording> read = ReadRecording(headerless, options);
	ASSERT_TRUE(read) << Describe(read.GetError());
	EXPECT_TRUE(SameBytes(WriteRecording(read.Value(), read.Value().dialect).bytes, whole));
}
} // namespace RoundTripTestsDetail

using namespace RoundTripTestsDetail;

TEST(RoundTrip, GivesTheSameBytesForAnyRecording)
{
	ForEachRandomRecording([](const Recording& recording) { ExpectSameBytesBack(SpellOut(recording)); });
}

TEST(RoundTrip, GivesTheSameRecordingForAnyRecording)
{
	ForEachRandomRecording(
		[](const Recording& recording)
		{
			const Result<Recording> read = ReadRecording(WriteRecording(recording, recording.dialect).bytes);
			ASSERT_TRUE(read) << Describe(read.GetError());
			// A recording without any float key has no dialect of its own.
			EXPECT_TRUE(SameContent(read.Value(), recording));
		});
}

TEST(RoundTrip, WritesAViewAsItWritesTheCopy)
{
	ForEachRandomRecording(
		[](const Recording& recording)
		{
			const Bytes bytes = SpellOut(recording);
			const Result<RecordingView> view = OpenRecording(bytes);
			ASSERT_TRUE(view);
			for (const Dialect dialect : kDialects)
			{
				const WrittenRecording ofView = WriteRecording(view.Value(), dialect);
				const WrittenRecording ofCopy = WriteRecording(CopyRecording(view.Value()), dialect);
				EXPECT_TRUE(SameBytes(ofView.bytes, ofCopy.bytes)) << ToString(dialect);
				EXPECT_EQ(ofView.losses.size(), ofCopy.losses.size());
			}
		});
}

TEST(RoundTrip, KeepsEverythingThatIsNotReportedAsLost)
{
	ForEachRandomRecording(
		[](const Recording& recording)
		{
			for (const Dialect dialect : kDialects)
			{
				const WrittenRecording written = WriteRecording(recording, dialect);
				const Result<Recording> read = ReadRecording(written.bytes);
				ASSERT_TRUE(read) << Describe(read.GetError());
				EXPECT_EQ(static_cast<bool>(SameContent(read.Value(), recording)), written.losses.empty())
					<< ToString(dialect);
			}
		});
}

TEST(RoundTrip, KeepsNaNPayloadsInEveryField)
{
	for (const std::uint32_t bits : {0x7fc00000u, 0x7fc12345u, 0xffc00001u, 0x7f800001u, 0xff9abcdeu, 0x80000000u})
	{
		const float odd = FloatOf(bits);
		const Keyframe key{odd, odd, odd, odd, odd, odd, WeightedMode::Both};
		ExpectSameBytesBack(RecordingBuilder(Dialect::Mrtk10).WithKey(kCameraX, key).Bytes());
		ExpectSameBytesBack(RecordingBuilder(Dialect::Documented11).WithKey(kCameraX, key).Bytes());
		ExpectSameBytesBack(RecordingBuilder().WithKey(kCameraX, key).WithMarker(odd, "odd").Bytes());
		ExpectSameBytesBack(RecordingBuilder().WithKey(TrackedCurve(Hand::Left), key).Bytes());
	}
}

TEST(RoundTrip, KeepsUnsortedKeysInFileOrder)
{
	for (const Dialect dialect : kDialects)
	{
		RecordingBuilder builder(dialect);
		for (const float time : {3.0f, 1.0f, 2.0f, 2.0f, -1.0f})
		{
			builder.WithKey(kCameraX, PlainKey(time, 2 * time)).WithKey(PinchCurve(Hand::Left), PlainKey(time, 1));
		}
		ExpectSameBytesBack(builder.Bytes());
	}
}

TEST(RoundTrip, KeepsWrapAndWeightModesThatUnityDoesNotHave)
{
	for (const Dialect dialect : kDialects)
	{
		RecordingBuilder builder(dialect);
		builder.WithWrap(kCameraX, -1, 0x7fffffff).WithWrap(TrackedCurve(Hand::Left), 3, 16);
		builder.WithKey(kCameraX, Keyframe{0, 1, 0, 0, 0, 0, -7});
		ExpectSameBytesBack(builder.Bytes());
	}
}

TEST(RoundTrip, KeepsChannelBytesThatAreNeitherYesNorNo)
{
	for (int byte = 0; byte < 256; ++byte)
	{
		const std::uint8_t odd = static_cast<std::uint8_t>(byte);
		ExpectSameBytesBack(RecordingBuilder().WithChannelBytes(odd, 0, 0).Bytes());
		ExpectSameBytesBack(RecordingBuilder().WithChannelBytes(1, 0, odd).Bytes());
	}
}

TEST(RoundTrip, KeepsMarkerNamesByteForByte)
{
	for (std::uint8_t lengthSize = 1; lengthSize <= 5; ++lengthSize)
	{
		for (const std::string& name : {std::string(), std::string("\xc3\xa4"), std::string("\xff\0\x80", 3)})
		{
			ExpectSameBytesBack(RecordingBuilder().WithMarker(1, name, lengthSize).WithMarker(0, "last").Bytes());
		}
	}
}

TEST(RoundTrip, DistinguishesAnEmptyMarkerListFromNone)
{
	for (const Dialect dialect : kDialects)
	{
		ExpectSameBytesBack(RecordingBuilder(dialect).WithCameraKeys(1).Bytes());
		ExpectSameBytesBack(RecordingBuilder(dialect).WithCameraKeys(1).WithoutMarkerList().Bytes());
	}
}

TEST(RealRecordings, OfTheEditorComeBackByteForByte)
{
	MRIA_LOAD_SHARED_RECORDING(bytes, "editor-left-hand-1.0.bin");
	ExpectRealRecording(*bytes, 32409, 10.241f, 21.144f);
}

TEST(RealRecordings, OfTheDeviceComeBackByteForByte)
{
	MRIA_LOAD_SHARED_RECORDING(bytes, "device-right-hand-1.0.bin");
	ExpectRealRecording(*bytes, 45467, 41.246f, 62.369f);
}

TEST(RealRecordings, OfTheEditorGetTheHeaderTheyLack)
{
	MRIA_LOAD_SHARED_RECORDING(headerless, "headerless-editor-left-hand.bin");
	MRIA_LOAD_SHARED_RECORDING(whole, "editor-left-hand-1.0.bin");
	ExpectTheSameWithAHeader(*headerless, *whole);
}

TEST(RealRecordings, OfTheDeviceGetTheHeaderTheyLack)
{
	MRIA_LOAD_SHARED_RECORDING(headerless, "headerless-device-right-hand.bin");
	MRIA_LOAD_SHARED_RECORDING(whole, "device-right-hand-1.0.bin");
	ExpectTheSameWithAHeader(*headerless, *whole);
}

TEST(RealRecordings, LoseNothingInShortKeys)
{
	MRIA_LOAD_SHARED_RECORDING(bytes, "device-right-hand-1.0.bin");
	const Result<Recording> read = ReadRecording(*bytes);
	ASSERT_TRUE(read);
	const WrittenRecording shortened = WriteRecording(read.Value(), Dialect::Mrtk11);
	EXPECT_TRUE(shortened.losses.empty());
	const Result<Recording> again = ReadRecording(shortened.bytes);
	ASSERT_TRUE(again) << Describe(again.GetError());
	EXPECT_EQ(again.Value().dialect, Dialect::Mrtk11);
	EXPECT_TRUE(SameBytes(WriteRecording(again.Value(), Dialect::Mrtk10).bytes, *bytes));
}

} // namespace mria::RoundTripTests
