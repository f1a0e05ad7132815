// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Io/InputBytes.h"

#include "Io/FileHandle.h"

#include <algorithm>
#include <cerrno>
#include <limits>
#include <system_error>

namespace mria
{

namespace InputBytesDetail
{
namespace fs = std::filesystem;

constexpr std::size_t kHeadSize = 1 << 16;

/** Makes room for `capacity` bytes and keeps what has been read. */
bool Reserve(InputBytes::Memory& data, std::size_t capacity)
{
	// Not by `new`, which ends the tool when memory ends: here the message can name the file.
	void* const larger = std::realloc(data.get(), capacity);
	if (!larger)
	{
		return false;
	}
	static_cast<void>(data.release());
	data.reset(static_cast<std::uint8_t*>(larger));
	return true;
}

FileResult<InputBytes> ReadAll(
	std::FILE* file, const std::string& path, std::size_t expected, const HeadCheck& checkHead)
{
	std::size_t size = 0;
	std::size_t capacity = 0;
	InputBytes::Memory data;
	for (;;)
	{
		const bool isHead = size == kHeadSize && capacity == kHeadSize;
		if (std::optional<Failure> failure = isHead && checkHead ? checkHead({data.get(), size}) : std::nullopt)
		{
			return std::move(*failure);
		}
		if (size == capacity)
		{
			// Memory for the rest comes after the head; room for one more byte shows the end without growing.
			const std::size_t whole = expected + 1;
			capacity = capacity == 0 ? std::min(whole, kHeadSize) : std::max(capacity * 2, whole);
			if (!Reserve(data, capacity))
			{
				return CannotRead(path, ReasonOf(ENOMEM));
			}
		}
		const std::size_t got = std::fread(data.get() + size, 1, capacity - size, file);
		if (got == 0)
		{
			break;
		}
		size += got;
	}
	if (std::ferror(file))
	{
		return CannotRead(path, ReasonOf(errno));
	}
	return InputBytes(std::move(data), size);
}
} // namespace InputBytesDetail

FileResult<InputBytes> ReadInput(const std::string& path, const HeadCheck& checkHead)
{
	using namespace InputBytesDetail;
	if (path == "-")
	{
		return ReadAll(stdin, path, kHeadSize, checkHead);
	}
	std::error_code error;
	const fs::file_status status = fs::status(path, error);
	if (fs::is_directory(status))
	{
		return CannotRead(path, "it is a folder");
	}
	if (fs::is_character_file(status) || fs::is_block_file(status))
	{
		return CannotRead(path, "it is a device");
	}
	const FileHandle file(OpenFile(path, "rb"));
	if (!file)
	{
		return CannotRead(path, ReasonOf(errno));
	}
	const std::uintmax_t expected = fs::is_regular_file(status) ? fs::file_size(path, error) : kHeadSize;
	if (!error && expected >= std::numeric_limits<std::size_t>::max() / 2)
	{
		return CannotRead(path, ReasonOf(EFBIG));
	}
	return ReadAll(file.get(), path, error ? kHeadSize : static_cast<std::size_t>(expected), checkHead);
}

} // namespace mria
