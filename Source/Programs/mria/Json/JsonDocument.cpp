// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Json/JsonDocument.h"

namespace mria
{

JsonDocument::JsonDocument(std::string_view text)
{
	constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";
	if (text.substr(0, kByteOrderMark.size()) == kByteOrderMark)
	{
		text.remove_prefix(kByteOrderMark.size());
	}
	document_.Parse<rapidjson::kParseIterativeFlag>(text.data(), text.size());
	if (document_.HasParseError())
	{
		document_.SetNull();
	}
}

const JsonDocument::Value& JsonDocument::Member(const Value& object, const char* name)
{
	static const Value null;
	if (!object.IsObject())
	{
		return null;
	}
	const auto found = object.FindMember(name);
	return found == object.MemberEnd() ? null : found->value;
}

std::string JsonDocument::Text(const Value& object, const char* name)
{
	const Value& value = Member(object, name);
	return value.IsString() ? std::string(value.GetString(), value.GetStringLength()) : "";
}

double JsonDocument::Number(const Value& object, const char* name)
{
	const Value& value = Member(object, name);
	return value.IsNumber() ? value.GetDouble() : 0.0;
}

std::uint64_t JsonDocument::Count(const Value& object, const char* name)
{
	const Value& value = Member(object, name);
	return value.IsUint64() ? value.GetUint64() : 0;
}

bool JsonDocument::Bool(const Value& object, const char* name, bool otherwise)
{
	const Value& value = Member(object, name);
	return value.IsBool() ? value.GetBool() : otherwise;
}

} // namespace mria
