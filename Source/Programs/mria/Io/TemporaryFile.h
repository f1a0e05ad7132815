// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdio>
#include <filesystem>
#include <string>

namespace mria
{

/**
 * A new file in the folder of `target` that takes the target's name once it is complete. On Linux it has no name until
 * then, where the file system can do that; else it has a random one. No process opens, changes or deletes a file that
 * another one is still writing, whatever pid namespace or host they run in.
 *
 * POSIX: the writer holds a lock (flock) on the file. A temporary name whose lock can be taken was left by a process
 * that was killed, and is deleted by the next one that writes into the folder. That needs every writer to see the
 * locks of the others, so it is done on local file systems of Linux only; elsewhere leftovers stay.
 * Windows: the file is opened for this process alone; leftovers stay.
 */
class TemporaryFile
{
public:
	explicit TemporaryFile(std::filesystem::path target)
		: target_(std::move(target))
	{
	}
	TemporaryFile(const TemporaryFile&) = delete;
	TemporaryFile& operator=(const TemporaryFile&) = delete;

	/** Deletes the file unless Commit has given it its name. The stream is closed first. */
	~TemporaryFile();

	/** The stream to write to, buffered and owned by this; null and errno on failure. */
	std::FILE* Open();

	/**
	 * Flushes the file to the disk, replaces the target by it and flushes the folder. Returns 0 or an errno: then the
	 * target is the old file, or, if only the last step failed, the new one.
	 */
	int Commit();

private:
	std::filesystem::path Folder() const;
	int CreateNamed();
	int GiveName();

	std::filesystem::path target_;
	std::filesystem::path name_; ///< Empty while the file has no name.
	std::FILE* stream_ = nullptr;
};

/** ".mria-" and 64 random bits. Not derived from the target's name, which may be as long as names can be. */
std::string RandomTemporaryName();

/** Whether RandomTemporaryName makes such names. */
bool IsTemporaryName(const std::string& name);

} // namespace mria
