// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Replay/Files.h"

#include <array>
#include <cstdio>
#include <memory>

namespace mria::openxr
{

namespace FilesDetail
{
struct Closer
{
	void operator()(std::FILE* file) const { std::fclose(file); }
};
using File = std::unique_ptr<std::FILE, Closer>;
} // namespace FilesDetail

bool ReadFile(const std::string& path, std::vector<std::uint8_t>& bytes)
{
	const FilesDetail::File file(std::fopen(path.c_str(), "rb"));
	if (!file)
	{
		return false;
	}
	bytes.clear();
	std::array<std::uint8_t, 65536> block;
	std::size_t size = 0;
	while ((size = std::fread(block.data(), 1, block.size(), file.get())) > 0)
	{
		bytes.insert(bytes.end(), block.begin(), block.begin() + size);
	}
	return std::ferror(file.get()) == 0;
}

bool ReplaceFile(const std::string& path, Span<const std::uint8_t> bytes)
{
	const std::string temporary = path + ".new";
	FilesDetail::File file(std::fopen(temporary.c_str(), "wb"));
	bool isWritten = file && std::fwrite(bytes.data(), 1, bytes.size(), file.get()) == bytes.size();
	isWritten = isWritten && std::fflush(file.get()) == 0;
	file.reset();
#ifdef _WIN32
	isWritten = isWritten && (std::remove(path.c_str()), true); // rename does not replace there
#endif
	if (isWritten && std::rename(temporary.c_str(), path.c_str()) == 0)
	{
		return true;
	}
	std::remove(temporary.c_str());
	return false;
}

std::string FileName(const std::string& path)
{
	const std::size_t slash = path.find_last_of("/\\");
	return slash == std::string::npos ? path : path.substr(slash + 1);
}

} // namespace mria::openxr
