// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "StartKey.h"

#ifdef _WIN32
#define WIN32_LEAN_AND_MEAN
#include <windows.h>
#else
#include <fcntl.h>
#include <poll.h>
#include <unistd.h>
#endif

namespace mria::openxr
{

#ifdef _WIN32

bool IsStartKeyPressed()
{
	return (GetAsyncKeyState(VK_F9) & 0x8000) != 0;
}

#else

bool IsStartKeyPressed()
{
	// The terminal, not standard input, which is the application's.
	static const int terminal = open("/dev/tty", O_RDONLY | O_NONBLOCK | O_CLOEXEC);
	pollfd state{terminal, POLLIN, 0};
	if (terminal < 0 || poll(&state, 1, 0) <= 0 || (state.revents & POLLIN) == 0)
	{
		return false;
	}
	char typed[64];
	return read(terminal, typed, sizeof(typed)) > 0;
}

#endif

} // namespace mria::openxr
