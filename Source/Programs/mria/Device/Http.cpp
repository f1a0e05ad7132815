// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Device/Http.h"

#include "Io/FileHandle.h"
#include "Text/Strings.h"

#include <algorithm>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <system_error>

namespace mria
{

namespace HttpDetail
{
std::size_t ReadFileAt(const std::string& path, std::uint64_t offset, char* out, std::size_t size)
{
	const FileHandle file = OpenFile(std::filesystem::u8path(path), "rb");
#ifdef _WIN32
	const bool isThere = file && _fseeki64(file.get(), static_cast<long long>(offset), SEEK_SET) == 0;
#else
	const bool isThere = file && fseeko(file.get(), static_cast<off_t>(offset), SEEK_SET) == 0;
#endif
	return isThere ? std::fread(out, 1, size, file.get()) : 0;
}
} // namespace HttpDetail

void HttpBody::AddText(std::string text)
{
	size_ += text.size();
	const std::uint64_t size = text.size();
	parts_.push_back({std::move(text), "", size});
}

bool HttpBody::AddFile(const std::string& path)
{
	std::error_code error;
	const std::uint64_t size = std::filesystem::file_size(std::filesystem::u8path(path), error);
	if (error || !OpenFile(std::filesystem::u8path(path), "rb"))
	{
		return false;
	}
	size_ += size;
	parts_.push_back({"", path, size});
	return true;
}

std::size_t HttpBody::Read(char* out, std::size_t size)
{
	std::uint64_t offset = position_;
	for (const Part& part : parts_)
	{
		if (offset < part.size)
		{
			const std::size_t wanted = static_cast<std::size_t>((std::min)(part.size - offset, std::uint64_t(size)));
			std::size_t got = wanted;
			if (part.file.empty())
			{
				std::memcpy(out, part.text.data() + offset, wanted);
			}
			else
			{
				got = HttpDetail::ReadFileAt(part.file, offset, out, wanted);
			}
			position_ += got;
			return got;
		}
		offset -= part.size;
	}
	return 0;
}

std::string HttpResponse::Header(std::string_view name) const
{
	for (const std::string& header : headers)
	{
		const std::size_t colon = header.find(':');
		if (colon != std::string::npos && ToLower(header.substr(0, colon)) == name)
		{
			const std::size_t begin = header.find_first_not_of(" \t", colon + 1);
			return begin == std::string::npos ? "" : header.substr(begin);
		}
	}
	return "";
}

} // namespace mria
