// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Io/StaleFiles.h"

#ifdef __linux__

#include "Io/TemporaryFile.h"

#include <fcntl.h>
#include <linux/magic.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <sys/vfs.h>
#include <unistd.h>

#include <algorithm>
#include <cstdint>
#include <iterator>

namespace mria
{

namespace StaleFilesDetail
{
namespace fs = std::filesystem;

/** On a network file system the lock of a writer on another host may be invisible here. */
bool SharesItsLocks(const fs::path& folder)
{
	constexpr std::uint32_t kXfs = 0x58465342;
	constexpr std::uint32_t kZfs = 0x2fc12fc1;
	constexpr std::uint32_t kLocal[] = {
		EXT4_SUPER_MAGIC, BTRFS_SUPER_MAGIC, F2FS_SUPER_MAGIC, TMPFS_MAGIC, OVERLAYFS_SUPER_MAGIC, kXfs, kZfs};
	struct statfs status = {};
	return statfs(folder.c_str(), &status) == 0 &&
		std::find(std::begin(kLocal), std::end(kLocal), static_cast<std::uint32_t>(status.f_type)) != std::end(kLocal);
}

/** The name cannot have gone to another file meanwhile: it is random and never used again. */
void DeleteIfStale(const fs::path& name)
{
	const int file = open(name.c_str(), O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK);
	if (file < 0)
	{
		return;
	}
	struct stat status = {};
	const bool isOwn = fstat(file, &status) == 0 && S_ISREG(status.st_mode) && status.st_uid == geteuid();
	if (isOwn && flock(file, LOCK_EX | LOCK_NB) == 0)
	{
		unlink(name.c_str());
	}
	close(file);
}
} // namespace StaleFilesDetail

void DeleteStaleFiles(const std::filesystem::path& folder)
{
	using namespace StaleFilesDetail;
	if (!SharesItsLocks(folder))
	{
		return;
	}
	std::error_code error;
	fs::directory_iterator entry(folder, error);
	while (!error && entry != fs::directory_iterator())
	{
		if (IsTemporaryName(entry->path().filename().string()))
		{
			DeleteIfStale(entry->path());
		}
		entry.increment(error);
	}
}

} // namespace mria

#else

namespace mria
{

void DeleteStaleFiles(const std::filesystem::path&) {}

} // namespace mria

#endif
