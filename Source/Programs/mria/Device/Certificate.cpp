// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Device/Certificate.h"

#include "Device/Digest.h"
#include "Text/Strings.h"

#include <cctype>

namespace mria
{

namespace CertificateDetail
{
/** One value of DER: its tag, all its bytes and its content. */
struct Value
{
	unsigned char tag = 0;
	std::string_view whole;
	std::string_view content;
};

/** Takes the first value off `rest`; a value without bytes where there is none. */
Value TakeValue(std::string_view& rest)
{
	const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(rest[i]); };
	if (rest.size() < 2)
	{
		return {};
	}
	std::size_t head = 2;
	std::size_t size = byte(1);
	if (size >= 0x80)
	{
		const std::size_t sizeBytes = size & 0x7F;
		if (sizeBytes > 4 || rest.size() < 2 + sizeBytes)
		{
			return {};
		}
		size = 0;
		for (; head < 2 + sizeBytes; ++head)
		{
			size = size << 8 | byte(head);
		}
	}
	if (size > rest.size() - head)
	{
		return {};
	}
	const Value value = {byte(0), rest.substr(0, head + size), rest.substr(head, size)};
	rest.remove_prefix(head + size);
	return value;
}
} // namespace CertificateDetail

std::string CertificateFromPem(std::string_view pem)
{
	constexpr std::string_view kBegin = "-----BEGIN CERTIFICATE-----";
	const std::size_t begin = pem.find(kBegin);
	return begin == std::string_view::npos ? "" : FromBase64(pem.substr(begin + kBegin.size()));
}

std::string FingerprintOf(std::string_view certificate)
{
	return *ParseFingerprint(HexText(Sha256(certificate)));
}

std::optional<std::string> ParseFingerprint(std::string_view text)
{
	constexpr std::size_t kDigits = 64;
	std::string digits;
	for (const char c : text)
	{
		if (std::isxdigit(static_cast<unsigned char>(c)))
		{
			digits += digits.size() % 3 == 2 ? ":" : "";
			digits += static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
		}
		else if (c != ':' && c != ' ')
		{
			return std::nullopt;
		}
	}
	return digits.size() == kDigits + kDigits / 2 - 1 ? std::optional(digits) : std::nullopt;
}

std::string_view PublicKeyOf(std::string_view certificate)
{
	using namespace CertificateDetail;
	constexpr unsigned char kVersionTag = 0xA0;
	std::string_view outer = TakeValue(certificate).content;
	std::string_view fields = TakeValue(outer).content;
	std::string_view afterVersion = fields;
	if (TakeValue(afterVersion).tag == kVersionTag)
	{
		fields = afterVersion;
	}
	for (int skipped = 0; skipped < 5; ++skipped) // serial number, algorithm, issuer, validity, subject
	{
		TakeValue(fields);
	}
	return TakeValue(fields).whole;
}

} // namespace mria
