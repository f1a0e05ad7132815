// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <string>
#include <utility>
#include <vector>

namespace mria
{

/** What a run of the tool left behind. */
struct ToolRun
{
	int exitCode = -1;
	std::string out;
	std::string err;
	std::size_t inputRead = 0; ///< Bytes of standard input that were asked for.
	std::size_t peakMemory = 0; ///< Bytes resident at most; at least what the test itself had then.
};

/** How to run it. The environment is the test's own with these on top; the locale is plain ASCII unless said otherwise.
 */
struct ToolOptions
{
	std::string input = {}; ///< On standard input.
	std::vector<std::pair<std::string, std::string>> environment = {{"LC_ALL", "C"}};
	std::string outPath = {}; ///< Where standard output goes instead of ToolRun::out, such as /dev/full.
	std::string inputPath = {}; ///< A file that is standard input in place of `input`.
};

/** Runs the built tool as a user does, in `folder`. */
ToolRun RunMria(
	const std::filesystem::path& folder, const std::vector<std::string>& arguments, const ToolOptions& options = {});

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

inline std::string AsText(const std::vector<std::uint8_t>& bytes)
{
	return std::string(bytes.begin(), bytes.end());
}

} // namespace mria
