// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Io/TemporaryFile.h"

#include <cinttypes>
#include <random>

namespace mria
{

namespace TemporaryFileDetail
{
constexpr char kBeginning[] = ".mria-";
constexpr char kEnding[] = ".tmp";
constexpr std::size_t kDigits = 16;
} // namespace TemporaryFileDetail

std::filesystem::path TemporaryFile::Folder() const
{
	return target_.has_parent_path() ? target_.parent_path() : std::filesystem::path(".");
}

std::string RandomTemporaryName()
{
	using namespace TemporaryFileDetail;
	std::random_device random;
	const std::uint64_t number = std::uint64_t{random()} << 32 | random();
	char digits[kDigits + 1];
	std::snprintf(digits, sizeof(digits), "%016" PRIx64, number);
	return kBeginning + std::string(digits) + kEnding;
}

bool IsTemporaryName(const std::string& name)
{
	using namespace TemporaryFileDetail;
	constexpr std::size_t kFirstDigit = sizeof(kBeginning) - 1;
	return name.size() == kFirstDigit + kDigits + sizeof(kEnding) - 1 &&
		name.compare(0, kFirstDigit, kBeginning) == 0 &&
		name.find_first_not_of("0123456789abcdef", kFirstDigit) == kFirstDigit + kDigits &&
		name.compare(kFirstDigit + kDigits, std::string::npos, kEnding) == 0;
}

} // namespace mria
