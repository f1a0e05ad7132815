// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace mria
{

/** Values appended to large amounts of text, without a writer object. */

/** Appends a float without loss, as Resources/Docs/Json.md describes: 0.1, -0.0, "inf" (with quotes). */
void AppendJsonFloat(std::string& out, float number);

/**
 * Appends any text as a JSON string in quotes. All text in JSON uses this function. A byte that is not UTF-8 becomes
 * U+FFFD, so that the JSON is always valid; invisible characters (Mria/Text.h) become \uXXXX, so that the JSON can
 * be displayed and logged.
 */
void AppendJsonText(std::string& out, std::string_view text);

/** Appends the shortest digits that restore the same float; inf, -inf and nan as they are. */
void AppendCsvFloat(std::string& out, float number);

/**
 * Appends any text as one CSV cell on one line. All text in CSV uses this function. The text is made printable (see
 * Printable in Mria/Text.h), and quoted if it contains commas, semicolons or double quotes (RFC 4180). If a
 * spreadsheet would interpret the cell as a formula (it begins with = + - or @, possibly after blanks), or if it
 * begins with an apostrophe, an apostrophe is added in front. To restore the bytes, remove one apostrophe from the
 * front, then replace every \xNN with its byte.
 */
void AppendCsvText(std::string& out, std::string_view text);

/** Formats a number with this many decimals, padded with blanks on the left. No minus before zero. */
std::string FixedText(double number, int decimals, std::size_t width);

/** Pads with blanks on the right to the width, counted in bytes. */
std::string PadRight(std::string text, std::size_t width);

} // namespace mria
