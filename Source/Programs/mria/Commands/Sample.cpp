// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Command.h"
#include "Io/FileHandle.h"
#include "Io/LoadedRecording.h"
#include "Io/OutputFile.h"
#include "Io/Progress.h"
#include "Io/Report.h"
#include "Io/Terminal.h"
#include "Mria/Sampler.h"
#include "Mria/Space.h"
#include "Mria/Text.h"
#include "Text/CurveValues.h"
#include "Text/FrameText.h"
#include "Text/SampleTimes.h"
#include "Text/Strings.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace mria
{

namespace SampleDetail
{
/** One of `at`, `fps` and `every` says when; `from` and `until` go with the latter two. All in the recording's seconds.
 */
struct Options
{
	CommonOptions common;
	std::string file;
	std::vector<std::string> at; ///< As typed, so that an error can quote what is not a number.
	std::optional<double> fps;
	std::optional<double> every;
	std::optional<double> from;
	std::optional<double> until;
	Space space = Space::Unity;
	bool asStored = false;
	bool raw = false;
	bool csv = false;
	std::string output = "-"; ///< The ending .csv or .json means --csv or --json.
};

enum class SampleForm
{
	Text,
	Csv,
	Json,
};

constexpr std::size_t kProgressParts = 100;

/** Why the command line makes no sense. */
struct Complaint
{
	std::string text;
};

SampleForm FormOf(const Options& options)
{
	const std::string ending = EndingOf(options.output);
	if (options.common.json || options.csv)
	{
		return options.csv ? SampleForm::Csv : SampleForm::Json;
	}
	return ending == ".csv" ? SampleForm::Csv : ending == ".json" ? SampleForm::Json : SampleForm::Text;
}

std::optional<float> ParseTime(const std::string& text)
{
	const std::optional<float> time = ParseFloat(text);
	return time && std::isfinite(*time) ? time : std::nullopt;
}

bool IsPositive(const std::optional<double>& number)
{
	return number && *number > 0.0 && std::isfinite(*number);
}

bool IsTimeOrNone(const std::optional<double>& number)
{
	return !number || std::fabs(*number) <= static_cast<double>(std::numeric_limits<float>::max());
}

/** What is wrong with the options whatever the file; empty if nothing is. */
std::string Misuse(const Options& options)
{
	const bool hasGrid = options.fps || options.every;
	if ((options.at.empty() ? 0 : 1) + (options.fps ? 1 : 0) + (options.every ? 1 : 0) != 1)
	{
		return "give the times with one of --at T..., --fps N or --every S";
	}
	if (hasGrid && !IsPositive(options.fps ? options.fps : options.every))
	{
		return options.fps ? "--fps must be a number above 0" : "--every must be a number of seconds above 0";
	}
	if (!hasGrid && (options.from || options.until))
	{
		return "--from and --until go with --fps or --every";
	}
	if (!IsTimeOrNone(options.from) || !IsTimeOrNone(options.until))
	{
		return "--from and --until must be finite numbers of seconds";
	}
	if (options.csv && options.common.json)
	{
		return "--csv and --json exclude each other";
	}
	if (options.raw && options.space != Space::Unity)
	{
		return "--raw gives curves as stored in the file: --space cannot convert them";
	}
	return "";
}

Result<SampleTimes, Complaint> ParseTimes(const std::vector<std::string>& at)
{
	std::vector<float> times;
	for (const std::string& text : at)
	{
		const std::optional<float> time = ParseTime(text);
		if (!time)
		{
			return Complaint{"--at needs finite numbers of seconds, not '" + Printable(text) + "'"};
		}
		times.push_back(*time);
	}
	return SampleTimes(std::move(times));
}

Result<SampleTimes, Complaint> MakeTimes(const Options& options, const TimeRange& range)
{
	if (!options.at.empty())
	{
		return ParseTimes(options.at);
	}
	TimeGrid grid;
	grid.start = options.from.value_or(static_cast<double>(range.start));
	grid.end = options.until.value_or(static_cast<double>(range.end));
	grid.step = options.every.value_or(1.0);
	grid.rate = options.fps.value_or(1.0);
	if (grid.end < grid.start)
	{
		return Complaint{"nothing lies from " + SecondsText(grid.start) + " until " + SecondsText(grid.end) +
			"; the recording goes from " + SecondsText(range.start) + " to " + SecondsText(range.end)};
	}
	const double count = grid.Count();
	if (!(count <= static_cast<double>(SampleTimes::kMaxCount)))
	{
		const std::string many = count < 1e18 ? Thousands(static_cast<std::uint64_t>(count)) : "endlessly many";
		return Complaint{"that would be " + many + " times from " + SecondsText(grid.start) + " to " +
			SecondsText(grid.end) + "; at most " + Thousands(SampleTimes::kMaxCount) + " are allowed"};
	}
	return SampleTimes(grid);
}

/** Turns one time after the other into text. */
class Writer
{
public:
	Writer(const Options& options, const RecordingView& recording, const Sampler& sampler)
		: form_(FormOf(options))
		, sampler_(sampler)
		, cursor_(std::make_unique<Sampler::Cursor>())
		, curves_(options.raw ? std::make_unique<CurveValues>(recording) : nullptr)
		, frameForm_{options.space, recording.channels.Has(Channel::Hands)}
	{
	}

	void AppendHeader(std::string& out, const Options& options, const TimeRange& range)
	{
		if (form_ == SampleForm::Text)
		{
			out += InputName(options.file) + ", from " + SecondsText(range.start) + " to " + SecondsText(range.end) +
				"; " + AxesText(options.space) + "\n";
		}
		if (form_ == SampleForm::Csv && curves_)
		{
			AppendCurvesCsvHeader(out, *curves_);
		}
		else if (form_ == SampleForm::Csv)
		{
			sampler_.SampleAt(range.start, frame_);
			AppendFrameCsvHeader(out, frame_, frameForm_);
		}
	}

	void AppendTime(std::string& out, float time, std::string_view indent)
	{
		if (curves_)
		{
			form_ == SampleForm::Text	   ? AppendCurvesText(out, *curves_, time)
				: form_ == SampleForm::Csv ? AppendCurvesCsv(out, *curves_, time)
										   : AppendCurvesJson(out, *curves_, time, indent);
			return;
		}
		sampler_.SampleAt(time, frame_, *cursor_);
		const Frame frame = ToSpace(frame_, frameForm_.space);
		form_ == SampleForm::Text	   ? AppendFrameText(out, frame, frameForm_)
			: form_ == SampleForm::Csv ? AppendFrameCsv(out, frame, frameForm_)
									   : AppendFrameJson(out, frame, frameForm_, indent);
	}

private:
	SampleForm form_;
	const Sampler& sampler_;
	std::unique_ptr<Sampler::Cursor> cursor_;
	std::unique_ptr<CurveValues> curves_;
	FrameForm frameForm_;
	Frame frame_;
};

/** All the times, handed on one by one so that memory stays small. */
void WriteTimes(Writer& writer, const SampleTimes& times, const Options& options, OutputFile& file)
{
	const bool isJson = FormOf(options) == SampleForm::Json;
	const bool isList = isJson && (options.at.size() != 1);
	const bool isShowing = options.output == "-" && IsTerminal(stdout);
	const std::size_t partSize = times.size() / kProgressParts + 1;
	Progress progress("sampling, part", (times.size() + partSize - 1) / partSize, options.common.quiet || isShowing);
	std::string text = isList ? "[\n" : "";
	for (std::size_t i = 0; i < times.size(); ++i)
	{
		if (i % partSize == 0)
		{
			progress.Step(SecondsText(times[i]) + " s");
		}
		writer.AppendTime(text, times[i], isList ? "  " : "");
		text += !isJson ? "" : i + 1 < times.size() ? ",\n" : "\n";
		file.Write(text);
		text.clear();
	}
	file.Write(isList ? "]\n" : "");
}

/** `mria sample`: the input at given times, or with `raw` every curve by itself. */
ExitCode Run(const Options& options)
{
	const Report report(options.common);
	if (const std::string misuse = Misuse(options); !misuse.empty())
	{
		return report.Misuse(misuse);
	}
	const FileResult<LoadedRecording> loaded = LoadRecording(options.file);
	if (!loaded)
	{
		return report.Fail(loaded.GetError());
	}
	const Sampler sampler(loaded.Value().view, {options.asStored});
	const Result<SampleTimes, Complaint> times = MakeTimes(options, sampler.Range());
	if (!times)
	{
		return report.Misuse(times.GetError().text);
	}
	const bool isSilent = options.output == "-" && options.common.quiet && FormOf(options) == SampleForm::Text;
	FileResult<OutputFile> file = OutputFile::Create(options.output);
	if (!file || isSilent)
	{
		return file ? ExitCode::Fine : report.Fail(file.GetError());
	}
	Writer writer(options, loaded.Value().view, sampler);
	std::string header;
	writer.AppendHeader(header, options, sampler.Range());
	file.Value().Write(header);
	WriteTimes(writer, times.Value(), options, file.Value());
	if (const std::optional<Failure> failure = file.Value().Commit())
	{
		return report.Fail(*failure);
	}
	if (options.output != "-")
	{
		report.Line("wrote " + OutputName(options.output) + " (" + Counted(times.Value().size(), "time") + ", " +
			Counted(file.Value().BytesWritten(), "byte") + ")");
	}
	return ExitCode::Fine;
}

/** --at accepts as many times as follow it, and with them the name of a file that comes last. */
void FindFileAmongTimes(Options& options)
{
	if (options.file.empty() && !options.at.empty() && !ParseTime(options.at.back()))
	{
		options.file = options.at.back();
		options.at.pop_back();
	}
	if (options.file.empty())
	{
		throw CLI::RequiredError("FILE");
	}
}
} // namespace SampleDetail

void AddSample(CLI::App& app, Action& action)
{
	using namespace SampleDetail;
	const auto [command, options] = AddCommand(app, action, "sample", "Head, hands and gaze at given times", Run);
	Options& values = *options;
	command->add_option("FILE", values.file, "a recording, or - for standard input")->option_text(" ");
	command->add_option("--at", values.at, "at these times")->delimiter(',')->option_text("SECONDS...");
	command->add_option("--fps", values.fps, "samples per second, from start to end")->option_text("N");
	command->add_option("--every", values.every, "seconds between samples, from start to end")->option_text("SECONDS");
	command->add_option("--from", values.from, "start time")->option_text("SECONDS");
	command->add_option("--until", values.until, "end time")->option_text("SECONDS");
	AddChoice<Space>(command, "--space", "NAME", "axes and units: ", values.space, ChoicesOf(kSpaces));
	command->add_flag("--as-stored", values.asStored, "rotations as MRTK plays them: signs and W not repaired");
	command->add_flag("--raw", values.raw, "curves by name, without corrections");
	command->add_flag("--csv", values.csv, "a table with one row per time");
	command->add_option("-o,--output", values.output, "output file; .csv and .json imply --csv and --json")
		->option_text("FILE");
	command->parse_complete_callback([options = options] { FindFileAmongTimes(*options); });
	command->footer("Example: mria sample walk.bin --at 1.5 2 --space unreal");
}

} // namespace mria
