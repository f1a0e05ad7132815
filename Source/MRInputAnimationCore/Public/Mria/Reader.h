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
	/** Take a 2019 recording from before the header as the 1.0 recording it is, instead of naming it in an error. */
	bool acceptHeaderless = false;
};

/**
 * Finds every curve of a file without reading a key: all counts and sizes are checked, the dialect is told from how the
 * bytes add up. Takes microseconds whatever the size, and allocates for markers only. The view points into `bytes`.
 */
MRINPUTANIMATIONCORE_API Result<RecordingView> OpenRecording(
	Span<const std::uint8_t> bytes, const ReadOptions& options = {});

/** OpenRecording, and then a copy of every key. Written back in its dialect, the result gives the same bytes. */
MRINPUTANIMATIONCORE_API Result<Recording> ReadRecording(
	Span<const std::uint8_t> bytes, const ReadOptions& options = {});

/** The copy alone, of any view. */
MRINPUTANIMATIONCORE_API Recording CopyRecording(const RecordingView& view);

/**
 * For the first bytes of a longer file: the error that is certain whatever follows them, so that the rest need not be
 * read; nothing while the whole may be a recording. Some 5 KB decide about most files that are something else. A stream
 * or a 2019 body that begins in no usual way (a damaged first packet, wrap modes that Unity does not have) is rejected.
 */
MRINPUTANIMATIONCORE_API std::optional<Error> RejectHead(Span<const std::uint8_t> head);

/** How much bytes look like a recording. */
enum class Likeness : std::uint8_t
{
	None,
	Possible, ///< They may begin a 2019 recording, which has no header: only the whole file shows it.
	Certain, ///< They begin as a recording or a stream does, or are a whole 2019 recording. Sound or not.
};

/** Of a whole file, or of its first bytes: eight of them rule out most other files. */
MRINPUTANIMATIONCORE_API Likeness LooksLikeRecording(Span<const std::uint8_t> bytes);

/** Whether the bytes begin as an input animation does. Needs the first eight bytes only. */
MRINPUTANIMATIONCORE_API bool HasMagic(Span<const std::uint8_t> bytes);

} // namespace mria
