// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "JsonAllocator.h"
#include "RecordingJson.h"
#include "RecordingJsonHandler.h"
#include "Text.h"

#include <rapidjson/error/en.h>
#include <rapidjson/memorystream.h>
#include <rapidjson/reader.h>

#include <algorithm>

namespace mria
{

namespace RecordingJsonReaderDetail
{
constexpr std::string_view kByteOrderMark = "\xef\xbb\xbf";

// Numbers stay text until they are floats: by way of a double they would be rounded twice.
constexpr unsigned kFlags = rapidjson::kParseNumbersAsStringsFlag | rapidjson::kParseValidateEncodingFlag;

bool StartsWith(std::string_view text, std::string_view start)
{
	return text.substr(0, start.size()) == start;
}

std::string_view AsText(Span<const std::uint8_t> bytes)
{
	return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
}

/** The handler hears of a value after its last byte; the place to show is its first. */
std::size_t StartOfToken(std::string_view text, std::size_t offset, std::size_t tokenSize)
{
	const std::size_t end = std::min(offset, text.size());
	const std::size_t start = end >= tokenSize ? end - tokenSize : end;
	const bool isString = tokenSize >= 2 && start < text.size() && text[end - 1] == '"';
	return !isString || text[start] == '"' ? start : end; // a string with escapes is longer than it tells
}

JsonError Place(JsonError error, std::string_view text, std::size_t offset)
{
	const std::string_view before = text.substr(0, std::min(offset, text.size()));
	const std::size_t lastLine = before.rfind('\n');
	error.offset = before.size();
	error.line = 1 + static_cast<std::size_t>(std::count(before.begin(), before.end(), '\n'));
	error.column = 1 + (lastLine == std::string_view::npos ? before.size() : before.size() - lastLine - 1);
	return error;
}

JsonError SyntaxError(const rapidjson::ParseResult& result, const RecordingJsonHandler& handler)
{
	JsonError error;
	error.path = handler.Path();
	error.found = rapidjson::GetParseError_En(result.Code());
	if (!error.found.empty() && error.found.back() == '.')
	{
		error.found.pop_back();
	}
	error.found = ToLower(error.found.substr(0, 1)) + error.found.substr(std::min<std::size_t>(error.found.size(), 1));
	return error;
}
} // namespace RecordingJsonReaderDetail

Result<Recording, JsonError> ReadRecordingJson(Span<const std::uint8_t> bytes)
{
	using namespace RecordingJsonReaderDetail;
	const std::string_view text = AsText(bytes);
	const std::size_t skipped = StartsWith(text, kByteOrderMark) ? kByteOrderMark.size() : 0;
	rapidjson::MemoryStream stream(text.data() + skipped, text.size() - skipped);
	rapidjson::GenericReader<rapidjson::UTF8<>, rapidjson::UTF8<>, JsonAllocator> reader;
	RecordingJsonHandler handler;
	const rapidjson::ParseResult result = reader.Parse<kFlags>(stream, handler);
	const std::size_t offset = skipped + result.Offset();
	if (result.Code() == rapidjson::kParseErrorTermination)
	{
		const bool isNumber = handler.FailedTokenSize() == 0;
		return Place(
			handler.GetError(), text, isNumber ? offset : StartOfToken(text, offset, handler.FailedTokenSize()));
	}
	if (result.IsError())
	{
		return Place(SyntaxError(result, handler), text, offset);
	}
	if (stream.Tell() != text.size() - skipped) // RapidJSON takes a zero byte for the end
	{
		JsonError error;
		error.wanted = "the end";
		error.found = "a zero byte";
		return Place(error, text, skipped + stream.Tell());
	}
	return handler.Take();
}

bool LooksLikeJson(Span<const std::uint8_t> bytes)
{
	using namespace RecordingJsonReaderDetail;
	std::string_view text = AsText(bytes);
	text.remove_prefix(StartsWith(text, kByteOrderMark) ? kByteOrderMark.size() : 0);
	const std::size_t first = text.find_first_not_of(" \t\r\n");
	return first != std::string_view::npos && text[first] == '{';
}

std::string Describe(const JsonError& error)
{
	const std::string place = "line " + std::to_string(error.line) + ", column " + std::to_string(error.column) +
		" (byte " + std::to_string(error.offset) + ")" + (error.path.empty() ? "" : ", " + error.path);
	return place + ": " + (error.wanted.empty() ? error.found : error.wanted + " wanted, " + error.found + " found");
}

} // namespace mria
