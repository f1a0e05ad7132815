// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "FileIo.h"

#include "Mria/Text.h"
#include "PendingFile.h"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <limits>
#include <new>
#include <system_error>

#ifdef _WIN32
#include <process.h>
#else
#include <unistd.h>
#endif

namespace mria
{

namespace FileIoDetail
{
namespace fs = std::filesystem;

constexpr std::size_t kHeadSize = 1 << 16;

#ifdef _WIN32
constexpr const char* kCreateNew = "wb";
#else
constexpr const char* kCreateNew = "wbx"; // never through a link that somebody put there
#endif

std::string ReasonOf(int error)
{
	return std::generic_category().message(error);
}

std::FILE* OpenFile(const fs::path& path, const char* mode)
{
#ifdef _WIN32
	const std::wstring wideMode(mode, mode + std::strlen(mode));
	return _wfopen(path.c_str(), wideMode.c_str());
#else
	return std::fopen(path.c_str(), mode);
#endif
}

struct FileCloser
{
	void operator()(std::FILE* file) const
	{
		if (file != stdin)
		{
			std::fclose(file);
		}
	}
};
using FileHandle = std::unique_ptr<std::FILE, FileCloser>;

/** Makes room for all that is expected, or doubles it, and keeps what has been read. */
bool Grow(std::unique_ptr<std::uint8_t[]>& data, std::size_t size, std::size_t& capacity, std::size_t expected)
{
	capacity = std::max(capacity * 2, expected + 1); // room for one more shows the end without growing
	std::unique_ptr<std::uint8_t[]> larger(new (std::nothrow) std::uint8_t[capacity]);
	if (larger && size > 0)
	{
		std::memcpy(larger.get(), data.get(), size);
	}
	data = std::move(larger);
	return data != nullptr;
}

FileResult<InputBytes> ReadAll(
	std::FILE* file, const std::string& path, std::size_t expected, const HeadCheck& checkHead)
{
	std::size_t size = 0;
	std::size_t capacity = std::min(expected + 1, kHeadSize); // memory for the rest only when the head is good
	std::unique_ptr<std::uint8_t[]> data(new (std::nothrow) std::uint8_t[capacity]);
	if (!data)
	{
		return CannotRead(path, ReasonOf(ENOMEM));
	}
	for (;;)
	{
		const bool isHead = size == kHeadSize && capacity == kHeadSize;
		if (std::optional<Failure> failure = isHead && checkHead ? checkHead({data.get(), size}) : std::nullopt)
		{
			return std::move(*failure);
		}
		if (size == capacity && !Grow(data, size, capacity, expected))
		{
			return CannotRead(path, ReasonOf(ENOMEM));
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

/** Beside the target and not derived from its name, which may be as long as names can be. */
fs::path TemporaryFor(const fs::path& target)
{
#ifdef _WIN32
	const int process = _getpid();
#else
	const int process = static_cast<int>(getpid());
#endif
	return target.parent_path() / (".mria-" + std::to_string(process) + ".tmp");
}
} // namespace FileIoDetail

FileResult<InputBytes> ReadInput(const std::string& path, const HeadCheck& checkHead)
{
	using namespace FileIoDetail;
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

FileResult<OutputFile> OutputFile::Create(const std::string& path)
{
	OutputFile file(path);
	if (std::optional<Failure> failure = file.Open())
	{
		return std::move(*failure);
	}
	return FileResult<OutputFile>(std::move(file));
}

OutputFile::OutputFile(OutputFile&& other) noexcept
	: path_(std::move(other.path_))
	, target_(std::move(other.target_))
	, temporary_(std::move(other.temporary_))
	, file_(std::exchange(other.file_, nullptr))
	, firstError_(other.firstError_)
	, bytesWritten_(other.bytesWritten_)
{
}

OutputFile::~OutputFile()
{
	Discard();
}

std::optional<Failure> OutputFile::Open()
{
	using namespace FileIoDetail;
	if (path_ == "-")
	{
		file_ = stdout;
		return std::nullopt;
	}
	target_ = path_;
	std::error_code error;
	const fs::file_status status = fs::status(target_, error);
	if (fs::is_directory(status) || !target_.has_filename())
	{
		return CannotWrite(path_, "it is a folder; a file's name is needed");
	}
	if (!fs::exists(status))
	{
		return OpenBeside();
	}
	// A file that may not be written must not be replaced either, though its folder would allow it.
	const bool isRegular = fs::is_regular_file(status);
	file_ = OpenFile(target_, isRegular ? "r+b" : "wb");
	if (!file_)
	{
		return CannotWrite(path_, ReasonOf(errno));
	}
	if (!isRegular)
	{
		return std::nullopt;
	}
	std::fclose(std::exchange(file_, nullptr));
	target_ = fs::canonical(target_, error);
	return OpenBeside();
}

std::optional<Failure> OutputFile::OpenBeside()
{
	using namespace FileIoDetail;
	std::error_code error;
	const fs::path folder = target_.parent_path();
	if (!folder.empty() && !fs::is_directory(folder, error))
	{
		return CannotWrite(path_, "there is no folder " + Printable(folder.string()));
	}
	temporary_ = TemporaryFor(target_);
	SetPendingFile(temporary_);
	fs::remove(temporary_, error); // left by a process of the same number that was killed
	file_ = OpenFile(temporary_, kCreateNew);
	if (!file_)
	{
		const int reason = errno;
		SetPendingFile({});
		temporary_.clear();
		return CannotWrite(path_, ReasonOf(reason));
	}
	const fs::file_status old = fs::status(target_, error);
	if (fs::is_regular_file(old))
	{
		fs::permissions(temporary_, old.permissions(), error); // as it would be had the file been overwritten
	}
	return std::nullopt;
}

void OutputFile::Write(const void* data, std::size_t size)
{
	if (firstError_ == 0 && size > 0)
	{
		errno = 0;
		const std::size_t written = std::fwrite(data, 1, size, file_);
		bytesWritten_ += written;
		firstError_ = written == size ? 0 : (errno != 0 ? errno : EIO);
	}
}

std::optional<Failure> OutputFile::Commit()
{
	using namespace FileIoDetail;
	errno = 0;
	std::FILE* const file = std::exchange(file_, nullptr);
	const bool isClosed = (file == stdout ? std::fflush(file) : std::fclose(file)) == 0;
	if (!isClosed && firstError_ == 0)
	{
		firstError_ = errno != 0 ? errno : EIO;
	}
	std::error_code error(firstError_, std::generic_category());
	if (!error && !temporary_.empty())
	{
		fs::rename(temporary_, target_, error);
	}
	if (error)
	{
		Discard();
		return CannotWrite(path_, error.message());
	}
	temporary_.clear();
	SetPendingFile({});
	return std::nullopt;
}

void OutputFile::Discard()
{
	if (file_ && file_ != stdout)
	{
		std::fclose(file_);
	}
	file_ = nullptr;
	if (!temporary_.empty())
	{
		std::error_code error;
		std::filesystem::remove(temporary_, error);
		temporary_.clear();
		SetPendingFile({});
	}
}

} // namespace mria
