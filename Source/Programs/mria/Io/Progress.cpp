// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Io/Progress.h"

#include "Io/Terminal.h"
#include "Mria/Text.h"

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <cstdio>
#include <mutex>
#include <thread>

#ifndef _WIN32
#include <csignal>
#endif

namespace mria
{

namespace ProgressDetail
{
constexpr std::chrono::seconds kTick(1);

/** Signals are for the main thread: its handlers know of the file that is being written. */
class BlockSignals
{
public:
#ifdef _WIN32
	BlockSignals() {}
#else
	BlockSignals()
	{
		sigset_t all;
		sigfillset(&all);
		pthread_sigmask(SIG_SETMASK, &all, &before_);
	}
	~BlockSignals()
	{
		pthread_sigmask(SIG_SETMASK, &before_, nullptr);
	}

private:
	sigset_t before_;
#endif
};

class ProgressLine
{
public:
	~ProgressLine() { Stop(); }

	void Start(const std::string& command)
	{
		if (thread_.joinable())
		{
			return; // one command runs another: the line continues
		}
		command_ = command;
		isStopped_ = false;
		const BlockSignals block;
		thread_ = std::thread([this] { Run(); });
	}

	void Show(const std::string& what)
	{
		const std::lock_guard<std::mutex> lock(mutex_);
		what_ = what;
	}

	void Hide()
	{
		const std::lock_guard<std::mutex> lock(mutex_);
		Erase();
	}

	void Stop()
	{
		if (!thread_.joinable())
		{
			return;
		}
		{
			const std::lock_guard<std::mutex> lock(mutex_);
			isStopped_ = true;
			Erase();
		}
		stopped_.notify_all();
		thread_.join();
	}

private:
	void Run()
	{
		std::unique_lock<std::mutex> lock(mutex_);
		for (std::size_t seconds = 1; !stopped_.wait_for(lock, kTick, [this] { return isStopped_; }); ++seconds)
		{
			Draw(seconds);
		}
	}

	void Draw(std::size_t seconds)
	{
		if (what_.empty())
		{
			return;
		}
		const std::string end = " ... " + std::to_string(seconds) + " s";
		std::string line = command_ + ": " + Printable(what_);
		const std::size_t room = TerminalColumns(stderr) - 1;
		line.resize((std::min)(line.size(), room > end.size() ? room - end.size() : 0));
		std::fprintf(stderr, "\r\x1b[K%s%s", line.c_str(), end.c_str());
		std::fflush(stderr);
		isShown_ = true;
	}

	void Erase()
	{
		if (isShown_)
		{
			std::fputs("\r\x1b[K", stderr);
			std::fflush(stderr);
			isShown_ = false;
		}
	}

	std::string command_;
	std::thread thread_;
	std::mutex mutex_; ///< Of all below, and of the line itself.
	std::condition_variable stopped_;
	std::string what_;
	bool isStopped_ = false;
	bool isShown_ = false;
};

ProgressLine& Line()
{
	static ProgressLine line;
	return line;
}
} // namespace ProgressDetail

void StartProgress(const std::string& command, bool isQuiet)
{
	if (!isQuiet && IsTerminal(stderr))
	{
		ProgressDetail::Line().Start(command);
	}
}

void ShowProgress(const std::string& what)
{
	ProgressDetail::Line().Show(what);
}

void ShowProgress(std::size_t index, std::size_t count, const std::string& what)
{
	ShowProgress(std::to_string(index) + " of " + std::to_string(count) + ": " + what);
}

void HideProgress()
{
	ProgressDetail::Line().Hide();
}

void StopProgress()
{
	ProgressDetail::Line().Stop();
}

} // namespace mria
