// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Mria/Stream.h"
#include "Mria/Synth.h"
#include "Mria/Writer.h"
#include "Support/StreamBytes.h"
#include "Support/TestEffort.h"
#include "Support/TestFiles.h"
#include "ToolProcess.h"

#include <gtest/gtest.h>

#include <algorithm>

#ifdef _WIN32

TEST(StreamKill, CostsAtMostThePacketThatWasBeingMade)
{
	GTEST_SKIP() << "needs processes that can be killed as on POSIX";
}

#else

#include <sched.h>
#include <signal.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cstring>

namespace mria::StreamKillTests
{

namespace StreamKillTestsDetail
{
constexpr int kRunsOfTheTool = 5;

int CountKills()
{
	return std::max(Rounds(60, 300), kRunsOfTheTool);
}

/** One way to record, and what is recorded. */
struct RecordingRun
{
	Recording take;
	std::vector<std::string> arguments;
	std::uint32_t lastByte; ///< Killed when a number of bytes up to this one are in the file.
};

RecordingRun MakeRecordingRun(
	float duration, float frameRate, std::uint32_t lastByte, std::vector<std::string> arguments)
{
	SynthOptions synth;
	synth.duration = duration;
	synth.frameRate = frameRate;
	RecordingRun run;
	run.take = Synthesize(synth);
	run.lastByte = lastByte;
	run.arguments = {"synth", "-q", "--duration", std::to_string(duration), "--fps", std::to_string(frameRate)};
	run.arguments.insert(run.arguments.end(), arguments.begin(), arguments.end());
	return run;
}

/** Records to `path` and kills the process once so many bytes are there. Whether it was killed before its end. */
bool RecordAndKill(const RecordingRun& run, const std::string& path, std::uint32_t bytes)
{
	std::vector<std::string> arguments = run.arguments;
	arguments.insert(arguments.end(), {"-o", path});
	const StartedTool tool(".", arguments);
	const pid_t child = tool.Id();
	int status = 0;
	struct stat file = {};
	bool isOver = false;
	while (!isOver && (stat(path.c_str(), &file) != 0 || static_cast<std::uint64_t>(file.st_size) < bytes))
	{
		isOver = waitpid(child, &status, WNOHANG) == child;
		sched_yield();
	}
	if (!isOver)
	{
		kill(child, SIGKILL);
		waitpid(child, &status, 0);
	}
	EXPECT_TRUE(WIFSIGNALED(status) || WEXITSTATUS(status) == 0);
	return WIFSIGNALED(status);
}

/** Every curve of the one begins the other, to the bit, and continues until that time. */
::testing::AssertionResult IsBeginning(const Recording& part, const Recording& whole, float end)
{
	for (CurveId id = 0; id < kCurveCount; ++id)
	{
		const std::vector<Keyframe>& keys = part.curves[id].keys;
		const std::vector<Keyframe>& all = whole.curves[id].keys;
		std::size_t wanted = 0;
		while (wanted < all.size() && all[wanted].time <= end)
		{
			++wanted;
		}
		if (keys.size() != wanted)
		{
			return ::testing::AssertionFailure() << CurveName(id) << " has " << keys.size() << " keys of " << wanted;
		}
		if (wanted > 0 && std::memcmp(keys.data(), all.data(), wanted * sizeof(Keyframe)) != 0)
		{
			return ::testing::AssertionFailure() << CurveName(id) << " has other keys";
		}
	}
	for (std::size_t i = 0; i < part.markers.size(); ++i)
	{
		if (part.markers[i].time != whole.markers[i].time || part.markers[i].name != whole.markers[i].name)
		{
			return ::testing::AssertionFailure() << "another marker " << i;
		}
	}
	return ::testing::AssertionSuccess();
}

/** Holds what the core recovers against what is in the file and against the take that was recorded. */
void ExpectAllRecovered(const std::vector<std::uint8_t>& bytes, const Recording& take)
{
	const std::vector<FoundPacket> packets = WholePackets(bytes);
	const Result<RecoveredStream> recovered = RecoverStream(bytes);
	ASSERT_EQ(static_cast<bool>(recovered), !packets.empty());
	if (packets.empty())
	{
		return; // killed before the first packet was out
	}
	std::size_t frames = 0;
	for (const FoundPacket& packet : packets)
	{
		frames += packet.frames;
	}
	const StreamReport& report = recovered.Value().report;
	EXPECT_EQ(report.packets, packets.size());
	EXPECT_EQ(report.frames, frames);
	EXPECT_EQ(report.bytesUsed, packets.back().offset + packets.back().size);
	EXPECT_EQ(report.isComplete, packets.back().type == 3);
	const std::vector<Keyframe>& camera = take.curves[0].keys;
	ASSERT_LE(frames, camera.size()) << "a frame is a key of the camera";
	EXPECT_TRUE(IsBeginning(recovered.Value().recording, take, frames > 0 ? camera[frames - 1].time : -1.0f));
}

bool EndsInsideAPacket(const std::vector<std::uint8_t>& bytes)
{
	const std::vector<FoundPacket> packets = WholePackets(bytes);
	return bytes.size() > (packets.empty() ? 0 : packets.back().offset + packets.back().size);
}

/** The tool makes no stream in its place, and recovers it. */
void ExpectToolRecovers(const TestFolder& folder, const std::string& name, const std::vector<std::uint8_t>& bytes)
{
	EXPECT_EQ(RunMria(folder.Path(), {"synth", "--duration", "0.1", "-o", name}).exitCode, 3);
	EXPECT_TRUE(folder.Read(name) == AsText(bytes)) << "a stream that was not recovered is gone";
	const Result<RecoveredStream> recovered = RecoverStream(bytes);
	const ToolRun run = RunMria(folder.Path(), {"repair", name, "-o", "out.bin", "--only", "stream"});
	ASSERT_EQ(run.exitCode, recovered ? 0 : 3) << run.err;
	if (recovered)
	{
		const std::string frames = std::to_string(recovered.Value().report.frames);
		EXPECT_NE(run.out.find(" " + frames + " frame"), std::string::npos) << run.out;
		const std::vector<std::uint8_t> wanted = WriteRecording(recovered.Value().recording, Dialect::Mrtk11).bytes;
		EXPECT_TRUE(folder.Read("out.bin") == AsText(wanted));
	}
}
} // namespace StreamKillTestsDetail

using namespace StreamKillTestsDetail;

TEST(StreamKill, CostsAtMostThePacketThatWasBeingMade)
{
	// Every second one paced as a real one, which surely is killed in time; the others as fast as they can in packets
	// small and large, so that some are killed in the middle of one.
	const RecordingRun paced = MakeRecordingRun(1.0f, 240.0f, 1000, {"--packet", "2", "--real-time"});
	const RecordingRun fast[] = {
		MakeRecordingRun(3.0f, 60.0f, 60000, {"--packet", "1"}),
		MakeRecordingRun(3.0f, 60.0f, 60000, {"--packet", "30"}),
		MakeRecordingRun(10.0f, 60.0f, 250000, {"--packet", "600"}),
	};
	const TestFolder folder;
	Random random(1);
	const int kills = CountKills();
	int killed = 0;
	int torn = 0;
	for (int i = 0; i < kills; ++i)
	{
		const RecordingRun& run = i % 2 == 0 ? paced : fast[i / 2 % std::size(fast)];
		const std::string name = std::to_string(i) + ".mrstream";
		const std::string path = (folder.Path() / name).string();
		killed += RecordAndKill(run, path, random.Below(run.lastByte)) ? 1 : 0;
		const std::vector<std::uint8_t> bytes = LoadFile(path).value_or(std::vector<std::uint8_t>{});
		ExpectAllRecovered(bytes, run.take);
		torn += EndsInsideAPacket(bytes) ? 1 : 0;
		if (i % (kills / kRunsOfTheTool) == 0)
		{
			ExpectToolRecovers(folder, name, bytes);
		}
		ASSERT_FALSE(HasFailure()) << "kill " << i << ", " << bytes.size() << " bytes";
	}
	std::printf("%d of %d killed before their end, %d files end inside a packet\n", killed, kills, torn);
	EXPECT_GE(killed, kills / 2) << "most ended before they were killed: this shows too little";
}

} // namespace mria::StreamKillTests

#endif
