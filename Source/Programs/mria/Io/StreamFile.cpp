// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Io/StreamFile.h"

#include <cerrno>
#include <filesystem>
#include <system_error>

#ifdef _WIN32
#include <fcntl.h>
#include <io.h>
#include <share.h>
#include <sys/stat.h>
#else
#include <fcntl.h>
#include <unistd.h>
#endif

namespace mria
{

namespace StreamFileDetail
{
namespace fs = std::filesystem;

#ifdef _WIN32
/** Null and errno if there is a file already. */
std::FILE* CreateNew(const fs::path& path)
{
	int file = -1;
	_wsopen_s(&file, path.c_str(), _O_CREAT | _O_EXCL | _O_WRONLY | _O_BINARY, _SH_DENYNO, _S_IREAD | _S_IWRITE);
	return file < 0 ? nullptr : _fdopen(file, "wb");
}

bool SyncData(std::FILE* file)
{
	return _commit(_fileno(file)) == 0;
}

void SyncFolderOf(const fs::path&) {} // the C runtime of Windows cannot open a folder
#else
std::FILE* CreateNew(const fs::path& path)
{
	return std::fopen(path.c_str(), "wbx");
}

bool SyncData(std::FILE* file)
{
	return fdatasync(fileno(file)) == 0;
}

/** The name of a new file is part of its folder. Where a folder cannot be synced, the file system has to see to it. */
void SyncFolderOf(const fs::path& path)
{
	const fs::path folder = path.has_parent_path() ? path.parent_path() : fs::path(".");
	const int file = open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
	if (file >= 0)
	{
		fsync(file);
		close(file);
	}
}
#endif
} // namespace StreamFileDetail

void StreamFile::Closer::operator()(std::FILE* file) const
{
	if (file != stdout)
	{
		std::fclose(file);
	}
}

StreamFile::StreamFile(const std::string& path, Seconds syncInterval)
	: path_(path)
	, syncInterval_(syncInterval)
{
	errno = 0;
	Open();
	if (file_)
	{
		std::setvbuf(file_.get(), nullptr, _IONBF, 0); // a packet is a single write
	}
	else
	{
		RememberFailure();
	}
}

void StreamFile::Open()
{
	using namespace StreamFileDetail;
	if (path_ == "-")
	{
		file_.reset(stdout);
		return;
	}
	file_.reset(CreateNew(path_));
	isNewFile_ = file_ != nullptr;
	std::error_code error;
	if (!file_ && errno == EEXIST && fs::is_other(path_, error))
	{
		file_.reset(std::fopen(path_.c_str(), "wb"));
	}
}

void StreamFile::Write(Span<const std::uint8_t> packet)
{
	if (failure_)
	{
		return;
	}
	errno = 0;
	if (std::fwrite(packet.data(), 1, packet.size(), file_.get()) != packet.size())
	{
		RememberFailure();
		return;
	}
	bytesWritten_ += packet.size();
	++packetsWritten_;
	if (!lastSync_ || std::chrono::steady_clock::now() - *lastSync_ >= syncInterval_)
	{
		Sync();
	}
}

void StreamFile::Sync()
{
	if (failure_ || !isNewFile_ || syncInterval_ <= Seconds(0))
	{
		return;
	}
	errno = 0;
	if (!StreamFileDetail::SyncData(file_.get()))
	{
		RememberFailure();
		return;
	}
	if (!lastSync_)
	{
		StreamFileDetail::SyncFolderOf(path_);
	}
	lastSync_ = std::chrono::steady_clock::now();
	++syncs_;
}

void StreamFile::RememberFailure()
{
	std::error_code error;
	if (errno == EEXIST && std::filesystem::is_regular_file(path_, error))
	{
		failure_ = CannotWrite(path_, "it exists already");
		failure_->hint = "a stream in it would be lost: recover it first with 'mria repair', or choose another name";
		return;
	}
	failure_ = CannotWrite(path_, std::generic_category().message(errno != 0 ? errno : EIO));
}

} // namespace mria
