// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Commands/Smooth.h"

#include "Text/Strings.h"
#include "Text/TransformText.h"

#include <algorithm>

namespace mria
{

namespace SmoothDetail
{
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

EditResult Apply(Recording& recording, const SmoothOptions& options)
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
} // namespace SmoothDetail

std::vector<std::string> SmoothPartNames()
{
	return {"camera", "left", "right", "gaze"};
}

ExitCode RunSmooth(const SmoothCommandOptions& options)
{
	SmoothOptions smooth = options.smooth;
	smooth.parts = SmoothDetail::PartsOf(options.only);
	return RunEdit(options.common, options.files,
		[&smooth](Recording& recording) { return SmoothDetail::Apply(recording, smooth); });
}

} // namespace mria
