// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "CommandLine.h"

#include "Command.h"
#include "Io/PendingFile.h"
#include "Io/Terminal.h"
#include "Mria/Text.h"
#include "Text/Strings.h"

#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <new>
#include <system_error>

namespace mria
{

namespace CommandLineDetail
{
constexpr const char* kHelp = R"(mria - read, check, repair, edit and compare MRTK input-animation recordings

Usage: mria <command> [options] <file>

  info     version, duration, channels, hands and markers at a glance
  check    every problem in recordings and folders; changes nothing
  events   when hands are tracked or pinch, and markers: a timeline
  play     events in real time
  sample   the input at given times, as text, CSV or JSON
  stats    paths, speeds, pinches, tracked shares, workspace
  diff     compares two recordings; exit code 1 if beyond the tolerances
  convert  another version or form:  --to bin1.0|bin1.1|bin1.1-doc|json
  repair   a repaired copy, also of a stream that a crash cut off
  reduce   fewer keys, within guaranteed tolerances
  trim, join, retime, resample    cut, append, change speed, even frames
  mirror, transform, smooth       swap hands, move, remove noise
  channels, merge, markers        drop, keep or replace parts of a recording
  synth    a synthetic recording
  openxr   replay and record below any OpenXR program: openxr run, openxr doctor

Every command accepts --json, --quiet and --help; - is standard input or output.
Exit codes: 0 fine, 1 the recording has problems or differs, 2 wrong usage,
3 a file cannot be read or written.
Example: mria diff expected.bin actual.bin --position 2 --rotation 1
)";

/** In the order of the help. */
constexpr void (*kCommands[])(CLI::App& app, Action& action) = {AddInfo, AddCheck, AddEvents, AddPlay, AddSample,
	AddStats, AddDiff, AddReduce, AddConvert, AddRepair, AddTrim, AddJoin, AddRetime, AddResample, AddMirror,
	AddTransform, AddSmooth, AddChannels, AddMerge, AddMarkers, AddSynth, AddOpenXr};

[[noreturn]] void EndWithoutMemory()
{
	RemovePendingFile();
	std::fputs("error: not enough memory\n", stderr);
	std::_Exit(static_cast<int>(ExitCode::CannotReadOrWrite));
}

/**
 * Turns exhausted resources into errors with exit code 3 instead of crashes, without leaving temporary files:
 * - A write beyond the file size limit, or to a closed pipe, fails like any other write.
 * - If `new` fails, the tool prints an error and exits. The core is compiled without exceptions and could not
 *   continue.
 */
void SetUpProcess()
{
#ifndef _WIN32
	std::signal(SIGPIPE, SIG_IGN);
	std::signal(SIGXFSZ, SIG_IGN);
#endif
	std::set_new_handler(&EndWithoutMemory);
	UseBinaryStreams();
}

/** The command whose name is nearest to what was typed, if any is near. */
std::string SuggestionFor(const CLI::App& app, const std::string& typed)
{
	std::string best;
	std::size_t bestDistance = 3;
	for (const CLI::App* command : app.get_subcommands([](const CLI::App*) { return true; }))
	{
		const std::size_t distance = EditDistance(typed, command->get_name());
		const bool isBeginning = !typed.empty() && command->get_name().rfind(typed, 0) == 0;
		if (distance < bestDistance || isBeginning)
		{
			best = command->get_name();
			bestDistance = isBeginning ? 0 : distance;
		}
	}
	return best;
}

/** The innermost one: `run` of `openxr run`. */
const CLI::App* ChosenCommand(const CLI::App& app)
{
	const std::vector<const CLI::App*> chosen =
		app.get_subcommands([](const CLI::App* command) { return command->parsed(); });
	const CLI::App* const inner = chosen.empty() ? nullptr : ChosenCommand(*chosen.front());
	return inner || chosen.empty() ? inner : chosen.front();
}

/** "mria openxr run". */
std::string FullName(const CLI::App& command)
{
	const CLI::App* const parent = command.get_parent();
	return parent ? FullName(*parent) + " " + command.get_name() : command.get_name();
}

ExitCode ExplainMisuse(const CLI::App& app, const CLI::ParseError& error, int argc, char** argv)
{
	const CLI::App* const command = ChosenCommand(app);
	const std::string typed = argc > 1 ? argv[1] : "";
	if (!command && typed.empty())
	{
		std::fputs(HelpScreen().c_str(), stderr);
		return ExitCode::Usage;
	}
	std::string text = Printable(error.what());
	std::string hint = "'mria --help' lists the commands";
	if (command)
	{
		hint = "'" + FullName(*command) + " --help' lists its options";
	}
	else if (typed[0] != '-')
	{
		const std::string suggestion = SuggestionFor(app, typed);
		text = "there is no command '" + Printable(typed) + "'";
		hint = suggestion.empty() ? hint : "did you mean '" + suggestion + "'?";
	}
	std::fprintf(stderr, "error: %s\n  hint: %s\n", text.c_str(), hint.c_str());
	return ExitCode::Usage;
}

/** A full disk shows only when the last of the output is handed over. */
ExitCode FinishOutput(ExitCode code)
{
	errno = 0;
	const bool isWritten = std::fflush(stdout) == 0 && std::ferror(stdout) == 0;
	if (isWritten || code == ExitCode::CannotReadOrWrite)
	{
		return code;
	}
	const std::string reason = std::generic_category().message(errno != 0 ? errno : EIO);
	std::fprintf(stderr, "error: cannot write standard output: %s\n", reason.c_str());
	return ExitCode::CannotReadOrWrite;
}
} // namespace CommandLineDetail

std::string HelpScreen()
{
	return CommandLineDetail::kHelp;
}

ExitCode RunTool(int argc, char** argv)
{
	using namespace CommandLineDetail;
	SetUpProcess();
	Action action;
	CLI::App app("", "mria");
	app.set_help_flag("-h,--help", "this help");
	app.require_subcommand(1);
	app.set_version_flag("--version", "mria " MRIA_VERSION);
	for (const auto add : kCommands)
	{
		add(app, action);
	}
	try
	{
		app.parse(argc, argv);
	}
	catch (const CLI::CallForHelp&)
	{
		const CLI::App* const command = ChosenCommand(app);
		std::fputs(command ? command->help(FullName(*command->get_parent())).c_str() : HelpScreen().c_str(), stdout);
		return FinishOutput(ExitCode::Fine);
	}
	catch (const CLI::CallForVersion& version)
	{
		std::printf("%s\n", version.what());
		return FinishOutput(ExitCode::Fine);
	}
	catch (const CLI::ParseError& error)
	{
		return ExplainMisuse(app, error, argc, argv);
	}
	return FinishOutput(action());
}

} // namespace mria
