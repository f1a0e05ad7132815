// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Json/RecordingJson.h"
#include "Mria/Reader.h"
#include "Mria/Writer.h"
#include "Support/RandomRecording.h"
#include "Support/RecordingBuilder.h"
#include "Support/RecordingMatchers.h"
#include "Support/TestFiles.h"
#include "Text/FloatText.h"

#include <gtest/gtest.h>

#include <cmath>
#include <cstring>
#include <limits>

namespace mria::RecordingJsonTests
{

namespace RecordingJsonTestsDetail
{
Result<Recording, JsonError> Parse(const std::string& text)
{
	// A copy of the exact size lets the address sanitizer see a read past the end.
	std::vector<std::uint8_t> bytes(text.begin(), text.end());
	return ReadRecordingJson(bytes);
}

std::string ErrorOf(const std::string& text)
{
	const Result<Recording, JsonError> parsed = Parse(text);
	return parsed ? "no error" : Describe(parsed.GetError());
}

::testing::AssertionResult SurvivesJson(const std::vector<std::uint8_t>& bytes)
{
	const Result<RecordingView> view = OpenRecording(bytes);
	if (!view)
	{
		return ::testing::AssertionFailure() << Describe(view.GetError());
	}
	const Result<Recording, JsonError> parsed = Parse(ToRecordingJson(view.Value()));
	if (!parsed)
	{
		return ::testing::AssertionFailure() << Describe(parsed.GetError());
	}
	const WrittenRecording written = WriteRecording(parsed.Value(), parsed.Value().dialect);
	if (!written.losses.empty())
	{
		return ::testing::AssertionFailure() << Describe(written.losses.front());
	}
	return SameBytes(written.bytes, bytes);
}

float FromBits(std::uint32_t bits)
{
	float value;
	std::memcpy(&value, &bits, sizeof(value));
	return value;
}

std::uint32_t ToBits(float value)
{
	std::uint32_t bits;
	std::memcpy(&bits, &value, sizeof(bits));
	return bits;
}

std::string FloatText(float value)
{
	char text[kJsonFloatSize];
	return std::string(text, WriteJsonFloat(value, text));
}

/** `text` inside an otherwise sound document. */
std::string Document(const std::string& text)
{
	return R"({"format": "mria-recording", "formatVersion": 1, "dialect": "mrtk-1.1",)"
		   "\n"
		   R"("channels": {"camera": 1, "hands": 1, "gaze": 0},)"
		   "\n" +
		text + "}";
}

constexpr const char* kOneKeyALine = R"({
	"format": "mria-recording",
	"formatVersion": 1,
	"dialect": "documented-1.1",
	"channels": {
		"camera": 1,
		"hands": 1,
		"gaze": 0
	},
	"curves": {
		"Camera.PositionX": {
			"wrap": [8, 8],
			"keys": [
				[0.5, -0.0],
				[1, 0.1, 0.35, -0.15, 0.125, 0.375, 1]
			]
		},
		"Left.Tracked": {
			"wrap": [2, 77],
			"keys": []
		}
	},
	"markers": [
		{
			"time": 0.25,
			"name": "café"
		},
		{
			"time": 1,
			"nameBytes": "ff",
			"lengthSize": 3
		}
	]
}
)";

struct BadText
{
	std::string text;
	std::string error;
};

std::vector<BadText> BadTexts()
{
	return {
		{"", "line 1, column 1 (byte 0): the document is empty"},
		{"[]", "line 1, column 1 (byte 0): an object wanted, an array found"},
		{"{}", "line 1, column 2 (byte 1): a member \"format\" wanted, none found"},
		{R"({"format": "gltf"})", "line 1, column 12 (byte 11), format: \"mria-recording\" wanted, \"gltf\" found"},
		{R"({"format": "gl\u0074f\n"})",
			"line 1, column 12 (byte 11), format: \"mria-recording\" wanted, \"gltf\\x0a\" found"},
		{R"({"formatVersion": 2})", "line 1, column 19 (byte 18), formatVersion: version 1 wanted, 2 found"},
		{Document("\"curves\": {\n\"Camera.PositionX\": {\"keys\": [[0, 1], [0, null]]}}"),
			"line 4, column 43 (byte 176), curves.Camera.PositionX.keys[1][1]: a number, \"inf\", \"-inf\", \"nan\" or "
			"\"nan:0x...\" wanted, null found"},
		{Document("\"curves\": {\"Camera.PositionX\": {\"keys\": [[0, 1, 2]]}}"),
			"line 3, column 50 (byte 171), curves.Camera.PositionX.keys[0][3]: two or seven numbers wanted, 3 found"},
		{Document("\"curves\": {\"Camera.PositionX\": {\"keys\": [[0, 1e39]]}}"),
			"line 3, column 46 (byte 167), curves.Camera.PositionX.keys[0][1]: a number that a float can hold wanted, "
			"1e39 found"},
		{Document("\"curves\": {\"Camera.PositionX\": {\"wrap\": [8, 1.5]}}"),
			"line 3, column 45 (byte 166), curves.Camera.PositionX.wrap[1]: a whole number wanted, 1.5 found"},
		{Document("\"curves\": {\"Left.Thumb\": {}}"),
			"line 3, column 12 (byte 133), curves: a curve's name such as Left.Wrist.RotationW wanted, \"Left.Thumb\" "
			"found"},
		{Document("\"curves\": {\"Left.Pinch\": {}, \"Left.Pinch\": {}}"),
			"line 3, column 30 (byte 151), curves: each curve once wanted, a second \"Left.Pinch\" found"},
		{Document("\"markers\": [{\"time\": 1, \"nameBytes\": \"F\"}]"),
			"line 3, column 38 (byte 159), markers[0].nameBytes: pairs of hexadecimal digits, lower case wanted, \"F\" "
			"found"},
		{Document("\"markers\": [{\"time\": 1, \"name\": \"a\", \"lengthSize\": 6}]"),
			"line 3, column 52 (byte 173), markers[0].lengthSize: a number from 1 to 5 wanted, 6 found"},
		{Document("\"markers\": [{\"time\": 1, \"name\": \"a\\nb\", \"lengthSize\": 6}]"),
			"line 3, column 55 (byte 176), markers[0].lengthSize: a number from 1 to 5 wanted, 6 found"},
		{Document("\"markers\": [{\"time\": 1}]"),
			"line 3, column 23 (byte 144), markers[0]: either \"name\" or \"nameBytes\" wanted, none found"},
		{Document("\"markers\": [], \"author\": 1"),
			"line 3, column 16 (byte 137): format, formatVersion, dialect, channels, curves or markers wanted, "
			"\"author\" found"},
		{Document("\"markers\": []") + " x",
			"line 3, column 16 (byte 137): the document root must not be followed by other values"},
		{Document("\"markers\": []") + std::string("\0x", 2),
			"line 3, column 15 (byte 136): the end wanted, a zero byte found"},
	};
}
} // namespace RecordingJsonTestsDetail

using namespace RecordingJsonTestsDetail;

TEST(RecordingJson, GivesTheSameBytesBackForAnyRecordingInEveryDialect)
{
	for (const Dialect dialect : kDialects)
	{
		for (std::uint64_t seed = 0; seed < 100; ++seed)
		{
			ASSERT_TRUE(SurvivesJson(SpellOut(RandomRecording(seed, dialect))))
				<< ToString(dialect) << " seed " << seed;
		}
	}
}

TEST(RecordingJson, GivesTheSameBytesBackForTheRealRecordings)
{
	MRIA_LOAD_SHARED_RECORDING(device, "device-right-hand-1.0.bin");
	MRIA_LOAD_SHARED_RECORDING(editor, "editor-left-hand-1.0.bin");
	EXPECT_TRUE(SurvivesJson(*device));
	EXPECT_TRUE(SurvivesJson(*editor));
}

TEST(RecordingJson, WritesOneKeyALine)
{
	const Recording recording = RecordingBuilder(Dialect::Documented11)
									.WithKey(0, PlainKey(0.5f, -0.0f))
									.WithKey(0, FullKey(1.0f, 0.1f))
									.WithWrap(kFirstFlagCurve, 2, 77)
									.WithMarker(0.25f, "caf\xc3\xa9")
									.WithMarker(1.0f, "\xff", 3)
									.Get();
	EXPECT_EQ(ToRecordingJson(recording), kOneKeyALine);
}

TEST(RecordingJson, DistinguishesNoMarkerListFromAnEmptyOne)
{
	const std::string with = ToRecordingJson(RecordingBuilder().Get());
	const std::string without = ToRecordingJson(RecordingBuilder().WithoutMarkerList().Get());
	EXPECT_NE(with.find("\"markers\": []"), std::string::npos);
	EXPECT_EQ(without.find("markers"), std::string::npos);
	EXPECT_TRUE(Parse(with).Value().hasMarkerList);
	EXPECT_FALSE(Parse(without).Value().hasMarkerList);
}

TEST(RecordingJson, WritesFloatsThatNoJsonNumberCanHold)
{
	constexpr float kInfinity = std::numeric_limits<float>::infinity();
	EXPECT_EQ(FloatText(kInfinity), "\"inf\"");
	EXPECT_EQ(FloatText(-kInfinity), "\"-inf\"");
	EXPECT_EQ(FloatText(FromBits(0x7fc00000)), "\"nan\"");
	EXPECT_EQ(FloatText(FromBits(0xffc00000)), "\"nan:0xffc00000\"");
	EXPECT_EQ(FloatText(FromBits(0x7f800001)), "\"nan:0x7f800001\"");
	EXPECT_EQ(FloatText(-0.0f), "-0.0");
	EXPECT_EQ(FloatText(std::numeric_limits<float>::denorm_min()), "1e-45");
	EXPECT_FALSE(ParseSpecialFloat("nan:0x3f800000")) << "this is 1, and has a number";
	EXPECT_FALSE(ParseSpecialFloat("nan:0x7fc0000"));
	EXPECT_FALSE(ParseSpecialFloat("NaN"));
}

TEST(RecordingJson, KeepsEveryBitOfAnyFloat)
{
	Random random(1);
	for (int i = 0; i < 200000; ++i)
	{
		const float value = random.AnyFloat();
		std::string text = FloatText(value);
		const bool isSpecial = text.front() == '"';
		const std::optional<float> parsed =
			isSpecial ? ParseSpecialFloat(text.substr(1, text.size() - 2)) : ParseJsonNumber(text);
		ASSERT_TRUE(parsed) << text;
		ASSERT_EQ(ToBits(*parsed), ToBits(value)) << text;
	}
}

TEST(RecordingJson, AcceptsMembersInAnyOrderAndAByteOrderMark)
{
	const Result<Recording, JsonError> parsed = Parse("\xef\xbb\xbf"
													  R"({"markers": [{"name": "a\u0000b", "time": 2}],
		"curves": {"Gaze.OriginX": {"keys": [[1, 2]]}, "Camera.PositionX": {}},
		"channels": {"gaze": 7, "hands": 0, "camera": 255},
		"dialect": "mrtk-1.1", "formatVersion": 1, "format": "mria-recording"})");
	ASSERT_TRUE(parsed) << Describe(parsed.GetError());
	const Recording& recording = parsed.Value();
	EXPECT_EQ(recording.channels.bytes, (std::array<std::uint8_t, 3>{255, 0, 7}));
	EXPECT_EQ(recording.curves[GazeCurve(RayComponent::OriginX)].keys.size(), 1u);
	EXPECT_EQ(recording.markers.at(0).name, std::string("a\0b", 3));
}

TEST(RecordingJson, SaysWhereAndWhyTextIsNoRecording)
{
	for (const auto& [text, error] : BadTexts())
	{
		EXPECT_EQ(ErrorOf(text), error) << text;
	}
}

TEST(RecordingJson, RejectsEveryTruncation)
{
	std::string text = ToRecordingJson(RandomRecording(3, Dialect::Documented11));
	text.pop_back(); // the line end at the end may go
	ASSERT_TRUE(Parse(text));
	for (std::size_t size = 0; size < text.size(); size += 1 + size / 500)
	{
		const Result<Recording, JsonError> parsed = Parse(text.substr(0, size));
		ASSERT_FALSE(parsed) << "accepted the first " << size << " of " << text.size() << " bytes";
		EXPECT_LE(parsed.GetError().offset, size);
	}
}

TEST(RecordingJson, WritesNothingBehindATextThatBreaksOffInACharacter)
{
	for (const std::string start : {"{\"a\xc3", "{\"a\xe2\x80", "{\"a\xf0\x9f\x98"})
	{
		const std::string behind = "....";
		std::string text = start + behind;
		std::uint8_t* const bytes = reinterpret_cast<std::uint8_t*>(text.data());
		EXPECT_FALSE(ReadRecordingJson(Span<std::uint8_t>(bytes, start.size())));
		EXPECT_EQ(text.substr(start.size()), behind);
	}
}

TEST(RecordingJson, StopsAtOnceWhereNestingHasNoEnd)
{
	const std::string brackets(10000000, '[');
	EXPECT_FALSE(Parse(brackets));
	EXPECT_FALSE(Parse(Document("\"curves\": {\"Camera.PositionX\": {\"keys\": " + brackets)));
	std::string objects;
	for (int i = 0; i < 1000000; ++i)
	{
		objects += "{\"curves\":";
	}
	EXPECT_FALSE(Parse(objects));
}

TEST(RecordingJson, IsAsItsDescriptionShowsIt)
{
	const std::optional<std::vector<std::uint8_t>> page = LoadFile(MRIA_SAMPLES "/../../Resources/Docs/Json.md");
	ASSERT_TRUE(page);
	const std::string text(page->begin(), page->end());
	const std::string fence = "```json\n";
	const std::size_t start = text.find(fence) + fence.size();
	const std::string example = text.substr(start, text.find("```", start) - start);
	const Result<Recording, JsonError> parsed = Parse(example);
	ASSERT_TRUE(parsed) << Describe(parsed.GetError());
	EXPECT_EQ(ToRecordingJson(parsed.Value()), example);
}

TEST(RecordingJson, IsRecognisedByItsFirstCharacter)
{
	const auto looksLikeJson = [](const std::string& text)
	{ return LooksLikeJson(std::vector<std::uint8_t>(text.begin(), text.end())); };
	EXPECT_TRUE(looksLikeJson("{"));
	EXPECT_TRUE(looksLikeJson("\xef\xbb\xbf \r\n\t{"));
	EXPECT_FALSE(looksLikeJson(""));
	EXPECT_FALSE(looksLikeJson("[]"));
	EXPECT_FALSE(LooksLikeJson(RecordingBuilder().Bytes()));
}

} // namespace mria::RecordingJsonTests
