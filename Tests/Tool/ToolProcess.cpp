// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "ToolProcess.h"

#include <fcntl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>
#ifdef __linux__
#include <sched.h>
#include <sys/syscall.h>
#endif

#include <algorithm>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <iterator>

namespace mria
{

namespace ToolProcessDetail
{
std::string ReadWhole(const std::filesystem::path& path)
{
	std::ifstream file(path, std::ios::binary);
	return std::string(std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>());
}

void WriteWhole(const std::filesystem::path& path, const void* data, std::size_t size)
{
	std::ofstream file(path, std::ios::binary);
	file.write(static_cast<const char*>(data), static_cast<std::streamsize>(size));
}

void Redirect(const std::filesystem::path& path, int flags, int stream)
{
	const int file = open(path.c_str(), flags, 0600);
	if (file < 0 || dup2(file, stream) < 0)
	{
		_exit(126);
	}
	close(file);
}

/** As fork. Root may create a pid namespace, others only inside a user namespace, which not every system allows. */
pid_t ForkWithOwnPids()
{
#ifdef __linux__
	const unsigned long flags = (geteuid() == 0 ? 0 : CLONE_NEWUSER) | CLONE_NEWPID | SIGCHLD;
	return static_cast<pid_t>(syscall(SYS_clone, flags, nullptr, nullptr, nullptr, 0));
#else
	return -1;
#endif
}
} // namespace ToolProcessDetail

void BecomeMria(const std::vector<std::string>& arguments)
{
	std::vector<char*> pointers = {const_cast<char*>(MRIA_TOOL_PATH)};
	for (const std::string& argument : arguments)
	{
		pointers.push_back(const_cast<char*>(argument.c_str()));
	}
	pointers.push_back(nullptr);
	execv(MRIA_TOOL_PATH, pointers.data());
	_exit(127);
}

ToolRun RunMria(
	const std::filesystem::path& folder, const std::vector<std::string>& arguments, const ToolOptions& options)
{
	return StartedTool(folder, arguments, options).Finish();
}

StartedTool::StartedTool(
	const std::filesystem::path& folder, const std::vector<std::string>& arguments, const ToolOptions& options)
	: outPath_(options.outPath)
{
	using namespace ToolProcessDetail;
	streams_.Write("in", options.input);
	process_ = options.hasOwnPids ? ForkWithOwnPids() : fork();
	if (process_ != 0)
	{
		return;
	}
	Redirect(streams_.Path() / "in", O_RDONLY, STDIN_FILENO);
	Redirect(outPath_.empty() ? streams_.Path() / "out" : std::filesystem::path(outPath_), O_WRONLY | O_CREAT | O_TRUNC,
		STDOUT_FILENO);
	Redirect(streams_.Path() / "err", O_WRONLY | O_CREAT | O_TRUNC, STDERR_FILENO);
	for (const auto& [name, value] : options.environment)
	{
		setenv(name.c_str(), value.c_str(), 1);
	}
	if (chdir(folder.c_str()) != 0)
	{
		_exit(125);
	}
	if (options.beforeExec)
	{
		options.beforeExec();
	}
	BecomeMria(arguments);
}

ToolRun StartedTool::Finish() const
{
	int status = 0;
	struct rusage usage = {};
	wait4(process_, &status, 0, &usage);
	ToolRun run = Result(status);
	run.peakMemory = static_cast<std::size_t>(usage.ru_maxrss) * 1024;
	return run;
}

ToolRun StartedTool::Result(int status) const
{
	using namespace ToolProcessDetail;
	ToolRun run;
	run.exitCode = WIFEXITED(status) ? WEXITSTATUS(status) : -WTERMSIG(status);
	run.out = outPath_.empty() ? ReadWhole(streams_.Path() / "out") : "";
	run.err = ReadWhole(streams_.Path() / "err");
	return run;
}

TestFolder::TestFolder()
{
	std::string pattern = (std::filesystem::temp_directory_path() / "mria-test-XXXXXX").string();
	path_ = mkdtemp(pattern.data());
}

TestFolder::~TestFolder()
{
	std::error_code error;
	std::filesystem::remove_all(path_, error);
}

void TestFolder::Write(const std::string& name, const std::vector<std::uint8_t>& bytes) const
{
	ToolProcessDetail::WriteWhole(path_ / name, bytes.data(), bytes.size());
}

void TestFolder::Write(const std::string& name, const std::string& text) const
{
	ToolProcessDetail::WriteWhole(path_ / name, text.data(), text.size());
}

std::string TestFolder::Read(const std::string& name) const
{
	return ToolProcessDetail::ReadWhole(path_ / name);
}

std::vector<std::string> TestFolder::Names() const
{
	std::vector<std::string> names;
	for (const std::filesystem::directory_entry& entry : std::filesystem::directory_iterator(path_))
	{
		names.push_back(entry.path().filename().string());
	}
	std::sort(names.begin(), names.end());
	return names;
}

} // namespace mria
