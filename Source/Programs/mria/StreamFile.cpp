// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "StreamFile.h"

#include <cerrno>
#include <filesystem>
#include <iostream>
#include <system_error>

namespace mria
{

StreamFile::StreamFile(const std::string& path)
	: path_(path)
{
	errno = 0;
	if (path_ != "-")
	{
		file_.open(std::filesystem::path(path_), std::ios::binary | std::ios::trunc);
	}
	if (!file_)
	{
		NoteFailure();
	}
}

void StreamFile::Write(Span<const std::uint8_t> packet)
{
	if (failure_)
	{
		return;
	}
	errno = 0;
	std::ostream& out = path_ == "-" ? std::cout : file_;
	out.write(reinterpret_cast<const char*>(packet.data()), static_cast<std::streamsize>(packet.size()));
	out.flush();
	if (!out)
	{
		NoteFailure();
		return;
	}
	bytesWritten_ += packet.size();
	++packetsWritten_;
}

void StreamFile::NoteFailure()
{
	failure_ = CannotWrite(path_, std::generic_category().message(errno != 0 ? errno : EIO));
}

} // namespace mria
