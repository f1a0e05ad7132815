// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

namespace mria
{

/** Size of a buffer that holds any float that WriteJsonFloat writes, in characters. */
inline constexpr std::size_t kJsonFloatSize = 24;

/**
 * Writes a float as JSON without loss: 0.1, -0.0, or with quotes "inf", "-inf", "nan", "nan:0x7fc00001". Returns the
 * end of the text. `text` needs room for kJsonFloatSize characters.
 */
char* WriteJsonFloat(float number, char* text);

/** Parses a JSON number as the nearest float. Empty if its magnitude is too large, or so small that it would be 0. */
std::optional<float> ParseJsonNumber(std::string_view text);

/** Parses what WriteJsonFloat writes between quotes. Empty for any other text. */
std::optional<float> ParseSpecialFloat(std::string_view text);

} // namespace mria
