// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Text/ValueText.h"

#include "Mria/Text.h"
#include "Text/FloatText.h"
#include "Text/Strings.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <iterator>

namespace mria
{

namespace ValueTextDetail
{
/** A UTF-16 unit as \uXXXX. */
void AppendUnit(std::string& out, char32_t unit)
{
	char text[16]; // no unit needs more than 7
	std::snprintf(text, sizeof(text), "\\u%04X", static_cast<unsigned>(unit));
	out += text;
}

void AppendCode(std::string& out, char32_t code)
{
	constexpr std::string_view kShort = "\b\f\n\r\t";
	constexpr char32_t kFirstPair = 0x10000;
	const std::size_t index = code < 0x20 ? kShort.find(static_cast<char>(code)) : std::string_view::npos;
	if (index != std::string_view::npos)
	{
		out += '\\';
		out += "bfnrt"[index];
		return;
	}
	if (code >= kFirstPair)
	{
		AppendUnit(out, 0xD800 + ((code - kFirstPair) >> 10));
		AppendUnit(out, 0xDC00 + ((code - kFirstPair) & 0x3FF));
		return;
	}
	AppendUnit(out, code);
}

void AppendJsonCharacter(std::string& out, const Utf8Character& character, std::string_view bytes)
{
	if (character.size == 0)
	{
		out += "\xEF\xBF\xBD"; // U+FFFD
	}
	else if (IsInvisible(character.code))
	{
		AppendCode(out, character.code);
	}
	else
	{
		out += bytes == "\"" || bytes == "\\" ? "\\" : "";
		out += bytes;
	}
}

/** Programs in East Asian languages take the full-width signs for the others. */
bool NeedsApostrophe(std::string_view text)
{
	constexpr std::string_view kStarts[] = {"=", "+", "-", "@", "'", "\uFF1D", "\uFF0B", "\uFF0D", "\uFF20"};
	text.remove_prefix(std::min(text.find_first_not_of(' '), text.size()));
	const auto begins = [text](std::string_view start) { return text.substr(0, start.size()) == start; };
	return std::any_of(std::begin(kStarts), std::end(kStarts), begins);
}
} // namespace ValueTextDetail

void AppendJsonFloat(std::string& out, float number)
{
	char text[kJsonFloatSize];
	out.append(text, WriteJsonFloat(number, text));
}

void AppendJsonText(std::string& out, std::string_view text)
{
	out += '"';
	for (std::size_t i = 0; i < text.size();)
	{
		const Utf8Character character = DecodeUtf8(text, i);
		const std::size_t size = std::max<std::size_t>(character.size, 1);
		ValueTextDetail::AppendJsonCharacter(out, character, text.substr(i, size));
		i += size;
	}
	out += '"';
}

void AppendCsvFloat(std::string& out, float number)
{
	if (std::isfinite(number))
	{
		char text[kJsonFloatSize];
		out.append(text, WriteShortest(number, text));
		return;
	}
	out += std::isnan(number) ? "nan" : number > 0.0f ? "inf" : "-inf";
}

void AppendCsvText(std::string& out, std::string_view text)
{
	const std::string cell = (ValueTextDetail::NeedsApostrophe(text) ? "'" : "") + Printable(text);
	if (cell.find_first_of(",;\"") == std::string::npos)
	{
		out += cell;
		return;
	}
	out += '"';
	for (const char letter : cell)
	{
		out.append(letter == '"' ? 2 : 1, letter);
	}
	out += '"';
}

std::string FixedText(double number, int decimals, std::size_t width)
{
	char buffer[400]; // a double's integer part may have 309 digits
	std::snprintf(buffer, sizeof(buffer), "%.*f", decimals, number);
	std::string text = buffer;
	if (text[0] == '-' && text.find_first_of("123456789in") == std::string::npos)
	{
		text.erase(0, 1);
	}
	return std::string(width - std::min(width, text.size()), ' ') + text;
}

std::string PadRight(std::string text, std::size_t width)
{
	text.resize(std::max(text.size(), width), ' ');
	return text;
}

} // namespace mria
