// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Mria/Reader.h"
#include "Support/AllocationCounter.h"
#include "Support/RecordingBuilder.h"
#include "Support/RecordingMatchers.h"

#include <gtest/gtest.h>

#include <limits>

namespace mria::ReaderErrorTests
{

namespace ReaderErrorTestsDetail
{
using Bytes = std::vector<std::uint8_t>;

constexpr std::int64_t kMagicNumber = FileBytes::kMagicNumber;
constexpr std::int32_t kMaxInt = std::numeric_limits<std::int32_t>::max();
constexpr std::int32_t kMinInt = std::numeric_limits<std::int32_t>::min();
constexpr CurveId kCameraX = CameraCurve(PoseComponent::PositionX);

/** Magic, version 1.1, camera only: six fields before the first curve. */
FileBytes CameraFile()
{
	FileBytes file;
	file.Magic().Version(1, 1).Channels(1, 0, 0);
	return file;
}

/** A 1.1 file without channels that continues with a marker list. */
FileBytes MarkerFile(std::int32_t markerCount)
{
	FileBytes file;
	file.Magic().Version(1, 1).Channels(0, 0, 0).I32(markerCount);
	return file;
}

/** The file, with every byte after its end poisoned: exactly as large as its contents. */
Result<Recording> Read(FileBytes& file)
{
	return ReadRecording(file.Take());
}

Bytes WithoutHeader(const Bytes& bytes)
{
	return Bytes(bytes.begin() + FileBytes::kHeaderSize10, bytes.end());
}
} // namespace ReaderErrorTestsDetail

using namespace ReaderErrorTestsDetail;

TEST(ReadRecording, NamesTheEmptyFile)
{
	EXPECT_TRUE(FailsWith(ReadRecording({}), {ErrorCode::EmptyFile, 0, "magic", 8, 0}));
}

TEST(ReadRecording, NamesEveryBrokenBitOfTheMagicNumber)
{
	const Bytes whole = RecordingBuilder(Dialect::Mrtk11).WithCameraKeys(2).Bytes();
	for (int bit = 0; bit < 64; ++bit)
	{
		Bytes broken = whole;
		broken[static_cast<std::size_t>(bit / 8)] ^= static_cast<std::uint8_t>(1 << bit % 8);
		const std::int64_t found = static_cast<std::int64_t>(static_cast<std::uint64_t>(kMagicNumber) ^ 1ull << bit);
		EXPECT_TRUE(FailsWith(ReadRecording(broken), {ErrorCode::WrongMagic, 0, "magic", kMagicNumber, found}));
	}
}

TEST(ReadRecording, NamesThe2019FileWithoutHeader)
{
	const Bytes body = WithoutHeader(RecordingBuilder(Dialect::Mrtk10).WithCameraKeys(2).Bytes());
	const std::int64_t twoWraps = 8ll << 32 | 8;
	EXPECT_TRUE(FailsWith(ReadRecording(body), {ErrorCode::HeaderlessFile, 0, "magic", kMagicNumber, twoWraps}));
}

TEST(ReadRecording, DoesNotTreatABrokenBodyAsA2019File)
{
	Bytes body = WithoutHeader(RecordingBuilder(Dialect::Mrtk10).WithCameraKeys(2).Bytes());
	body.push_back(0);
	ReadOptions options;
	options.acceptHeaderless = true;
	const std::int64_t twoWraps = 8ll << 32 | 8;
	EXPECT_TRUE(FailsWith(ReadRecording(body, options), {ErrorCode::WrongMagic, 0, "magic", kMagicNumber, twoWraps}));
}

TEST(ReadRecording, NamesTheTutorialVariantWithoutVersion)
{
	// There the first curve's key count and first key stand where the version should be.
	for (const std::int32_t notAVersion : {1025, 0x3f800000, kMaxInt, -1025, kMinInt})
	{
		FileBytes file;
		file.Magic().Version(notAVersion, 0).EmptyCurves(10);
		EXPECT_TRUE(FailsWith(Read(file), {ErrorCode::MissingVersion, 8, "majorVersion", 1, notAVersion}));
	}
}

TEST(ReadRecording, NamesNewerVersions)
{
	for (const std::int32_t newer : {2, 3, 1024})
	{
		FileBytes file;
		file.Magic().Version(newer, 0).EmptyCurves(10);
		EXPECT_TRUE(FailsWith(Read(file), {ErrorCode::NewerVersion, 8, "majorVersion", 1, newer}));
	}
	for (const std::int32_t newer : {2, 10, kMaxInt})
	{
		FileBytes file;
		file.Magic().Version(1, newer).EmptyCurves(10);
		EXPECT_TRUE(FailsWith(Read(file), {ErrorCode::NewerVersion, 12, "minorVersion", 1, newer}));
	}
}

TEST(ReadRecording, NamesVersionsThatNeverExisted)
{
	for (const std::int32_t older : {0, -1, -1024})
	{
		FileBytes file;
		file.Magic().Version(older, 1).EmptyCurves(10);
		EXPECT_TRUE(FailsWith(Read(file), {ErrorCode::UnknownVersion, 8, "majorVersion", 1, older}));
	}
	for (const std::int32_t older : {-1, kMinInt})
	{
		FileBytes file;
		file.Magic().Version(1, older).EmptyCurves(10);
		EXPECT_TRUE(FailsWith(Read(file), {ErrorCode::UnknownVersion, 12, "minorVersion", 0, older}));
	}
}

TEST(ReadRecording, NamesTheFieldAtWhichTheHeaderEnds)
{
	const Bytes header = CameraFile().Take();
	const auto cutTo = [&](std::size_t size)
	{ return ReadRecording(Bytes(header.begin(), header.begin() + static_cast<std::ptrdiff_t>(size))); };
	EXPECT_TRUE(FailsWith(cutTo(1), {ErrorCode::Truncated, 0, "magic", 8, 1}));
	EXPECT_TRUE(FailsWith(cutTo(7), {ErrorCode::Truncated, 0, "magic", 8, 7}));
	EXPECT_TRUE(FailsWith(cutTo(8), {ErrorCode::Truncated, 8, "majorVersion", 4, 0}));
	EXPECT_TRUE(FailsWith(cutTo(15), {ErrorCode::Truncated, 12, "minorVersion", 4, 3}));
	EXPECT_TRUE(FailsWith(cutTo(16), {ErrorCode::Truncated, 16, "hasCamera", 1, 0}));
	EXPECT_TRUE(FailsWith(cutTo(17), {ErrorCode::Truncated, 17, "hasHands", 1, 0}));
	EXPECT_TRUE(FailsWith(cutTo(18), {ErrorCode::Truncated, 18, "hasGaze", 1, 0}));
	EXPECT_TRUE(FailsWith(cutTo(19), {ErrorCode::Truncated, 19, "Camera.PositionX.preWrapMode", 4, 0}));
}

TEST(ReadRecording, NamesTheCurveFieldAtWhichTheFileEnds)
{
	FileBytes noPostWrap = CameraFile().EmptyCurves(1).I32(8).U8(8);
	EXPECT_TRUE(FailsWith(Read(noPostWrap), {ErrorCode::Truncated, 35, "Camera.PositionY.postWrapMode", 4, 1}));
	FileBytes noCount = CameraFile().EmptyCurves(6).I32(8).I32(8);
	EXPECT_TRUE(FailsWith(Read(noCount), {ErrorCode::Truncated, 99, "Camera.RotationW.keyCount", 4, 0}));
}

TEST(ReadRecording, NamesTheKeyFieldAtWhichTheFileEnds)
{
	const char* fields[] = {"time", "value", "inTangent", "outTangent", "inWeight", "outWeight", "weightedMode"};
	const RecordingBuilder builder = RecordingBuilder(Dialect::Mrtk10).WithKeys(kCameraX, 3);
	const Bytes whole = builder.Bytes();
	constexpr std::size_t kSecondKey = FileBytes::kHeaderSize10 + FileBytes::kEmptyCurveSize + 28;
	for (std::size_t at = kSecondKey; at < kSecondKey + 28; ++at)
	{
		const std::size_t field = (at - kSecondKey) / 4;
		const std::size_t found = (at - kSecondKey) % 4;
		const Bytes cut(whole.begin(), whole.begin() + static_cast<std::ptrdiff_t>(at));
		EXPECT_TRUE(FailsWith(ReadRecording(cut),
			{ErrorCode::Truncated, at - found, std::string("Camera.PositionX.keys[1].") + fields[field], 4,
				static_cast<std::int64_t>(found)}));
	}
}

TEST(ReadRecording, NamesFieldsInTheDialectThatIsMeant)
{
	for (const Dialect dialect : {Dialect::Mrtk11, Dialect::Documented11})
	{
		for (std::size_t firstCount = 0; firstCount < 9; ++firstCount)
		{
			// Read in the other dialect, the first curve ends elsewhere and some number inside the second is a count.
			RecordingBuilder builder(dialect);
			builder.WithKeys(kCameraX, firstCount).WithKeys(kCameraX + 1, 1000);
			Bytes cut = builder.Bytes();
			const std::size_t keySize = HasTangents(dialect) ? 28 : 8;
			const std::size_t keys = FileBytes::kHeaderSize11 + 2 * FileBytes::kEmptyCurveSize + firstCount * keySize;
			cut.resize(keys + 500 * keySize + 5);
			EXPECT_TRUE(FailsWith(
				ReadRecording(cut), {ErrorCode::Truncated, cut.size() - 1, "Camera.PositionY.keys[500].value", 4, 1}))
				<< ToString(dialect) << ", " << firstCount << " keys";
		}
	}
}

TEST(ReadRecording, RejectsCountsThatNoFileCouldHold)
{
	for (const std::int32_t count : {-1, kMinInt, kMaxInt, 1 << 30})
	{
		FileBytes keys = CameraFile().CurveHeader(count).F32(0).F32(0);
		EXPECT_TRUE(FailsWith(Read(keys), {ErrorCode::CountOutOfRange, 27, "Camera.PositionX.keyCount", 1, count}));
		FileBytes markers = MarkerFile(count).F32(0).Text("a");
		EXPECT_TRUE(FailsWith(Read(markers), {ErrorCode::CountOutOfRange, 19, "markerCount", 1, count}));
	}
}

TEST(ReadRecording, SaysWhereAPlausibleCountRunsOutOfBytes)
{
	FileBytes keys = CameraFile().CurveHeader(1000).F32(0).F32(0).F32(0);
	EXPECT_TRUE(FailsWith(Read(keys), {ErrorCode::Truncated, 43, "Camera.PositionX.keys[1].value", 4, 0}));
	FileBytes markers = MarkerFile(2).F32(0).Text("a");
	EXPECT_TRUE(FailsWith(Read(markers), {ErrorCode::Truncated, 29, "markers[1].time", 4, 0}));
	FileBytes name = MarkerFile(1).F32(0);
	EXPECT_TRUE(FailsWith(Read(name), {ErrorCode::Truncated, 27, "markers[0].name", 1, 0}));
}

TEST(ReadRecording, RejectsNamesLongerThanTheFile)
{
	FileBytes file = MarkerFile(1).F32(0).U8(3).U8('a').U8('b');
	EXPECT_TRUE(FailsWith(Read(file), {ErrorCode::StringTooLong, 27, "markers[0].name", 2, 3}));
	FileBytes largest = MarkerFile(1).F32(0).I32(-1).U8(0x7f);
	EXPECT_TRUE(FailsWith(Read(largest), {ErrorCode::StringTooLong, 27, "markers[0].name", 0, (1ll << 35) - 1}));
}

TEST(ReadRecording, RejectsLengthsOfMoreThanFiveBytes)
{
	FileBytes file = MarkerFile(1).F32(0).U8(0x81).I32(static_cast<std::int32_t>(0x80808080)).U8(0).U8('a');
	EXPECT_TRUE(FailsWith(Read(file), {ErrorCode::StringTooLong, 27, "markers[0].name", 2, 1}));
}

TEST(ReadRecording, RejectsBytesAfterTheEnd)
{
	for (const Dialect dialect : kDialects)
	{
		SCOPED_TRACE(ToString(dialect));
		Bytes bytes = RecordingBuilder(dialect).WithCameraKeys(2).WithMarker(1, "end").Bytes();
		const std::int64_t size = static_cast<std::int64_t>(bytes.size());
		bytes.push_back(0);
		EXPECT_TRUE(
			FailsWith(ReadRecording(bytes), {ErrorCode::BytesLeftOver, bytes.size() - 1, "end", size, size + 1}));
	}
}

TEST(ReadRecording, TreatsBytesAfterAFileWithoutMarkersAsMarkers)
{
	Bytes bytes = RecordingBuilder().WithCameraKeys(2).WithoutMarkerList().Bytes();
	const std::size_t size = bytes.size();
	bytes.push_back(0);
	EXPECT_TRUE(FailsWith(ReadRecording(bytes), {ErrorCode::Truncated, size, "markerCount", 4, 1}));
}

TEST(ReadRecording, RejectsEveryTruncation)
{
	for (const Dialect dialect : kDialects)
	{
		RecordingBuilder builder(dialect);
		builder.WithKeys(kCameraX, 3).WithKeys(TrackedCurve(Hand::Left), 2).WithKeys(kFirstGazeCurve - 1, 2);
		builder.WithMarker(0.5f, "first").WithMarker(1.5f, "second", 3);
		const Bytes whole = builder.Bytes();
		const std::size_t beforeMarkers = SpellOutWithoutMarkers(builder.Get()).size();
		ASSERT_TRUE(ReadRecording(whole));
		for (std::size_t size = 0; size < whole.size(); ++size)
		{
			// A copy of the exact size lets the address sanitizer see a read past the end.
			const Bytes cut(whole.begin(), whole.begin() + static_cast<std::ptrdiff_t>(size));
			const Result<Recording> result = ReadRecording(cut);
			ASSERT_EQ(static_cast<bool>(result), size == beforeMarkers)
				<< ToString(dialect) << ": the first " << size << " of " << whole.size() << " bytes";
			if (!result && result.GetError().code == ErrorCode::Truncated)
			{
				const Error& error = result.GetError();
				EXPECT_EQ(error.offset + static_cast<std::uint64_t>(error.found), size) << Describe(error);
				EXPECT_LT(error.found, error.wanted) << Describe(error);
			}
		}
	}
}

TEST(ReadRecording, RejectsEveryTruncationOfAFileWithoutMarkers)
{
	for (const Dialect dialect : {Dialect::Mrtk11, Dialect::Documented11})
	{
		RecordingBuilder builder(dialect);
		builder.WithChannels(true, false, true).WithCameraKeys(2).WithKeys(kFirstGazeCurve, 3).WithoutMarkerList();
		const Bytes whole = builder.Bytes();
		for (std::size_t size = 0; size < whole.size(); ++size)
		{
			const Bytes cut(whole.begin(), whole.begin() + static_cast<std::ptrdiff_t>(size));
			const Result<RecordingView> result = OpenRecording(cut);
			ASSERT_FALSE(result) << ToString(dialect) << ": accepted " << size << " of " << whole.size() << " bytes";
			EXPECT_LE(result.GetError().offset, size) << Describe(result.GetError());
		}
	}
}

TEST(ReadRecording, SpendsNothingOnHostileCounts)
{
	for (const std::int32_t count : {kMaxInt, -1, 1 << 24, 1 << 23})
	{
		for (const bool isMarkerCount : {false, true})
		{
			Bytes file = (isMarkerCount ? MarkerFile(count) : CameraFile().CurveHeader(count)).Take();
			file.resize(100);
			const AllocationCounter allocations;
			const Result<Recording> result = ReadRecording(file);
			EXPECT_FALSE(result);
			EXPECT_LE(allocations.Bytes(), isMarkerCount ? file.size() * sizeof(Marker) : 0u) << count;
		}
	}
}

TEST(ReadRecording, SpendsNothingOnHostileLengths)
{
	Bytes file = MarkerFile(1).F32(0).I32(-1).U8(0x07).Take();
	file.resize(100);
	const AllocationCounter allocations;
	EXPECT_FALSE(ReadRecording(file));
	EXPECT_LE(allocations.Bytes(), file.size() * sizeof(Marker));
}

TEST(OpenRecording, AllocatesNothingForKeys)
{
	const Bytes bytes = RecordingBuilder(Dialect::Documented11).WithCameraKeys(500).Bytes();
	const AllocationCounter allocations;
	const Result<RecordingView> view = OpenRecording(bytes);
	EXPECT_EQ(allocations.Count(), 0u);
	EXPECT_TRUE(view);
}

} // namespace mria::ReaderErrorTests
