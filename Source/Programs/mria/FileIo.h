// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Failure.h"
#include "Mria/Span.h"

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace mria
{

/** A file's bytes in memory. Moves, does not copy. */
class InputBytes
{
public:
	InputBytes() = default;
	InputBytes(std::unique_ptr<std::uint8_t[]> data, std::size_t size)
		: data_(std::move(data))
		, size_(size)
	{
	}

	Span<const std::uint8_t> Get() const { return {data_.get(), size_}; }
	Span<std::uint8_t> Get() { return {data_.get(), size_}; }
	std::size_t size() const { return size_; }

private:
	std::unique_ptr<std::uint8_t[]> data_;
	std::size_t size_ = 0;
};

/** Gets the first 64 KB of an input that is longer. A failure ends the reading there. */
using HeadCheck = std::function<std::optional<Failure>(Span<const std::uint8_t> head)>;

/** The whole file, unless its head is refused; "-" is standard input. */
FileResult<InputBytes> ReadInput(const std::string& path, const HeadCheck& checkHead = {});

/**
 * A file that appears whole or not at all: written under another name beside its place and renamed by Commit. Without
 * Commit, or after a failed write, or when the process is interrupted, nothing is left and what was there stays.
 * Devices and pipes are written straight; so is "-", standard output.
 */
class OutputFile
{
public:
	/** Says at once what is already known to go wrong: a folder of that name, no such folder, no permission. */
	static FileResult<OutputFile> Create(const std::string& path);

	OutputFile(OutputFile&& other) noexcept;
	OutputFile& operator=(OutputFile&&) = delete;
	~OutputFile();

	/** Keeps the first failure, which Commit returns. */
	void Write(const void* data, std::size_t size);
	void Write(std::string_view text) { Write(text.data(), text.size()); }

	/** Puts the file in its place; nothing when all went well. */
	std::optional<Failure> Commit();

	std::uint64_t BytesWritten() const { return bytesWritten_; }

private:
	explicit OutputFile(std::string path)
		: path_(std::move(path))
	{
	}
	std::optional<Failure> Open();
	std::optional<Failure> OpenBeside();
	void Discard();

	std::string path_; ///< As given.
	std::filesystem::path target_; ///< Links resolved.
	std::filesystem::path temporary_; ///< Empty when written straight.
	std::FILE* file_ = nullptr;
	int firstError_ = 0; ///< An errno.
	std::uint64_t bytesWritten_ = 0;
};

} // namespace mria
