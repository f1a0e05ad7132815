// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Mria/Mirror.h"

#include "Command.h"
#include "Io/Edit.h"
#include "Results/TransformText.h"
#include "Text/Strings.h"

namespace mria
{

namespace MirrorDetail
{
/** The plane to mirror in. */
enum class MirrorPlane
{
	X, ///< x = 0.
	Head, ///< Upright, through the head's first place and the way it looks there.
};

struct Options
{
	CommonOptions common;
	EditFiles files;
	MirrorPlane about = MirrorPlane::X;
};

EditResult Apply(PackedRecording& recording, MirrorPlane about)
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

/** `mria mirror`: left becomes right. */
ExitCode Run(const Options& options)
{
	return RunEdit(options.common, options.files,
		[&options](PackedRecording& recording) { return Apply(recording, options.about); });
}
} // namespace MirrorDetail

void AddMirror(CLI::App& app, Action& action)
{
	using namespace MirrorDetail;
	const auto [command, options] = AddCommand(app, action, "mirror", "Swaps left and right", Run);
	AddEditFiles(command, options->files);
	AddChoice<MirrorPlane>(command, "--about", "PLANE", "the plane x = 0, or vertical through the head:\n",
		options->about, {{"x", MirrorPlane::X}, {"head", MirrorPlane::Head}});
	command->footer("Lossless about x: mirrored twice it is the same to the bit.\n"
					"Example: mria mirror walk.bin -o left-handed.bin --about head");
}

} // namespace mria
