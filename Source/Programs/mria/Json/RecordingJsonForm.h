// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace mria
{

/** The first two members of the document. A later version of the form gets a higher number. */
inline constexpr std::string_view kJsonFormatName = "mria-recording";
inline constexpr std::int32_t kJsonFormatVersion = 1;

/** .NET stores a string's length with seven bits per byte, in at most five bytes. */
inline constexpr std::size_t kMaxLengthSize = 5;

/** Number of bytes that a string's length needs in the file. */
constexpr std::size_t ShortestLengthSize(std::size_t length)
{
	std::size_t size = 1;
	for (; length >= 0x80; length >>= 7)
	{
		++size;
	}
	return size;
}

} // namespace mria
