// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Io/LiveLine.h"

#include "Io/Progress.h"

#include <cstdio>
#include <string>

#ifdef _WIN32
#define WIN32_LEAN_AND_MEAN
#ifndef NOMINMAX
#define NOMINMAX
#endif
#include <windows.h>
#ifndef ENABLE_VIRTUAL_TERMINAL_PROCESSING
#define ENABLE_VIRTUAL_TERMINAL_PROCESSING 0x0004
#endif
#endif

namespace mria
{

namespace LiveLineDetail
{
constexpr const char* kEraseLine = "\r\x1b[K";
constexpr const char* kHideCursor = "\x1b[?25l";
constexpr const char* kShowCursor = "\x1b[?25h";

void Print(const std::string& text)
{
	std::fwrite(text.data(), 1, text.size(), stdout);
	std::fflush(stdout);
}
} // namespace LiveLineDetail

LiveLine::LiveLine()
{
	StopProgress(); // this line shows enough
#ifdef _WIN32
	// Consoles before Windows 11 print escape sequences as text unless asked.
	const HANDLE console = GetStdHandle(STD_OUTPUT_HANDLE);
	DWORD mode = 0;
	if (GetConsoleMode(console, &mode) != 0)
	{
		SetConsoleMode(console, mode | ENABLE_VIRTUAL_TERMINAL_PROCESSING);
	}
#endif
}

void LiveLine::Draw(std::string_view line)
{
	using namespace LiveLineDetail;
	// Hidden again each time: the cursor is back after Ctrl-Z.
	Print(std::string(kHideCursor) + kEraseLine + std::string(line));
	isDrawn_ = true;
}

void LiveLine::PrintAbove(std::string_view line)
{
	using namespace LiveLineDetail;
	Print((isDrawn_ ? kEraseLine : "") + std::string(line) + "\n");
}

void LiveLine::Finish()
{
	using namespace LiveLineDetail;
	if (isDrawn_)
	{
		Print(std::string("\n") + kShowCursor);
		isDrawn_ = false;
	}
}

} // namespace mria
