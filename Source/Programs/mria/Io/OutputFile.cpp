// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Io/OutputFile.h"

#include "Mria/Text.h"

#include <cerrno>
#include <system_error>

namespace mria
{

namespace OutputFileDetail
{
namespace fs = std::filesystem;

bool keepsExistingFiles = false;

/** What the name refers to once links are followed. Unlike fs::canonical, also if nothing is there yet. */
fs::path FollowLinks(fs::path path)
{
	constexpr int kMaxLinks = 40; // the limit of Linux; more are a cycle
	std::error_code error;
	for (int i = 0; i < kMaxLinks && fs::is_symlink(fs::symlink_status(path, error)); ++i)
	{
		const fs::path next = fs::read_symlink(path, error);
		if (error)
		{
			break;
		}
		path = path.parent_path() / next;
	}
	return path;
}
} // namespace OutputFileDetail

void KeepExistingFiles()
{
	OutputFileDetail::keepsExistingFiles = true;
}

std::optional<Failure> RefuseToReplace(const std::filesystem::path& path)
{
	std::error_code error;
	const bool mustStay = OutputFileDetail::keepsExistingFiles && std::filesystem::is_regular_file(path, error);
	return mustStay ? std::optional<Failure>(CannotWrite(path.u8string(), "it exists, and --no-clobber keeps it"))
					: std::nullopt;
}

std::optional<Failure> RefuseOutput(const std::string& path)
{
	using namespace OutputFileDetail;
	if (path == "-")
	{
		return std::nullopt;
	}
	std::error_code error;
	const fs::path target = path;
	const fs::file_status status = fs::status(target, error);
	if (fs::is_directory(status) || !target.has_filename())
	{
		return CannotWrite(path, "it is a folder; a file's name is needed");
	}
	if (!fs::status_known(status))
	{
		return CannotWrite(path, error.message()); // such as links in a circle
	}
	if (fs::exists(status))
	{
		return RefuseToReplace(target);
	}
	const fs::path folder = FollowLinks(target).parent_path();
	const bool isThere = folder.empty() || fs::is_directory(folder, error);
	return isThere ? std::nullopt
				   : std::optional<Failure>(CannotWrite(path, "there is no folder " + Printable(folder.string())));
}

FileResult<OutputFile> OutputFile::Create(const std::string& path)
{
	OutputFile file(path);
	if (std::optional<Failure> failure = file.Open())
	{
		return std::move(*failure);
	}
	return FileResult<OutputFile>(std::move(file));
}

std::optional<Failure> OutputFile::Open()
{
	using namespace OutputFileDetail;
	if (std::optional<Failure> failure = RefuseOutput(path_))
	{
		return failure;
	}
	if (path_ == "-")
	{
		stream_ = stdout;
		return std::nullopt;
	}
	const fs::path target = path_;
	std::error_code error;
	const fs::file_status status = fs::status(target, error);
	if (!fs::exists(status))
	{
		return OpenTemporary(FollowLinks(target));
	}
	// A file that may not be written must not be replaced either, though its folder would allow it.
	const bool isRegular = fs::is_regular_file(status);
	direct_ = OpenFile(target, isRegular ? "r+b" : "wb");
	if (!direct_)
	{
		return CannotWrite(path_, ReasonOf(errno));
	}
	if (isRegular)
	{
		direct_.reset();
		return OpenTemporary(FollowLinks(target));
	}
	stream_ = direct_.get();
	return std::nullopt;
}

std::optional<Failure> OutputFile::OpenTemporary(const std::filesystem::path& target)
{
	temporary_ = std::make_unique<TemporaryFile>(target);
	stream_ = temporary_->Open();
	if (!stream_)
	{
		return CannotWrite(path_, ReasonOf(errno));
	}
	return std::nullopt;
}

void OutputFile::Write(const void* data, std::size_t size)
{
	if (firstError_ == 0 && size > 0)
	{
		errno = 0;
		const std::size_t written = std::fwrite(data, 1, size, stream_);
		bytesWritten_ += written;
		firstError_ = written == size ? 0 : (errno != 0 ? errno : EIO);
	}
}

std::optional<Failure> OutputFile::Commit()
{
	int error = firstError_;
	if (error == 0)
	{
		errno = 0;
		const bool isFlushed = std::fflush(stream_) == 0;
		error = isFlushed ? 0 : (errno != 0 ? errno : EIO);
	}
	if (error == 0 && temporary_)
	{
		error = temporary_->Commit();
	}
	direct_.reset();
	temporary_.reset();
	return error == 0 ? std::nullopt : std::optional<Failure>(CannotWrite(path_, ReasonOf(error)));
}

} // namespace mria
