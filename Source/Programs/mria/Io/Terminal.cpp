// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Io/Terminal.h"

#include "Text/Strings.h"

#include <algorithm>
#include <cstdlib>
#include <string>

#ifdef _WIN32
#define WIN32_LEAN_AND_MEAN
#ifndef NOMINMAX
#define NOMINMAX
#endif
#include <fcntl.h>
#include <io.h>
#include <windows.h>
#else
#include <sys/ioctl.h>
#include <unistd.h>
#endif

namespace mria
{

namespace TerminalDetail
{
std::string colourChoice = "auto";

std::string Environment(const char* name)
{
	const char* value = std::getenv(name);
	return value ? value : "";
}
} // namespace TerminalDetail

bool IsTerminal(std::FILE* stream)
{
#ifdef _WIN32
	return _isatty(_fileno(stream)) != 0;
#else
	return isatty(fileno(stream)) != 0;
#endif
}

std::size_t TerminalColumns(std::FILE* stream)
{
	constexpr std::size_t kUsualColumns = 80;
#ifdef _WIN32
	CONSOLE_SCREEN_BUFFER_INFO info = {};
	const DWORD handle = stream == stderr ? STD_ERROR_HANDLE : STD_OUTPUT_HANDLE;
	if (GetConsoleScreenBufferInfo(GetStdHandle(handle), &info) != 0)
	{
		return static_cast<std::size_t>(info.srWindow.Right - info.srWindow.Left + 1);
	}
#else
	struct winsize size = {};
	if (ioctl(fileno(stream), TIOCGWINSZ, &size) == 0 && size.ws_col > 0)
	{
		return size.ws_col;
	}
#endif
	return kUsualColumns;
}

std::size_t ScreenWidth()
{
	constexpr std::size_t kLeast = 40;
	constexpr std::size_t kMost = 200;
	return IsTerminal(stdout) ? std::clamp(TerminalColumns(stdout), kLeast, kMost) : 0;
}

void SetColour(const std::string& when)
{
	TerminalDetail::colourChoice = when;
}

bool HasColour(std::FILE* stream)
{
	using TerminalDetail::Environment;
	if (TerminalDetail::colourChoice != "auto")
	{
		return TerminalDetail::colourChoice == "always";
	}
	return IsTerminal(stream) && Environment("NO_COLOR").empty() && Environment("TERM") != "dumb";
}

bool HasUtf8()
{
	for (const char* name : {"LC_ALL", "LC_CTYPE", "LANG"})
	{
		const std::string locale = ToLower(TerminalDetail::Environment(name));
		if (!locale.empty()) // the first that is set decides
		{
			return locale.find("utf-8") != std::string::npos || locale.find("utf8") != std::string::npos;
		}
	}
	return false;
}

void UseBinaryStreams()
{
#ifdef _WIN32
	_setmode(_fileno(stdin), _O_BINARY);
	_setmode(_fileno(stdout), _O_BINARY);
#endif
}

} // namespace mria
