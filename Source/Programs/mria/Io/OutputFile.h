// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Io/Failure.h"
#include "Io/FileHandle.h"
#include "Io/TemporaryFile.h"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace mria
{

/** From now on no file is replaced: creating one that exists is a failure. */
void KeepExistingFiles();

/** The failure if `path` is a file that must not be replaced. */
std::optional<Failure> RefuseToReplace(const std::filesystem::path& path);

/** What is already known to go wrong with an output, before there is anything to write; opens nothing. */
std::optional<Failure> RefuseOutput(const std::string& path);

/**
 * A file that appears whole or not at all, whatever other processes do, and even if this one is killed or the power
 * fails. Without Commit, or after a failure, what was there stays. Links are followed, also to files that do not exist
 * yet. Devices and pipes are written straight; so is "-", standard output.
 */
class OutputFile
{
public:
	/** Says at once what is already known to go wrong: a folder of that name, no such folder, no permission. */
	static FileResult<OutputFile> Create(const std::string& path);

	/** Keeps the first failure, which Commit returns. */
	void Write(const void* data, std::size_t size);
	void Write(std::string_view text) { Write(text.data(), text.size()); }

	/** Puts the file in its place and waits for the disk; nothing when all went well. Closes the file. */
	std::optional<Failure> Commit();

	std::uint64_t BytesWritten() const { return bytesWritten_; }

private:
	explicit OutputFile(std::string path)
		: path_(std::move(path))
	{
	}
	std::optional<Failure> Open();
	std::optional<Failure> OpenTemporary(const std::filesystem::path& target);

	std::string path_; ///< As given.
	FileHandle direct_; ///< A device, a pipe or standard output.
	std::unique_ptr<TemporaryFile> temporary_; ///< Any other file.
	std::FILE* stream_ = nullptr; ///< Of either.
	int firstError_ = 0; ///< An errno.
	std::uint64_t bytesWritten_ = 0;
};

} // namespace mria
