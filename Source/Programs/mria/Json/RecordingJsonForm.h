// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace mria
{

/** The first two members of the document. A later version of the form gets a higher number. */
inline constexpr std::string_view kJsonFormatName = "mria-recording";
inline constexpr std::int32_t kJsonFormatVersion = 1;

/** .NET's string length: seven bits a byte, five bytes at most. */
inline constexpr std::size_t kMaxLengthSize = 5;

/** Bytes that a string's length needs in the file. */
std::size_t ShortestLengthSize(std::size_t length);

/** Room for any float that WriteJsonFloat writes. */
inline constexpr std::size_t kJsonFloatSize = 24;

/** The float to the bit: 0.1, -0.0, "inf", "-inf", "nan", "nan:0x7fc00001" (these with their quotes). Returns the end.
 */
char* WriteJsonFloat(float number, char* text);

/** A JSON number as the nearest float; nothing if it is too large, or too small to be told from 0. */
std::optional<float> ParseJsonNumber(std::string_view text);

/** What WriteJsonFloat puts between quotes. */
std::optional<float> ParseSpecialFloat(std::string_view text);

} // namespace mria
