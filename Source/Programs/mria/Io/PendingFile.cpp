// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Io/PendingFile.h"

#ifndef _WIN32

#include <unistd.h>

#include <atomic>
#include <csignal>
#include <cstring>

namespace mria
{

namespace PendingFileDetail
{
constexpr int kSignals[] = {SIGINT, SIGTERM, SIGHUP};
constexpr std::size_t kMaxPath = 4096;

// A signal handler may touch neither the heap nor locks: hence a plain buffer.
char pendingPath[kMaxPath];
std::atomic<bool> isPending{false};

extern "C" void MriaRemovePendingFile(int signal)
{
	RemovePendingFile();
	raise(signal); // the handler was reset on entry, so this ends the process as usual
}
} // namespace PendingFileDetail

void RemovePendingFile()
{
	using namespace PendingFileDetail;
	if (isPending)
	{
		unlink(pendingPath);
	}
}

void SetPendingFile(const std::filesystem::path& path)
{
	using namespace PendingFileDetail;
	const std::string& text = path.native();
	isPending = false;
	if (text.empty() || text.size() >= kMaxPath)
	{
		return;
	}
	std::memcpy(pendingPath, text.c_str(), text.size() + 1);
	isPending = true;
	for (const int signal : kSignals)
	{
		struct sigaction old = {};
		if (sigaction(signal, nullptr, &old) != 0 || old.sa_handler == SIG_IGN)
		{
			continue; // as under nohup
		}
		struct sigaction action = {};
		action.sa_handler = &MriaRemovePendingFile;
		action.sa_flags = static_cast<int>(SA_RESETHAND);
		sigaction(signal, &action, nullptr);
	}
}

} // namespace mria

#else

namespace mria
{

void SetPendingFile(const std::filesystem::path&) {}
void RemovePendingFile() {}

} // namespace mria

#endif
