// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Device/Credentials.h"

#include "Device/DeviceAddress.h"
#include "Io/FileHandle.h"
#include "Io/Signals.h"
#include "Io/Terminal.h"
#include "Mria/Text.h"

#include <cstdio>
#include <cstdlib>
#include <filesystem>

#ifdef _WIN32
#include <windows.h>
#else
#include <poll.h>
#include <termios.h>
#include <unistd.h>
#endif

namespace mria
{

namespace CredentialsDetail
{
/** The next line without its end. */
std::string ReadLine(std::FILE* file)
{
	std::string line;
	for (int c = std::fgetc(file); c != EOF && c != '\n'; c = std::fgetc(file))
	{
		line += static_cast<char>(c);
	}
	line.erase(line.find_last_not_of('\r') + 1);
	return line;
}

/** The same from the terminal, unless Ctrl-C comes first: that only sets a flag while devices are at work. */
std::string ReadTyped()
{
#ifdef _WIN32
	return ReadLine(stdin);
#else
	constexpr int kLookMilliseconds = 100;
	std::string line;
	while (!IsEndAsked())
	{
		pollfd input = {STDIN_FILENO, POLLIN, 0};
		char c = '\0';
		if (poll(&input, 1, kLookMilliseconds) > 0 && (read(STDIN_FILENO, &c, 1) != 1 || c == '\n'))
		{
			break;
		}
		line += std::string(c == '\0' ? 0 : 1, c);
	}
	return line;
#endif
}

/** What is typed is not shown while one lives. */
class Hidden
{
public:
#ifdef _WIN32
	Hidden()
	{
		GetConsoleMode(GetStdHandle(STD_INPUT_HANDLE), &old_);
		SetConsoleMode(GetStdHandle(STD_INPUT_HANDLE), old_ & ~static_cast<DWORD>(ENABLE_ECHO_INPUT));
	}
	~Hidden()
	{
		SetConsoleMode(GetStdHandle(STD_INPUT_HANDLE), old_);
	}

private:
	DWORD old_ = 0;
#else
	Hidden()
	{
		tcgetattr(STDIN_FILENO, &old_);
		termios hidden = old_;
		hidden.c_lflag &= ~static_cast<tcflag_t>(ECHO);
		tcsetattr(STDIN_FILENO, TCSAFLUSH, &hidden);
	}
	~Hidden()
	{
		tcsetattr(STDIN_FILENO, TCSAFLUSH, &old_);
	}

private:
	termios old_ = {};
#endif
};

FileResult<Credentials> AskOnTerminal()
{
	Credentials credentials;
	std::fputs("Device Portal user: ", stderr);
	credentials.user = ReadTyped();
	{
		const Hidden hidden; // before the question: what is typed at once must neither show nor get lost
		std::fputs("Device Portal password: ", stderr);
		credentials.password = ReadTyped();
	}
	std::fputs("\n", stderr);
	if (IsEndAsked())
	{
		return DeviceFailure("", "Interrupted", "interrupted");
	}
	return credentials;
}

bool IsPrivate(const std::filesystem::path& path)
{
#ifdef _WIN32
	static_cast<void>(path); // its folder decides who may read it
	return true;
#else
	using std::filesystem::perms;
	std::error_code error;
	const perms mode = std::filesystem::status(path, error).permissions();
	return (mode & (perms::group_all | perms::others_all)) == perms::none;
#endif
}

FileResult<Credentials> ReadFrom(const std::string& name)
{
	const std::filesystem::path path = std::filesystem::u8path(name);
	const FileHandle file = OpenFile(path, "rb");
	if (!file)
	{
		return CannotRead(name, ReasonOf(errno));
	}
	if (!IsPrivate(path))
	{
		return DeviceFailure(name, "NotPrivate", "others may read the password in " + Printable(name), "",
			"chmod 600 " + Printable(name));
	}
	Credentials credentials;
	credentials.user = ReadLine(file.get());
	credentials.password = ReadLine(file.get());
	return credentials;
}
} // namespace CredentialsDetail

FileResult<Credentials> FindCredentials(const std::string& file)
{
	using namespace CredentialsDetail;
	if (!file.empty())
	{
		return ReadFrom(file);
	}
	const char* const user = std::getenv("MRIA_DEVICE_USER");
	const char* const password = std::getenv("MRIA_DEVICE_PASSWORD");
	if (user && password)
	{
		return Credentials{user, password};
	}
	if (IsTerminal(stdin) && IsTerminal(stderr))
	{
		return AskOnTerminal();
	}
	return DeviceFailure("", "NoPassword", "there is no user name and password for Device Portal", "",
		"set MRIA_DEVICE_USER and MRIA_DEVICE_PASSWORD, or use --credentials FILE");
}

} // namespace mria
