// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include <sys/types.h>

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <string>
#include <utility>
#include <vector>

namespace mria
{

/** A folder of its own for one test, gone with it. */
class TestFolder
{
public:
	TestFolder();
	~TestFolder();
	TestFolder(const TestFolder&) = delete;
	TestFolder& operator=(const TestFolder&) = delete;

	const std::filesystem::path& Path() const { return path_; }

	void Write(const std::string& name, const std::vector<std::uint8_t>& bytes) const;
	void Write(const std::string& name, const std::string& text) const;
	std::string Read(const std::string& name) const;
	bool Has(const std::string& name) const { return std::filesystem::exists(path_ / name); }

	/** Every file and folder in it, hidden ones too, sorted. */
	std::vector<std::string> Names() const;

private:
	std::filesystem::path path_;
};

/** What a run of the tool left behind. */
struct ToolRun
{
	int exitCode = -1;
	std::string out;
	std::string err;
	std::size_t peakMemory = 0; ///< Bytes resident at most, at least those of the test; 0 if nobody waited for the end.
};

/** How to run it. The environment is the test's own with these on top; the locale is plain ASCII unless said otherwise.
 */
struct ToolOptions
{
	std::string input = {}; ///< On standard input.
	std::vector<std::pair<std::string, std::string>> environment = {{"LC_ALL", "C"}};
	std::string outPath = {}; ///< Where standard output goes instead of ToolRun::out, such as /dev/full.
	bool hasOwnPids = false; ///< Runs in a pid namespace of its own, as in a container: its number is 1.
	std::function<void()> beforeExec = {}; ///< Called in the new process before it becomes the tool.
};

/** Replaces this process by the built tool. */
[[noreturn]] void BecomeMria(const std::vector<std::string>& arguments);

/** Runs the built tool as a user does, in `folder`. */
ToolRun RunMria(
	const std::filesystem::path& folder, const std::vector<std::string>& arguments, const ToolOptions& options = {});

/** A run of the tool that continues while the test does something else, such as killing it. */
class StartedTool
{
public:
	StartedTool(const std::filesystem::path& folder, const std::vector<std::string>& arguments,
		const ToolOptions& options = {});

	/** -1 if the process could not be created. */
	pid_t Id() const { return process_; }

	/** Waits for its end. */
	ToolRun Finish() const;

	/** What is left of a run that ended with this status, as waitpid returns it. */
	ToolRun Result(int status) const;

private:
	TestFolder streams_;
	std::string outPath_;
	pid_t process_ = -1;
};

inline std::string AsText(const std::vector<std::uint8_t>& bytes)
{
	return std::string(bytes.begin(), bytes.end());
}

} // namespace mria
