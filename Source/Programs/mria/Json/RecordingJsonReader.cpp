// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Json/JsonAllocator.h"
#include "Json/RecordingJson.h"
#include "Json/RecordingJsonHandler.h"
#include "Text/Strings.h"

#include <rapidjson/error/en.h>
#include <rapidjson/reader.h>

#include <algorithm>

namespace mria
{

namespace RecordingJsonReaderDetail
{
/**
 * What RapidJSON reads from. A string is decoded where it is, since it is never longer than its text; RapidJSON's own
 * buffer would hold it a second time. Lines are counted on the way, because that changes the text.
 */
class InPlaceStream
{
public:
	using Ch = char;

	InPlaceStream(Span<std::uint8_t> text, std::size_t start)
		: begin_(reinterpret_cast<char*>(text.data()))
		, end_(begin_ + text.size())
		, next_(begin_ + start)
		, write_(next_)
		, string_(next_)
		, line_(begin_)
	{
	}

	char Peek() const { return next_ == end_ ? '\0' : *next_; }
	char Take()
	{
		if (next_ == end_)
		{
			return '\0';
		}
		const char letter = *next_++;
		if (letter == '\n')
		{
			++lineNumber_;
			line_ = next_;
		}
		return letter;
	}
	std::size_t Tell() const { return static_cast<std::size_t>(next_ - begin_); }

	char* PutBegin() { return string_ = write_ = next_; }
	/** A character that the text breaks off in is put with the zeros that Take returns at the end. */
	void Put(char letter)
	{
		if (write_ != end_)
		{
			*write_++ = letter;
		}
	}
	void Flush() {}
	std::size_t PutEnd(char* begin)
	{
		next_[-1] = '"'; // RapidJSON has put a zero there if nothing was escaped
		return static_cast<std::size_t>(write_ - begin);
	}

	bool IsAtEnd() const { return next_ == end_; }

	/** First byte of what ends at `offset` and has so many bytes, unless it is a string: those may have had escapes. */
	std::size_t StartOfToken(std::size_t offset, std::size_t size) const
	{
		const bool isString = offset > 0 && begin_[offset - 1] == '"';
		return isString ? static_cast<std::size_t>(string_ - begin_) - 1 : offset - size;
	}

	/** The error with its place in the text, on the line that was read last. */
	JsonError WithPosition(JsonError error, std::size_t offset) const
	{
		error.offset = offset;
		error.line = lineNumber_;
		error.column = 1 + offset - static_cast<std::size_t>(line_ - begin_);
		return error;
	}

private:
	char* begin_;
	char* end_;
	char* next_;
	char* write_;
	char* string_; ///< The last one, after its quote.
	char* line_; ///< The first byte of the last one.
	std::size_t lineNumber_ = 1;
};
} // namespace RecordingJsonReaderDetail

} // namespace mria

/** RapidJSON finds numbers in place only in streams that it copies. */
template <>
struct rapidjson::StreamTraits<mria::RecordingJsonReaderDetail::InPlaceStream>
{
	enum
	{
		copyOptimization = 1
	};
};

namespace mria
{

namespace RecordingJsonReaderDetail
{
constexpr std::string_view kByteOrderMark = "\xef\xbb\xbf";

// Numbers stay text until they are floats: by way of a double they would be rounded twice.
constexpr unsigned kFlags =
	rapidjson::kParseInsituFlag | rapidjson::kParseNumbersAsStringsFlag | rapidjson::kParseValidateEncodingFlag;

bool StartsWith(std::string_view text, std::string_view start)
{
	return text.substr(0, start.size()) == start;
}

std::string_view AsText(Span<const std::uint8_t> bytes)
{
	return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
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

Result<Recording, JsonError> ReadRecordingJson(Span<std::uint8_t> text)
{
	using namespace RecordingJsonReaderDetail;
	InPlaceStream stream(text, StartsWith(AsText(text), kByteOrderMark) ? kByteOrderMark.size() : 0);
	rapidjson::GenericReader<rapidjson::UTF8<>, rapidjson::UTF8<>, JsonAllocator> reader;
	RecordingJsonHandler handler;
	const rapidjson::ParseResult result = reader.Parse<kFlags>(stream, handler);
	if (result.Code() == rapidjson::kParseErrorTermination)
	{
		// The handler hears of a value after its last byte, but of a number at its first.
		const std::size_t size = handler.FailedTokenSize();
		const std::size_t offset = size == 0 ? result.Offset() : stream.StartOfToken(result.Offset(), size);
		return stream.WithPosition(handler.GetError(), offset);
	}
	if (result.IsError())
	{
		return stream.WithPosition(SyntaxError(result, handler), result.Offset());
	}
	if (!stream.IsAtEnd()) // RapidJSON treats a zero byte as the end
	{
		JsonError error;
		error.wanted = "the end";
		error.found = "a zero byte";
		return stream.WithPosition(error, stream.Tell());
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
	const std::string position = "line " + std::to_string(error.line) + ", column " + std::to_string(error.column) +
		" (byte " + std::to_string(error.offset) + ")" + (error.path.empty() ? "" : ", " + error.path);
	return position + ": " + (error.wanted.empty() ? error.found : error.wanted + " wanted, " + error.found + " found");
}

} // namespace mria
