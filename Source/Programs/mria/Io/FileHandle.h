// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdio>
#include <filesystem>
#include <memory>
#include <string>

namespace mria
{

struct FileCloser
{
	void operator()(std::FILE* file) const
	{
		if (file != stdin && file != stdout)
		{
			std::fclose(file);
		}
	}
};

/** Closes the file, unless it is standard input or output. */
using FileHandle = std::unique_ptr<std::FILE, FileCloser>;

/** As fopen, for names in any language; null and errno on failure. */
FileHandle OpenFile(const std::filesystem::path& path, const char* mode);

/** The ending of the name with its point, in lower case: ".bin". */
std::string EndingOf(const std::filesystem::path& path);

/** The text of an errno. */
std::string ReasonOf(int error);

} // namespace mria
