// SPDX-License-Identifier: MIT

#include "PlaybackOptions.h"

#include <CLI/CLI.hpp>

namespace mria
{

namespace PlaybackOptionsDetail
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

template <typename T, std::size_t N>
std::vector<std::string> NamesOf(const std::array<T, N>& values)
{
	std::vector<std::string> names;
	for (const T value : values)
	{
		names.push_back(ToString(value));
	}
	return names;
}
} // namespace PlaybackOptionsDetail

void AddSampleOptions(CLI::App& command, const std::shared_ptr<SampleCommandOptions>& options)
{
	using namespace PlaybackOptionsDetail;
	SampleCommandOptions& values = *options;
	command.add_option("FILE", values.file, "a recording, or - for standard input")->option_text(" ");
	command.add_option("--at", values.at, "at these times")->delimiter(',')->option_text("SECONDS...");
	command.add_option("--fps", values.fps, "so many times a second, from start to end")->option_text("N");
	command.add_option("--every", values.every, "so many seconds apart, from start to end")->option_text("SECONDS");
	command.add_option("--from", values.from, "start there instead")->option_text("SECONDS");
	command.add_option("--until", values.until, "end there instead")->option_text("SECONDS");
	const auto takeSpace = [&values](const std::string& name) { values.space = *FindSpace(name); };
	command.add_option_function<std::string>("--space", takeSpace, "axes and units: unity, unreal or openxr")
		->check(CLI::IsMember(NamesOf(kSpaces)))
		->option_text("NAME");
	command.add_flag("--as-stored", values.asStored, "rotations as MRTK plays them: signs and W not mended");
	command.add_flag("--raw", values.raw, "each curve by its name, exactly as it evaluates");
	command.add_flag("--csv", values.csv, "a table: a row a time");
	command.add_option("-o,--output", values.output, "where to; .csv and .json stand for --csv and --json")
		->option_text("FILE");
	command.parse_complete_callback([options] { FindFileAmongTimes(*options); });
	command.footer("Example: mria sample walk.bin --at 1.5 2 --space unreal");
}

void AddEventsOptions(CLI::App& command, const std::shared_ptr<EventsCommandOptions>& options)
{
	command.add_option("FILE", options->file, "a recording, or - for standard input")->required()->option_text(" ");
	command.add_flag("--csv", options->csv, "a table: a row an event");
	command.footer("Example: mria events walk.bin");
}

void AddPlayOptions(CLI::App& command, const std::shared_ptr<PlayCommandOptions>& options)
{
	using namespace PlaybackOptionsDetail;
	PlayCommandOptions& values = *options;
	command.add_option("FILE", values.file, "a recording, or - for standard input")->required()->option_text(" ");
	command.add_option("--rate", values.rate, "times as fast; below 0 backwards")->option_text("R");
	const auto takeLoop = [&values](const std::string& name) { values.loop = *FindLoopMode(name); };
	command.add_option_function<std::string>("--loop", takeLoop, "at the end: once, hold, loop or ping-pong")
		->check(CLI::IsMember(NamesOf(kLoopModes)))
		->option_text("MODE");
	command.add_option("--fps", values.fps, "looks at the clock and draws so often, 1 to 1000")->option_text("N");
	command.add_option("--for", values.duration, "ends after so long")->option_text("SECONDS");
	command.add_option("--step", values.step, "for scripts: fixed steps, as fast as it goes")->option_text("SECONDS");
	command.footer("Ctrl-C ends it, with exit code 0.\nExample: mria play walk.bin --rate 0.5");
}

} // namespace mria
