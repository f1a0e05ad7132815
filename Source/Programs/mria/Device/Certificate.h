// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace mria
{

/** The bytes (DER) of the first certificate in PEM text; empty if there is none. */
std::string CertificateFromPem(std::string_view pem);

/** "3F:0A:...": SHA-256 of the whole certificate, as browsers show it. */
std::string FingerprintOf(std::string_view certificate);

/** The same from what a person typed: any case, with or without colons and blanks. Nothing unless it is 64 digits. */
std::optional<std::string> ParseFingerprint(std::string_view text);

/** The part of a certificate (DER) that holds the public key, which libcurl can pin; empty if there is none. */
std::string_view PublicKeyOf(std::string_view certificate);

} // namespace mria
