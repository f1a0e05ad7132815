// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Mria/Compare.h"
#include "Mria/Text.h"
#include "Support/HostileText.h"
#include "Support/TestEffort.h"

#include <gtest/gtest.h>

namespace mria::TextTests
{

TEST(Printable, LeavesWhatCanBeSeen)
{
	for (const std::string text : {"", "grab", "a \"b\", c", "C:\\takes\\xr\\a.bin", "\u00e9\u00df", "\u4f60\u597d",
			 "\U0001f600", "\u05e9\u05dc\u05d5\u05dd"})
	{
		EXPECT_EQ(Printable(text), text);
	}
}

TEST(Printable, EscapesWhatIsNotSeen)
{
	EXPECT_EQ(Printable("\x1b[31m\x07"), "\\x1b[31m\\x07");
	EXPECT_EQ(Printable(std::string_view("\0\n\x7f", 3)), "\\x00\\x0a\\x7f");
	EXPECT_EQ(Printable("\xc2\x9b"), "\\xc2\\x9b");
	EXPECT_EQ(Printable("a\u202eb"), "a\\xe2\\x80\\xaeb");
	EXPECT_EQ(Printable("\xff\xe2\x80"), "\\xff\\xe2\\x80");
	EXPECT_EQ(Printable("\\x41"), "\\x5cx41");
}

TEST(Printable, GivesAnyBytesBackAndShowsNoneOfThemRaw)
{
	Random random(1);
	for (int round = 0; round < Rounds(20000); ++round)
	{
		const std::string name = HostileText::AnyName(random);
		const std::string shown = Printable(name);
		ASSERT_TRUE(HostileText::IsClean(shown)) << shown;
		ASSERT_EQ(shown.find('\n'), std::string::npos) << shown;
		ASSERT_EQ(HostileText::Unescaped(shown), name);
	}
}

TEST(IsInvisible, KnowsBothEndsOfARange)
{
	for (const char32_t code :
		{0x00, 0x1f, 0x7f, 0x9f, 0xad, 0x200b, 0x200f, 0x2028, 0x202e, 0x2060, 0x206f, 0xfeff, 0xe0000, 0xe0fff})
	{
		EXPECT_TRUE(IsInvisible(code)) << static_cast<unsigned>(code);
	}
	for (const char32_t code : {0x20, 0x7e, 0xa0, 0xac, 0xae, 0x200a, 0x2010, 0x2027, 0x202f, 0x205f, 0x2070, 0xfffc,
			 0xfffd, 0x1f600, 0xe1000})
	{
		EXPECT_FALSE(IsInvisible(code)) << static_cast<unsigned>(code);
	}
}

TEST(DecodeUtf8, AgreesWithAnotherDecoder)
{
	Random random(2);
	for (int round = 0; round < Rounds(20000); ++round)
	{
		const std::string name = HostileText::AnyName(random) + "\xf0\x9f\x98\x80";
		std::string_view rest = name;
		const std::int32_t code = HostileText::TakeCode(rest);
		const Utf8Character character = DecodeUtf8(name, 0);
		ASSERT_EQ(character.size > 0, code >= 0) << Printable(name);
		ASSERT_EQ(static_cast<std::int32_t>(character.code), code >= 0 ? code : 0) << Printable(name);
	}
}

TEST(DescribeExcess, ShowsNoRawName)
{
	Excess excess;
	for (const ExcessKind kind : {ExcessKind::MarkerUnmatched, ExcessKind::MarkerShift})
	{
		excess.kind = kind;
		excess.marker = "\x1b[2J\u202e";
		EXPECT_TRUE(HostileText::IsClean(Describe(excess)));
		EXPECT_NE(Describe(excess).find("marker '\\x1b[2J\\xe2\\x80\\xae'"), std::string::npos) << Describe(excess);
	}
}

} // namespace mria::TextTests
