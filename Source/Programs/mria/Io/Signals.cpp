// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Io/Signals.h"

#include <csignal>
#include <initializer_list>

#ifndef _WIN32
#include <unistd.h>
#endif

namespace mria
{

namespace SignalsDetail
{
volatile std::sig_atomic_t isEndAsked = 0;
volatile std::sig_atomic_t isResumed = 0;

extern "C" void MriaAskToEnd(int)
{
	isEndAsked = 1;
}

#ifndef _WIN32
extern "C" void MriaStop(int)
{
	constexpr char kShowCursor[] = "\x1b[?25h\n";
	const ssize_t written = write(STDOUT_FILENO, kShowCursor, sizeof(kShowCursor) - 1);
	static_cast<void>(written); // nothing can be done about it here
	raise(SIGSTOP);
}

extern "C" void MriaResume(int)
{
	isResumed = 1;
}

void Watch(int signal, void (*handler)(int))
{
	struct sigaction old = {};
	if (sigaction(signal, nullptr, &old) == 0 && old.sa_handler != SIG_IGN)
	{
		struct sigaction action = {};
		action.sa_handler = handler;
		action.sa_flags = SA_RESTART;
		sigaction(signal, &action, nullptr);
	}
}
#endif
} // namespace SignalsDetail

void WatchSignals(bool hasLiveLine)
{
	using namespace SignalsDetail;
#ifdef _WIN32
	static_cast<void>(hasLiveLine);
	std::signal(SIGINT, &MriaAskToEnd);
	std::signal(SIGTERM, &MriaAskToEnd);
#else
	for (const int signal : {SIGINT, SIGTERM, SIGHUP})
	{
		Watch(signal, &MriaAskToEnd);
	}
	Watch(SIGCONT, &MriaResume);
	if (hasLiveLine)
	{
		Watch(SIGTSTP, &MriaStop);
	}
#endif
}

bool IsEndAsked()
{
	return SignalsDetail::isEndAsked != 0;
}

bool TakeResumed()
{
	const bool isResumed = SignalsDetail::isResumed != 0;
	SignalsDetail::isResumed = 0;
	return isResumed;
}

} // namespace mria
