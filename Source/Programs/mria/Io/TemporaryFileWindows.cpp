// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#ifdef _WIN32

#include "Io/TemporaryFile.h"

#include <fcntl.h>
#include <io.h>
#include <windows.h>

#include <cerrno>
#include <system_error>
#include <utility>

namespace mria
{

namespace TemporaryFileWindowsDetail
{
/** The closest errno, so that messages are the same on all systems. */
int LastErrorAsErrno()
{
	const std::error_code error(static_cast<int>(GetLastError()), std::system_category());
	const std::error_condition condition = error.default_error_condition();
	return condition.category() == std::generic_category() ? condition.value() : EIO;
}
} // namespace TemporaryFileWindowsDetail

TemporaryFile::~TemporaryFile()
{
	if (stream_)
	{
		std::fclose(stream_);
	}
	if (!name_.empty())
	{
		DeleteFileW(name_.c_str());
	}
}

int TemporaryFile::CreateNamed()
{
	using namespace TemporaryFileWindowsDetail;
	const std::filesystem::path name = Folder() / RandomTemporaryName();
	constexpr DWORD kSharedWithNobody = 0;
	const HANDLE handle = CreateFileW(
		name.c_str(), GENERIC_WRITE, kSharedWithNobody, nullptr, CREATE_NEW, FILE_ATTRIBUTE_NORMAL, nullptr);
	if (handle == INVALID_HANDLE_VALUE)
	{
		errno = LastErrorAsErrno();
		return -1;
	}
	name_ = name;
	const int file = _open_osfhandle(reinterpret_cast<intptr_t>(handle), _O_BINARY);
	if (file < 0)
	{
		CloseHandle(handle);
	}
	return file;
}

std::FILE* TemporaryFile::Open()
{
	const int file = CreateNamed();
	if (file < 0)
	{
		return nullptr;
	}
	stream_ = _fdopen(file, "wb");
	if (!stream_)
	{
		_close(file);
	}
	return stream_;
}

int TemporaryFile::GiveName()
{
	constexpr DWORD kFlags = MOVEFILE_REPLACE_EXISTING | MOVEFILE_WRITE_THROUGH;
	if (!MoveFileExW(name_.c_str(), target_.c_str(), kFlags))
	{
		return TemporaryFileWindowsDetail::LastErrorAsErrno();
	}
	name_.clear();
	return 0;
}

int TemporaryFile::Commit()
{
	using namespace TemporaryFileWindowsDetail;
	if (std::fflush(stream_) != 0)
	{
		return errno;
	}
	if (!FlushFileBuffers(reinterpret_cast<HANDLE>(_get_osfhandle(_fileno(stream_)))))
	{
		return LastErrorAsErrno();
	}
	std::fclose(std::exchange(stream_, nullptr)); // a file that is open cannot be moved
	return GiveName();
}

} // namespace mria

#endif
