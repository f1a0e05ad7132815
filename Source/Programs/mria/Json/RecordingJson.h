// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Json/JsonError.h"
#include "Mria/Recording.h"
#include "Mria/Result.h"
#include "Mria/Span.h"

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>

namespace mria
{

/** Takes a piece of text; pieces come in order and are gone after the call. */
using TextSink = std::function<void(std::string_view)>;

/**
 * The recording as JSON text, one key a line, in pieces of some 64 KB so that a long one need not fit into memory
 * twice. Loses nothing that the file has, NaN payloads and odd bytes included. Resources/Docs/Json.md describes the
 * form.
 */
void WriteRecordingJson(const RecordingView& recording, const TextSink& sink);

/** The same in one string. */
std::string ToRecordingJson(const RecordingView& recording);

/**
 * The inverse: written in the dialect it names, the result gives the bytes that the JSON was made from. Any text may be
 * given; time and memory stay in proportion to its size. Strings are decoded where they are, so that they take no
 * memory of their own: afterwards the text is not what it was.
 */
Result<Recording, JsonError> ReadRecordingJson(Span<std::uint8_t> text);

/** Whether the bytes begin as JSON text of an object does, which no file with a header does. */
bool LooksLikeJson(Span<const std::uint8_t> bytes);

} // namespace mria
