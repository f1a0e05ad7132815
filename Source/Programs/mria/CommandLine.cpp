// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "CommandLine.h"

#include "Command.h"
#include "Commands/Check.h"
#include "Commands/Convert.h"
#include "Commands/Info.h"
#include "Commands/Repair.h"
#include "Commands/Synth.h"
#include "Io/Terminal.h"
#include "Mria/Text.h"
#include "ProcessSetup.h"
#include "Text/Strings.h"

#include <cerrno>
#include <system_error>

namespace mria
{

namespace CommandLineDetail
{
constexpr const char* kHelp = R"(mria - read, check, mend, edit and compare MRTK input-animation recordings

Usage: mria <command> [options] <file>

  info     version, duration, channels, hands and markers at a glance
  check    every problem in recordings and folders; changes nothing
  events   when hands are tracked, pinch and reach markers: a time line
  play     the same in real time
  sample   the input at some times, as text, CSV or JSON
  stats    paths, speeds, pinches, tracked shares, workspace
  diff     how far two recordings are apart; exit code 1 beyond the tolerances
  convert  another version or form:  --to bin1.0|bin1.1|bin1.1-doc|json
  repair   a mended copy, also of a stream that a crash cut off
  reduce   fewer keys, within tolerances that hold
  trim, join, retime, resample    cut, put together, change speed, even frames
  mirror, transform, smooth       swap hands, move to another place, calm noise
  channels, merge, markers        drop, keep or exchange what is in a recording
  synth    a made-up recording

Every command takes --json, --quiet and --help; - is standard input or output.
Exit codes: 0 fine, 1 the recording has problems or differs, 2 wrong usage,
3 a file cannot be read or written.
Example: mria diff expected.bin actual.bin --position 2 --rotation 1
)";

void AddInfo(CLI::App& app, Action& action)
{
	const auto options = std::make_shared<InfoOptions>();
	CLI::App* const command =
		AddCommand(app, action, "info", "Version, duration, channels, hands and markers at a glance", options, RunInfo);
	AddFile(command, "FILE", options->file, "a recording, or - for standard input");
	command->footer("Example: mria info walk.bin");
}

void AddCheck(CLI::App& app, Action& action)
{
	const auto options = std::make_shared<CheckOptions>();
	CLI::App* const command = AddCommand(
		app, action, "check", "Every problem in recordings, worst first; changes nothing", options, RunCheck);
	command->add_option("FILE", options->files, "recordings, folders of recordings, or -")
		->required()
		->option_text("...");
	command->add_flag("--strict", options->strict, "warnings too give exit code 1");
	command->add_flag("--all", options->all, "a line for each finding instead of one a kind");
	command->footer("Example: mria check --strict walk.bin Recordings/");
}

void AddConvert(CLI::App& app, Action& action)
{
	const auto options = std::make_shared<ConvertOptions>();
	CLI::App* const command = AddCommand(
		app, action, "convert", "The recording in another version or form; says what that loses", options, RunConvert);
	AddFile(command, "IN", options->input, "a recording, binary or JSON, or - for standard input");
	AddFile(command, "-o,--output", options->output, "where to, or - for standard output");
	AddFormOption(command, options->form);
	AddChoice<MarkerList>(command, "--markers", "WHEN", "the marker list: ", options->markerList,
		{{"as-read", MarkerList::AsRead}, {"always", MarkerList::Always}, {"never", MarkerList::Never}});
	command->add_flag("--strict", options->strict, "write nothing if something would be lost: exit code 1");
	command->footer("Example: mria convert walk.bin -o walk.json");
}

void AddRepair(CLI::App& app, Action& action)
{
	const auto options = std::make_shared<RepairOptions>();
	const auto only = std::make_shared<std::vector<std::string>>();
	CLI::App* const command =
		AddCommand(app, action, "repair", "A mended copy of a recording, and what was changed", options, RunRepair);
	AddFile(command, "IN", options->input, "a recording, binary or JSON, a stream, or - for standard input");
	AddFile(command, "-o,--output", options->output, "where to, or - for standard output");
	std::vector<std::string> names;
	for (std::size_t i = 0; i < kRepairCount; ++i)
	{
		names.push_back(ToString(static_cast<RepairKind>(i)));
	}
	command->add_option("--only", *only, "only these of:\n" + Alternatives(names))
		->delimiter(',')
		->check(CLI::IsMember(names))
		->option_text("NAME...");
	command->parse_complete_callback(
		[options, only]
		{
			options->repairs = only->empty() ? RepairSet{} : RepairSet::None();
			for (const std::string& name : *only)
			{
				options->repairs.Add(*FindRepair(name));
			}
		});
	command->footer("Example: mria repair walk.bin -o mended.bin --only sort-keys continuous-signs");
}

void AddSynth(CLI::App& app, Action& action)
{
	const auto options = std::make_shared<SynthCommandOptions>();
	SynthOptions& synth = options->synth;
	CLI::App* const command =
		AddCommand(app, action, "synth", "A recording of a person who does not exist", options, RunSynth);
	command->add_option("-o,--output", options->output, "where to, or - for standard output")->option_text("FILE");
	AddFormOption(command, options->form);
	AddChoice<SynthMotion>(command, "--motion", "NAME", "", synth.motion, ChoicesOf(kSynthMotions));
	command->add_option("--seed", synth.seed, "another seed, another take")->option_text("N");
	command->add_option("--duration", synth.duration, "0 to 7200")
		->check(CLI::Range(0.0f, 7200.0f))
		->option_text("SECONDS");
	command->add_option("--fps", synth.frameRate, "frames a second, 1 to 240")
		->check(CLI::Range(1.0f, 240.0f))
		->option_text("N");
	command->add_option("--jitter", synth.frameJitter, "how far frames stray from even steps, 0 to 0.5 of one")
		->check(CLI::Range(0.0f, 0.5f))
		->option_text("SHARE");
	command->add_option("--position-noise", options->positionNoise, "of each joint, as a standard deviation, to 100")
		->check(CLI::Range(0.0f, 100.0f))
		->option_text("MM");
	command->add_option("--rotation-noise", options->rotationNoise, "the same for rotations, to 57")
		->check(CLI::Range(0.0f, 57.0f))
		->option_text("DEGREES");
	command->add_flag_callback(
		"--no-gaze", [&synth] { synth.gaze = false; }, "without gaze");
	command->add_flag_callback(
		"--no-markers", [&synth] { synth.markers = false; }, "without markers");
	command->add_flag_callback(
		"--smooth", [&synth] { synth.keys = SynthKeys::Smooth; }, "few Bezier keys, not many lines");
	command->add_option("--fault", options->faults, "as real recordings have:\n" + Alternatives(SynthFaultNames()))
		->delimiter(',')
		->check(CLI::IsMember(SynthFaultNames()))
		->option_text("NAME...");
	command->add_flag("--stream", options->isStream, "a recording in the making: packets, .mrstream");
	command->add_option("--packet", options->framesPerPacket, "frames a packet, 1 to 1000; for streams")
		->check(CLI::Range(1, 1000))
		->option_text("N");
	command->add_option("--sync", options->syncSeconds, "wait for the disk this often, 0 for never; for streams")
		->check(CLI::Range(0.0, 3600.0))
		->option_text("SECONDS");
	command->add_flag("--real-time", options->isRealTime, "as slowly as it would be recorded; for streams");
	command->add_option("--samples", options->samplesFolder, "write the plugin's samples into this folder instead")
		->option_text("FOLDER");
	command->footer("Example: mria synth --motion press --duration 10 -o press.bin");
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

const CLI::App* ChosenCommand(const CLI::App& app)
{
	const std::vector<const CLI::App*> chosen =
		app.get_subcommands([](const CLI::App* command) { return command->parsed(); });
	return chosen.empty() ? nullptr : chosen.front();
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
		hint = "'mria " + command->get_name() + " --help' says what it takes";
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
	UseBinaryStreams();
	Action action;
	CLI::App app("", "mria");
	app.set_help_flag("-h,--help", "this help");
	app.require_subcommand(1);
	app.set_version_flag("--version", "mria " MRIA_VERSION);
	AddInfo(app, action);
	AddCheck(app, action);
	AddLooking(app, action);
	AddAnalysis(app, action);
	AddConvert(app, action);
	AddRepair(app, action);
	AddTimeEdits(app, action);
	AddMotionEdits(app, action);
	AddContentEdits(app, action);
	AddSynth(app, action);
	try
	{
		app.parse(argc, argv);
	}
	catch (const CLI::CallForHelp&)
	{
		const CLI::App* const command = ChosenCommand(app);
		std::fputs(command ? command->help("mria").c_str() : HelpScreen().c_str(), stdout);
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
