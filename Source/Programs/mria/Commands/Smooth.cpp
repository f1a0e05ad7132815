// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Mria/Smooth.h"

#include "Command.h"
#include "Io/Edit.h"
#include "Results/TransformText.h"
#include "Text/Strings.h"

#include <algorithm>
#include <string>
#include <vector>

namespace mria
{

namespace SmoothDetail
{
struct Options
{
	CommonOptions common;
	EditFiles files;
	SmoothOptions smooth; ///< All parts of it; `only` decides.
	std::vector<std::string> only; ///< Some of "camera", "left", "right", "gaze"; empty for all.
};

FrameParts PartsOf(const std::vector<std::string>& only)
{
	const auto has = [&only](const char* name)
	{ return only.empty() || std::find(only.begin(), only.end(), name) != only.end(); };
	return {has("camera"), {has("left"), has("right")}, has("gaze")};
}

void WriteReport(JsonText& json, const SmoothReport& report, const SmoothOptions& options)
{
	json.FloatMember("cutoffHertz", options.cutoff);
	json.FloatMember("beta", options.beta);
	json.CountMember("smoothedGroups", report.smoothedGroups);
	json.CountMember("movedKeys", report.movedKeys);
	json.CountMember("mergedGroups", report.mergedGroups);
	json.CountMember("skippedGroups", report.skippedGroups);
	json.FloatMember("meanMoveMetres", report.meanMove);
	json.FloatMember("largestMoveMetres", report.largestMove);
	json.FloatMember("meanTurnRadians", report.meanTurn);
	json.FloatMember("largestTurnRadians", report.largestTurn);
}

EditResult Apply(PackedRecording& recording, const SmoothOptions& options)
{
	const SmoothReport report = Smooth(recording, options);
	EditSummary summary;
	summary.lines = {"  smoothed  " + Counted(report.movedKeys, "key") + " of " +
			Counted(report.smoothedGroups, "position or rotation", "positions and rotations"),
		"  moved     " + MillimetresText(report.meanMove) + " (root mean square), " +
			MillimetresText(report.largestMove) + " at most",
		"  turned    " + DegreesText(report.meanTurn) + " (root mean square), " + DegreesText(report.largestTurn) +
			" at most"};
	if (report.mergedGroups > 0)
	{
		summary.lines.push_back(
			"  merged    " + Counted(report.mergedGroups, "group") + " of curves onto common times");
	}
	if (report.skippedGroups > 0)
	{
		summary.lines.push_back("  skipped   " + Counted(report.skippedGroups, "group") +
			" of curves that are damaged: 'mria repair' first");
	}
	summary.json = [report, options](JsonText& json) { WriteReport(json, report, options); };
	return summary;
}

/** `mria smooth`: a recording without jitter. */
ExitCode Run(const Options& options)
{
	SmoothOptions smooth = options.smooth;
	smooth.parts = PartsOf(options.only);
	return RunEdit(
		options.common, options.files, [&smooth](PackedRecording& recording) { return Apply(recording, smooth); });
}
} // namespace SmoothDetail

void AddSmooth(CLI::App& app, Action& action)
{
	using namespace SmoothDetail;
	const auto [command, options] = AddCommand(app, action, "smooth", "Removes jitter without adding delay", Run);
	SmoothOptions& smooth = options->smooth;
	const std::vector<std::string> parts = {"camera", "left", "right", "gaze"};
	AddEditFiles(command, options->files);
	command->add_option("--cutoff", smooth.cutoff, "removes faster motion, 0.1 to 1000; default 4")
		->check(InRange(0.1, 1000.0))
		->option_text("HERTZ");
	command->add_option("--beta", smooth.beta, "Hz added per m/s of speed, 0 to 1000; default 4")
		->check(InRange(0.0, 1000.0))
		->option_text("B");
	command->add_option("--only", options->only, "only these of:\n" + Alternatives(parts))
		->allow_extra_args(false)
		->delimiter(',')
		->check(OneOf(parts))
		->option_text("PART,...");
	command->footer("Lower numbers smooth more. First and last keys, flags, markers and times stay.\n"
					"Example: mria smooth walk.bin -o calm.bin --cutoff 3 --only left,right");
}

} // namespace mria
