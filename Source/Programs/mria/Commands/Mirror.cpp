// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Commands/Mirror.h"

#include "Mria/Mirror.h"
#include "Text/Strings.h"
#include "Text/TransformText.h"

namespace mria
{

namespace MirrorDetail
{
EditResult Apply(Recording& recording, MirrorPlane about)
{
	const bool isHead = about == MirrorPlane::Head;
	const std::optional<Pose> head = isHead ? FindHeadStart(recording) : std::nullopt;
	if (isHead && !head)
	{
		return std::string("--about head: ") + kNoHeadText;
	}
	const MirrorReport report = isHead ? Mirror(recording, *head) : Mirror(recording);
	EditSummary summary;
	summary.lines = {
		"  mirrored  " + Counted(report.mirroredKeys, "key") + (isHead ? ", about the head" : ", in the plane x = 0"),
		"  swapped   " + Counted(report.swappedKeys, "key") + " of the hands and their flags"};
	AddTransformLines(report.turned, summary.lines);
	summary.json = [report, isHead](JsonText& json)
	{
		json.TextMember("about", isHead ? "head" : "x");
		json.CountMember("mirroredKeys", report.mirroredKeys);
		json.CountMember("swappedKeys", report.swappedKeys);
		WriteTransformReport(json, report.turned);
	};
	return summary;
}
} // namespace MirrorDetail

ExitCode RunMirror(const MirrorCommandOptions& options)
{
	return RunEdit(options.common, options.files,
		[&options](Recording& recording) { return MirrorDetail::Apply(recording, options.about); });
}

} // namespace mria
