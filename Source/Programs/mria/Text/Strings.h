// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace mria
{

/** People read millimetres, degrees and milliseconds; the core has metres, radians and seconds. */
inline constexpr double kMillimetres = 1000.0;
inline constexpr double kDegrees = 57.29577951308232;
inline constexpr double kMilliseconds = 1000.0;

/** "1,277,344". */
std::string Thousands(std::uint64_t number);

/** "1 key", "2 keys", "1,234 keys". The plural is the singular and an s unless given. */
std::string Counted(std::uint64_t number, const char* singular, const char* plural = nullptr);

/** Three decimals and no unit: "41.246"; "inf" and "nan" as they are. */
std::string SecondsText(double seconds);

/** One decimal: "26.3". */
std::string OneDecimal(double number);

/** As few digits as say it, seven at most: "0.5", "1000000". */
std::string ShortNumber(double number);

/** The whole text as a number, which may be infinite or NaN. */
std::optional<float> ParseFloat(std::string_view text);

/** "left, right". */
std::string Joined(const std::vector<std::string>& names);

/** The fewest digits that give the same float back; `text` must have room for 16 characters. Returns the end. */
char* WriteShortest(float number, char* text);

/** "c3a9". */
std::string HexText(std::string_view bytes);

/** The inverse; lower case only. */
std::optional<std::string> ParseHexText(std::string_view text);

/**
 * Line ends at blanks, so that no line is wider than `width` if its words are not; 0 leaves it as it is. Further lines
 * begin with `indent` blanks. Colours take no room, and each character one column.
 */
std::string WrapWords(std::string_view text, std::size_t width, std::size_t indent);

std::string ToLower(std::string_view text);

/** How many letters one must insert, drop or change to get from one to the other. */
std::size_t EditDistance(std::string_view a, std::string_view b);

/** The name that is nearest to what was typed, if any is near. */
std::string NearestName(const std::vector<std::string>& names, const std::string& typed);

/** With blanks for line ends. */
std::string OnOneLine(std::string text);

} // namespace mria
