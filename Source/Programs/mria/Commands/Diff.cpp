// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Command.h"
#include "Io/RecordingSearch.h"
#include "Io/Report.h"
#include "Io/Terminal.h"
#include "Mria/Compare.h"
#include "Mria/Text.h"
#include "Results/DiffJson.h"
#include "Results/DiffText.h"
#include "Text/Timeline.h"

#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <map>
#include <optional>
#include <string>

namespace mria
{

namespace DiffDetail
{
struct Options
{
	CommonOptions common;
	std::string fileA;
	std::string fileB;
	double positionMm = 2.0; ///< The core's own tolerances, in the units that people type.
	double rotationDegrees = 0.4;
	double timeMs = 17.0;
	std::string align; ///< What AlignmentLimit accepts; empty for no alignment.
	bool asStored = false;
	bool allJoints = false;
	CiFiles ci;
};

/** The seconds that --align was given; 2 for "true", which is the flag alone. Nothing if it is no such number. */
std::optional<double> AlignmentLimit(const std::string& typed)
{
	constexpr double kUsual = 2.0;
	constexpr double kMost = 1e6;
	if (typed == "true")
	{
		return kUsual;
	}
	char* end = nullptr;
	const double seconds = std::strtod(typed.c_str(), &end);
	const bool isNumber = !typed.empty() && *end == '\0' && seconds >= 0.0 && seconds <= kMost;
	return isNumber ? std::optional<double>(seconds) : std::nullopt;
}

std::string CheckAlignment(const std::string& typed)
{
	return AlignmentLimit(typed) ? "" : "--align=SECONDS accepts 0 to 1000000, not " + typed;
}

CompareTolerances TolerancesOf(const Options& options)
{
	CompareTolerances tolerances;
	tolerances.position = tolerances.gazeOrigin = options.positionMm / kMillimetres;
	tolerances.rotation = tolerances.gazeDirection = options.rotationDegrees / kDegrees;
	tolerances.edgeShift = tolerances.markerShift = tolerances.range = options.timeMs / kMilliseconds;
	return tolerances;
}

CompareOptions CoreOptionsOf(const Options& options)
{
	CompareOptions core;
	core.asStored = options.asStored;
	core.allJoints = options.allJoints;
	core.cells = StripCells(ScreenWidth(), kDiffLabelColumns);
	core.alignWithin = AlignmentLimit(options.align);
	return core;
}

bool HaveSameBytes(const LoadedRecording& a, const LoadedRecording& b)
{
	return a.bytes.size() == b.bytes.size() && a.textHash == b.textHash &&
		(a.bytes.size() == 0 || std::memcmp(a.bytes.Get().data(), b.bytes.Get().data(), a.bytes.size()) == 0);
}

/** The same name in both folders, or in one of them. */
struct FilePair
{
	std::string name; ///< From the folder on.
	std::string a; ///< Empty if there is none.
	std::string b;
};

struct PairCounts
{
	std::size_t within = 0;
	std::size_t different = 0;
	std::size_t unpaired = 0;
	std::size_t failed = 0;
};

/** Compares pairs and reports the results, in every form. */
class Comparer
{
public:
	Comparer(const Options& options, const Report& report)
		: options_(options)
		, report_(report)
	{
	}

	/** Shows two recordings as a whole page, or as a line of a list. */
	ExitCode Run(const FilePair& files, bool isInList)
	{
		const FileResult<LoadedRecording> a = LoadRecording(files.a);
		const FileResult<LoadedRecording> b = a ? LoadRecording(files.b) : a.GetError();
		if (!a || !b)
		{
			return Fail(b.GetError());
		}
		ShowProgress("comparing " + InputName(files.a));
		const CompareTolerances tolerances = TolerancesOf(options_);
		const Comparison comparison = Compare(a.Value().view, b.Value().view, tolerances, CoreOptionsOf(options_));
		const DiffResult result = {
			{files.a, a.Value().view, comparison.rangeA},
			{files.b, b.Value().view, comparison.rangeB},
			comparison,
			tolerances,
			HaveSameBytes(a.Value(), b.Value()),
		};
		if (report_.WantsJson())
		{
			WriteDiff(result, json);
		}
		AddCase(files, comparison);
		if (isInList)
		{
			report_.WrappedLine(Printable(files.name) + ": " + VerdictLine(report_, result), 2);
		}
		else if (report_.WantsText())
		{
			PrintDiff(report_, result, HasUtf8());
		}
		++(comparison.IsWithin() ? counts.within : counts.different);
		return comparison.IsWithin() ? ExitCode::Fine : ExitCode::Problems;
	}

	/** A recording that only one folder has. */
	ExitCode RunUnpaired(const FilePair& files)
	{
		const char* const side = files.b.empty() ? "A" : "B";
		const std::string text = std::string("in ") + side + " only";
		report_.Line(Printable(files.name) + ": " + report_.Paint(Tone::Error, "UNPAIRED") + ": " + text);
		json.BeginObject();
		json.TextMember("verdict", "unpaired");
		json.TextMember("file", files.name);
		json.TextMember("in", ToLower(side));
		json.EndObject();
		ci.cases.push_back({files.name, {{"Unpaired", Severity::Error, text}}, true});
		++counts.unpaired;
		return ExitCode::Problems;
	}

	ExitCode Fail(const Failure& failure)
	{
		report_.FailInList(failure, json);
		ci.Add(failure);
		++counts.failed;
		return ExitCode::CannotReadOrWrite;
	}

	JsonText json;
	CiReport ci{"diff", {}};
	PairCounts counts;

private:
	void AddCase(const FilePair& files, const Comparison& comparison)
	{
		CiCase item = {files.b, {}, !comparison.IsWithin()};
		for (const Excess& excess : comparison.excesses)
		{
			item.findings.push_back({ToString(excess.kind), Severity::Error, Describe(excess)});
		}
		ci.cases.push_back(std::move(item));
	}

	const Options& options_;
	const Report& report_;
};

/** The recordings of a folder by their names from the folder on. */
void AddToPairs(const RecordingSearch& search, const std::string& folder, std::string FilePair::*side,
	std::map<std::string, FilePair>& pairs)
{
	for (const std::string& file : search.files)
	{
		const std::string name = std::filesystem::path(file).lexically_relative(folder).generic_string();
		FilePair& pair = pairs[name];
		pair.name = name;
		pair.*side = file;
	}
}

ExitCode RunFolders(const Options& options, const Report& report, Comparer& comparer)
{
	ExitCode worst = ExitCode::Fine;
	std::map<std::string, FilePair> pairs;
	const RecordingSearch searchA = FindRecordings({options.fileA});
	const RecordingSearch searchB = FindRecordings({options.fileB});
	AddToPairs(searchA, options.fileA, &FilePair::a, pairs);
	AddToPairs(searchB, options.fileB, &FilePair::b, pairs);
	comparer.json.BeginArray();
	for (const RecordingSearch* search : {&searchA, &searchB})
	{
		for (const Failure& failure : search->failures)
		{
			worst = comparer.Fail(failure);
		}
	}
	for (const auto& entry : pairs)
	{
		const FilePair& pair = entry.second;
		const bool isPaired = !pair.a.empty() && !pair.b.empty();
		worst = Worst(worst, isPaired ? comparer.Run(pair, true) : comparer.RunUnpaired(pair));
	}
	comparer.json.EndArray();
	const PairCounts& counts = comparer.counts;
	report.Line(Counted(pairs.size(), "recording") + ": " + Thousands(counts.within) + " within the tolerances, " +
		Thousands(counts.different) + " different, " + Thousands(counts.unpaired) + " in one folder only, " +
		Thousands(counts.failed) + " failed");
	return worst;
}

/** `mria diff`: how far two recordings, or those of two folders, are apart. Exit code 1 beyond the tolerances. */
ExitCode Run(const Options& options)
{
	const Report report(options.common);
	std::error_code error;
	const bool isFolderA = std::filesystem::is_directory(options.fileA, error);
	const bool isFolderB = std::filesystem::is_directory(options.fileB, error);
	if (isFolderA != isFolderB)
	{
		return report.Misuse("a folder can be compared with a folder only");
	}
	if (options.fileA == "-" && options.fileB == "-")
	{
		return report.Misuse("standard input can be one of the two recordings, not both");
	}
	Comparer comparer(options, report);
	const ExitCode code = isFolderA ? RunFolders(options, report, comparer)
									: comparer.Run({options.fileA, options.fileA, options.fileB}, false);
	if (report.WantsJson())
	{
		report.Json(comparer.json);
	}
	const std::optional<Failure> failure = WriteCiReport(comparer.ci, options.ci);
	return failure ? report.Fail(*failure) : code;
}
} // namespace DiffDetail

void AddDiff(CLI::App& app, Action& action)
{
	using namespace DiffDetail;
	const auto [command, options] =
		AddCommand(app, action, "diff", "Compares two recordings; exit code 1 if beyond the tolerances", Run);
	Options& values = *options;
	AddFile(command, "A", values.fileA, "a recording, binary or JSON, or - for standard input; or a folder");
	AddFile(command, "B", values.fileB, "the recording or folder to compare with A");
	AddTolerance(command, "--position", values.positionMm, "position tolerance, default 2", "MM");
	AddTolerance(
		command, "--rotation", values.rotationDegrees, "rotation and direction tolerance, default 0.4", "DEGREES");
	AddTolerance(command, "--time", values.timeMs, "flag, marker, start and end tolerance, default 17", "MS");
	// A flag with a value: an option with an optional one would take the next file's name for it.
	command->add_flag("--align", values.align, "first find B's time shift, up to N s, default 2")
		->check(CLI::Validator(CheckAlignment, ""))
		->option_text("[=SECONDS]");
	command->add_flag("--as-stored", values.asStored, "rotations as stored: signs and W not repaired");
	command->add_flag("--all-joints", values.allJoints, "also compare joints of untracked hands");
	AddCiFiles(command, values.ci);
	command->footer("Example: mria diff expected.bin actual.bin --position 2 --rotation 1");
}

} // namespace mria
