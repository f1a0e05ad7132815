// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "TracedTool.h"

#if defined(__linux__) && defined(__x86_64__)

#include <fcntl.h>
#include <sys/ptrace.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <sys/user.h>
#include <sys/wait.h>

#include <cerrno>
#include <csignal>
#include <map>

namespace mria
{

namespace TracedToolDetail
{
/** Which arguments of a call name its file; -1 for none. */
struct CallShape
{
	long number;
	const char* name;
	int path;
	int file;
};

constexpr CallShape kShapes[] = {
	{SYS_openat, "openat", 1, -1},
	{SYS_newfstatat, "newfstatat", 1, -1},
	{SYS_statfs, "statfs", 0, -1},
	{SYS_linkat, "linkat", 3, -1},
	{SYS_rename, "rename", 1, -1},
	{SYS_unlink, "unlink", 0, -1},
	{SYS_read, "read", -1, 0},
	{SYS_write, "write", -1, 0},
	{SYS_writev, "writev", -1, 0},
	{SYS_getdents64, "getdents64", -1, 0},
	{SYS_fchmod, "fchmod", -1, 0},
	{SYS_flock, "flock", -1, 0},
	{SYS_fsync, "fsync", -1, 0},
	{SYS_fdatasync, "fdatasync", -1, 0},
	{SYS_close, "close", -1, 0},
};

const CallShape* FindShape(long number)
{
	for (const CallShape& shape : kShapes)
	{
		if (shape.number == number)
		{
			return &shape;
		}
	}
	return nullptr;
}

/** The process between the stops before and after each of its calls. */
class Tracer
{
public:
	Tracer(pid_t process, const DecideFate& decide)
		: process_(process)
		, decide_(decide)
	{
	}

	/** Returns the status that the process ended with. */
	int Run();

	std::vector<FileCall> calls;

private:
	int WaitForStop(int signal) const;
	void Enter(const user_regs_struct& registers);
	void Leave(user_regs_struct registers);
	bool Recognise(const CallShape& shape, const unsigned long long* arguments);
	std::string TextAt(unsigned long long address) const;

	pid_t process_;
	const DecideFate& decide_;
	std::map<long, FileCall> open_; ///< How each open file was opened, by descriptor.
	int filesOpened_ = 0;
	bool isInside_ = false; ///< Between the two stops of a call.
	bool isWatched_ = false; ///< The call is the last one of `calls`.
	long descriptor_ = -1; ///< That the call is about.
	int error_ = 0; ///< Returned instead of making the call.
};

int Tracer::WaitForStop(int signal) const
{
	int status = 0;
	ptrace(PTRACE_SYSCALL, process_, nullptr, signal);
	waitpid(process_, &status, 0);
	return status;
}

int Tracer::Run()
{
	int status = 0;
	waitpid(process_, &status, 0); // stops when it has become the tool
	ptrace(PTRACE_SETOPTIONS, process_, nullptr, PTRACE_O_TRACESYSGOOD | PTRACE_O_EXITKILL);
	int signal = 0;
	for (;;)
	{
		status = WaitForStop(signal);
		if (!WIFSTOPPED(status))
		{
			return status;
		}
		const bool isCall = WSTOPSIG(status) == (SIGTRAP | 0x80);
		signal = isCall ? 0 : WSTOPSIG(status);
		if (isCall)
		{
			user_regs_struct registers = {};
			ptrace(PTRACE_GETREGS, process_, nullptr, &registers);
			isInside_ = !isInside_;
			isInside_ ? Enter(registers) : Leave(registers);
		}
	}
}

std::string Tracer::TextAt(unsigned long long address) const
{
	std::string text;
	for (char letter = 1; letter != 0; ++address)
	{
		iovec here = {&letter, 1};
		iovec there = {reinterpret_cast<void*>(address), 1};
		if (process_vm_readv(process_, &here, 1, &there, 1, 0) != 1 || letter == 0)
		{
			break;
		}
		text += letter;
	}
	return text;
}

/** Adds the call if it is about a file in the folder. */
bool Tracer::Recognise(const CallShape& shape, const unsigned long long* arguments)
{
	FileCall call;
	if (shape.path >= 0)
	{
		call.path = TextAt(arguments[shape.path]);
		if (call.path.empty() || call.path[0] == '/')
		{
			return false;
		}
	}
	else
	{
		descriptor_ = static_cast<int>(arguments[shape.file]);
		const auto found = open_.find(descriptor_);
		if (found == open_.end())
		{
			return false;
		}
		call.path = found->second.path;
		call.file = found->second.file;
	}
	call.name = shape.name;
	if (shape.number == SYS_openat)
	{
		call.isUnnamed = (arguments[2] & O_TMPFILE) == O_TMPFILE;
		call.isCreation = (arguments[2] & O_CREAT) != 0;
		call.file = ++filesOpened_;
	}
	if (shape.number == SYS_rename)
	{
		call.oldPath = TextAt(arguments[0]);
	}
	if (shape.number == SYS_linkat)
	{
		const std::string source = TextAt(arguments[1]);
		call.file = open_[std::stol(source.substr(source.rfind('/') + 1))].file;
	}
	calls.push_back(call);
	return true;
}

void Tracer::Enter(const user_regs_struct& registers)
{
	const unsigned long long arguments[] = {registers.rdi, registers.rsi, registers.rdx, registers.r10};
	const CallShape* const shape = FindShape(static_cast<long>(registers.orig_rax));
	isWatched_ = shape && Recognise(*shape, arguments);
	error_ = 0;
	if (!isWatched_)
	{
		return;
	}
	const CallFate fate = decide_(calls.back(), calls.size());
	if (fate == CallFate::KillsTheTool || fate == CallFate::InterruptsTheTool)
	{
		kill(process_, fate == CallFate::KillsTheTool ? SIGKILL : SIGTERM);
	}
	else if (fate != CallFate::Happens)
	{
		error_ = fate == CallFate::Fails ? EIO : EOPNOTSUPP;
		user_regs_struct none = registers;
		none.orig_rax = static_cast<unsigned long long>(-1); // a call that does not exist
		ptrace(PTRACE_SETREGS, process_, nullptr, &none);
	}
}

void Tracer::Leave(user_regs_struct registers)
{
	if (!isWatched_)
	{
		return;
	}
	if (error_ != 0)
	{
		registers.rax = static_cast<unsigned long long>(-error_);
		ptrace(PTRACE_SETREGS, process_, nullptr, &registers);
	}
	FileCall& call = calls.back();
	call.result = static_cast<long>(registers.rax);
	if (call.name == "openat" && call.result >= 0)
	{
		open_[call.result] = call;
	}
	if (call.name == "close")
	{
		open_.erase(descriptor_);
	}
}
} // namespace TracedToolDetail

bool CanTrace()
{
	return true;
}

TracedRun TraceMria(const std::filesystem::path& folder, const std::vector<std::string>& arguments,
	const DecideFate& decide, ToolOptions options)
{
	options.environment.emplace_back("ASAN_OPTIONS", "detect_leaks=0"); // its search for leaks traces the process too
	options.beforeExec = [] { ptrace(PTRACE_TRACEME, 0, nullptr, nullptr); };
	const StartedTool tool(folder, arguments, options);
	TracedRun run;
	if (tool.Id() > 0)
	{
		TracedToolDetail::Tracer tracer(tool.Id(), decide);
		run.tool = tool.Result(tracer.Run());
		run.calls = std::move(tracer.calls);
	}
	return run;
}

} // namespace mria

#else

namespace mria
{

bool CanTrace()
{
	return false;
}

TracedRun TraceMria(const std::filesystem::path&, const std::vector<std::string>&, const DecideFate&, ToolOptions)
{
	return {};
}

} // namespace mria

#endif
