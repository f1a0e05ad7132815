// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace mria
{

/** Names in files are any bytes, and so are the names of files. These functions make them fit to be shown. */

/** One character of UTF-8. */
struct Utf8Character
{
	char32_t code = 0;
	std::size_t size = 0; ///< In bytes; 0 where no well-formed character begins.
};

/**
 * The character that begins at `index`, which must be below the text's size. Strict, as Unicode defines it: overlong
 * forms, surrogates and codes beyond U+10FFFF are not well-formed.
 */
MRINPUTANIMATIONCORE_API Utf8Character DecodeUtf8(std::string_view text, std::size_t index);

/** Bytes that are no part of well-formed UTF-8. A sequence that breaks off counts with all its bytes. */
MRINPUTANIMATIONCORE_API std::size_t CountInvalidUtf8(std::string_view text);

/**
 * Whether a character is not seen itself or changes how others are shown: C0 and C1 controls, DEL, line and paragraph
 * separators, interlinear annotations, and what Unicode calls default-ignorable: zero-width characters, bidirectional
 * controls, variation selectors and tags.
 */
MRINPUTANIMATIONCORE_API bool IsInvisible(char32_t code);

/**
 * For a terminal, a log or a cell of a table: each byte of an invisible character and each byte that is not UTF-8
 * becomes \xNN, with lower-case hexadecimal digits, and so does a backslash that would begin such an escape. The result
 * is valid UTF-8 on one line; replacing every \xNN with its byte gives the text back. Escape once only.
 */
MRINPUTANIMATIONCORE_API std::string Printable(std::string_view text);

} // namespace mria
