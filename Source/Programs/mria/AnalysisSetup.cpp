// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Command.h"
#include "Commands/Diff.h"
#include "Commands/Reduce.h"
#include "Commands/Stats.h"

namespace mria
{

namespace AnalysisSetupDetail
{
static void AddStats(CLI::App& app, Action& action)
{
	const auto options = std::make_shared<StatsCommandOptions>();
	StatsCommandOptions& values = *options;
	CLI::App* const command = AddCommand(
		app, action, "stats", "Paths, speeds, dwells, pinches, tracked shares and workspace", options, RunStats);
	command->add_option("FILE", values.files, "recordings, folders of recordings, or -")
		->required()
		->option_text("...");
	command->add_flag("--csv", values.csv, "a table: a row a recording");
	command->add_option("--dwell-radius", values.dwellMillimetres, "a dwell stays within so many mm, else 20")
		->option_text("MM");
	command->add_option("--dwell-time", values.statistics.dwellTime, "and for so long at least, else 0.5")
		->option_text("SECONDS");
	command->add_option("--gaze-distance", values.gazeMillimetres, "gaze this close to a joint is on the hand, else 50")
		->option_text("MM");
	command->footer("Metres and seconds; hands only while they are tracked.\nExample: mria stats walk.bin");
}

static std::string CheckAlignment(const std::string& typed)
{
	return AlignmentLimit(typed) ? "" : "--align=SECONDS takes 0 to 1000000, not " + typed;
}

static void AddDiff(CLI::App& app, Action& action)
{
	const auto options = std::make_shared<DiffCommandOptions>();
	DiffCommandOptions& values = *options;
	CLI::App* const command =
		AddCommand(app, action, "diff", "How far two recordings are apart; exit code 1 beyond", options, RunDiff);
	AddFile(command, "A", values.fileA, "a recording, binary or JSON, or - for standard input");
	AddFile(command, "B", values.fileB, "the one to compare with it");
	const auto addTolerance = [command](const char* name, double& value, const char* summary, const char* unit)
	{ command->add_option(name, value, summary)->check(CLI::Range(0.0, 1e6))->option_text(unit); };
	addTolerance("--position", values.positionMm, "positions may be so far apart, else 2", "MM");
	addTolerance("--rotation", values.rotationDegrees, "rotations and directions, else 0.4", "DEGREES");
	addTolerance("--time", values.timeMs, "flag changes, markers, start and end, else 17", "MS");
	// A flag with a value: an option with an optional one would take the next file's name for it.
	command->add_flag("--align", values.align, "find B's shift in time first, within so many s, else 2")
		->check(CLI::Validator(CheckAlignment, ""))
		->option_text("[=SECONDS]");
	command->add_flag("--as-stored", values.asStored, "rotations as MRTK plays them: signs and W not mended");
	command->add_flag("--all-joints", values.allJoints, "joints also while a hand is not tracked in both");
	command->footer("Example: mria diff expected.bin actual.bin --position 2 --rotation 1");
}

static void AddReduce(CLI::App& app, Action& action)
{
	const auto options = std::make_shared<ReduceCommandOptions>();
	ReduceCommandOptions& values = *options;
	CLI::App* const command =
		AddCommand(app, action, "reduce", "Fewer keys; nothing moves further than it may", options, RunReduce);
	AddEditFiles(command, values.files);
	const auto addTolerance = [command](const char* name, double& value, const char* summary, const char* unit)
	{ command->add_option(name, value, summary)->check(CLI::Range(0.0, 1e6))->option_text(unit); };
	addTolerance("--position", values.jointPosition, "joints may move so far, else 1", "MM");
	addTolerance("--rotation", values.jointRotation, "and turn so far, else 0.2", "DEGREES");
	addTolerance("--camera-position", values.cameraPosition, "the head, else 2", "MM");
	addTolerance("--camera-rotation", values.cameraRotation, "else 0.2", "DEGREES");
	addTolerance("--gaze-origin", values.gazeOrigin, "the gaze, else 2", "MM");
	addTolerance("--gaze-direction", values.gazeDirection, "else 0.2", "DEGREES");
	command->add_flag("--mrtk", values.likeMrtk, "keep what MRTK's recorder would: tails and bounds are lost");
	command->add_flag("--compare-mrtk", values.compareMrtk, "show beside it what MRTK's recorder would keep");
	command->footer("The bounds hold at every key time of the original, played as lines; 0 drops only what repeats.\n"
					"Example: mria reduce walk.bin -o small.bin --position 0.5 --compare-mrtk");
}
} // namespace AnalysisSetupDetail

void AddAnalysis(CLI::App& app, Action& action)
{
	AnalysisSetupDetail::AddStats(app, action);
	AnalysisSetupDetail::AddDiff(app, action);
	AnalysisSetupDetail::AddReduce(app, action);
}

} // namespace mria
