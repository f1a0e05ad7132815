// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Support/RecordingBuilder.h"
#include "Support/TestFiles.h"
#include "Text/PlayPicture.h"
#include "ToolOutput.h"

#include <gtest/gtest.h>
#include <pty.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>

namespace mria::PlayTests
{

namespace PlayTestsDetail
{
const std::string kSamples[] = {"PressButton.bin", "PinchDrag.bin", "BezierReach.bin"};

/** The tool while it runs: what it prints can be read, and signals or keys sent. */
class RunningTool
{
public:
	/** On a terminal of its own, or with standard output in a pipe. */
	RunningTool(const std::vector<std::string>& arguments, bool onTerminal)
	{
		int ends[2] = {-1, -1};
		if (!onTerminal && pipe(ends) != 0)
		{
			return;
		}
		struct winsize size = {24, 100, 0, 0};
		child_ = onTerminal ? forkpty(&output_, nullptr, nullptr, &size) : fork();
		if (child_ == 0)
		{
			if (!onTerminal)
			{
				dup2(ends[1], STDOUT_FILENO);
			}
			std::signal(SIGINT, SIG_DFL); // ignored where the tests run in the background
			setenv("LC_ALL", "C", 1);
			BecomeMria(arguments);
		}
		if (!onTerminal)
		{
			output_ = ends[0];
			close(ends[1]);
		}
	}

	/** Everything up to this text, or to the end. */
	std::string ReadUntil(const std::string& text)
	{
		std::string got;
		char letter = 0;
		while (got.size() < text.size() || got.compare(got.size() - text.size(), text.size(), text) != 0)
		{
			if (read(output_, &letter, 1) != 1)
			{
				break;
			}
			got += letter;
		}
		return got;
	}

	std::string ReadAll()
	{
		std::string got;
		char letters[4096];
		for (ssize_t size; (size = read(output_, letters, sizeof(letters))) > 0;)
		{
			got.append(letters, static_cast<std::size_t>(size));
		}
		return got;
	}

	void Signal(int signal) const { kill(child_, signal); }
	void Type(const std::string& keys) const
	{
		EXPECT_EQ(write(output_, keys.data(), keys.size()), ssize_t(keys.size()));
	}

	/** The exit code, or minus the signal. */
	int Wait()
	{
		int status = 0;
		waitpid(child_, &status, 0);
		close(output_);
		return WIFEXITED(status) ? WEXITSTATUS(status) : -WTERMSIG(status);
	}

private:
	pid_t child_ = -1;
	int output_ = -1;
};

/** The events of `mria events --json`, one to a string. */
std::vector<std::string> RecordedEvents(const std::string& file)
{
	std::vector<std::string> events;
	for (std::string line : Lines(RunMria(MRIA_SAMPLES, {"events", file, "--json"}).out))
	{
		if (line.compare(0, 5, "    {") == 0)
		{
			line = line.substr(4);
			events.push_back(line.back() == ',' ? line.substr(0, line.size() - 1) : line);
		}
	}
	return events;
}

/** The recorded edges and markers among the lines of `mria play --json`. */
std::vector<std::string> PlayedEvents(const std::string& out)
{
	std::vector<std::string> events;
	for (const std::string& line : Lines(out))
	{
		const bool isInput = line.find("\"hand\"") != std::string::npos || line.find("\"marker\"") != std::string::npos;
		if (isInput && line.find("\"resync\"") == std::string::npos)
		{
			events.push_back(line);
		}
	}
	return events;
}
} // namespace PlayTestsDetail

using namespace PlayTestsDetail;

TEST(Play, PrintsTheSameEventsAtAnyStep)
{
	for (const std::string& name : kSamples)
	{
		for (const std::string step : {"0.001", "0.0166667", "0.2", "1000"})
		{
			const ToolRun run = RunMria(MRIA_SAMPLES, {"play", name, "--step", step, "--json"});
			EXPECT_EQ(run.exitCode, 0);
			EXPECT_EQ(PlayedEvents(run.out), RecordedEvents(name)) << name << " " << step;
			EXPECT_EQ(Lines(run.out).front(), "{\"time\": 0, \"event\": \"Started\"}");
			EXPECT_NE(Lines(run.out).back().find("\"Stopped\""), std::string::npos);
		}
	}
}

TEST(Play, PrintsTheLinesOfEvents)
{
	const std::string played = RunMria(MRIA_SAMPLES, {"play", "PinchDrag.bin", "--step", "0.1"}).out;
	const std::string listed = RunMria(MRIA_SAMPLES, {"events", "PinchDrag.bin"}).out;
	EXPECT_EQ(played.substr(played.find('\n')), listed.substr(listed.find('\n')) + "     6.000  play    ended\n");
}

TEST(Play, LoopsTurnsRoundHoldsAndGoesBackwards)
{
	const auto play = [](const std::vector<std::string>& options)
	{
		std::vector<std::string> arguments = {"play", "PressButton.bin", "--step", "0.1", "--json"};
		arguments.insert(arguments.end(), options.begin(), options.end());
		return RunMria(MRIA_SAMPLES, arguments).out;
	};
	const std::size_t once = RecordedEvents("PressButton.bin").size();
	EXPECT_EQ(PlayedEvents(play({"--loop", "loop", "--for", "9.19"})).size(), 2 * once);
	EXPECT_EQ(PlayedEvents(play({"--loop", "ping-pong", "--for", "9.19"})).size(), 2 * once);
	EXPECT_EQ(PlayedEvents(play({"--loop", "hold", "--for", "60"})).size(), once);
	EXPECT_EQ(PlayedEvents(play({"--loop", "loop", "--rate", "2", "--for", "4.6"})).size(), 2 * once);
	EXPECT_EQ(PlayedEvents(play({"--for", "0"})).size(), 0u);
	const std::vector<std::string> backwards = PlayedEvents(play({"--rate", "-1"}));
	ASSERT_EQ(backwards.size(), once);
	EXPECT_NE(backwards.front().find("TrackingGained"), std::string::npos) << "the last loss, seen from behind";
}

TEST(Play, PrintsWhatIsOnAtTheStartAndAfterALoop)
{
	RecordingBuilder builder;
	builder.WithCameraKeys(3).WithKey(TrackedCurve(Hand::Left), PlainKey(-1.0f, 1.0f));
	builder.WithKey(TrackedCurve(Hand::Left), PlainKey(0.5f, 0.0f));
	const TestFolder folder;
	folder.Write("walk.bin", builder.Bytes());
	const ToolRun run =
		RunMria(folder.Path(), {"play", "walk.bin", "--step", "0.25", "--loop", "loop", "--for", "1.25"});
	EXPECT_EQ(run.out, R"(walk.bin, from 0.000 to 1.000
     0.000  left    starts tracked
     0.000  right   starts not tracked
     0.500  left    tracking lost
     0.000  play    looped
     0.000  left    tracking gained
)");
	const ToolRun json = RunMria(folder.Path(), {"play", "walk.bin", "--step", "0.25", "--json"});
	EXPECT_EQ(Lines(json.out)[1], "{\"time\": 0, \"event\": \"TrackingGained\", \"hand\": \"left\", \"resync\": true}");
}

TEST(Play, EndsCleanlyWhenInterrupted)
{
	for (const int signal : {SIGINT, SIGTERM})
	{
		RunningTool tool({"play", MRIA_SAMPLES "/PressButton.bin", "--json", "--loop", "hold"}, false);
		EXPECT_EQ(tool.ReadUntil("\n"), "{\"time\": 0, \"event\": \"Started\"}\n");
		tool.Signal(signal);
		tool.ReadAll();
		EXPECT_EQ(tool.Wait(), 0);
	}
}

TEST(Play, DrawsALineOnATerminalAndGivesTheCursorBackOnControlC)
{
	RunningTool tool({"play", MRIA_SAMPLES "/PressButton.bin", "--rate", "-0.001", "--fps", "100"}, true);
	const std::string start = tool.ReadUntil("|"); // the playhead
	EXPECT_NE(start.find("PressButton.bin"), std::string::npos) << start;
	EXPECT_NE(start.find("\x1b[?25l\r\x1b[K4.600 / 4.600  "), std::string::npos) << start;
	tool.ReadUntil("right away");
	tool.Type("\x03");
	const std::string end = tool.ReadAll();
	EXPECT_EQ(tool.Wait(), 0);
	ASSERT_GE(end.size(), 8u);
	EXPECT_EQ(end.substr(end.size() - 8), "\r\n\x1b[?25h");
}

TEST(Play, ShowsHandsPinchesMarkersAndThePlayhead)
{
	const EventTimeline timeline(InputState{},
		{{1.0f, EventKind::TrackingGained, Hand::Left, 0}, {2.0f, EventKind::TrackingGained, Hand::Right, 0},
			{4.0f, EventKind::PinchStarted, Hand::Right, 0}, {4.01f, EventKind::PinchEnded, Hand::Right, 0},
			{5.0f, EventKind::TrackingLost, Hand::Left, 0}, {6.0f, EventKind::Marker, Hand::Left, 0},
			{8.0f, EventKind::Marker, Hand::Left, 0}});
	PlayPicture picture({0.0f, 8.0f}, timeline);
	PlayMoment moment;
	moment.time = 3.0;
	moment.state[Hand::Left].isTracked = true;
	moment.state[Hand::Right] = {true, true};
	moment.gaps[1] = 0.0123f;
	moment.flash = "a marker of some length";
	EXPECT_EQ(picture.Line(moment, {false, 77}),
		"3.000 / 8.000  ..--==|=#=--^--^  left tracked  right pinch    a marker of so");
	EXPECT_EQ(picture.Line(moment, {false, 20}), "3.000 / 8.000");
	EXPECT_NE(picture.Line(moment, {false, 120}).find("right pinch    12 mm  a marker of so"), std::string::npos);
	EXPECT_NE(picture.Line(moment, {true, 120}).find("\u2503"), std::string::npos);
	for (std::size_t columns = 2; columns < 200; ++columns)
	{
		EXPECT_LT(picture.Line(moment, {false, columns}).size(), columns);
	}
}

TEST(Play, RefusesWhatMakesNoSense)
{
	const std::vector<std::vector<std::string>> misuses = {{"--rate", "0"}, {"--rate", "nan"}, {"--rate", "1e9"},
		{"--fps", "0"}, {"--fps", "nan"}, {"--loop", "twice"}, {"--step", "0"}, {"--step", "inf"}, {"--for", "-1"},
		{"--step", "0.1", "--loop", "loop"}, {"--step", "0.1", "--loop", "hold"}};
	for (const std::vector<std::string>& misuse : misuses)
	{
		std::vector<std::string> arguments = {"play", "PressButton.bin"};
		arguments.insert(arguments.end(), misuse.begin(), misuse.end());
		const ToolRun run = RunMria(MRIA_SAMPLES, arguments);
		EXPECT_EQ(run.exitCode, 2) << testing::PrintToString(misuse);
		EXPECT_EQ(run.err.substr(0, 7), "error: ") << run.err;
		EXPECT_EQ(run.out, "");
	}
	EXPECT_EQ(RunMria(MRIA_SAMPLES, {"play", "missing.bin"}).exitCode, 3);
	EXPECT_EQ(RunMria(MRIA_SAMPLES, {"play", "PressButton.bin", "--step", "0.1"}, {"", {}, "/dev/full"}).exitCode, 3);
}

} // namespace mria::PlayTests
