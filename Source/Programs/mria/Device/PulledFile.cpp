// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Device/PulledFile.h"

#include "Io/FileHandle.h"
#include "Io/OutputFile.h"

#include <algorithm>
#include <cerrno>
#include <system_error>

namespace mria
{

bool IsPlainFileName(const std::string& name)
{
	const auto isPlain = [](unsigned char c) { return c >= 0x20 && c != 0x7F && c != '/' && c != '\\' && c != ':'; };
	return !name.empty() && name[0] != '.' && std::all_of(name.begin(), name.end(), isPlain);
}

std::optional<Failure> WritePulledFile(const std::filesystem::path& path, const std::string& bytes)
{
	if (std::optional<Failure> failure = RefuseToReplace(path))
	{
		return failure;
	}
	std::error_code error;
	std::filesystem::create_directories(path.parent_path(), error);
	const std::filesystem::path part = std::filesystem::path(path) += ".part";
	FileHandle file = OpenFile(part, "wb");
	bool isWritten = file && std::fwrite(bytes.data(), 1, bytes.size(), file.get()) == bytes.size();
	isWritten = isWritten && std::fflush(file.get()) == 0;
	const int reason = errno;
	file.reset();
	if (isWritten)
	{
		std::filesystem::rename(part, path, error);
	}
	if (isWritten && !error)
	{
		return std::nullopt;
	}
	std::error_code ignored;
	std::filesystem::remove(part, ignored);
	return CannotWrite(path.u8string(), isWritten ? error.message() : ReasonOf(reason));
}

} // namespace mria
