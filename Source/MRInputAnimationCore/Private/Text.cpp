// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Mria/Text.h"

#include <algorithm>
#include <cstdint>
#include <iterator>

namespace mria
{

namespace TextDetail
{
/** What may follow a lead byte: so many bytes, the first of them within these bounds, the others 80 to BF. */
struct Sequence
{
	std::size_t length;
	std::uint8_t low;
	std::uint8_t high;
};

/** Table 3-7 of the Unicode standard. A length of 0 is no lead byte. */
Sequence SequenceOf(std::uint8_t lead)
{
	if (lead < 0x80)
	{
		return {1, 0x80, 0xBF};
	}
	if (lead >= 0xC2 && lead <= 0xDF)
	{
		return {2, 0x80, 0xBF};
	}
	if (lead >= 0xE0 && lead <= 0xEF)
	{
		const std::uint8_t low = lead == 0xE0 ? 0xA0 : 0x80; // below: overlong
		const std::uint8_t high = lead == 0xED ? 0x9F : 0xBF; // above: surrogates
		return {3, low, high};
	}
	if (lead >= 0xF0 && lead <= 0xF4)
	{
		const std::uint8_t low = lead == 0xF0 ? 0x90 : 0x80; // below: overlong
		const std::uint8_t high = lead == 0xF4 ? 0x8F : 0xBF; // above: beyond U+10FFFF
		return {4, low, high};
	}
	return {0, 0, 0};
}

/** Both ends included. */
struct CodeRange
{
	char32_t first;
	char32_t last;
};

/** Sorted. Default_Ignorable_Code_Point of Unicode 15, and what IsInvisible names in addition. */
constexpr CodeRange kInvisible[] = {
	{0x00, 0x1F}, // C0
	{0x7F, 0x9F}, // DEL, C1
	{0xAD, 0xAD}, // soft hyphen
	{0x34F, 0x34F}, // combining grapheme joiner
	{0x61C, 0x61C}, // Arabic letter mark
	{0x115F, 0x1160}, // Hangul fillers
	{0x17B4, 0x17B5}, // Khmer inherent vowels
	{0x180B, 0x180F}, // Mongolian selectors and separator
	{0x200B, 0x200F}, // zero width, direction marks
	{0x2028, 0x202E}, // line and paragraph separator, embeddings and overrides
	{0x2060, 0x206F}, // word joiner, invisible operators, isolates
	{0x3164, 0x3164}, // Hangul filler
	{0xFE00, 0xFE0F}, // variation selectors
	{0xFEFF, 0xFEFF}, // byte order mark
	{0xFFA0, 0xFFA0}, // halfwidth Hangul filler
	{0xFFF0, 0xFFFB}, // unassigned, interlinear annotation
	{0x1BCA0, 0x1BCA3}, // shorthand format controls
	{0x1D173, 0x1D17A}, // musical format controls
	{0xE0000, 0xE0FFF}, // tags, more variation selectors
};

constexpr std::string_view kDigits = "0123456789abcdef";

/** Whether the text begins with what AppendEscaped writes. */
bool LooksEscaped(std::string_view text)
{
	const auto isDigit = [&](std::size_t i) { return kDigits.find(text[i]) != std::string_view::npos; };
	return text.size() >= 4 && text[0] == '\\' && text[1] == 'x' && isDigit(2) && isDigit(3);
}

void AppendEscaped(std::string& out, std::string_view bytes)
{
	for (const char byte : bytes)
	{
		out += "\\x";
		out += kDigits[static_cast<std::uint8_t>(byte) >> 4];
		out += kDigits[static_cast<std::uint8_t>(byte) & 0xF];
	}
}
} // namespace TextDetail

Utf8Character DecodeUtf8(std::string_view text, std::size_t index)
{
	const auto byteAt = [&](std::size_t i) { return static_cast<std::uint8_t>(text[i]); };
	const std::uint8_t lead = byteAt(index);
	const TextDetail::Sequence sequence = TextDetail::SequenceOf(lead);
	if (sequence.length == 0 || sequence.length > text.size() - index)
	{
		return {};
	}
	char32_t code = sequence.length == 1 ? lead : lead & (0x7Fu >> sequence.length);
	for (std::size_t i = 1; i < sequence.length; ++i)
	{
		const std::uint8_t byte = byteAt(index + i);
		const bool isFirst = i == 1;
		if (byte < (isFirst ? sequence.low : 0x80) || byte > (isFirst ? sequence.high : 0xBF))
		{
			return {};
		}
		code = code << 6 | (byte & 0x3Fu);
	}
	return {code, sequence.length};
}

std::size_t CountInvalidUtf8(std::string_view text)
{
	std::size_t invalid = 0;
	for (std::size_t i = 0; i < text.size();)
	{
		const std::size_t size = DecodeUtf8(text, i).size;
		invalid += size == 0 ? 1 : 0;
		i += (std::max<std::size_t>)(size, 1);
	}
	return invalid;
}

bool IsInvisible(char32_t code)
{
	using namespace TextDetail;
	const CodeRange* const after = std::upper_bound(std::begin(kInvisible), std::end(kInvisible), code,
		[](char32_t wanted, const CodeRange& range) { return wanted < range.first; });
	return after != std::begin(kInvisible) && code <= std::prev(after)->last;
}

std::string Printable(std::string_view text)
{
	std::string printable;
	for (std::size_t i = 0; i < text.size();)
	{
		const Utf8Character character = DecodeUtf8(text, i);
		const std::size_t size = (std::max<std::size_t>)(character.size, 1);
		const std::string_view bytes = text.substr(i, size);
		if (character.size == 0 || IsInvisible(character.code) || TextDetail::LooksEscaped(text.substr(i)))
		{
			TextDetail::AppendEscaped(printable, bytes);
		}
		else
		{
			printable += bytes;
		}
		i += size;
	}
	return printable;
}

} // namespace mria
