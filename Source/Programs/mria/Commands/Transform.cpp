// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Mria/Transform.h"

#include "Command.h"
#include "Io/Edit.h"
#include "Io/RecordingOutput.h"
#include "Results/TransformText.h"
#include "Text/Strings.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <vector>

namespace mria
{

namespace TransformDetail
{
/** Vectors are empty unless given. */
struct Options
{
	CommonOptions common;
	EditFiles files;
	std::vector<float> move; ///< Metres: x, y, z.
	std::optional<float> turn; ///< Degrees about the vertical axis, to the right.
	std::vector<float> rotate; ///< A quaternion: x, y, z, w.
	std::optional<float> scale;
	bool headToOrigin = false;
	std::vector<float> headTo; ///< Metres: x, y, z.
	bool keepHeight = false;
	bool faceForward = false;
};

bool GoesByHead(const Options& options)
{
	return options.headToOrigin || !options.headTo.empty() || options.faceForward;
}

bool HasNumbersOutOfRange(const Options& options)
{
	const auto isFinite = [](float number) { return std::isfinite(number); };
	const auto areFinite = [&](const std::vector<float>& numbers)
	{ return std::all_of(numbers.begin(), numbers.end(), isFinite); };
	return !areFinite(options.move) || !areFinite(options.rotate) || !areFinite(options.headTo) ||
		!isFinite(options.turn.value_or(0.0f)) || !isFinite(options.scale.value_or(1.0f));
}

/** What makes no sense, whatever the recording is; empty if all is well. */
std::string Misuse(const Options& options)
{
	const bool isMoved = !options.move.empty() || options.turn || !options.rotate.empty() || options.scale;
	const auto isZero = [](float number) { return number == 0.0f; };
	if (!isMoved && !GoesByHead(options))
	{
		return "nothing to do: use --move, --turn, --rotate, --scale, --head-to-origin, --head-to or --face-forward";
	}
	if (options.turn && !options.rotate.empty())
	{
		return "--turn and --rotate exclude each other";
	}
	if (options.headToOrigin && !options.headTo.empty())
	{
		return "--head-to-origin and --head-to exclude each other";
	}
	if (options.keepHeight && !options.headToOrigin && options.headTo.empty())
	{
		return "--keep-height goes with --head-to-origin or --head-to";
	}
	if (HasNumbersOutOfRange(options))
	{
		return "lengths, angles and scales must be finite numbers";
	}
	if (!options.rotate.empty() && std::all_of(options.rotate.begin(), options.rotate.end(), isZero))
	{
		return "--rotate of four zeros is no rotation\n  hint: no rotation at all is 0 0 0 1";
	}
	return options.scale.value_or(1.0f) > 0.0f ? "" : "--scale must be above 0\n  hint: mria mirror swaps the sides";
}

Vec3 ToVector(const std::vector<float>& numbers)
{
	return numbers.empty() ? Vec3{} : Vec3{numbers[0], numbers[1], numbers[2]};
}

/** What the head options ask for. */
Similarity AnchorOf(const Pose& head, const Options& options)
{
	AnchorOptions anchor;
	anchor.turns = options.faceForward;
	anchor.keepsHeight = options.keepHeight;
	const bool staysPut = !options.headToOrigin && options.headTo.empty();
	anchor.target.position = staysPut ? head.position : ToVector(options.headTo);
	return AnchorHead(head, anchor);
}

Similarity SimilarityOf(const Options& options)
{
	Similarity similarity;
	similarity.translation = ToVector(options.move);
	similarity.scale = options.scale.value_or(1.0f);
	similarity.rotation = TurnAboutUp(options.turn.value_or(0.0f));
	if (!options.rotate.empty())
	{
		similarity.rotation =
			NormalizedOrIdentity({options.rotate[0], options.rotate[1], options.rotate[2], options.rotate[3]});
	}
	return similarity;
}

EditResult Apply(PackedRecording& recording, const Options& options)
{
	Similarity similarity = SimilarityOf(options);
	if (GoesByHead(options))
	{
		const std::optional<Pose> head = FindHeadStart(recording);
		if (!head)
		{
			return std::string(kNoHeadText);
		}
		similarity = similarity * AnchorOf(*head, options);
	}
	const TransformReport report = Transform(recording, similarity);
	EditSummary summary;
	summary.lines = {
		"  moved     " + Counted(report.changedCurves, "curve") + " with " + Counted(report.keysBefore, "key")};
	AddTransformLines(report, summary.lines);
	summary.json = [report, similarity](JsonText& json)
	{
		const auto writeFloat = [&json](float number) { json.Float(number); };
		const std::array<float, 3> translation = {
			similarity.translation.x, similarity.translation.y, similarity.translation.z};
		const std::array<float, 4> rotation = {
			similarity.rotation.x, similarity.rotation.y, similarity.rotation.z, similarity.rotation.w};
		json.ArrayMember("translation", translation, writeFloat);
		json.ArrayMember("rotation", rotation, writeFloat);
		json.FloatMember("scale", similarity.scale);
		WriteTransformReport(json, report);
	};
	return summary;
}

/** `mria transform`: a recording moved to another place. */
ExitCode Run(const Options& options)
{
	if (const std::string misuse = Misuse(options); !misuse.empty())
	{
		return MakeReport(options.common, options.files.output).Misuse(misuse);
	}
	return RunEdit(
		options.common, options.files, [&options](PackedRecording& recording) { return Apply(recording, options); });
}

/** An option of so many numbers, neither more nor fewer, so that it never swallows a file's name. */
void AddNumbers(
	CLI::App* command, const char* name, int count, std::vector<float>& numbers, const char* summary, const char* label)
{
	command->add_option(name, numbers, summary)
		->type_size(count)
		->expected(1)
		->allow_extra_args(false)
		->option_text(label);
}
} // namespace TransformDetail

void AddTransform(CLI::App& app, Action& action)
{
	using namespace TransformDetail;
	const auto [command, options] = AddCommand(app, action, "transform", "Moves, turns or scales a recording", Run);
	Options& values = *options;
	AddEditFiles(command, values.files);
	command->add_flag("--head-to-origin", values.headToOrigin, "the head starts at 0 0 0");
	AddNumbers(command, "--head-to", 3, values.headTo, "the head starts there, in metres", "X Y Z");
	command->add_flag("--keep-height", values.keepHeight, "keep y for --head-to and --head-to-origin");
	command->add_flag("--face-forward", values.faceForward, "the head starts looking along +z");
	command->add_option("--scale", values.scale, "scale factor about the origin")->option_text("S");
	command->add_option("--turn", values.turn, "about the vertical axis; positive is right")->option_text("DEGREES");
	AddNumbers(command, "--rotate", 4, values.rotate, "about any axis, as a quaternion", "X Y Z W");
	AddNumbers(command, "--move", 3, values.move, "metres to the right, up and forward", "X Y Z");
	command->footer("Unity's axes: x right, y up, z forward. They are applied in the order above.\n"
					"Example: mria transform walk.bin -o placed.bin --head-to-origin --turn 90");
}

} // namespace mria
