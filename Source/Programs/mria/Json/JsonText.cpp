// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Json/JsonText.h"

#include "Text/Strings.h"
#include "Text/ValueText.h"

#include <cmath>

namespace mria
{

namespace JsonTextDetail
{
std::string FloatOrNull(float number)
{
	if (!std::isfinite(number))
	{
		return "null";
	}
	char text[24];
	return std::string(text, WriteShortest(number, text));
}
} // namespace JsonTextDetail

void JsonText::Name(std::string_view name)
{
	writer_.Key(name.data(), static_cast<rapidjson::SizeType>(name.size()));
}

void JsonText::Text(std::string_view text)
{
	std::string quoted;
	AppendJsonText(quoted, text);
	writer_.RawValue(quoted.data(), quoted.size(), rapidjson::kStringType);
}

void JsonText::Float(float number)
{
	const std::string text = JsonTextDetail::FloatOrNull(number);
	writer_.RawValue(text.data(), text.size(), rapidjson::kNumberType);
}

void JsonText::FloatPair(float first, float second)
{
	using JsonTextDetail::FloatOrNull;
	const std::string text = "[" + FloatOrNull(first) + ", " + FloatOrNull(second) + "]";
	writer_.RawValue(text.data(), text.size(), rapidjson::kArrayType);
}

void JsonText::TextMember(std::string_view name, std::string_view text)
{
	Name(name);
	Text(text);
}

void JsonText::FloatMember(std::string_view name, float number)
{
	Name(name);
	Float(number);
}

void JsonText::CountMember(std::string_view name, std::uint64_t number)
{
	Name(name);
	Count(number);
}

void JsonText::BoolMember(std::string_view name, bool value)
{
	Name(name);
	Bool(value);
}

void JsonText::CountsMember(std::string_view name, const std::map<std::string, std::size_t>& counts)
{
	Name(name);
	BeginObject();
	for (const auto& [countName, count] : counts)
	{
		CountMember(countName, count);
	}
	EndObject();
}

} // namespace mria
