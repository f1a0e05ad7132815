// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Commands/Transform.h"

#include "Io/RecordingOutput.h"
#include "Mria/Transform.h"
#include "Text/Strings.h"
#include "Text/TransformText.h"

#include <algorithm>
#include <cmath>

namespace mria
{

namespace TransformDetail
{
bool GoesByHead(const TransformCommandOptions& options)
{
	return options.headToOrigin || !options.headTo.empty() || options.faceForward;
}

bool HasNumbersOutOfRange(const TransformCommandOptions& options)
{
	const auto isFinite = [](float number) { return std::isfinite(number); };
	const auto areFinite = [&](const std::vector<float>& numbers)
	{ return std::all_of(numbers.begin(), numbers.end(), isFinite); };
	return !areFinite(options.move) || !areFinite(options.rotate) || !areFinite(options.headTo) ||
		!isFinite(options.turn.value_or(0.0f)) || !isFinite(options.scale.value_or(1.0f));
}

/** What makes no sense, whatever the recording is; empty if all is well. */
std::string Misuse(const TransformCommandOptions& options)
{
	const bool isMoved = !options.move.empty() || options.turn || !options.rotate.empty() || options.scale;
	const auto isZero = [](float number) { return number == 0.0f; };
	if (!isMoved && !GoesByHead(options))
	{
		return "say where to: --move, --turn, --rotate, --scale, --head-to-origin, --head-to or --face-forward";
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
Similarity AnchorOf(const Pose& head, const TransformCommandOptions& options)
{
	AnchorOptions anchor;
	anchor.turns = options.faceForward;
	anchor.keepsHeight = options.keepHeight;
	const bool staysPut = !options.headToOrigin && options.headTo.empty();
	anchor.target.position = staysPut ? head.position : ToVector(options.headTo);
	return AnchorHead(head, anchor);
}

Similarity PlaceOf(const TransformCommandOptions& options)
{
	Similarity place;
	place.translation = ToVector(options.move);
	place.scale = options.scale.value_or(1.0f);
	place.rotation = TurnAboutUp(options.turn.value_or(0.0f));
	if (!options.rotate.empty())
	{
		place.rotation =
			NormalizedOrIdentity({options.rotate[0], options.rotate[1], options.rotate[2], options.rotate[3]});
	}
	return place;
}

void WriteFloats(JsonText& json, const char* name, const std::vector<float>& numbers)
{
	json.Name(name);
	json.BeginArray();
	for (const float number : numbers)
	{
		json.Float(number);
	}
	json.EndArray();
}

EditResult Apply(Recording& recording, const TransformCommandOptions& options)
{
	Similarity place = PlaceOf(options);
	if (GoesByHead(options))
	{
		const std::optional<Pose> head = FindHeadStart(recording);
		if (!head)
		{
			return std::string(kNoHeadText);
		}
		place = place * AnchorOf(*head, options);
	}
	const TransformReport report = Transform(recording, place);
	EditSummary summary;
	summary.lines = {
		"  moved     " + Counted(report.changedCurves, "curve") + " with " + Counted(report.keysBefore, "key")};
	AddTransformLines(report, summary.lines);
	summary.json = [report, place](JsonText& json)
	{
		WriteFloats(json, "translation", {place.translation.x, place.translation.y, place.translation.z});
		WriteFloats(json, "rotation", {place.rotation.x, place.rotation.y, place.rotation.z, place.rotation.w});
		json.FloatMember("scale", place.scale);
		WriteTransformReport(json, report);
	};
	return summary;
}
} // namespace TransformDetail

ExitCode RunTransform(const TransformCommandOptions& options)
{
	if (const std::string misuse = TransformDetail::Misuse(options); !misuse.empty())
	{
		return ReportBeside(options.common, options.files.output).Misuse(misuse);
	}
	return RunEdit(options.common, options.files,
		[&options](Recording& recording) { return TransformDetail::Apply(recording, options); });
}

} // namespace mria
