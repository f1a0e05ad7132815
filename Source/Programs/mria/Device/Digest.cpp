// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Device/Digest.h"

#include <array>
#include <cstddef>
#include <cstdint>

namespace mria
{

namespace DigestDetail
{
constexpr char kBase64[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

constexpr std::array<std::uint32_t, 64> kRounds = {0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b,
	0x59f111f1, 0x923f82a4, 0xab1c5ed5, 0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe,
	0x9bdc06a7, 0xc19bf174, 0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc,
	0x76f988da, 0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
	0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85, 0xa2bfe8a1,
	0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070, 0x19a4c116, 0x1e376c08,
	0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3, 0x748f82ee, 0x78a5636f, 0x84c87814,
	0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2};

using State = std::array<std::uint32_t, 8>;

std::uint32_t Rotated(std::uint32_t word, int bits)
{
	return word >> bits | word << (32 - bits);
}

std::array<std::uint32_t, 64> Schedule(const char* block)
{
	std::array<std::uint32_t, 64> words = {};
	for (std::size_t i = 0; i < 64; ++i)
	{
		if (i < 16)
		{
			for (std::size_t byte = 0; byte < 4; ++byte)
			{
				words[i] = words[i] << 8 | static_cast<unsigned char>(block[i * 4 + byte]);
			}
			continue;
		}
		const std::uint32_t a = words[i - 15];
		const std::uint32_t b = words[i - 2];
		words[i] = words[i - 16] + (Rotated(a, 7) ^ Rotated(a, 18) ^ a >> 3) + words[i - 7] +
			(Rotated(b, 17) ^ Rotated(b, 19) ^ b >> 10);
	}
	return words;
}

void Mix(State& state, const char* block)
{
	const std::array<std::uint32_t, 64> words = Schedule(block);
	State s = state;
	for (std::size_t i = 0; i < 64; ++i)
	{
		const std::uint32_t first = s[7] + (Rotated(s[4], 6) ^ Rotated(s[4], 11) ^ Rotated(s[4], 25)) +
			((s[4] & s[5]) ^ (~s[4] & s[6])) + kRounds[i] + words[i];
		const std::uint32_t second = (Rotated(s[0], 2) ^ Rotated(s[0], 13) ^ Rotated(s[0], 22)) +
			((s[0] & s[1]) ^ (s[0] & s[2]) ^ (s[1] & s[2]));
		s = {first + second, s[0], s[1], s[2], s[3] + first, s[4], s[5], s[6]};
	}
	for (std::size_t i = 0; i < 8; ++i)
	{
		state[i] += s[i];
	}
}
} // namespace DigestDetail

std::string Sha256(std::string_view bytes)
{
	using namespace DigestDetail;
	std::string padded(bytes);
	padded += '\x80';
	padded.append((64 + 56 - padded.size() % 64) % 64, '\0');
	for (int shift = 56; shift >= 0; shift -= 8)
	{
		padded += static_cast<char>(static_cast<std::uint64_t>(bytes.size()) * 8 >> shift);
	}
	State state = {0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19};
	for (std::size_t i = 0; i < padded.size(); i += 64)
	{
		Mix(state, padded.data() + i);
	}
	std::string digest;
	for (const std::uint32_t word : state)
	{
		for (int shift = 24; shift >= 0; shift -= 8)
		{
			digest += static_cast<char>(word >> shift);
		}
	}
	return digest;
}

std::string ToBase64(std::string_view bytes)
{
	std::string text;
	for (std::size_t i = 0; i < bytes.size(); i += 3)
	{
		std::uint32_t group = 0;
		for (std::size_t j = 0; j < 3; ++j)
		{
			group = group << 8 | (i + j < bytes.size() ? static_cast<unsigned char>(bytes[i + j]) : 0u);
		}
		for (std::size_t j = 0; j < 4; ++j)
		{
			text += i + j <= bytes.size() ? DigestDetail::kBase64[group >> (18 - 6 * j) & 63] : '=';
		}
	}
	return text;
}

std::string FromBase64(std::string_view text)
{
	const std::string_view digits(DigestDetail::kBase64, 64);
	std::string bytes;
	std::uint32_t bits = 0;
	int bitCount = 0;
	for (const char c : text)
	{
		if (c == '\n' || c == '\r' || c == ' ' || c == '\t')
		{
			continue;
		}
		const std::size_t digit = digits.find(c);
		if (digit == std::string_view::npos)
		{
			break;
		}
		bits = (bits << 6 | static_cast<std::uint32_t>(digit)) & 0xFFFF;
		bitCount += 6;
		if (bitCount >= 8)
		{
			bitCount -= 8;
			bytes += static_cast<char>(bits >> bitCount);
		}
	}
	return bytes;
}

} // namespace mria
