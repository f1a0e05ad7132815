// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Commands/Diff.h"

#include "Io/LoadedRecording.h"
#include "Io/Terminal.h"
#include "Json/DiffJson.h"
#include "Text/DiffText.h"
#include "Text/Timeline.h"

#include <cstdlib>
#include <cstring>

namespace mria
{

namespace DiffDetail
{
CompareTolerances TolerancesOf(const DiffCommandOptions& options)
{
	CompareTolerances tolerances;
	tolerances.position = tolerances.gazeOrigin = options.positionMm / kMillimetres;
	tolerances.rotation = tolerances.gazeDirection = options.rotationDegrees / kDegrees;
	tolerances.edgeShift = tolerances.markerShift = tolerances.range = options.timeMs / kMilliseconds;
	return tolerances;
}

CompareOptions CoreOptionsOf(const DiffCommandOptions& options)
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
} // namespace DiffDetail

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

ExitCode RunDiff(const DiffCommandOptions& options)
{
	using namespace DiffDetail;
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
	const DiffStory story = {
		{options.fileA, a.Value().view, comparison.rangeA},
		{options.fileB, b.Value().view, comparison.rangeB},
		comparison,
		tolerances,
		HaveSameBytes(a.Value(), b.Value()),
	};
	if (report.WantsJson())
	{
		JsonText json;
		WriteDiff(story, json);
		report.Json(json);
	}
	else
	{
		PrintDiff(report, story, HasUtf8());
	}
	return comparison.IsWithin() ? ExitCode::Fine : ExitCode::Problems;
}

} // namespace mria
