// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <fstream>
#include <iterator>
#include <optional>
#include <string>
#include <vector>

namespace mria
{

/** A whole file, or nothing if there is none. */
inline std::optional<std::vector<std::uint8_t>> LoadFile(const std::string& path)
{
	std::ifstream file(path, std::ios::binary);
	if (!file)
	{
		return std::nullopt;
	}
	return std::vector<std::uint8_t>(std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>());
}

} // namespace mria

/** Loads one of the real recordings into `name`, or skips the test and says why. */
#define MRIA_LOAD_SHARED_RECORDING(name, file)                                                                         \
	const std::optional<std::vector<std::uint8_t>> name = ::mria::LoadFile(MRIA_SHARED_RECORDINGS "/" file);           \
	if (!name)                                                                                                         \
	{                                                                                                                  \
		GTEST_SKIP() << "the real recordings are not here: " MRIA_SHARED_RECORDINGS "/" file;                          \
	}                                                                                                                  \
	static_assert(true)
