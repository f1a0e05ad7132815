// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Command.h"
#include "Io/LoadedRecording.h"
#include "Io/Report.h"
#include "Io/Terminal.h"
#include "Mria/Compare.h"
#include "Results/DiffJson.h"
#include "Results/DiffText.h"
#include "Text/Timeline.h"

#include <cstdlib>
#include <cstring>
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
	core.cells = TimelineStyle().width;
	core.alignWithin = AlignmentLimit(options.align);
	return core;
}

bool HaveSameBytes(const LoadedRecording& a, const LoadedRecording& b)
{
	return a.bytes.size() == b.bytes.size() && a.textHash == b.textHash &&
		(a.bytes.size() == 0 || std::memcmp(a.bytes.Get().data(), b.bytes.Get().data(), a.bytes.size()) == 0);
}

/** `mria diff`: how far two recordings are apart. Exit code 1 beyond the tolerances. */
ExitCode Run(const Options& options)
{
	const Report report(options.common);
	if (options.fileA == "-" && options.fileB == "-")
	{
		return report.Misuse("standard input can be one of the two recordings, not both");
	}
	const FileResult<LoadedRecording> a = LoadRecording(options.fileA);
	if (!a)
	{
		return report.Fail(a.GetError());
	}
	const FileResult<LoadedRecording> b = LoadRecording(options.fileB);
	if (!b)
	{
		return report.Fail(b.GetError());
	}
	const CompareTolerances tolerances = TolerancesOf(options);
	const Comparison comparison = Compare(a.Value().view, b.Value().view, tolerances, CoreOptionsOf(options));
	const DiffResult result = {
		{options.fileA, a.Value().view, comparison.rangeA},
		{options.fileB, b.Value().view, comparison.rangeB},
		comparison,
		tolerances,
		HaveSameBytes(a.Value(), b.Value()),
	};
	if (report.WantsJson())
	{
		JsonText json;
		WriteDiff(result, json);
		report.Json(json);
	}
	else
	{
		PrintDiff(report, result, HasUtf8());
	}
	return comparison.IsWithin() ? ExitCode::Fine : ExitCode::Problems;
}
} // namespace DiffDetail

void AddDiff(CLI::App& app, Action& action)
{
	using namespace DiffDetail;
	const auto [command, options] =
		AddCommand(app, action, "diff", "Compares two recordings; exit code 1 if beyond the tolerances", Run);
	Options& values = *options;
	AddFile(command, "A", values.fileA, "a recording, binary or JSON, or - for standard input");
	AddFile(command, "B", values.fileB, "the recording to compare with A");
	AddTolerance(command, "--position", values.positionMm, "position tolerance, default 2", "MM");
	AddTolerance(
		command, "--rotation", values.rotationDegrees, "rotation and direction tolerance, default 0.4", "DEGREES");
	AddTolerance(command, "--time", values.timeMs, "flag, marker, start and end tolerance, default 17", "MS");
	// A flag with a value: an option with an optional one would take the next file's name for it.
	command->add_flag("--align", values.align, "first find B's time shift, up to N s, default 2")
		->check(CLI::Validator(CheckAlignment, ""))
		->option_text("[=SECONDS]");
	command->add_flag("--as-stored", values.asStored, "rotations as MRTK plays them: signs and W not repaired");
	command->add_flag("--all-joints", values.allJoints, "also compare joints of untracked hands");
	command->footer("Example: mria diff expected.bin actual.bin --position 2 --rotation 1");
}

} // namespace mria
