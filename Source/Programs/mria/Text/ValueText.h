// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace mria
{

/** Values added to text that is made in large amounts, without a writer in between. */

/** The float to the bit, as Resources/Docs/Json.md has it: 0.1, -0.0, "inf" (with its quotes). */
void AppendJsonFloat(std::string& out, float number);

/**
 * Any text as a JSON string, in quotes: the one way of text into JSON. A byte that is not UTF-8 becomes U+FFFD, so that
 * the JSON is always valid; invisible characters (Mria/Text.h) become \uXXXX, so that JSON can be shown and logged.
 */
void AppendJsonText(std::string& out, std::string_view text);

/** The shortest digits that give the same float back; inf, -inf and nan as they are. */
void AppendCsvFloat(std::string& out, float number);

/**
 * Any text as one cell of CSV, on one line: the one way of text into CSV. In the form of Printable (Mria/Text.h), and
 * in double quotes where commas, semicolons or double quotes need them (RFC 4180). Where a spreadsheet would take the
 * cell for a formula (it begins with = + - or @, maybe after blanks), and where it begins with an apostrophe, an
 * apostrophe is put in front. To get the bytes back: take one apostrophe off the front, then replace every \xNN with
 * its byte.
 */
void AppendCsvText(std::string& out, std::string_view text);

/** So many decimals, filled up with blanks on the left. No minus before zero. */
std::string FixedText(double number, int decimals, std::size_t width);

/** Blanks on the right up to the width, counted in bytes. */
std::string PadRight(std::string text, std::size_t width);

} // namespace mria
