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

/** In quotes; what is not UTF-8 becomes U+FFFD. */
void AppendJsonText(std::string& out, std::string_view text);

/** The shortest digits that give the same float back; inf, -inf and nan as they are. */
void AppendCsvFloat(std::string& out, float number);

/** In quotes where a comma, a quote or a line end asks for them. */
void AppendCsvText(std::string& out, std::string_view text);

/** So many decimals, filled up with blanks on the left. No minus before zero. */
std::string FixedText(double number, int decimals, std::size_t width);

/** Blanks on the right up to the width, counted in bytes. */
std::string PadRight(std::string text, std::size_t width);

} // namespace mria
