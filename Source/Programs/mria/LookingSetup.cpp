// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Command.h"
#include "Commands/Events.h"
#include "Commands/Play.h"
#include "Commands/Sample.h"

namespace mria
{

namespace LookingSetupDetail
{
/** --at takes as many times as follow it, and with them the file's name where that stands last. */
void FindFileAmongTimes(SampleCommandOptions& options)
{
	if (options.file.empty() && !options.at.empty() && !IsSampleTime(options.at.back()))
	{
		options.file = options.at.back();
		options.at.pop_back();
	}
	if (options.file.empty())
	{
		throw CLI::RequiredError("FILE");
	}
}

void AddSample(CLI::App& app, Action& action)
{
	const auto options = std::make_shared<SampleCommandOptions>();
	CLI::App* const command =
		AddCommand(app, action, "sample", "Head, hands and gaze at given times", options, RunSample);
	SampleCommandOptions& values = *options;
	command->add_option("FILE", values.file, "a recording, or - for standard input")->option_text(" ");
	command->add_option("--at", values.at, "at these times")->delimiter(',')->option_text("SECONDS...");
	command->add_option("--fps", values.fps, "so many times a second, from start to end")->option_text("N");
	command->add_option("--every", values.every, "so many seconds apart, from start to end")->option_text("SECONDS");
	command->add_option("--from", values.from, "start there instead")->option_text("SECONDS");
	command->add_option("--until", values.until, "end there instead")->option_text("SECONDS");
	AddChoice<Space>(command, "--space", "NAME", "axes and units: ", values.space, ChoicesOf(kSpaces));
	command->add_flag("--as-stored", values.asStored, "rotations as MRTK plays them: signs and W not mended");
	command->add_flag("--raw", values.raw, "each curve by its name, exactly as it evaluates");
	command->add_flag("--csv", values.csv, "a table: a row a time");
	command->add_option("-o,--output", values.output, "where to; .csv and .json stand for --csv and --json")
		->option_text("FILE");
	command->parse_complete_callback([options] { FindFileAmongTimes(*options); });
	command->footer("Example: mria sample walk.bin --at 1.5 2 --space unreal");
}

void AddEvents(CLI::App& app, Action& action)
{
	const auto options = std::make_shared<EventsCommandOptions>();
	CLI::App* const command =
		AddCommand(app, action, "events", "What happens and when: tracked, pinch and marker edges", options, RunEvents);
	command->add_option("FILE", options->file, "a recording, or - for standard input")->required()->option_text(" ");
	command->add_flag("--csv", options->csv, "a table: a row an event");
	command->footer("Example: mria events walk.bin");
}

void AddPlay(CLI::App& app, Action& action)
{
	const auto options = std::make_shared<PlayCommandOptions>();
	CLI::App* const command =
		AddCommand(app, action, "play", "The recording's events in real time, with a live line", options, RunPlay);
	PlayCommandOptions& values = *options;
	command->add_option("FILE", values.file, "a recording, or - for standard input")->required()->option_text(" ");
	command->add_option("--rate", values.rate, "times as fast; below 0 backwards")->option_text("R");
	AddChoice<LoopMode>(command, "--loop", "MODE", "at the end: ", values.loop, ChoicesOf(kLoopModes));
	command->add_option("--fps", values.fps, "looks at the clock and draws so often, 1 to 1000")->option_text("N");
	command->add_option("--for", values.duration, "ends after so long")->option_text("SECONDS");
	command->add_option("--step", values.step, "for scripts: fixed steps, as fast as it goes")->option_text("SECONDS");
	command->footer("Ctrl-C ends it, with exit code 0.\nExample: mria play walk.bin --rate 0.5");
}
} // namespace LookingSetupDetail

void AddLooking(CLI::App& app, Action& action)
{
	LookingSetupDetail::AddEvents(app, action);
	LookingSetupDetail::AddPlay(app, action);
	LookingSetupDetail::AddSample(app, action);
}

} // namespace mria
