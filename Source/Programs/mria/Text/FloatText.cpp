// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Text/FloatText.h"

#include "Text/Strings.h"

#include <charconv>
#include <cmath>
#include <cstdint>
#include <cstring>
#include <limits>

namespace mria
{

namespace FloatTextDetail
{
constexpr std::uint32_t kPlainNan = 0x7fc00000;
constexpr std::string_view kNanPrefix = "nan:0x";
constexpr std::size_t kBitsDigits = 8;

std::uint32_t BitsOf(float number)
{
	std::uint32_t bits;
	std::memcpy(&bits, &number, sizeof(bits));
	return bits;
}

float FromBits(std::uint32_t bits)
{
	float number;
	std::memcpy(&number, &bits, sizeof(number));
	return number;
}

char* Append(std::string_view text, char* out)
{
	std::memcpy(out, text.data(), text.size());
	return out + text.size();
}

char* AppendNan(std::uint32_t bits, char* out)
{
	if (bits == kPlainNan)
	{
		return Append("nan", out);
	}
	out = Append(kNanPrefix, out);
	for (int shift = 28; shift >= 0; shift -= 4)
	{
		*out++ = "0123456789abcdef"[(bits >> shift) & 0xf];
	}
	return out;
}
} // namespace FloatTextDetail

char* WriteJsonFloat(float number, char* text)
{
	using namespace FloatTextDetail;
	if (std::isfinite(number))
	{
		return WriteShortest(number, text);
	}
	*text++ = '"';
	text = std::isnan(number) ? AppendNan(BitsOf(number), text) : Append(number > 0 ? "inf" : "-inf", text);
	*text++ = '"';
	return text;
}

std::optional<float> ParseJsonNumber(std::string_view text)
{
	float number = 0.0f;
	const char* const end = text.data() + text.size();
	const std::from_chars_result result = std::from_chars(text.data(), end, number);
	if (result.ec != std::errc() || result.ptr != end)
	{
		return std::nullopt;
	}
	return number;
}

std::optional<float> ParseSpecialFloat(std::string_view text)
{
	using namespace FloatTextDetail;
	constexpr float kInfinity = std::numeric_limits<float>::infinity();
	if (text == "inf" || text == "-inf")
	{
		return text.front() == '-' ? -kInfinity : kInfinity;
	}
	if (text == "nan")
	{
		return FromBits(kPlainNan);
	}
	if (text.size() != kNanPrefix.size() + kBitsDigits || text.substr(0, kNanPrefix.size()) != kNanPrefix)
	{
		return std::nullopt;
	}
	std::uint32_t bits = 0;
	const char* const end = text.data() + text.size();
	const std::from_chars_result result = std::from_chars(text.data() + kNanPrefix.size(), end, bits, 16);
	const float number = FromBits(bits);
	if (result.ec != std::errc() || result.ptr != end || !std::isnan(number))
	{
		return std::nullopt;
	}
	return number;
}

} // namespace mria
