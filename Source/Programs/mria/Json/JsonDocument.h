// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include <rapidjson/document.h>

#include <cstdint>
#include <string>
#include <string_view>

namespace mria
{

/**
 * A JSON text from outside, and what is in it. Members that are missing or of another kind read as nothing, so that
 * code which reads them needs no branches.
 */
class JsonDocument
{
public:
	using Value = rapidjson::Value;

	/** Text that is not JSON gives null. */
	explicit JsonDocument(std::string_view text);

	const Value& Root() const { return document_; }

	/** Null if the object has no such member. */
	static const Value& Member(const Value& object, const char* name);

	static std::string Text(const Value& object, const char* name);
	static double Number(const Value& object, const char* name);
	static std::uint64_t Count(const Value& object, const char* name);
	static bool Bool(const Value& object, const char* name, bool otherwise);

	/** Calls `visit` for each item of an array member. */
	template <typename Visit>
	static void ForEach(const Value& object, const char* name, const Visit& visit)
	{
		const Value& items = Member(object, name);
		for (rapidjson::SizeType i = 0; items.IsArray() && i < items.Size(); ++i)
		{
			visit(items[i]);
		}
	}

private:
	rapidjson::Document document_;
};

} // namespace mria
