// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Command.h"
#include "Io/LoadedRecording.h"
#include "Io/RecordingSearch.h"
#include "Io/Report.h"
#include "Mria/Statistics.h"
#include "Results/StatsText.h"

#include <cmath>
#include <string>
#include <vector>

namespace mria
{

namespace StatsDetail
{
struct Options
{
	CommonOptions common;
	std::vector<std::string> files; ///< A folder means the recordings in and below it.
	bool csv = false;
	float dwellMillimetres = 20.0f;
	float gazeMillimetres = 50.0f;
	StatisticsOptions statistics; ///< But for the distances above.
};

/** All that is said in the end, in the form asked for. */
class Answer
{
public:
	Answer(const Report& report, bool isCsv, bool isList)
		: report_(report)
		, isCsv_(isCsv)
		, isList_(isList)
	{
		if (isList_)
		{
			json_.BeginArray();
		}
	}

	void Add(const std::string& file, const RecordingStatistics& statistics)
	{
		const std::vector<StatsField> fields = FieldsOf(statistics);
		json_.BeginObject();
		json_.TextMember("file", file);
		WriteFields(json_, fields);
		json_.EndObject();
		if (csv_.empty())
		{
			AppendStatsCsvHeader(csv_, fields);
		}
		AppendStatsCsv(csv_, file, fields);
		if (!isCsv_)
		{
			Print(file, statistics);
		}
	}

	void Add(const Failure& failure) { report_.FailInList(failure, json_); }

	void Finish()
	{
		if (isList_)
		{
			json_.EndArray();
		}
		if (report_.WantsJson())
		{
			report_.Json(json_);
		}
		if (isCsv_)
		{
			std::fwrite(csv_.data(), 1, csv_.size(), stdout);
		}
	}

private:
	void Print(const std::string& file, const RecordingStatistics& statistics)
	{
		if (hasPrinted_)
		{
			report_.Line("");
		}
		hasPrinted_ = true;
		report_.Line(report_.Paint(Tone::Strong, InputName(file)));
		report_.Lines(StatsLines(statistics));
	}

	const Report& report_;
	bool isCsv_;
	bool isList_;
	bool hasPrinted_ = false;
	JsonText json_;
	std::string csv_;
};

bool IsWrong(float number)
{
	return !(number >= 0.0f) || !std::isfinite(number);
}

std::string Misuse(const Options& options)
{
	if (options.csv && options.common.json)
	{
		return "--csv and --json exclude each other";
	}
	const bool isWrong =
		IsWrong(options.dwellMillimetres) || IsWrong(options.gazeMillimetres) || IsWrong(options.statistics.dwellTime);
	return isWrong ? "distances and times must be numbers of at least 0" : "";
}

/** `mria stats`: paths, speeds, pinches, tracked shares and workspace. A file that cannot be read stops no other. */
ExitCode Run(const Options& options)
{
	const Report report(options.common);
	const std::string misuse = Misuse(options);
	if (!misuse.empty())
	{
		return report.Misuse(misuse);
	}
	StatisticsOptions statistics = options.statistics;
	statistics.dwellRadius = options.dwellMillimetres / 1000.0f;
	statistics.gazeDistance = options.gazeMillimetres / 1000.0f;
	const RecordingSearch search = FindRecordings(options.files);
	Answer answer(report, options.csv, options.files.size() > 1 || search.hasFolders);
	const ExitCode worst = VisitRecordings(
		search,
		[&](const std::string& path, const LoadedRecording& loaded)
		{
			answer.Add(path, ComputeStatistics(loaded.view, statistics));
			return ExitCode::Fine;
		},
		[&answer](const Failure& failure) { answer.Add(failure); });
	answer.Finish();
	return worst;
}
} // namespace StatsDetail

void AddStats(CLI::App& app, Action& action)
{
	using namespace StatsDetail;
	const auto [command, options] =
		AddCommand(app, action, "stats", "Paths, speeds, dwells, pinches, tracked shares and workspace", Run);
	Options& values = *options;
	AddRecordings(command, values.files);
	command->add_flag("--csv", values.csv, "a table with one row per recording");
	command->add_option("--dwell-radius", values.dwellMillimetres, "radius of a dwell, default 20")->option_text("MM");
	command->add_option("--dwell-time", values.statistics.dwellTime, "shortest dwell, default 0.5")
		->option_text("SECONDS");
	command->add_option("--gaze-distance", values.gazeMillimetres, "gaze closer than this is on the hand, default 50")
		->option_text("MM");
	command->footer("Metres and seconds; hands only while they are tracked.\nExample: mria stats walk.bin");
}

} // namespace mria
