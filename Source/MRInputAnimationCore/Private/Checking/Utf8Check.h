// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <string_view>

namespace mria
{

/**
 * Bytes that are no part of well-formed UTF-8. Strict, as Unicode has it: overlong forms, surrogates and anything
 * beyond U+10FFFF do not fit; a sequence that breaks off counts with all its bytes.
 */
std::size_t CountInvalidUtf8(std::string_view text);

} // namespace mria
