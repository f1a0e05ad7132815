// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Io/FileHandle.h"

#include "Text/Strings.h"

#include <cstring>
#include <system_error>

namespace mria
{

FileHandle OpenFile(const std::filesystem::path& path, const char* mode)
{
#ifdef _WIN32
	const std::wstring wideMode(mode, mode + std::strlen(mode));
	return FileHandle(_wfopen(path.c_str(), wideMode.c_str()));
#else
	return FileHandle(std::fopen(path.c_str(), mode));
#endif
}

std::string EndingOf(const std::filesystem::path& path)
{
	return ToLower(path.extension().string());
}

std::string ReasonOf(int error)
{
	return std::generic_category().message(error);
}

} // namespace mria
