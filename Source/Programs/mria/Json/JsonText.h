// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Json/JsonAllocator.h"

#include <rapidjson/prettywriter.h>
#include <rapidjson/stringbuffer.h>

#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>

namespace mria
{

/**
 * Writes the JSON output of commands; each call appends one value. Text is written as by AppendJsonText, floats in
 * their shortest form, and numbers that JSON cannot represent as null.
 */
class JsonText
{
public:
	JsonText() { writer_.SetIndent(' ', 2); }
	JsonText(const JsonText&) = delete;
	JsonText& operator=(const JsonText&) = delete;

	void BeginObject() { writer_.StartObject(); }
	void EndObject() { writer_.EndObject(); }
	void BeginArray() { writer_.StartArray(); }
	void EndArray() { writer_.EndArray(); }
	void Name(std::string_view name);

	void Text(std::string_view text);
	void Float(float number);
	void Integer(std::int64_t number) { writer_.Int64(number); }
	void Count(std::uint64_t number) { writer_.Uint64(number); }
	void Bool(bool value) { writer_.Bool(value); }
	void Null() { writer_.Null(); }

	/** An object that is text already. */
	void Object(std::string_view text) { writer_.RawValue(text.data(), text.size(), rapidjson::kObjectType); }

	/** `[1.5, 2.25]` on one line. */
	void FloatPair(float first, float second);

	void TextMember(std::string_view name, std::string_view text);
	void FloatMember(std::string_view name, float number);
	void CountMember(std::string_view name, std::uint64_t number);
	void BoolMember(std::string_view name, bool value);

	/** An array; `write` adds the value of one item. */
	template <typename Items, typename Write>
	void ArrayMember(std::string_view name, const Items& items, const Write& write)
	{
		Name(name);
		BeginArray();
		for (const auto& item : items)
		{
			write(item);
		}
		EndArray();
	}

	/** An array of objects; `write` adds the members of one. */
	template <typename Items, typename Write>
	void ObjectsMember(std::string_view name, const Items& items, const Write& write)
	{
		ArrayMember(name, items,
			[&](const auto& item)
			{
				BeginObject();
				write(item);
				EndObject();
			});
	}

	/** An object with counts by name. */
	void CountsMember(std::string_view name, const std::map<std::string, std::size_t>& counts);

	/** Everything written so far, with a line end. */
	std::string Get() const { return std::string(buffer_.GetString(), buffer_.GetSize()) + "\n"; }

private:
	using Utf8 = rapidjson::UTF8<>;
	using Buffer = rapidjson::GenericStringBuffer<Utf8, JsonAllocator>;

	Buffer buffer_;
	rapidjson::PrettyWriter<Buffer, Utf8, Utf8, JsonAllocator> writer_{buffer_};
};

} // namespace mria
