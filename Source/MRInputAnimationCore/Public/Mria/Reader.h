// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Mria/Recording.h"
#include "Mria/Result.h"
#include "Mria/Span.h"

#include <cstdint>
#include <optional>

namespace mria
{

struct ReadOptions
{
	/** Accept a 2019 recording without a header as the 1.0 recording it is, instead of returning an error. */
	bool acceptHeaderless = false;
};

/**
 * Locates every curve of a file without reading its keys. All counts and sizes are checked, and the dialect is
 * determined from the sizes. Takes microseconds for any file size and allocates only for markers. The view refers to
 * `bytes`.
 */
MRINPUTANIMATIONCORE_API Result<RecordingView> OpenRecording(
	Span<const std::uint8_t> bytes, const ReadOptions& options = {});

/** OpenRecording followed by CopyRecording. Writing the result in its dialect gives the same bytes. */
MRINPUTANIMATIONCORE_API Result<Recording> ReadRecording(
	Span<const std::uint8_t> bytes, const ReadOptions& options = {});

/** Copies every key of a view. */
MRINPUTANIMATIONCORE_API Recording CopyRecording(const RecordingView& view);

/**
 * Checks the first bytes of a longer file. Returns an error if the file cannot be a recording whatever follows, so
 * that the rest need not be read; empty if it may be one. Some 5 KB decide for most other files. A stream or a 2019
 * file that begins in an unusual way (a damaged first packet, wrap modes that Unity does not have) is rejected.
 */
MRINPUTANIMATIONCORE_API std::optional<Error> RejectHead(Span<const std::uint8_t> head);

/** How closely bytes resemble a recording. */
enum class RecordingMatch : std::uint8_t
{
	None,
	Possible, ///< They may begin a 2019 recording without a header; only the whole file can show it.
	Certain, ///< They begin like a recording or a stream, or are a whole 2019 recording. The rest may still be damaged.
};

/** Examines a whole file, or its first bytes: eight of them exclude most other files. */
MRINPUTANIMATIONCORE_API RecordingMatch LooksLikeRecording(Span<const std::uint8_t> bytes);

/** Whether the bytes begin with the magic number. Needs only the first eight bytes. */
MRINPUTANIMATIONCORE_API bool HasMagic(Span<const std::uint8_t> bytes);

} // namespace mria
