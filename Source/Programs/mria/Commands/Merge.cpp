// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Command.h"
#include "Io/Edit.h"
#include "Io/LoadedRecording.h"
#include "Io/RecordingOutput.h"
#include "Mria/Channels.h"
#include "Text/Strings.h"

#include <algorithm>
#include <cmath>
#include <string>

namespace mria
{

namespace MergeDetail
{
struct Options
{
	CommonOptions common;
	EditFiles files;
	std::string camera; ///< Where each comes from; empty to leave it as it is.
	std::string left;
	std::string right;
	std::string gaze;
	MergeOptions merge;
};

/** One file and all that is wanted of it: so its markers come once, however many channels do. */
struct Source
{
	std::string file;
	std::vector<std::string> parts;
	ChannelSelection selection;
	LoadedRecording loaded;
};

void AddSource(std::vector<Source>& sources, const std::string& file, const char* part)
{
	if (file.empty())
	{
		return;
	}
	auto found =
		std::find_if(sources.begin(), sources.end(), [&file](const Source& source) { return source.file == file; });
	if (found == sources.end())
	{
		found = sources.insert(found, Source{file, {}, {}, {}});
	}
	found->parts.push_back(part);
	found->selection.Add(*FindChannels(part));
}

std::vector<Source> SourcesOf(const Options& options)
{
	std::vector<Source> sources;
	AddSource(sources, options.camera, "camera");
	AddSource(sources, options.left, "left");
	AddSource(sources, options.right, "right");
	AddSource(sources, options.gaze, "gaze");
	return sources;
}

std::size_t CountSelected(const RecordingView& recording, const ChannelSelection& selection)
{
	std::size_t count = 0;
	for (CurveId id = 0; id < kCurveCount; ++id)
	{
		count += selection.Has(id) ? recording.curves[id].size() : 0;
	}
	return count;
}

/** The part that the file was named for and does not have; empty if it has them all. */
std::string MissingPart(const Source& source)
{
	for (const std::string& part : source.parts)
	{
		if (CountSelected(source.loaded.view, *FindChannels(part)) == 0)
		{
			return part;
		}
	}
	return "";
}

/** Reads the file and sees to it that it has what is wanted of it. */
ExitCode Load(Source& source, const Report& report)
{
	FileResult<LoadedRecording> loaded = LoadRecording(source.file);
	if (!loaded)
	{
		return report.Fail(loaded.GetError());
	}
	source.loaded = std::move(loaded.Value());
	const std::string missing = MissingPart(source);
	return missing.empty() ? ExitCode::Fine
						   : report.Misuse(InputName(source.file) + " has no keys for " + missing +
								 "\n  hint: 'mria channels' lists what it has; with --drop it takes something away");
}

std::string LineOf(const Source& source, const MergeReport& report)
{
	const std::string markers = report.markersIn > 0 ? ", " + Counted(report.markersIn, "marker") : "";
	return Joined(source.parts) + " from " + InputName(source.file) + ": " + Counted(report.keysIn, "key") +
		" in place of " + Thousands(report.keysOut) + markers;
}

void WriteMerged(JsonText& json, const Source& source, const MergeReport& report)
{
	json.BeginObject();
	json.TextMember("file", source.file);
	json.ArrayMember("channels", source.parts, [&](const std::string& part) { json.Text(part); });
	json.CountMember("keysIn", report.keysIn);
	json.CountMember("keysOut", report.keysOut);
	json.CountMember("markersIn", report.markersIn);
	json.EndObject();
}

/** Merges each source in turn and reports the result. */
EditSummary Merge(EditedRecording base, const std::vector<Source>& sources, const MergeOptions& options)
{
	EditSummary summary;
	const Dialect before = base->dialect;
	std::vector<MergeReport> reports;
	for (const Source& source : sources)
	{
		reports.push_back(MergeChannels(base, source.loaded.view, source.selection, options));
		summary.lines.push_back(LineOf(source, reports.back()));
	}
	if (base->dialect != before)
	{
		summary.lines.push_back(
			std::string("now ") + ToString(base->dialect) + ": " + ToString(before) + " could not hold all of it");
	}
	summary.json = [&sources, reports, dialect = base->dialect](JsonText& json)
	{
		json.TextMember("dialect", ToString(dialect));
		json.Name("merged");
		json.BeginArray();
		for (std::size_t i = 0; i < sources.size(); ++i)
		{
			WriteMerged(json, sources[i], reports[i]);
		}
		json.EndArray();
	};
	return summary;
}

/** `mria merge`: a recording with some channels out of others. */
ExitCode Run(const Options& options)
{
	const Report report = MakeReport(options.common, options.files.output);
	std::vector<Source> sources = SourcesOf(options);
	if (sources.empty() || !std::isfinite(options.merge.offset))
	{
		return report.Misuse(sources.empty() ? "nothing to merge: use --camera, --left, --right or --gaze FILE"
											 : "--offset must be a number of seconds");
	}
	for (Source& source : sources)
	{
		const ExitCode code = Load(source, report);
		if (code != ExitCode::Fine)
		{
			return code;
		}
	}
	return RunEdit(options.common, options.files,
		[&](PackedRecording& base) -> EditResult { return Merge(base, sources, options.merge); });
}
} // namespace MergeDetail

void AddMerge(CLI::App& app, Action& action)
{
	using namespace MergeDetail;
	const auto [command, options] =
		AddCommand(app, action, "merge", "Replaces head, hands or gaze by those of other recordings", Run);
	Options& values = *options;
	AddFile(command, "BASE", values.files.input, "the recording to change, or - for standard input");
	AddFile(command, "-o,--output", values.files.output, "output file, or - for standard output");
	AddFormOption(command, values.files.form);
	command->add_option("--camera", values.camera, "the head of this recording")->option_text("FILE");
	command->add_option("--left", values.left, "its left hand, with its flags")->option_text("FILE");
	command->add_option("--right", values.right, "its right hand, with its flags")->option_text("FILE");
	command->add_option("--gaze", values.gaze, "its gaze")->option_text("FILE");
	command->add_option("--offset", values.merge.offset, "seconds added to the times of the merged parts")
		->option_text("SECONDS");
	AddChoice<MarkerMerge>(
		command, "--markers", "WHOSE", "the markers of: ", values.merge.markers, ChoicesOf(kMarkerMerges));
	command->footer("Example: mria merge walk.bin --left wave.bin -o both.bin");
}

} // namespace mria
