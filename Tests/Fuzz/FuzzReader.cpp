// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "FuzzSupport.h"

namespace mria
{

namespace FuzzReaderDetail
{
/** Touches every key and holds the curves against the bytes they must lie in. */
void RequireInside(const RecordingView& view, Span<const std::uint8_t> bytes)
{
	for (const CurveView& curve : view.curves)
	{
		MRIA_FUZZ_REQUIRE(curve.empty() || (curve.keys >= bytes.begin() && curve.keys <= bytes.end()));
		MRIA_FUZZ_REQUIRE(
			curve.empty() || curve.size() * curve.keySize <= static_cast<std::size_t>(bytes.end() - curve.keys));
	}
	MRIA_FUZZ_REQUIRE(CountKeys(view) * kShortKeySize <= bytes.size());
	RangeOf(view);
}

void RequireUsefulError(const Error& error, std::size_t size)
{
	MRIA_FUZZ_REQUIRE(error.offset <= size);
	MRIA_FUZZ_REQUIRE(!ToString(error.path).empty());
	MRIA_FUZZ_REQUIRE(!Describe(error).empty());
}

void ReadWith(Span<const std::uint8_t> bytes, const ReadOptions& options)
{
	const Result<RecordingView> view = OpenRecording(bytes, options);
	const Result<Recording> copy = ReadRecording(bytes, options);
	MRIA_FUZZ_REQUIRE(static_cast<bool>(view) == static_cast<bool>(copy));
	if (!view)
	{
		RequireUsefulError(view.GetError(), bytes.size());
		return;
	}
	RequireInside(view.Value(), bytes);
	MRIA_FUZZ_REQUIRE(CountKeys(view.Value()) == CountKeys(copy.Value()));
}
} // namespace FuzzReaderDetail

} // namespace mria

/** Any bytes give a recording that lies inside them, or an error that points into them. */
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
	mria::ReadOptions options;
	mria::FuzzReaderDetail::ReadWith({data, size}, options);
	options.acceptHeaderless = true;
	mria::FuzzReaderDetail::ReadWith({data, size}, options);
	return 0;
}
