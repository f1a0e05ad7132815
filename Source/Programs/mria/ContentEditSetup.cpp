// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Command.h"
#include "Commands/Channels.h"
#include "Commands/Markers.h"
#include "Commands/Merge.h"

namespace mria
{

namespace ContentEditSetupDetail
{
/** IN, and an output that may be left out to see what is there. */
void AddOptionalEditFiles(CLI::App* command, EditFiles& files)
{
	AddFile(command, "IN", files.input, "a recording, binary or JSON, or - for standard input");
	command->add_option("-o,--output", files.output, "where to, or - for standard output")->option_text("FILE");
	AddFormOption(command, files.form);
}

/** An option that takes one value each time it is given, so that it never swallows a file's name. */
template <typename T>
CLI::Option* AddRepeated(
	CLI::App* command, const char* name, std::vector<T>& values, const char* summary, const char* label)
{
	return command->add_option(name, values, summary)->allow_extra_args(false)->option_text(label);
}

void AddChannels(CLI::App& app, Action& action)
{
	const auto options = std::make_shared<ChannelsCommandOptions>();
	CLI::App* const command = AddCommand(
		app, action, "channels", "What a recording holds, or a copy without some of it", options, RunChannels);
	AddOptionalEditFiles(command, options->files);
	constexpr const char* kDrop = "leave these out: camera, left, right, hands, gaze,\nor joints such as Left.IndexTip";
	AddRepeated(command, "--drop", options->drop, kDrop, "NAME,...")->delimiter(',');
	AddRepeated(command, "--keep", options->keep, "leave out all but these", "NAME,...")->delimiter(',');
	command->add_flag("--strip-gaze", options->stripGaze, "for privacy: no trace of where the eyes were");
	command->add_flag("--joints", options->joints, "in the list, each joint too");
	command->footer("Example: mria channels walk.bin -o right.bin --drop gaze,left");
}

void AddMerge(CLI::App& app, Action& action)
{
	const auto options = std::make_shared<MergeCommandOptions>();
	MergeCommandOptions& values = *options;
	CLI::App* const command =
		AddCommand(app, action, "merge", "A recording with head, hands or gaze out of others", options, RunMerge);
	AddFile(command, "BASE", values.files.input, "what is not replaced comes from here; - for standard input");
	AddFile(command, "-o,--output", values.files.output, "where to, or - for standard output");
	AddFormOption(command, values.files.form);
	command->add_option("--camera", values.camera, "the head of this recording")->option_text("FILE");
	command->add_option("--left", values.left, "its left hand, with its flags")->option_text("FILE");
	command->add_option("--right", values.right, "its right hand, with its flags")->option_text("FILE");
	command->add_option("--gaze", values.gaze, "its gaze")->option_text("FILE");
	command->add_option("--offset", values.merge.offset, "moves what comes in, later if above 0")
		->option_text("SECONDS");
	AddChoice<MarkerMerge>(
		command, "--markers", "WHOSE", "the markers of: ", values.merge.markers, ChoicesOf(kMarkerMerges));
	command->footer("Example: mria merge walk.bin --left wave.bin -o both.bin");
}

void AddMarkers(CLI::App& app, Action& action)
{
	const auto options = std::make_shared<MarkersCommandOptions>();
	CLI::App* const command =
		AddCommand(app, action, "markers", "The markers of a recording, or a copy with others", options, RunMarkers);
	AddOptionalEditFiles(command, options->files);
	command->add_flag("--clear", options->clear, "remove all");
	AddRepeated(command, "--remove-number", options->removeNumbers, "remove one, as the list counts", "N");
	AddRepeated(command, "--remove", options->remove, "remove all of this name", "NAME");
	AddRepeated(command, "--rename", options->rename, "another name for all of a name", "OLD=NEW");
	AddRepeated(command, "--add", options->add, "a marker more, behind those at its time", "SECONDS=NAME");
	command->footer("Each may be given again. The order above is the order of work.\n"
					"Example: mria markers walk.bin -o marked.bin --clear --add 1.5=grab --add 4=drop");
}
} // namespace ContentEditSetupDetail

void AddContentEdits(CLI::App& app, Action& action)
{
	ContentEditSetupDetail::AddChannels(app, action);
	ContentEditSetupDetail::AddMerge(app, action);
	ContentEditSetupDetail::AddMarkers(app, action);
}

} // namespace mria
