// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Mria/Result.h"

#include <cinttypes>
#include <cstdio>

namespace mria
{

namespace ResultDetail
{
constexpr std::size_t kNumberSize = 48;

std::string Number(std::int64_t value)
{
	char text[kNumberSize];
	std::snprintf(text, sizeof(text), "%" PRId64, value);
	return text;
}

std::string Hex(std::int64_t value)
{
	char text[kNumberSize];
	std::snprintf(text, sizeof(text), "0x%016" PRIx64, static_cast<std::uint64_t>(value));
	return text;
}

std::string Bytes(std::int64_t count)
{
	return Number(count) + (count == 1 ? " byte" : " bytes");
}

/** The numbers of an error in words; what they mean depends on the code. */
std::string Numbers(const Error& error)
{
	switch (error.code)
	{
	case ErrorCode::EmptyFile:
		return "at least " + Bytes(error.wanted) + " needed, the file has none";
	case ErrorCode::WrongMagic:
	case ErrorCode::HeaderlessFile:
	case ErrorCode::StreamFile:
		return Hex(error.wanted) + " wanted, " + Hex(error.found) + " found";
	case ErrorCode::MissingVersion:
		return "a version number up to " + Number(error.wanted) + " wanted, " + Number(error.found) + " found";
	case ErrorCode::NewerVersion:
		return Number(error.wanted) + " is the newest known, " + Number(error.found) + " found";
	case ErrorCode::UnknownVersion:
		return Number(error.wanted) + " is the lowest known, " + Number(error.found) + " found";
	case ErrorCode::Truncated:
		return Bytes(error.wanted) + " needed, " + Number(error.found) + " left";
	case ErrorCode::CountOutOfRange:
		return "0 to " + Number(error.wanted) + " fit into the bytes left, " + Number(error.found) + " found";
	case ErrorCode::StringTooLong:
		return "a length of 0 to " + Number(error.wanted) + " fits into the bytes left, " + Number(error.found) +
			" found";
	case ErrorCode::BytesLeftOver:
		return "the recording has " + Bytes(error.wanted) + ", the file " + Number(error.found);
	case ErrorCode::DamagedStream:
		break;
	}
	return "at least " + Number(error.wanted) + " whole packet wanted, " + Number(error.found) + " found";
}

struct Phrase
{
	const char* name;
	const char* summary;
	const char* hint;
};

const Phrase& PhraseOf(ErrorCode code)
{
	static constexpr Phrase kPhrases[] = {
		{"EmptyFile", "is empty",
			"the program that saved it failed, as MRTK does when there is nothing to save; record again"},
		{"WrongMagic", "is not an input animation",
			"MRTK recordings are named InputAnimation-<date>-<time>.bin; other .bin files are something else"},
		{"HeaderlessFile", "is a 2019 recording without a header", "'mria repair' puts the header in front"},
		{"MissingVersion", "has no version number",
			"it comes from a tutorial project that changed the format (ten curves a pose); only that project reads it"},
		{"NewerVersion", "was written in a newer format", "look for a newer release of this software"},
		{"UnknownVersion", "has a version that never existed", "the file is damaged; copy or export it again"},
		{"Truncated", "ends too early", "the file was cut off; copy or export it again"},
		{"CountOutOfRange", "has an impossible count", "the file is damaged from here on; copy or export it again"},
		{"StringTooLong", "has a name of impossible length",
			"the file is damaged from here on; copy or export it again"},
		{"BytesLeftOver", "continues after its end",
			"something was appended, or a count is wrong; copy or export it again"},
		{"StreamFile", "is a stream, the form that a recording has while it is being made",
			"'mria repair' makes a recording of it"},
		{"DamagedStream", "is a stream without a single whole packet", "the file is damaged throughout; copy it again"},
	};
	return kPhrases[static_cast<std::size_t>(code)];
}
} // namespace ResultDetail

const char* ToString(ErrorCode code)
{
	return ResultDetail::PhraseOf(code).name;
}

std::string ToString(const FieldPath& path)
{
	std::string text;
	for (std::size_t i = 0; i < path.depth; ++i)
	{
		const FieldPath::Segment& segment = path.segments[i];
		text += i == 0 ? "" : ".";
		text += segment.name;
		if (segment.index != FieldPath::kNoIndex)
		{
			text += "[" + ResultDetail::Number(segment.index) + "]";
		}
	}
	return text;
}

ErrorText Explain(const Error& error)
{
	const ResultDetail::Phrase& phrase = ResultDetail::PhraseOf(error.code);
	char place[ResultDetail::kNumberSize];
	std::snprintf(place, sizeof(place), "byte %" PRIu64 " (0x%" PRIx64 ")", error.offset, error.offset);
	return {phrase.summary,
		std::string(place) + ", field " + ToString(error.path) + ": " + ResultDetail::Numbers(error), phrase.hint};
}

std::string Describe(const Error& error)
{
	return std::string(ToString(error.code)) + " at byte " +
		ResultDetail::Number(static_cast<std::int64_t>(error.offset)) + " in " + ToString(error.path) + ": " +
		ResultDetail::Numbers(error);
}

} // namespace mria
