// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace mria
{

/** Names in files, and file names, may contain any bytes. These functions make them safe to display. */

/** One character of UTF-8. */
struct Utf8Character
{
	char32_t code = 0;
	std::size_t size = 0; ///< In bytes; 0 if no well-formed character begins here.
};

/**
 * Returns the character at `index`, which must be in range. Strict, as Unicode defines it: overlong forms,
 * surrogates and codes beyond U+10FFFF are not well-formed.
 */
MRINPUTANIMATIONCORE_API Utf8Character DecodeUtf8(std::string_view text, std::size_t index);

/** Number of bytes that are not part of well-formed UTF-8. All bytes of an incomplete sequence count. */
MRINPUTANIMATIONCORE_API std::size_t CountInvalidUtf8(std::string_view text);

/**
 * Whether a character is invisible or changes how others are displayed: C0 and C1 controls, DEL, line and paragraph
 * separators, interlinear annotations, and the default-ignorable characters of Unicode: zero-width characters,
 * bidirectional controls, variation selectors and tags.
 */
MRINPUTANIMATIONCORE_API bool IsInvisible(char32_t code);

/**
 * Makes text safe for a terminal, a log or a table cell. Each byte of an invisible character and each byte that is
 * not UTF-8 becomes \xNN, with lower-case hexadecimal digits, and so does a backslash that would begin such an
 * escape. The result is one line of valid UTF-8; replacing every \xNN with its byte restores the text. Do not escape
 * twice.
 */
MRINPUTANIMATIONCORE_API std::string Printable(std::string_view text);

} // namespace mria
