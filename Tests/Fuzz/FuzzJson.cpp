// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "FuzzSupport.h"
#include "Json/RecordingJson.h"

#include <string>

namespace mria
{

namespace FuzzJsonDetail
{
Recording ParseOrDie(const std::string& text)
{
	Bytes bytes(text.begin(), text.end());
	Result<Recording, JsonError> parsed = ReadRecordingJson(bytes);
	if (!parsed)
	{
		std::fprintf(stderr, "%s\n", Describe(parsed.GetError()).c_str());
	}
	MRIA_FUZZ_REQUIRE(parsed);
	return std::move(parsed.Value());
}

/** Any text is a recording that can be written as JSON again, or an error that points into the text. */
void ReadText(Span<const std::uint8_t> text)
{
	Bytes copy(text.begin(), text.end());
	const Result<Recording, JsonError> parsed = ReadRecordingJson(copy);
	if (!parsed)
	{
		MRIA_FUZZ_REQUIRE(parsed.GetError().offset <= text.size());
		MRIA_FUZZ_REQUIRE(!Describe(parsed.GetError()).empty());
		return;
	}
	const std::string once = ToRecordingJson(parsed.Value());
	MRIA_FUZZ_REQUIRE(ToRecordingJson(ParseOrDie(once)) == once);
}

/** A file, made JSON and read again, is the same file. */
void ReadFile(Span<const std::uint8_t> file)
{
	const Result<RecordingView> view = OpenRecording(file);
	if (view)
	{
		const Recording parsed = ParseOrDie(ToRecordingJson(view.Value()));
		MRIA_FUZZ_REQUIRE(WriteOrDie(parsed) == Bytes(file.begin(), file.end()));
	}
}
} // namespace FuzzJsonDetail

} // namespace mria

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
	mria::FuzzJsonDetail::ReadText({data, size});
	mria::FuzzJsonDetail::ReadFile({data, size});
	return 0;
}
