// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "WritingCommands.h"

#include <gtest/gtest.h>

#include <cstdio>
#include <map>
#include <set>

namespace mria::OutputPowerCutTests
{

namespace OutputPowerCutTestsDetail
{
constexpr int kOldFile = 0; // numbers of files that were opened start at 1

/**
 * A disk that keeps only what was flushed: of everything since then a power cut loses any part. So a name may refer to
 * the file that it was last known to have, or to any one that it was given since; and a file may lack any change that
 * was made to it since.
 */
class VolatileDisk
{
public:
	explicit VolatileDisk(std::string output)
		: output_(std::move(output))
	{
	}

	void Apply(const FileCall& call)
	{
		if (call.name == "write" || call.name == "writev" || call.name == "fchmod")
		{
			++changes_[call.file];
			++pending_[call.file];
		}
		if (call.name == "fsync" || call.name == "fdatasync")
		{
			pending_[call.file] = 0;
			if (call.path == ".")
			{
				possible_ = {current_};
			}
		}
		ApplyName(call);
	}

	/** The files that the output's name may refer to after a power cut. */
	const std::set<int>& PossibleOutputs() const { return possible_; }

	/** How many changes of the file a power cut may lose. */
	int PendingChanges(int file) const { return Find(pending_, file); }
	int Changes(int file) const { return Find(changes_, file); }

private:
	static int Find(const std::map<int, int>& counts, int file)
	{
		const auto found = counts.find(file);
		return found == counts.end() ? 0 : found->second;
	}

	void ApplyName(const FileCall& call)
	{
		if (call.name == "linkat" || call.isCreation)
		{
			names_[call.path] = call.file;
		}
		if (call.name == "rename")
		{
			names_[call.path] = names_[call.oldPath];
		}
		const bool isGiven = call.name == "linkat" || call.name == "rename" || call.isCreation;
		if (isGiven && call.path == output_)
		{
			current_ = names_[call.path];
			possible_.insert(current_);
		}
	}

	std::string output_;
	std::map<std::string, int> names_;
	std::map<int, int> changes_;
	std::map<int, int> pending_;
	int current_ = kOldFile;
	std::set<int> possible_ = {kOldFile};
};

/** The files as they are when every call has happened. */
VolatileDisk DiskAfter(const std::vector<FileCall>& calls, std::size_t count, const std::string& output)
{
	VolatileDisk disk(output);
	for (std::size_t i = 0; i < count; ++i)
	{
		if (calls[i].result >= 0)
		{
			disk.Apply(calls[i]);
		}
	}
	return disk;
}
} // namespace OutputPowerCutTestsDetail

using namespace OutputPowerCutTestsDetail;

TEST(OutputPowerCut, LeavesTheOldFileOrTheNewOneAfterEveryCall)
{
	if (!CanTrace())
	{
		GTEST_SKIP() << "needs Linux on x86-64";
	}
	int cuts = 0;
	ForEachScene(
		[&](WritingScene& scene, bool hasUnnamedFiles)
		{
			const std::string& output = scene.Command().output;
			const std::vector<FileCall> calls = RunTraced(scene, hasUnnamedFiles).calls;
			ASSERT_TRUE(scene.IsNew());
			const VolatileDisk last = DiskAfter(calls, calls.size(), output);
			ASSERT_EQ(last.PossibleOutputs().size(), 1u) << "the end of the tool can still be undone";
			const int newFile = *last.PossibleOutputs().begin();
			EXPECT_GE(last.Changes(newFile), 2) << "a write and its permissions at least";
			for (std::size_t count = 0; count <= calls.size(); ++count)
			{
				const VolatileDisk disk = DiskAfter(calls, count, output);
				for (const int file : disk.PossibleOutputs())
				{
					SCOPED_TRACE("after " + std::to_string(count) + " calls");
					EXPECT_TRUE(file == kOldFile || file == newFile);
					EXPECT_EQ(disk.PendingChanges(file), 0) << "a part of these may be lost";
					EXPECT_TRUE(file == kOldFile || disk.Changes(file) == last.Changes(file)) << "more will be written";
				}
				++cuts;
			}
		});
	std::printf("%d power cuts\n", cuts);
	EXPECT_GT(cuts, 0);
}

} // namespace mria::OutputPowerCutTests
