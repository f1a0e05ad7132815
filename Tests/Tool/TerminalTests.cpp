// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Support/RecordingBuilder.h"
#include "ToolOutput.h"

#include <fcntl.h>
#include <gtest/gtest.h>
#include <poll.h>
#include <sys/ioctl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <deque>
#include <fstream>
#include <initializer_list>

namespace mria::TerminalTests
{

namespace TerminalTestsDetail
{
/** A terminal of so many columns that the tool writes to, both its streams. */
class Screen
{
public:
	explicit Screen(unsigned short columns)
		: master_(posix_openpt(O_RDWR | O_NOCTTY))
	{
		grantpt(master_);
		unlockpt(master_);
		struct winsize size = {};
		size.ws_col = columns;
		size.ws_row = 24;
		ioctl(master_, TIOCSWINSZ, &size);
		slave_ = open(ptsname(master_), O_RDWR | O_NOCTTY);
	}

	~Screen() { close(master_); }
	Screen(const Screen&) = delete;
	Screen& operator=(const Screen&) = delete;

	ToolOptions Options() const
	{
		ToolOptions options;
		options.environment = {{"LC_ALL", "C"}, {"TERM", "xterm"}, {"NO_COLOR", "1"}};
		options.beforeExec = [slave = slave_]
		{
			dup2(slave, STDOUT_FILENO);
			dup2(slave, STDERR_FILENO);
			close(slave);
		};
		return options;
	}

	/** Once the tool has been started: only it must hold the terminal open. */
	void Release() { close(slave_); }

	/** Reads until `text` has come, or to the end if that is empty. All that has come so far. */
	std::string ReadUntil(const std::string& text)
	{
		char buffer[4096];
		while (text.empty() || shown_.find(text) == std::string::npos)
		{
			constexpr int kPatienceMilliseconds = 30000; // a tool that shows nothing must not stop the tests
			pollfd screen = {master_, POLLIN, 0};
			const ssize_t count =
				poll(&screen, 1, kPatienceMilliseconds) > 0 ? read(master_, buffer, sizeof(buffer)) : 0;
			if (count <= 0)
			{
				break;
			}
			shown_.append(buffer, static_cast<std::size_t>(count));
		}
		return shown_;
	}

private:
	int master_;
	int slave_ = -1;
	std::string shown_;
};

/** The lines that the tool leaves on a screen of so many columns. */
std::vector<std::string> LinesOn(
	unsigned short columns, const TestFolder& folder, const std::vector<std::string>& arguments)
{
	Screen screen(columns);
	const StartedTool tool(folder.Path(), arguments, screen.Options());
	screen.Release();
	std::string text = screen.ReadUntil("");
	tool.Finish();
	text.erase(std::remove(text.begin(), text.end(), '\r'), text.end());
	return Lines(text);
}

std::size_t WidestOf(const std::vector<std::string>& lines)
{
	std::size_t widest = 0;
	for (const std::string& line : lines)
	{
		widest = std::max(widest, line.size());
	}
	return widest;
}

std::string Words(const std::vector<std::string>& lines)
{
	std::string words;
	for (const std::string& line : lines)
	{
		std::istringstream stream(line);
		for (std::string word; stream >> word;)
		{
			words += word + " ";
		}
	}
	return words;
}

void WriteFaulty(const TestFolder& folder, const std::string& name)
{
	ASSERT_EQ(RunMria(folder.Path(),
				  {"synth", "--motion", "press", "--duration", "2", "--fault", "late-start", "sign-flips", "-o", name})
				  .exitCode,
		0);
}
} // namespace TerminalTestsDetail

using namespace TerminalTestsDetail;

TEST(Terminal, ShowsThatASlowCommandIsAliveAndErasesThatBeforeTheResult)
{
	const TestFolder folder;
	const std::vector<std::uint8_t> bytes = RecordingBuilder(Dialect::Mrtk11).WithCameraKeys(3).Bytes();
	const std::string pipe = (folder.Path() / "late.bin").string();
	ASSERT_EQ(mkfifo(pipe.c_str(), 0600), 0);
	Screen screen(80);
	const StartedTool tool(folder.Path(), {"info", "late.bin"}, screen.Options());
	screen.Release();
	const std::string waiting = screen.ReadUntil(" 1 s");
	EXPECT_NE(waiting.find("info: reading late.bin ... 1 s"), std::string::npos) << waiting;
	std::ofstream(pipe, std::ios::binary).write(AsText(bytes).data(), static_cast<std::streamsize>(bytes.size()));
	const std::string all = screen.ReadUntil("");
	EXPECT_EQ(tool.Finish().exitCode, 0);
	EXPECT_NE(all.find(" s\r\x1b[Klate.bin\r\n"), std::string::npos) << "not erased right before the result: " << all;
	EXPECT_EQ(all.find(" ... ", all.find("late.bin\r\n")), std::string::npos) << all;
}

TEST(Terminal, ShowsThatEveryCommandThatReadsIsAlive)
{
	const TestFolder folder;
	folder.Write("mria_openxr_layer.json", "{}");
	const std::vector<std::vector<std::string>> commands = {{"check", "0"}, {"stats", "1"}, {"events", "2"},
		{"repair", "3", "-o", "3.bin"}, {"convert", "4", "-o", "4.json"},
		{"resample", "5", "--fps", "9", "-o", "5.bin"}, {"diff", "6", "6"}, {"join", "a.bin", "7", "-o", "7.bin"},
		{"sample", "8", "--at", "0"}, {"play", "9"}, {"openxr", "run", "--layer", ".", "--play", "10", "--", "true"},
		{"merge", "a.bin", "--left", "11", "-o", "11.bin"}};
	std::deque<Screen> screens;
	std::deque<StartedTool> tools;
	for (std::size_t i = 0; i < commands.size(); ++i)
	{
		ASSERT_EQ(mkfifo((folder.Path() / std::to_string(i)).c_str(), 0600), 0);
		screens.emplace_back(static_cast<unsigned short>(80));
		tools.emplace_back(folder.Path(), commands[i], screens.back().Options());
		screens.back().Release();
	}
	for (std::size_t i = 0; i < commands.size(); ++i)
	{
		const std::string shown = screens[i].ReadUntil(" 1 s");
		EXPECT_NE(shown.find(": reading " + std::to_string(i) + " ... 1 s"), std::string::npos)
			<< commands[i][0] << ": " << shown;
		std::ofstream(folder.Path() / std::to_string(i)) << "no recording";
		EXPECT_EQ(tools[i].Finish().exitCode, 3) << commands[i][0];
	}
}

TEST(Terminal, ShowsNoProgressWhereNobodyLooks)
{
	const TestFolder folder;
	const std::vector<std::uint8_t> bytes = RecordingBuilder(Dialect::Mrtk11).WithCameraKeys(3).Bytes();
	folder.Write("a.bin", bytes);
	EXPECT_EQ(RunMria(folder.Path(), {"info", "a.bin"}).err, "");
}

TEST(Terminal, WrapsFindingsAtWords)
{
	const TestFolder folder;
	WriteFaulty(folder, "a.bin");
	const std::vector<std::string> piped = Lines(RunMria(folder.Path(), {"check", "a.bin"}).out);
	ASSERT_GT(WidestOf(piped), 120u) << "nothing to wrap";
	for (const unsigned short columns : std::initializer_list<unsigned short>{40, 60, 80, 120})
	{
		const std::vector<std::string> lines = LinesOn(columns, folder, {"check", "a.bin"});
		EXPECT_LE(WidestOf(lines), columns);
		EXPECT_GT(lines.size(), piped.size());
		EXPECT_EQ(Words(lines), Words(piped));
	}
}

TEST(Terminal, ScalesTheStripWithTheScreen)
{
	const TestFolder folder;
	WriteFaulty(folder, "a.bin");
	const std::vector<std::string> piped = Lines(RunMria(folder.Path(), {"info", "a.bin"}).out);
	const auto stripOf = [](const std::vector<std::string>& lines)
	{
		const auto strip = std::find_if(
			lines.begin(), lines.end(), [](const std::string& line) { return line.rfind("  right tracked", 0) == 0; });
		return strip == lines.end() ? 0 : strip->size();
	};
	EXPECT_EQ(stripOf(piped), 77u);
	EXPECT_EQ(stripOf(LinesOn(30, folder, {"info", "a.bin"})), 40u) << "narrower screens count as 40 columns";
	EXPECT_EQ(stripOf(LinesOn(100, folder, {"info", "a.bin"})), 100u);
	EXPECT_EQ(stripOf(LinesOn(300, folder, {"info", "a.bin"})), 200u) << "wider ones as 200";
}

TEST(Terminal, HasColoursAsAsked)
{
	const TestFolder folder;
	WriteFaulty(folder, "a.bin");
	const auto isColoured = [](const std::string& text) { return text.find("\x1b[1m") != std::string::npos; };
	EXPECT_FALSE(isColoured(RunMria(folder.Path(), {"check", "a.bin"}).out));
	EXPECT_TRUE(isColoured(RunMria(folder.Path(), {"check", "a.bin", "--color", "always"}).out));
	EXPECT_EQ(RunMria(folder.Path(), {"check", "a.bin", "--color", "sometimes"}).exitCode, 2);
	EXPECT_FALSE(isColoured(Words(LinesOn(80, folder, {"check", "a.bin"})))) << "NO_COLOR";
	EXPECT_TRUE(isColoured(Words(LinesOn(80, folder, {"check", "a.bin", "--color", "always"}))));
	EXPECT_FALSE(isColoured(Words(LinesOn(80, folder, {"check", "a.bin", "--color", "never"}))));
}

} // namespace mria::TerminalTests
