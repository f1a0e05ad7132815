// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#ifndef _WIN32

#include "Io/PendingFile.h"
#include "Io/StaleFiles.h"
#include "Io/TemporaryFile.h"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>

namespace mria
{

namespace TemporaryFilePosixDetail
{
namespace fs = std::filesystem;

/** Names are random: the second attempt is already unlikely. */
constexpr int kMaxAttempts = 100;

/**
 * Locks a new file. Returns false if another process found it before it was locked, took it for a leftover and
 * deleted it. A file system without locks is fine: no process can lock the file there, so none deletes it.
 */
bool LockNewFile(int file)
{
	if (flock(file, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK)
	{
		return false;
	}
	struct stat status = {};
	return fstat(file, &status) != 0 || status.st_nlink > 0;
}

#ifdef O_TMPFILE
/** The name under which a file that has none can be linked. */
std::string DescriptorPath(int file)
{
	return "/proc/self/fd/" + std::to_string(file);
}

/** A file without name, or -1 where the file system has no such files or /proc is missing. */
int CreateUnnamed(const fs::path& folder)
{
	const int file = open(folder.c_str(), O_TMPFILE | O_WRONLY | O_CLOEXEC, 0600);
	if (file >= 0 && access(DescriptorPath(file).c_str(), F_OK) != 0)
	{
		close(file);
		return -1;
	}
	if (file >= 0)
	{
		flock(file, LOCK_EX | LOCK_NB); // before it has a name, so that it never has one without the lock
	}
	return file;
}

int Link(int file, const fs::path& name)
{
	const int result = linkat(AT_FDCWD, DescriptorPath(file).c_str(), AT_FDCWD, name.c_str(), AT_SYMLINK_FOLLOW);
	return result == 0 ? 0 : errno;
}
#else
int CreateUnnamed(const fs::path&)
{
	return -1;
}

int Link(int, const fs::path&)
{
	return ENOTSUP;
}
#endif

mode_t ModeOfNewFiles()
{
	const mode_t mask = umask(0);
	umask(mask);
	return 0666 & ~mask;
}

/** The permissions that overwriting the target would keep. A file system without permissions is fine. */
int CopyMode(const fs::path& target, int file)
{
	struct stat old = {};
	const mode_t mode = stat(target.c_str(), &old) == 0 ? old.st_mode & 07777 : ModeOfNewFiles();
	return fchmod(file, mode) == 0 || errno == EPERM || errno == ENOTSUP ? 0 : errno;
}

/** Some file systems have nothing to flush. */
int Flush(int file)
{
	return fsync(file) == 0 || errno == EINVAL || errno == ENOTSUP ? 0 : errno;
}

/** A name is part of its folder. One that may be written but not listed cannot be opened, and not be flushed. */
int FlushFolder(const fs::path& folder)
{
	const int file = open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
	if (file < 0)
	{
		return errno == EACCES ? 0 : errno;
	}
	const int error = Flush(file);
	close(file);
	return error;
}
} // namespace TemporaryFilePosixDetail

TemporaryFile::~TemporaryFile()
{
	if (stream_)
	{
		std::fclose(stream_);
	}
	if (!name_.empty())
	{
		unlink(name_.c_str());
	}
	SetPendingFile({});
}

int TemporaryFile::CreateNamed()
{
	using namespace TemporaryFilePosixDetail;
	for (int attempt = 0; attempt < kMaxAttempts; ++attempt)
	{
		const fs::path name = Folder() / RandomTemporaryName();
		SetPendingFile(name);
		const int file = open(name.c_str(), O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, 0600);
		if (file < 0 && errno != EEXIST)
		{
			return -1;
		}
		if (file >= 0 && LockNewFile(file))
		{
			name_ = name;
			return file;
		}
		if (file >= 0)
		{
			close(file);
		}
	}
	errno = EEXIST;
	return -1;
}

std::FILE* TemporaryFile::Open()
{
	using namespace TemporaryFilePosixDetail;
	DeleteStaleFiles(Folder());
	int file = CreateUnnamed(Folder());
	if (file < 0)
	{
		file = CreateNamed();
	}
	if (file < 0)
	{
		return nullptr;
	}
	stream_ = fdopen(file, "wb");
	if (!stream_)
	{
		close(file);
		errno = ENOMEM;
	}
	return stream_;
}

int TemporaryFile::GiveName()
{
	using namespace TemporaryFilePosixDetail;
	if (name_.empty())
	{
		int error = Link(fileno(stream_), target_);
		if (error != EEXIST)
		{
			return error;
		}
		const fs::path name = Folder() / RandomTemporaryName(); // a link replaces nothing, a rename does
		SetPendingFile(name);
		error = Link(fileno(stream_), name);
		if (error != 0)
		{
			return error;
		}
		name_ = name;
	}
	if (rename(name_.c_str(), target_.c_str()) != 0)
	{
		return errno;
	}
	name_.clear();
	return 0;
}

int TemporaryFile::Commit()
{
	using namespace TemporaryFilePosixDetail;
	if (std::fflush(stream_) != 0)
	{
		return errno;
	}
	int error = CopyMode(target_, fileno(stream_));
	error = error == 0 ? Flush(fileno(stream_)) : error;
	error = error == 0 ? GiveName() : error;
	return error == 0 ? FlushFolder(Folder()) : error;
}

} // namespace mria

#endif
