// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Text/Strings.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <cstdio>

namespace mria
{

namespace StringsDetail
{
constexpr char kHexDigits[] = "0123456789abcdef";
constexpr std::size_t kShortestSize = 16;

std::string Decimals(double number, int count)
{
	char text[400]; // a double's integer part may have 309 digits
	std::snprintf(text, sizeof(text), "%.*f", count, number);
	return text;
}

int HexDigit(char letter)
{
	if (letter >= '0' && letter <= '9')
	{
		return letter - '0';
	}
	return letter >= 'a' && letter <= 'f' ? letter - 'a' + 10 : -1;
}
} // namespace StringsDetail

std::string Thousands(std::uint64_t number)
{
	std::string text = std::to_string(number);
	for (std::size_t i = text.size(); i > 3; i -= 3)
	{
		text.insert(i - 3, 1, ',');
	}
	return text;
}

std::string Counted(std::uint64_t number, const char* singular, const char* plural)
{
	const std::string many = plural ? plural : std::string(singular) + "s";
	return Thousands(number) + " " + (number == 1 ? singular : many);
}

std::string SecondsText(double seconds)
{
	return StringsDetail::Decimals(seconds, 3);
}

std::string OneDecimal(double number)
{
	return StringsDetail::Decimals(number, 1);
}

std::string ShortNumber(double number)
{
	char text[32];
	std::snprintf(text, sizeof(text), "%.7g", number);
	return text;
}

std::optional<float> ParseFloat(std::string_view text)
{
	float number = 0.0f;
	const char* const end = text.data() + text.size();
	const std::from_chars_result result = std::from_chars(text.data(), end, number);
	return result.ec == std::errc() && result.ptr == end ? std::optional<float>(number) : std::nullopt;
}

std::string Joined(const std::vector<std::string>& names)
{
	std::string text;
	for (const std::string& name : names)
	{
		text += (text.empty() ? "" : ", ") + name;
	}
	return text;
}

char* WriteShortest(float number, char* text)
{
	char* end = std::to_chars(text, text + StringsDetail::kShortestSize, number).ptr;
	if (number == 0.0f && std::signbit(number))
	{
		// "-0" is an integer to many JSON readers, and they would lose the sign.
		*end++ = '.';
		*end++ = '0';
	}
	return end;
}

std::string HexText(std::string_view bytes)
{
	std::string text;
	for (const char byte : bytes)
	{
		text += StringsDetail::kHexDigits[static_cast<std::uint8_t>(byte) >> 4];
		text += StringsDetail::kHexDigits[static_cast<std::uint8_t>(byte) & 0xf];
	}
	return text;
}

std::optional<std::string> ParseHexText(std::string_view text)
{
	if (text.size() % 2 != 0)
	{
		return std::nullopt;
	}
	std::string bytes;
	for (std::size_t i = 0; i < text.size(); i += 2)
	{
		const int high = StringsDetail::HexDigit(text[i]);
		const int low = StringsDetail::HexDigit(text[i + 1]);
		if (high < 0 || low < 0)
		{
			return std::nullopt;
		}
		bytes += static_cast<char>(high * 16 + low);
	}
	return bytes;
}

std::string WrapWords(std::string_view text, std::size_t width, std::size_t indent)
{
	std::string out;
	std::size_t column = 0;
	std::size_t blank = std::string::npos; // in `out`, the last on this line that may become a line end
	std::size_t columnAfterBlank = 0;
	bool isEscape = false;
	for (const char letter : text)
	{
		isEscape = isEscape || letter == '\x1b';
		const bool isContinuation = (static_cast<std::uint8_t>(letter) & 0xc0) == 0x80;
		column += isEscape || isContinuation ? 0 : 1;
		if (letter == ' ' && column > indent + 1)
		{
			blank = out.size();
			columnAfterBlank = column;
		}
		out += letter;
		if (width > 0 && column > width && blank != std::string::npos)
		{
			out.replace(blank, 1, "\n" + std::string(indent, ' '));
			column = indent + column - columnAfterBlank;
			blank = std::string::npos;
		}
		isEscape = isEscape && letter != 'm';
	}
	return out;
}

std::string ToLower(std::string_view text)
{
	std::string lower(text);
	std::transform(lower.begin(), lower.end(), lower.begin(),
		[](char letter) { return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter; });
	return lower;
}

std::size_t EditDistance(std::string_view a, std::string_view b)
{
	std::vector<std::size_t> row(b.size() + 1);
	for (std::size_t j = 0; j <= b.size(); ++j)
	{
		row[j] = j;
	}
	for (std::size_t i = 1; i <= a.size(); ++i)
	{
		std::size_t diagonal = row[0];
		row[0] = i;
		for (std::size_t j = 1; j <= b.size(); ++j)
		{
			const std::size_t replaced = diagonal + (a[i - 1] == b[j - 1] ? 0 : 1);
			diagonal = row[j];
			row[j] = std::min({replaced, row[j] + 1, row[j - 1] + 1});
		}
	}
	return row[b.size()];
}

std::string NearestName(const std::vector<std::string>& names, const std::string& typed)
{
	std::string best;
	std::size_t bestDistance = 3;
	for (const std::string& name : names)
	{
		const std::size_t distance = EditDistance(typed, name);
		const bool isBeginning = !typed.empty() && name.rfind(typed, 0) == 0;
		if (distance < bestDistance || isBeginning)
		{
			best = name;
			bestDistance = isBeginning ? 0 : distance;
		}
	}
	return best;
}

std::string OnOneLine(std::string text)
{
	std::replace(text.begin(), text.end(), '\n', ' ');
	return text;
}

} // namespace mria
