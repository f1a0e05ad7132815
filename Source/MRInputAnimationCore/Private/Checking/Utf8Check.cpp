// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Checking/Utf8Check.h"

#include <cstdint>

namespace mria
{

namespace Utf8CheckDetail
{
/** What may follow a lead byte: so many bytes, the first of them within these bounds, the others 80 to BF. */
struct Sequence
{
	std::size_t length;
	std::uint8_t low;
	std::uint8_t high;
};

/** Table 3-7 of the Unicode standard. A length of 0 is no lead byte. */
Sequence SequenceOf(std::uint8_t lead)
{
	if (lead < 0x80)
	{
		return {1, 0x80, 0xBF};
	}
	if (lead >= 0xC2 && lead <= 0xDF)
	{
		return {2, 0x80, 0xBF};
	}
	if (lead >= 0xE0 && lead <= 0xEF)
	{
		const std::uint8_t low = lead == 0xE0 ? 0xA0 : 0x80; // below: overlong
		const std::uint8_t high = lead == 0xED ? 0x9F : 0xBF; // above: surrogates
		return {3, low, high};
	}
	if (lead >= 0xF0 && lead <= 0xF4)
	{
		const std::uint8_t low = lead == 0xF0 ? 0x90 : 0x80; // below: overlong
		const std::uint8_t high = lead == 0xF4 ? 0x8F : 0xBF; // above: beyond U+10FFFF
		return {4, low, high};
	}
	return {0, 0, 0};
}
} // namespace Utf8CheckDetail

std::size_t CountInvalidUtf8(std::string_view text)
{
	const auto byteAt = [&](std::size_t i) { return static_cast<std::uint8_t>(text[i]); };
	std::size_t invalid = 0;
	for (std::size_t i = 0; i < text.size();)
	{
		const Utf8CheckDetail::Sequence sequence = Utf8CheckDetail::SequenceOf(byteAt(i));
		std::size_t good = 1;
		while (good < sequence.length && i + good < text.size() &&
			byteAt(i + good) >= (good == 1 ? sequence.low : 0x80) &&
			byteAt(i + good) <= (good == 1 ? sequence.high : 0xBF))
		{
			++good;
		}
		invalid += good == sequence.length ? 0 : good;
		i += good;
	}
	return invalid;
}

} // namespace mria
