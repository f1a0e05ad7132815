// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

namespace mria
{

/** The 32 bytes of SHA-256. */
std::string Sha256(std::string_view bytes);

std::string ToBase64(std::string_view bytes);

/** White space is skipped; what follows anything else that is not base64 is left out. */
std::string FromBase64(std::string_view text);

} // namespace mria
