// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Device/Certificate.h"
#include "Device/DeviceAddress.h"
#include "Device/Digest.h"
#include "Device/IniMerge.h"
#include "Device/TestReport.h"
#include "Text/Strings.h"

#include <gtest/gtest.h>

namespace mria::DeviceTests
{

TEST(Digest, IsThatOfThePublishedExamples)
{
	EXPECT_EQ(HexText(Sha256("")), "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
	EXPECT_EQ(HexText(Sha256("abc")), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
	EXPECT_EQ(HexText(Sha256("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq")),
		"248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1");
	EXPECT_EQ(
		HexText(Sha256(std::string(1000000, 'a'))), "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0");
}

TEST(Digest, Base64GoesThereAndBack)
{
	EXPECT_EQ(ToBase64(""), "");
	EXPECT_EQ(ToBase64("f"), "Zg==");
	EXPECT_EQ(ToBase64("fo"), "Zm8=");
	EXPECT_EQ(ToBase64("foobar"), "Zm9vYmFy");
	std::string bytes;
	for (int i = 0; i < 300; ++i)
	{
		bytes += static_cast<char>(i * 7);
		EXPECT_EQ(FromBase64(ToBase64(bytes)), bytes);
	}
	EXPECT_EQ(FromBase64("Zm9v\r\n YmFy-----END"), "foobar");
}

TEST(Certificate, ReadsFingerprintsAsPeopleTypeThem)
{
	const std::string digits(64, 'a');
	const std::string expected = *ParseFingerprint(digits);
	EXPECT_EQ(expected.substr(0, 6), "AA:AA:");
	EXPECT_EQ(ParseFingerprint(expected), expected);
	EXPECT_EQ(ParseFingerprint(digits.substr(1)), std::nullopt);
	EXPECT_EQ(ParseFingerprint(digits + "a"), std::nullopt);
	EXPECT_EQ(ParseFingerprint(std::string(64, 'g')), std::nullopt);
	EXPECT_EQ(ParseFingerprint(""), std::nullopt);
}

TEST(Certificate, FindsThePublicKeyWithAndWithoutAVersion)
{
	const auto value = [](char tag, const std::string& content) {
		return std::string{tag, static_cast<char>(content.size())} + content;
	};
	const std::string five = value(2, "1") + value(0x30, "a") + value(0x30, "i") + value(0x30, "v") + value(0x30, "s");
	const std::string key = value(0x30, "the key");
	const std::string plain = value(0x30, value(0x30, five + key + value(3, "x")));
	const std::string versioned = value(0x30, value(0x30, value('\xA0', "\2\1\2") + five + key));
	EXPECT_EQ(PublicKeyOf(plain), key);
	EXPECT_EQ(PublicKeyOf(versioned), key);
	for (std::size_t size = 0; size < plain.size(); ++size)
	{
		EXPECT_EQ(PublicKeyOf(std::string(plain, 0, size)), "") << size;
	}
	EXPECT_EQ(PublicKeyOf("\x30\x84\xFF\xFF\xFF\xFF"), "");
	EXPECT_EQ(PublicKeyOf("\x30\x85\x01\x01\x01\x01\x01"), "");
}

TEST(DeviceAddress, HasOriginAndName)
{
	const auto origin = [](const char* text) { return ParseDeviceAddress(text).Value().origin; };
	const auto name = [](const char* text) { return ParseDeviceAddress(text).Value().name; };
	EXPECT_EQ(origin("https://192.168.0.7"), "https://192.168.0.7:443");
	EXPECT_EQ(origin("https://lens.local:10443/"), "https://lens.local:10443");
	EXPECT_EQ(origin("https://[fe80::1]"), "https://[fe80::1]:443");
	EXPECT_EQ(origin("http://127.0.0.1:10080"), "http://127.0.0.1:10080");
	EXPECT_EQ(name("https://192.168.0.7"), "192.168.0.7");
	EXPECT_EQ(name("https://lens.local:10443"), "lens.local-10443");
	EXPECT_EQ(name("adb:1WM/../x"), "adb-1WM-..-x");
}

TEST(DeviceAddress, RefusesWhatIsNone)
{
	for (const char* text : {"", "lens", "https:", "https://", "https://a/b", "https://a:b", "https://a:70000",
			 "https://user@a", "https://a b", "http://lens", "https://[::1"})
	{
		EXPECT_FALSE(ParseDeviceAddress(text)) << text;
	}
}

TEST(IniMerge, AddsKeepsAndReplaces)
{
	const IniMerge merge =
		MergeIni("[A]\nx=1\ny=2\n+L=a\n\n[B]\nz=3\n", "[A]\nx=9\n; required\ny=9\n+L=a\n+L=b\nw=4\n[C]\nv=5\n");
	EXPECT_EQ(merge.text, "[A]\nx=1\ny=9\n+L=a\n+L=b\nw=4\n\n[B]\nz=3\n\n[C]\nv=5\n");
	ASSERT_EQ(merge.changes.size(), 5u);
	EXPECT_EQ(merge.changes[0].kind, IniChange::Kind::Keep);
	EXPECT_EQ(merge.changes[1].kind, IniChange::Kind::Replace);
	EXPECT_EQ(merge.changes[1].before, "y=2");
}

TEST(IniMerge, LeavesTextWithNothingToChangeAsItIs)
{
	const std::string text = "; mine\r\n[A]\r\n x = 1 \r\nnot a setting\r\n[A\n";
	EXPECT_EQ(MergeIni(text, "[A]\nx=2\n").text, text);
	EXPECT_EQ(MergeIni("", "[A]\nx=2\n").text, "[A]\nx=2\n");
}

TEST(TestReport, ReadsWhatIsThere)
{
	const std::string text =
		R"({"format": "mrinput-report", "version": 1, "runId": "r", "state": "running", "heartbeat": 7,
		"current": {"test": "T", "time": 1.5}, "unknown": [1], "tests": [{"name": "S", "state": "timedOut", "duration": 2,
		"differences": [{"time": 1, "value": "v", "expected": "e", "actual": "a", "input": "i"}], "files": [{"kind": "take",
		"name": "n"}]}]})";
	const std::optional<TestReport> report = ParseTestReport(text);
	ASSERT_TRUE(report);
	EXPECT_EQ(report->heartbeat, 7u);
	EXPECT_EQ(report->currentTest, "T");
	EXPECT_FALSE(report->isDone);
	ASSERT_EQ(report->tests.size(), 1u);
	EXPECT_EQ(report->tests[0].state, TestState::TimedOut);
	EXPECT_EQ(report->tests[0].differences[0].input, "i");
	for (std::size_t size = 0; size < text.size(); ++size)
	{
		EXPECT_FALSE(ParseTestReport(text.substr(0, size))) << size;
	}
}

TEST(TestReport, IsNothingForOtherTextAndNeverDies)
{
	for (const char* text :
		{"", "null", "[]", "{}", "{\"format\": 1}", "{\"format\": \"mrinput-report\", \"version\": 2}"})
	{
		EXPECT_FALSE(ParseTestReport(text)) << text;
	}
	EXPECT_FALSE(ParseTestReport(std::string(200000, '[')));
	const std::optional<TestReport> odd = ParseTestReport("{\"format\": \"mrinput-report\", \"version\": 1, \"tests\": "
														  "[1, null, {\"name\": 3}], \"app\": 4, \"current\": []}");
	ASSERT_TRUE(odd);
	EXPECT_EQ(odd->tests.size(), 3u);
}

} // namespace mria::DeviceTests
