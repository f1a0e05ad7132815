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
#include "Text/ColumnSelection.h"
#include "Text/CurveValues.h"
#include "Text/FrameText.h"
#include "Text/SampleTable.h"
#include "Text/SampleTimes.h"
#include "Text/Strings.h"
#include "Text/ValueText.h"

#include <algorithm>
#include <cmath>
#include <deque>
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
	std::vector<std::string> files;
	std::vector<std::string> at; ///< As typed, so that an error can quote what is not a number.
	std::optional<double> fps;
	std::optional<double> every;
	std::optional<double> from;
	std::optional<double> until;
	Space space = Space::Unity;
	bool asStored = false;
	bool raw = false;
	bool csv = false;
	ColumnNames columns;
	std::string output = "-"; ///< The ending .csv or .json means --csv or --json.
};

enum class SampleForm
{
	Text,
	Csv,
	Json,
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
	const std::string ending = EndingOf(options.output);
	if (!ending.empty() && ending != ".csv" && ending != ".json" && ending != ".txt")
	{
		return "cannot tell the form from '" + Printable(options.output) + "'\n  hint: .csv, .json and .txt are known";
	}
	if (!options.columns.columns.empty() && !options.raw && FormOf(options) != SampleForm::Csv)
	{
		return "--columns are those of a table: add --csv";
	}
	if (std::count(options.files.begin(), options.files.end(), "-") > 1)
	{
		return "standard input can be only one of the recordings";
	}
	if (options.raw && options.space != Space::Unity)
	{
		return "--raw gives curves as stored in the file: --space cannot convert them";
	}
	return "";
}

Result<SampleTimes, std::string> MakeTimes(const Options& options, const TimeRange& range)
{
	if (!options.at.empty())
	{
		return ParseSampleTimes(options.at);
	}
	TimeGrid grid;
	grid.start = options.from.value_or(static_cast<double>(range.start));
	grid.end = options.until.value_or(static_cast<double>(range.end));
	grid.step = options.every.value_or(1.0);
	grid.rate = options.fps.value_or(1.0);
	if (grid.end < grid.start)
	{
		return "nothing lies from " + SecondsText(grid.start) + " until " + SecondsText(grid.end) +
			"; the recording goes from " + SecondsText(range.start) + " to " + SecondsText(range.end);
	}
	const double count = grid.Count();
	if (!(count <= static_cast<double>(SampleTimes::kMaxCount)))
	{
		const std::string many = count < 1e18 ? Thousands(static_cast<std::uint64_t>(count)) : "endlessly many";
		return "that would be " + many + " times from " + SecondsText(grid.start) + " to " + SecondsText(grid.end) +
			"; at most " + Thousands(SampleTimes::kMaxCount) + " are allowed";
	}
	return SampleTimes(grid);
}

/** A recording, the times asked for, and what turns one into text. */
class Source
{
public:
	Source(const std::string& file, LoadedRecording loaded, const Options& options, const ChannelSelection& selection)
		: file_(file)
		, loaded_(std::move(loaded))
		, selection_(selection)
		, form_(FormOf(options))
		, sampler_(std::make_unique<Sampler>(loaded_.view, SamplerOptions{options.asStored}))
		, cursor_(std::make_unique<Sampler::Cursor>())
		, curves_(options.raw ? std::make_unique<CurveValues>(loaded_.view, selection) : nullptr)
		, frameForm_(MakeFrameForm(loaded_.view, options.space, selection))
	{
	}

	const std::string& File() const { return file_; }
	TimeRange Range() const { return sampler_->Range(); }
	SampleTimes times{std::vector<float>{}};

	/** Of a table, those that are selected. */
	void AddColumnsTo(std::vector<CurveId>& columns)
	{
		RowValues row = ValuesAt(Range().start);
		for (CurveId id = 0; id < kCurveCount; ++id)
		{
			row[id] = selection_.Has(id) ? row[id] : std::nullopt;
		}
		AddColumns(row, columns);
	}

	void AppendTime(std::string& out, float time, std::string_view indent, const std::vector<CurveId>& columns)
	{
		if (form_ == SampleForm::Csv)
		{
			AppendTableRow(out, time, ValuesAt(time), columns);
		}
		else if (curves_)
		{
			form_ == SampleForm::Text ? AppendCurvesText(out, *curves_, time)
									  : AppendCurvesJson(out, *curves_, time, indent);
		}
		else
		{
			const Frame frame = FrameAt(time);
			form_ == SampleForm::Text ? AppendFrameText(out, frame, frameForm_)
									  : AppendFrameJson(out, frame, frameForm_, indent);
		}
	}

private:
	RowValues ValuesAt(float time) { return curves_ ? ValuesOf(*curves_, time) : ValuesOf(FrameAt(time), frameForm_); }

	Frame FrameAt(float time)
	{
		sampler_->SampleAt(time, frame_, *cursor_);
		Frame frame = ToSpace(frame_, frameForm_.space);
		KeepSelected(frame, selection_);
		return frame;
	}

	const std::string& file_;
	LoadedRecording loaded_;
	const ChannelSelection& selection_;
	SampleForm form_;
	std::unique_ptr<Sampler> sampler_;
	std::unique_ptr<Sampler::Cursor> cursor_;
	std::unique_ptr<CurveValues> curves_;
	FrameForm frameForm_;
	Frame frame_;
};

/** Every recording, one after the other: its times are handed on one by one, so that memory stays small. */
class Writer
{
public:
	Writer(const Options& options, OutputFile& file)
		: options_(options)
		, file_(file)
		, form_(FormOf(options))
		, hasSeveral_(options.files.size() > 1)
	{
	}

	void Write(std::deque<Source>& sources)
	{
		if (form_ == SampleForm::Csv)
		{
			WriteHeader(sources);
		}
		file_.Write(form_ == SampleForm::Json && hasSeveral_ ? "[\n" : "");
		for (Source& source : sources)
		{
			WriteSource(source, &source == &sources.back());
		}
		file_.Write(form_ == SampleForm::Json && hasSeveral_ ? "]\n" : "");
	}

private:
	void WriteHeader(std::deque<Source>& sources)
	{
		for (Source& source : sources)
		{
			source.AddColumnsTo(columns_);
		}
		std::string header = hasSeveral_ ? "File," : "";
		AppendTableHeader(header, columns_);
		file_.Write(header);
	}

	void WriteSource(Source& source, bool isLast)
	{
		const bool isJson = form_ == SampleForm::Json;
		const bool isList = isJson && (hasSeveral_ || options_.at.size() != 1);
		std::string start = isList ? "[\n" : "";
		std::string rowStart;
		if (isJson && hasSeveral_)
		{
			start = "{\"file\": ";
			AppendJsonText(start, source.File());
			start += ", \"frames\": [\n";
		}
		if (form_ == SampleForm::Text)
		{
			start = InputName(source.File()) + ", from " + SecondsText(source.Range().start) + " to " +
				SecondsText(source.Range().end) + "; " + AxesText(options_.space) + "\n";
		}
		if (form_ == SampleForm::Csv && hasSeveral_)
		{
			AppendCsvText(rowStart, source.File());
			rowStart += ",";
		}
		file_.Write(start);
		WriteTimes(source, isList ? "  " : "", rowStart);
		file_.Write(!isList ? "" : hasSeveral_ ? (isLast ? "]}\n" : "]},\n") : "]\n");
	}

	void WriteTimes(Source& source, std::string_view indent, const std::string& rowStart)
	{
		constexpr std::size_t kShownEvery = 1000;
		const SampleTimes& times = source.times;
		std::string text;
		for (std::size_t i = 0; i < times.size(); ++i)
		{
			if (i % kShownEvery == 0)
			{
				ShowProgress(i, times.size(), "times of " + InputName(source.File()));
			}
			text = rowStart;
			source.AppendTime(text, times[i], indent, columns_);
			text += form_ != SampleForm::Json ? "" : i + 1 < times.size() ? ",\n" : "\n";
			file_.Write(text);
		}
	}

	const Options& options_;
	OutputFile& file_;
	SampleForm form_;
	bool hasSeveral_;
	std::vector<CurveId> columns_;
};

/** The pose at an end is easily taken for one at the time that was asked for. */
void WarnOfTimesOutside(const Report& report, const Source& source)
{
	const TimeRange range = source.Range();
	std::size_t count = 0;
	for (std::size_t i = 0; i < source.times.size(); ++i)
	{
		count += source.times[i] < range.start || source.times[i] > range.end ? 1 : 0;
	}
	if (count > 0)
	{
		report.Warn(Counted(count, "time") + " outside of " + InputName(source.File()) + " (" +
			SecondsText(range.start) + " to " + SecondsText(range.end) + " s): the nearest end is shown");
	}
}

/** Reads every recording and finds its times; what is wrong has been reported if the code is not Fine. */
ExitCode Load(
	const Report& report, const Options& options, const ChannelSelection& selection, std::deque<Source>& sources)
{
	for (const std::string& file : options.files)
	{
		FileResult<LoadedRecording> loaded = LoadRecording(file);
		if (!loaded)
		{
			return report.Fail(loaded.GetError());
		}
		Source& source = sources.emplace_back(file, std::move(loaded.Value()), options, selection);
		Result<SampleTimes, std::string> times = MakeTimes(options, source.Range());
		if (!times)
		{
			return report.Misuse(times.GetError());
		}
		source.times = std::move(times.Value());
		WarnOfTimesOutside(report, source);
	}
	return ExitCode::Fine;
}

/** `mria sample`: the input at given times, or with `raw` every curve by itself. */
ExitCode Run(const Options& options)
{
	const Report report(options.common);
	const Result<ChannelSelection, std::string> selection = SelectColumns(options.columns);
	const std::string misuse = Misuse(options);
	if (!misuse.empty() || !selection)
	{
		return report.Misuse(misuse.empty() ? selection.GetError() : misuse);
	}
	std::deque<Source> sources;
	const ExitCode code = Load(report, options, selection.Value(), sources);
	if (code != ExitCode::Fine)
	{
		return code;
	}
	const bool isSilent = options.output == "-" && options.common.quiet && FormOf(options) == SampleForm::Text;
	FileResult<OutputFile> file = OutputFile::Create(options.output);
	if (!file || isSilent)
	{
		return file ? ExitCode::Fine : report.Fail(file.GetError());
	}
	if (options.output == "-" && IsTerminal(stdout))
	{
		StopProgress(); // the output itself shows how far it has come
	}
	Writer(options, file.Value()).Write(sources);
	if (const std::optional<Failure> failure = file.Value().Commit())
	{
		return report.Fail(*failure);
	}
	std::size_t times = 0;
	for (const Source& source : sources)
	{
		times += source.times.size();
	}
	if (options.output != "-")
	{
		report.Line("wrote " + OutputName(options.output) + " (" + Counted(times, "time") + ", " +
			Counted(file.Value().BytesWritten(), "byte") + ")");
	}
	return ExitCode::Fine;
}

/** --at accepts as many times as follow it, and with them the names of files that come last. */
void FindFilesAmongTimes(Options& options)
{
	const auto isTime = [](const std::string& text) { return ParseSampleTime(text).has_value(); };
	if (options.files.empty())
	{
		const auto first = std::find_if(options.at.rbegin(), options.at.rend(), isTime).base();
		options.files.assign(first, options.at.end());
		options.at.erase(first, options.at.end());
	}
	if (options.files.empty())
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
	command->add_option("FILE", values.files, "recordings, or - for standard input")->option_text("...");
	command->add_option("--at", values.at, "at these times")->delimiter(',')->option_text("SECONDS...");
	command->add_option("--fps", values.fps, "samples per second, from start to end")->option_text("N");
	command->add_option("--every", values.every, "seconds between samples, from start to end")->option_text("SECONDS");
	command->add_option("--from", values.from, "start time")->option_text("SECONDS");
	command->add_option("--until", values.until, "end time")->option_text("SECONDS");
	AddChoice<Space>(command, "--space", "NAME", "axes and units: ", values.space, ChoicesOf(kSpaces));
	command->add_flag("--as-stored", values.asStored, "rotations as stored: signs and W not repaired");
	command->add_flag("--raw", values.raw, "curves by name, without corrections");
	command->add_flag("--csv", values.csv, "a table with one row per time");
	AddRepeated(
		command, "--channels", values.columns.channels, "only these: camera, left, right, hands, gaze", "NAME,...")
		->delimiter(',');
	AddRepeated(
		command, "--joints", values.columns.joints, "only these: IndexTip, or Left.IndexTip of one hand", "NAME,...")
		->delimiter(',');
	AddRepeated(
		command, "--columns", values.columns.columns, "of a table, only these; * is any: Right.*.PositionY", "NAME,...")
		->delimiter(',');
	command->add_option("-o,--output", values.output, "output file; .csv and .json imply --csv and --json")
		->option_text("FILE");
	AddNoClobber(command);
	command->parse_complete_callback([options = options] { FindFilesAmongTimes(*options); });
	command->footer("Example: mria sample walk.bin --at 1.5 2 --space unreal");
}

} // namespace mria
