// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Command.h"
#include "Commands/Join.h"
#include "Commands/Resample.h"
#include "Commands/Retime.h"
#include "Commands/Trim.h"

namespace mria
{

namespace TimeEditSetupDetail
{
void AddTrim(CLI::App& app, Action& action)
{
	const auto options = std::make_shared<TrimCommandOptions>();
	CLI::App* const command =
		AddCommand(app, action, "trim", "A part of a recording, exact at both cuts", options, RunTrim);
	AddEditFiles(command, options->files);
	command->add_option("--from", options->from, "where the part begins, else at the start")->option_text("SECONDS");
	command->add_option("--until", options->until, "where it ends, else at the end")->option_text("SECONDS");
	command->add_option("--from-marker", options->fromMarker, "begin at the first marker of this name")
		->option_text("NAME");
	command->add_option("--until-marker", options->untilMarker, "end at the first such marker after the start")
		->option_text("NAME");
	command->add_flag("--keep-times", options->keepTimes, "leave the part at its times; else it starts at 0");
	command->footer("Example: mria trim walk.bin -o part.bin --from 2 --until 5");
}

void AddJoin(CLI::App& app, Action& action)
{
	const auto options = std::make_shared<JoinCommandOptions>();
	CLI::App* const command = AddCommand(app, action, "join", "Recordings one behind the other", options, RunJoin);
	command->add_option("IN", options->inputs, "two or more recordings; one may be - for standard input")
		->required()
		->expected(2, CLI::detail::expected_max_vector_size)
		->option_text("...");
	AddFile(command, "-o,--output", options->output, "where to, or - for standard output");
	AddFormOption(command, options->form);
	command->add_option("--gap", options->join.gap, "between one and the next; poses hold, hands are lost")
		->option_text("SECONDS");
	command->add_option("--blend", options->join.blend, "from one to the next without a jump, 0 to 10")
		->option_text("SECONDS");
	command->footer("Example: mria join reach.bin press.bin -o both.bin --blend 0.3");
}

void AddRetime(CLI::App& app, Action& action)
{
	const auto options = std::make_shared<RetimeCommandOptions>();
	CLI::App* const command =
		AddCommand(app, action, "retime", "A recording faster, slower or backwards", options, RunRetime);
	AddEditFiles(command, options->files);
	command->add_option("--speed", options->speed, "times as fast: 2 takes half the time")->option_text("R");
	command->add_option("--duration", options->duration, "as fast as it takes to last so long")->option_text("SECONDS");
	command->add_flag("--reverse", options->reverse, "backwards");
	command->add_flag("--start-at-zero", options->startAtZero, "move the start to 0; else it stays where it is");
	command->footer("Example: mria retime walk.bin -o slow.bin --speed 0.5");
}

void AddResample(CLI::App& app, Action& action)
{
	const auto options = std::make_shared<ResampleCommandOptions>();
	CLI::App* const command =
		AddCommand(app, action, "resample", "The same motion with keys at even times", options, RunResample);
	AddEditFiles(command, options->files);
	command->add_option("--fps", options->fps, "frames a second, 1 to 1000")
		->required()
		->check(CLI::Range(1.0, 1000.0))
		->option_text("N");
	command->footer("Hands get keys only while they are tracked; flags and markers stay.\n"
					"Example: mria resample walk.bin -o even.bin --fps 60");
}
} // namespace TimeEditSetupDetail

void AddTimeEdits(CLI::App& app, Action& action)
{
	TimeEditSetupDetail::AddTrim(app, action);
	TimeEditSetupDetail::AddJoin(app, action);
	TimeEditSetupDetail::AddRetime(app, action);
	TimeEditSetupDetail::AddResample(app, action);
}

} // namespace mria
