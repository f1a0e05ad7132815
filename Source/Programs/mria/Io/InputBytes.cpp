// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Io/InputBytes.h"

#include "Io/FileHandle.h"

#include <algorithm>
#include <cerrno>
#include <cstdlib>
#include <limits>
#include <system_error>

#ifndef _WIN32
#include <sys/mman.h>
#include <unistd.h>

#include <csignal>
#endif

namespace mria
{

namespace InputBytesDetail
{
namespace fs = std::filesystem;

constexpr std::size_t kHeadSize = 1 << 16;

#ifdef _WIN32
/** A mapped file cannot be replaced there, which every edit in place does: files are read. */
InputBytes Map(std::FILE*, std::size_t, const HeadCheck&, std::optional<Failure>&)
{
	return {};
}
#else
/** Below this, reading is as fast. */
constexpr std::size_t kLeastMapped = 1 << 20;

extern "C" void MriaFileShrank(int)
{
	constexpr char kText[] = "error: the file became shorter while it was being read\n"
							 "  hint: run the command again when no other program writes to it\n";
	static_cast<void>(write(STDERR_FILENO, kText, sizeof(kText) - 1) == 0); // nothing can be done about it here
	_exit(static_cast<int>(ExitCode::CannotReadOrWrite));
}

/** Nothing if it cannot be mapped, or with a failure if the head is refused. */
InputBytes Map(std::FILE* file, std::size_t size, const HeadCheck& checkHead, std::optional<Failure>& failure)
{
	void* const data = size < kLeastMapped
		? MAP_FAILED
		: mmap(nullptr, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_NORESERVE, fileno(file), 0);
	if (data == MAP_FAILED)
	{
		return {};
	}
	std::signal(SIGBUS, &MriaFileShrank); // what reading beyond the end of a mapped file gives
	InputBytes bytes(InputBytes::Memory(static_cast<std::uint8_t*>(data), InputFree{size}), size);
	failure = checkHead ? checkHead(bytes.Get().Part(0, kHeadSize)) : std::nullopt;
	return bytes;
}
#endif

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

void InputFree::operator()(std::uint8_t* data) const
{
#ifndef _WIN32
	if (mapped > 0)
	{
		munmap(data, mapped);
		return;
	}
#endif
	std::free(data);
}

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
	std::optional<Failure> failure;
	InputBytes mapped = fs::is_regular_file(status) && !error
		? Map(file.get(), static_cast<std::size_t>(expected), checkHead, failure)
		: InputBytes();
	if (failure || mapped.size() > 0)
	{
		return failure ? FileResult<InputBytes>(std::move(*failure)) : FileResult<InputBytes>(std::move(mapped));
	}
	return ReadAll(file.get(), path, error ? kHeadSize : static_cast<std::size_t>(expected), checkHead);
}

} // namespace mria
