// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Support/RecordingBuilder.h"
#include "Support/TestEffort.h"
#include "ToolProcess.h"

#include <fcntl.h>
#include <gtest/gtest.h>
#include <unistd.h>

namespace mria::InputMemoryTests
{

namespace InputMemoryTestsDetail
{
constexpr std::size_t kMegabyte = 1 << 20;
constexpr std::size_t kStringSize = 48 * kMegabyte;

/** Bytes that take no room on the disk after the first ones. */
void MakeSparse(const TestFolder& folder, const std::string& name, const std::string& beginning, std::uintmax_t size)
{
	folder.Write(name, beginning);
	std::filesystem::resize_file(folder.Path() / name, size);
}

/** A run that must fail, measured against one with next to no input. */
std::size_t ExtraMemory(const TestFolder& folder, const std::string& file)
{
	folder.Write("small.json", std::string("{}"));
	const ToolRun small = RunMria(folder.Path(), {"info", "small.json"});
	const ToolRun run = RunMria(folder.Path(), {"info", file});
	EXPECT_EQ(run.exitCode, 3) << run.out;
	EXPECT_NE(run.err.find("is not"), std::string::npos) << run.err;
	return run.peakMemory > small.peakMemory ? run.peakMemory - small.peakMemory : 0;
}

std::string LongText()
{
	return std::string(kStringSize, 'x');
}
} // namespace InputMemoryTestsDetail

using namespace InputMemoryTestsDetail;

TEST(InputMemory, ReadsOnlyTheHeadOfSomethingElse)
{
	const TestFolder folder;
	const std::vector<std::string> beginnings = {"", "\x89PNG\r\n\x1a\n", "a text of some kind"};
	for (const std::string& beginning : beginnings)
	{
		MakeSparse(folder, "huge.bin", beginning, std::uintmax_t{5} << 30);
		EXPECT_LT(ExtraMemory(folder, "huge.bin"), 16 * kMegabyte);
	}
}

TEST(InputMemory, ReadsOnlyTheHeadOfStandardInput)
{
	const TestFolder folder;
	MakeSparse(folder, "huge.bin", "", std::uintmax_t{5} << 30);
	const int input = open((folder.Path() / "huge.bin").c_str(), O_RDONLY | O_CLOEXEC);
	ToolOptions options;
	options.beforeExec = [input] { dup2(input, STDIN_FILENO); };
	const ToolRun run = RunMria(folder.Path(), {"info", "-"}, options);
	EXPECT_EQ(run.exitCode, 3);
	EXPECT_LE(lseek(input, 0, SEEK_CUR), static_cast<off_t>(kMegabyte)) << "the offset is shared with the tool";
	close(input);
}

TEST(InputMemory, PassesOverHugeFilesOfAFolder)
{
	const TestFolder folder;
	folder.Write("walk.bin", RecordingBuilder().WithCameraKeys(2).Bytes());
	MakeSparse(folder, "huge.bin", "", std::uintmax_t{5} << 30); // begins with two wrap modes
	const ToolRun alone = RunMria(folder.Path(), {"check", "walk.bin"});
	const ToolRun run = RunMria(folder.Path(), {"check", "."});
	EXPECT_EQ(run.exitCode, 3) << run.err;
	EXPECT_NE(run.out.find("\n2 files: 1 checked, 0 with nothing to report; 1 failed; 0 skipped\n"), std::string::npos)
		<< run.out;
	EXPECT_LT(run.peakMemory, alone.peakMemory + 16 * kMegabyte);
}

TEST(InputMemory, SaysThatAFileBecameShorterWhileItWasRead)
{
	const TestFolder folder;
	folder.Write("walk.bin", RecordingBuilder().WithCameraKeys(200000).Bytes());
	const std::string command =
		"cd '" + folder.Path().string() + "' && '" MRIA_TOOL_PATH "' convert walk.bin --to json -o - 2>err.txt";
	std::FILE* const output = popen(command.c_str(), "r");
	ASSERT_NE(std::fgetc(output), EOF); // from now on the tool waits for somebody to read the rest
	std::filesystem::resize_file(folder.Path() / "walk.bin", 4096);
	while (std::fgetc(output) != EOF)
	{
	}
	const int status = pclose(output);
	EXPECT_TRUE(WIFEXITED(status));
	EXPECT_EQ(WEXITSTATUS(status), 3);
	EXPECT_EQ(folder.Read("err.txt"),
		"error: the file became shorter while it was being read\n"
		"  hint: run the command again when no other program writes to it\n");
}

TEST(InputMemory, HoldsALongJsonStringOnce)
{
	const TestFolder folder;
	folder.Write("long.json", "{\"format\": \"" + LongText() + "\"}");
	EXPECT_LT(ExtraMemory(folder, "long.json"), kStringSize + 16 * kMegabyte);
	folder.Write("escaped.json", "{\"\\n" + LongText() + "\": 1}");
	EXPECT_LT(ExtraMemory(folder, "escaped.json"), kStringSize + 16 * kMegabyte);
}

TEST(InputMemory, HoldsALongJsonNameTwice)
{
	const TestFolder folder;
	folder.Write("long.json",
		R"({"format": "mria-recording", "formatVersion": 1, "dialect": "mrtk-1.0", "markers": [{"time": 0, "name": ")" +
			LongText() + "\"");
	EXPECT_LT(ExtraMemory(folder, "long.json"), 2 * kStringSize + 16 * kMegabyte);
}

/** Keys of 8 bytes in the file are 28 bytes in full; only those of the curves at hand may be in full. */
TEST(InputMemory, EditsTakeLittleMoreThanTwiceTheFile)
{
#if MRIA_IS_SANITIZED
	GTEST_SKIP() << "memory that was released still counts";
#endif
	const TestFolder folder;
	const auto makeTake = [&](const std::string& name, const std::string& duration) {
		return RunMria(folder.Path(), {"synth", "--duration", duration, "-o", name}).exitCode;
	};
	ASSERT_EQ(makeTake("small.bin", "1"), 0);
	ASSERT_EQ(makeTake("long.bin", "200"), 0);
	const std::size_t size = std::filesystem::file_size(folder.Path() / "long.bin");
	const std::vector<std::vector<std::string>> edits = {{"trim", "--from", "1"}, {"retime", "--speed", "2"},
		{"mirror"}, {"transform", "--turn", "30"}, {"channels", "--drop", "gaze"}, {"markers", "--add", "1=here"},
		{"repair"}, {"reduce", "--position", "0", "--rotation", "0"}, {"convert", "--to", "bin1.1"}};
	for (std::vector<std::string> edit : edits)
	{
		edit.insert(edit.end(), {"-o", "out.bin", "small.bin"});
		const ToolRun small = RunMria(folder.Path(), edit);
		edit.back() = "long.bin";
		const ToolRun run = RunMria(folder.Path(), edit);
		EXPECT_EQ(run.exitCode, 0) << run.err;
		EXPECT_LT(run.peakMemory, small.peakMemory + size / 2 * 5) << edit.front();
	}
}

} // namespace mria::InputMemoryTests
