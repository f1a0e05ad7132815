// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "ValueText.h"

#include "RecordingJsonForm.h"
#include "Text.h"

#include <rapidjson/stringbuffer.h>
#include <rapidjson/writer.h>

#include <algorithm>
#include <cmath>
#include <cstdio>

namespace mria
{

void AppendJsonFloat(std::string& out, float number)
{
	char text[kJsonFloatSize];
	out.append(text, WriteJsonFloat(number, text));
}

void AppendJsonText(std::string& out, std::string_view text)
{
	const std::string valid = ToValidUtf8(text);
	rapidjson::StringBuffer buffer;
	rapidjson::Writer<rapidjson::StringBuffer> writer(buffer);
	writer.String(valid.data(), static_cast<rapidjson::SizeType>(valid.size()));
	out.append(buffer.GetString(), buffer.GetSize());
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
	if (text.find_first_of(",\"\r\n") == std::string_view::npos)
	{
		out += text;
		return;
	}
	out += '"';
	for (const char letter : text)
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
