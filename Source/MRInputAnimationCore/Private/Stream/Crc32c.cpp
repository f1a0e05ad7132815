// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Stream/Crc32c.h"

#include <array>
#include <cstring>

namespace mria
{

namespace Crc32cDetail
{
constexpr std::uint32_t kPolynomial = 0x82f63b78u; // bits reversed: the lowest one comes first
constexpr std::size_t kStep = 8;

/** Table n has the effect of a byte on the checksum when n more bytes follow it in the same step. */
using Tables = std::array<std::array<std::uint32_t, 256>, kStep>;

constexpr Tables MakeTables()
{
	Tables tables{};
	for (std::uint32_t byte = 0; byte < 256; ++byte)
	{
		std::uint32_t value = byte;
		for (int bit = 0; bit < 8; ++bit)
		{
			value = (value >> 1) ^ ((value & 1u) != 0 ? kPolynomial : 0u);
		}
		tables[0][byte] = value;
	}
	for (std::size_t n = 1; n < kStep; ++n)
	{
		for (std::size_t byte = 0; byte < 256; ++byte)
		{
			const std::uint32_t before = tables[n - 1][byte];
			tables[n][byte] = (before >> 8) ^ tables[0][before & 0xffu];
		}
	}
	return tables;
}

constexpr Tables kTables = MakeTables();

std::uint32_t AddStep(std::uint32_t checksum, const std::uint8_t* bytes)
{
	std::uint64_t word;
	std::memcpy(&word, bytes, sizeof(word));
	word ^= checksum;
	std::uint32_t next = 0;
	for (std::size_t i = 0; i < kStep; ++i)
	{
		next ^= kTables[kStep - 1 - i][(word >> (8 * i)) & 0xffu];
	}
	return next;
}
} // namespace Crc32cDetail

std::uint32_t Crc32c(Span<const std::uint8_t> bytes)
{
	using namespace Crc32cDetail;
	std::uint32_t checksum = 0xffffffffu;
	std::size_t at = 0;
	for (; bytes.size() - at >= kStep; at += kStep)
	{
		checksum = AddStep(checksum, bytes.data() + at);
	}
	for (; at < bytes.size(); ++at)
	{
		checksum = (checksum >> 8) ^ kTables[0][(checksum ^ bytes[at]) & 0xffu];
	}
	return ~checksum;
}

} // namespace mria
