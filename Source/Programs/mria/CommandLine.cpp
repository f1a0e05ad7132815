// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "CommandLine.h"

#include "Command.h"
#include "Io/PendingFile.h"
#include "Io/Progress.h"
#include "Io/Report.h"
#include "Io/Terminal.h"
#include "Mria/Text.h"
#include "RunTool.h"
#include "Text/Strings.h"

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>
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
  events   when hands are tracked or pinch, and markers; play: in real time
  sample   the input at given times, as text, CSV or JSON
  stats    paths, speeds, pinches, tracked shares, workspace
  diff     compares two recordings; exit code 1 if beyond the tolerances
  convert  another version or form:  --to bin1.0|bin1.1|bin1.1-doc|json
  repair   a repaired copy, also of a stream; reduce: fewer keys, within bounds
  trim, join, retime, resample    cut, append, change speed, even frames
  mirror, transform, smooth       swap hands, move, remove noise
  channels, merge, markers        drop, keep or replace parts of a recording
  edit     several of these in one call:  edit IN -o OUT trim ... : mirror : ...
  synth    a synthetic recording
  openxr   replay and record below any OpenXR program: openxr run, openxr doctor
  device   install apps and run their tests on HoloLens 2 and Android headsets
  help     more about a command; 'mria completion bash|zsh|fish' is for shells

Every command accepts --json, --quiet and --help; - is standard input or output.
Exit codes: 0 fine, 1 problems or differences, 2 wrong usage, 3 a file fails.
Example: mria diff expected.bin actual.bin --position 2 --rotation 1
)";

/** In the order of the help. */
constexpr void (*kCommands[])(CLI::App& app, Action& action) = {AddInfo, AddCheck, AddEvents, AddPlay, AddSample,
	AddStats, AddDiff, AddReduce, AddConvert, AddRepair, AddTrim, AddJoin, AddRetime, AddResample, AddMirror,
	AddTransform, AddSmooth, AddChannels, AddMerge, AddMarkers, AddSynth, AddEdit, AddOpenXr, AddDevice, AddHelp,
	AddCompletion};

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

std::string SuggestionText(const std::string& name, const std::string& otherwise)
{
	return "\n  hint: " + (name.empty() ? otherwise : "did you mean '" + name + "'?");
}

/** Every option that the command does not have, in the order typed. */
std::vector<std::string> UnknownOptions(const CLI::App& command, const std::vector<std::string>& arguments)
{
	std::vector<std::string> unknown;
	const auto isFlag = [&command](const std::string& name)
	{
		const CLI::Option* const option = command.get_option_no_throw(name);
		return option && option->get_items_expected_max() == 0;
	};
	for (const std::string& argument : arguments)
	{
		if (argument == "--")
		{
			break;
		}
		const bool isLong = argument.rfind("--", 0) == 0;
		const bool isShort = !isLong && argument.size() > 1 && argument[0] == '-' &&
			((argument[1] >= 'a' && argument[1] <= 'z') || (argument[1] >= 'A' && argument[1] <= 'Z'));
		std::size_t last = 1; // of several letters behind one hyphen, all but the last are flags
		while (isShort && last + 1 < argument.size() && isFlag("-" + argument.substr(last, 1)))
		{
			++last;
		}
		const std::string name = isLong ? argument.substr(0, argument.find('=')) : "-" + argument.substr(last, 1);
		if ((isLong || isShort) && !command.get_option_no_throw(name))
		{
			unknown.push_back(isLong ? name : argument);
		}
	}
	return unknown;
}

/** "mria openxr run". */
std::string FullName(const CLI::App& command)
{
	const CLI::App* const parent = command.get_parent();
	return parent ? FullName(*parent) + " " + command.get_name() : command.get_name();
}

std::string UnknownOptionsText(const CLI::App& command, const std::vector<std::string>& unknown)
{
	std::vector<std::string> names;
	for (const CLI::Option* option : command.get_options({}))
	{
		for (const std::string& name : option->get_lnames())
		{
			names.push_back("--" + name);
		}
	}
	std::string listed;
	for (const std::string& name : unknown)
	{
		listed += (listed.empty() ? "'" : ", '") + Printable(name) + "'";
	}
	const std::string help = "'" + FullName(command) + " --help'";
	return (unknown.size() == 1 ? "there is no option " : "there are no options ") + listed +
		SuggestionText(NearestName(names, unknown.front()), help + " lists the options");
}

/** The innermost one: `run` of `openxr run`. */
const CLI::App* ChosenCommand(const CLI::App& app)
{
	const std::vector<const CLI::App*> chosen =
		app.get_subcommands([](const CLI::App* command) { return command->parsed(); });
	const CLI::App* const inner = chosen.empty() ? nullptr : ChosenCommand(*chosen.front());
	return inner || chosen.empty() ? inner : chosen.front();
}

std::vector<std::string> CommandNames(const CLI::App& app)
{
	std::vector<std::string> names;
	for (const CLI::App* command : app.get_subcommands([](const CLI::App*) { return true; }))
	{
		names.push_back(command->get_name());
	}
	return names;
}

bool HasCommands(const CLI::App& command)
{
	return !CommandNames(command).empty();
}

/** What is wrong, whatever CLI11 would say first: a wrong command, then wrong options. Empty if it is neither. */
std::string FirstMistake(const CLI::App& command, const std::vector<std::string>& arguments)
{
	if (command.get_prefix_command())
	{
		return ""; // what follows is for other commands
	}
	if (HasCommands(command) && arguments.empty())
	{
		return "a command is missing after '" + FullName(command) +
			"': " + OnOneLine(Alternatives(CommandNames(command)));
	}
	if (!HasCommands(command) || arguments.front()[0] == '-')
	{
		const std::vector<std::string> own =
			HasCommands(command) ? std::vector<std::string>{arguments.front()} : arguments;
		const std::vector<std::string> unknown = UnknownOptions(command, own);
		return unknown.empty() ? "" : UnknownOptionsText(command, unknown);
	}
	const CLI::App* const below = FindCommand(command, arguments.front());
	return below ? FirstMistake(*below, {arguments.begin() + 1, arguments.end()})
				 : UnknownCommandText(command, arguments.front());
}

/** What CLI11 says of a value, in plain words. */
std::string PlainText(const std::string& text)
{
	constexpr std::string_view kConversion = "Could not convert: ";
	const std::size_t value = text.find(" = ");
	if (text.rfind(kConversion, 0) == 0 && value != std::string::npos) // "Could not convert: --fps = x"
	{
		const std::string name = text.substr(kConversion.size(), value - kConversion.size());
		return name + ": a number is needed, not " + text.substr(value + 3);
	}
	const std::size_t colon = text.find(": ");
	const std::size_t required = text.find(" required ");
	if (colon == std::string::npos || required == std::string::npos || required < colon)
	{
		return text;
	}
	const std::string name = text.substr(0, colon);
	const std::string count = text.substr(colon + 2, required - colon - 2);
	constexpr std::string_view kAtLeast = "At least ";
	if (count.rfind(kAtLeast, 0) == 0) // "IN: At least 2 required but received 1"
	{
		return name + ": at least " + count.substr(kAtLeast.size()) + " are needed, not " +
			text.substr(text.rfind(' ') + 1);
	}
	return name + " needs " + (count == "1" ? "a value" : count + " values"); // "--move: 3 required FLOAT missing"
}

/** What CLI11 says, except for its list of arguments too many, which it has backwards. */
std::string MisuseText(const CLI::App& app, const CLI::ParseError& error)
{
	const CLI::App* const command = ChosenCommand(app);
	const std::vector<std::string> extras = command ? command->remaining() : std::vector<std::string>{};
	const std::string text = dynamic_cast<const CLI::ExtrasError*>(&error) && !extras.empty()
		? "too many arguments: " + Joined(extras)
		: PlainText(error.what());
	return Printable(text) + "\n  hint: '" + (command ? FullName(*command) : "mria") + " --help' " +
		(command ? "lists its options" : "lists the commands");
}

/** A wrong command line as text or, with --json in it, as an object where the answer would have been. */
ExitCode Reject(const std::vector<std::string>& arguments, const std::string& text)
{
	CommonOptions common;
	common.json = std::find(arguments.begin(), arguments.end(), "--json") != arguments.end();
	bool isPiped = false;
	for (std::size_t i = 1; i < arguments.size(); ++i)
	{
		isPiped = isPiped || (arguments[i] == "-" && (arguments[i - 1] == "-o" || arguments[i - 1] == "--output"));
	}
	return Report(common, isPiped ? stderr : stdout).Misuse(text);
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

std::string HelpOf(const CLI::App& command)
{
	if (!command.get_parent())
	{
		return HelpScreen();
	}
	const std::string text = command.help(CommandLineDetail::FullName(*command.get_parent()));
	return text.back() == '\n' ? text : text + "\n";
}

const CLI::App* FindCommand(const CLI::App& app, const std::string& name)
{
	const std::vector<const CLI::App*> found =
		app.get_subcommands([&name](const CLI::App* command) { return command->get_name() == name; });
	return found.empty() ? nullptr : found.front();
}

std::string UnknownCommandText(const CLI::App& app, const std::string& typed)
{
	using namespace CommandLineDetail;
	return "there is no command '" + (FullName(app) + " ").substr(std::strlen("mria ")) + Printable(typed) + "'" +
		SuggestionText(NearestName(CommandNames(app), typed), "'" + FullName(app) + " --help' lists the commands");
}

ExitCode RunArguments(const std::vector<std::string>& arguments)
{
	using namespace CommandLineDetail;
	Action action;
	CLI::App app("", "mria");
	app.set_help_flag("-h,--help", "this help");
	app.require_subcommand(1);
	app.allow_windows_style_options(false); // a file's path may begin with a slash
	app.set_version_flag("-V,--version", "mria " MRIA_VERSION);
	for (const auto add : kCommands)
	{
		add(app, action);
	}
	if (const std::string mistake = FirstMistake(app, arguments); !mistake.empty())
	{
		return Reject(arguments, mistake);
	}
	try
	{
		app.parse(std::vector<std::string>(arguments.rbegin(), arguments.rend()));
	}
	catch (const CLI::CallForHelp&)
	{
		const CLI::App* const command = ChosenCommand(app);
		std::fputs(HelpOf(command ? *command : app).c_str(), stdout);
		return ExitCode::Fine;
	}
	catch (const CLI::CallForVersion& version)
	{
		std::printf("%s\n", version.what());
		return ExitCode::Fine;
	}
	catch (const CLI::ParseError& error)
	{
		return Reject(arguments, MisuseText(app, error));
	}
	return action();
}

ExitCode RunTool(int argc, char** argv)
{
	using namespace CommandLineDetail;
	SetUpProcess();
	if (argc < 2 || argv[1][0] == '\0')
	{
		std::fputs(HelpScreen().c_str(), stderr);
		return ExitCode::Usage;
	}
	const ExitCode code = RunArguments(std::vector<std::string>(argv + 1, argv + argc));
	StopProgress();
	return FinishOutput(code);
}

} // namespace mria
