// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Support/TestEffort.h"
#include "TracedTool.h"

#include <cstddef>
#include <filesystem>
#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace mria
{

/** A command line that writes one file; it may read "in.bin", or the output itself. */
struct WritingCommand
{
	std::vector<std::string> arguments;
	std::string output;
};

/**
 * Each command of the tool that writes a recording or a table; some also in place. The first two differ most in how
 * they write: a new file in many pieces, and in place.
 */
std::vector<WritingCommand> WritingCommands();

/** A folder in which a command runs, and what its output may hold afterwards. */
class WritingScene
{
public:
	/** With `hasOld` the output exists before. */
	WritingScene(const WritingCommand& command, bool hasOld);

	const WritingCommand& Command() const { return command_; }
	const std::filesystem::path& Path() const { return folder_->Path(); }

	/** A new folder with the files as they are before the command. */
	void Reset();

	bool IsOld() const;
	bool IsNew() const;

	/** Files that are neither input nor output. */
	std::vector<std::string> Litter() const;

private:
	WritingCommand command_;
	bool hasOld_;
	std::string newContent_;
	std::unique_ptr<TestFolder> folder_;
};

/** How calls are counted where one after the other is tried: where all is slow, some are left out. */
inline constexpr std::size_t kCallStep = 100 / kEffort;

/**
 * Calls `test` with scenes of every command, with and without an old file, each on a file system that has files without
 * names and on one that has not; with a part of them unless long tests are wanted. Stops at the first failure.
 */
void ForEachScene(const std::function<void(WritingScene& scene, bool hasUnnamedFiles)>& test);

/** Runs the command; all its calls happen. */
TracedRun RunTraced(const WritingScene& scene, bool hasUnnamedFiles);

/** A run in which one call has another fate. */
struct FatedRun
{
	const WritingScene& scene;
	const TracedRun& run;
	const FileCall& call;
	bool hasUnnamedFiles;
};

/**
 * Runs the command of each scene again and again: with that fate for its first call, for its second, and so on until
 * it has no more. Calls `test` after each run and stops at the first failure. Returns how many runs that were.
 */
int ForEachCall(CallFate fate, const std::function<void(const FatedRun& run)>& test);

} // namespace mria
