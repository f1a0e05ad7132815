// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "ProcessSetup.h"

#include "Io/ExitCode.h"
#include "Io/PendingFile.h"

#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <new>

namespace mria
{

namespace ProcessSetupDetail
{
[[noreturn]] void EndWithoutMemory()
{
	RemovePendingFile();
	std::fputs("error: not enough memory\n", stderr);
	std::_Exit(static_cast<int>(ExitCode::CannotReadOrWrite));
}
} // namespace ProcessSetupDetail

void SetUpProcess()
{
#ifndef _WIN32
	std::signal(SIGPIPE, SIG_IGN);
	std::signal(SIGXFSZ, SIG_IGN);
#endif
	std::set_new_handler(&ProcessSetupDetail::EndWithoutMemory);
}

} // namespace mria
