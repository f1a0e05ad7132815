// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Io/Terminal.h"

#include "Text/Strings.h"

#include <cstdlib>
#include <string>

#ifdef _WIN32
#include <fcntl.h>
#include <io.h>
#else
#include <unistd.h>
#endif

namespace mria
{

namespace TerminalDetail
{
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

bool HasColour(std::FILE* stream)
{
	using TerminalDetail::Environment;
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
