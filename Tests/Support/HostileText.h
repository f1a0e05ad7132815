// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Support/RandomRecording.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <string>
#include <string_view>

/** Names that want to be more than text, and an independent look at what became of them. */
namespace mria::HostileText
{

inline constexpr std::string_view kPieces[] = {"\x1b[31m", "\x1b]0;title\x07", "\a\b", std::string_view("\0", 1),
	"\r\n", "\t", "\x7f", "\xc2\x85",
	"\xc2\x9b"
	"31m",
	"\u202e", "\u2028", "\u200b", "\u2066", "\ufeff", "\U000e0041", "=1+1", "+", "-", "@", "'", " ", "\"", ",", ";",
	"\\", "\\x41", "\\x", "\\u0041", "\xff\xfe", "\xc0\xaf", "\xed\xa0\x80", "\xf4\x90\x80\x80", "\xe2\x80",
	"\xe4\xbd\xa0\xe5\xa5\xbd", "\u00e9", "\uff1d", "grab", "</script>"};

inline std::string AnyName(Random& random)
{
	constexpr std::uint32_t kPieceCount = sizeof(kPieces) / sizeof(kPieces[0]);
	std::string name;
	for (std::uint32_t left = random.Below(7); left > 0; --left)
	{
		if (random.OneIn(3))
		{
			name += static_cast<char>(random.Below(256));
			continue;
		}
		name += kPieces[random.Below(kPieceCount)];
	}
	return name;
}

/** The code that begins the text, which gets shorter by it; -1 where none does. */
inline std::int32_t TakeCode(std::string_view& text)
{
	const auto byteAt = [&](std::size_t i) { return i < text.size() ? static_cast<std::uint8_t>(text[i]) : 0; };
	const std::size_t size = byteAt(0) < 0x80 ? 1 : byteAt(0) < 0xe0 ? 2 : byteAt(0) < 0xf0 ? 3 : 4;
	constexpr std::int32_t kLeast[] = {0, 0, 0x80, 0x800, 0x10000};
	std::int32_t code = size == 1 ? byteAt(0) : byteAt(0) & (0x3f >> (size - 1));
	bool isGood = byteAt(0) < 0x80 || (byteAt(0) >= 0xc0 && byteAt(0) < 0xf8);
	for (std::size_t i = 1; i < size; ++i)
	{
		isGood = isGood && (byteAt(i) & 0xc0) == 0x80;
		code = code * 64 + (byteAt(i) & 0x3f);
	}
	const bool isSurrogate = code >= 0xd800 && code < 0xe000;
	text.remove_prefix(isGood ? size : 1);
	return isGood && code >= kLeast[size] && !isSurrogate && code < 0x110000 ? code : -1;
}

/** UTF-8 in which nothing but line ends moves the cursor, and nothing hides or turns round. */
inline ::testing::AssertionResult IsClean(std::string_view text)
{
	const std::string_view whole = text;
	while (!text.empty())
	{
		const std::size_t offset = whole.size() - text.size();
		const std::int32_t code = TakeCode(text);
		const bool isControl = (code < 0x20 && code != '\n') || (code >= 0x7f && code < 0xa0);
		const bool isHidden = (code >= 0x200b && code <= 0x200f) || (code >= 0x2028 && code <= 0x202e) ||
			(code >= 0x2060 && code <= 0x206f) || code == 0xfeff || code == 0xad || code == 0x61c || code >= 0xe0000;
		if (isControl || isHidden)
		{
			return ::testing::AssertionFailure() << "code " << code << " at byte " << offset;
		}
	}
	return ::testing::AssertionSuccess();
}

/** Every \xNN as its byte. */
inline std::string Unescaped(std::string_view text)
{
	std::string bytes;
	while (!text.empty())
	{
		const auto isDigit = [&](std::size_t i)
		{ return i < text.size() && std::string_view("0123456789abcdef").find(text[i]) != std::string_view::npos; };
		const bool isEscape = text.substr(0, 2) == "\\x" && isDigit(2) && isDigit(3);
		bytes += isEscape ? static_cast<char>(std::stoi(std::string(text.substr(2, 2)), nullptr, 16)) : text[0];
		text.remove_prefix(isEscape ? 4 : 1);
	}
	return bytes;
}

} // namespace mria::HostileText
