// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Command.h"
#include "Io/Edit.h"
#include "Mria/Reader.h"
#include "Mria/Reducer.h"
#include "Text/Strings.h"
#include "Text/ValueText.h"

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <limits>

namespace mria
{

namespace ReduceDetail
{
/** Tolerances as they are typed: millimetres and degrees. */
struct Options
{
	CommonOptions common;
	EditFiles files;
	double jointPosition = 1.0;
	double jointRotation = 0.2;
	double cameraPosition = 2.0;
	double cameraRotation = 0.2;
	double gazeOrigin = 2.0;
	double gazeDirection = 0.2;
	bool likeMrtk = false; ///< Write what MRTK's recorder would keep.
	bool compareMrtk = false; ///< Also show what MRTK's recorder would keep.
};

constexpr std::size_t kChannelWidth = 12;
constexpr std::size_t kNameWidth = 21;
constexpr std::size_t kCountWidth = 11;
constexpr std::size_t kShareWidth = 6;
constexpr std::size_t kErrorWidth = 15;
constexpr std::size_t kLostWidth = 6;
constexpr const char* kGap = "  ";

/** More would hide the rest. */
constexpr std::size_t kMostLeft = 5;

ReduceTolerances TolerancesOf(const Options& options)
{
	const auto metres = [](double typed) { return static_cast<float>(typed / kMillimetres); };
	const auto radians = [](double typed) { return static_cast<float>(typed / kDegrees); };
	return {metres(options.jointPosition), radians(options.jointRotation), metres(options.cameraPosition),
		radians(options.cameraRotation), metres(options.gazeOrigin), radians(options.gazeDirection)};
}

/** One way to reduce, and its result. */
struct Outcome
{
	std::string name;
	ReduceReport report;
	double milliseconds = 0.0;
};

using Reducer = ReduceReport (*)(EditedRecording recording, const ReduceTolerances& tolerances);

ReduceReport ReduceOurs(EditedRecording recording, const ReduceTolerances& tolerances)
{
	return Reduce(recording, tolerances);
}

ReduceReport ReduceMrtks(EditedRecording recording, const ReduceTolerances& tolerances)
{
	return ReduceLikeMrtk(recording, tolerances);
}

/** The best time of a few: the first run also pays for memory that is new. */
Outcome Try(const char* name, Reducer reduce, const RecordingView& source, const ReduceTolerances& tolerances)
{
	constexpr int kRuns = 5;
	Outcome outcome{name, {}, std::numeric_limits<double>::infinity()};
	Recording recording;
	for (int i = 0; i < kRuns; ++i)
	{
		recording = CopyRecording(source);
		const auto start = std::chrono::steady_clock::now();
		outcome.report = reduce(recording, tolerances);
		const std::chrono::duration<double, std::milli> time = std::chrono::steady_clock::now() - start;
		outcome.milliseconds = std::min(outcome.milliseconds, time.count());
	}
	return outcome;
}

std::string PadLeft(const std::string& text, std::size_t width)
{
	return (text.size() < width ? std::string(width - text.size(), ' ') : "") + text;
}

std::string Number(const char* format, double number)
{
	char text[48];
	std::snprintf(text, sizeof(text), format, number);
	return text;
}

std::string ErrorText(double error, bool isPosition)
{
	return isPosition ? Number("%.2f mm ", error * kMillimetres) : Number("%.2f deg", error * kDegrees);
}

std::string PartText(const ReducedPart& part, const std::string& error)
{
	const double share =
		part.keysBefore > 0 ? 100.0 * static_cast<double>(part.keysAfter) / static_cast<double>(part.keysBefore) : 0.0;
	return PadLeft(Thousands(part.keysAfter), kCountWidth) + PadLeft(Number("%.0f %%", share), kShareWidth) +
		PadLeft(error, kErrorWidth) + PadLeft(Thousands(part.framesLost), kLostWidth);
}

/** One row: what all outcomes made of the same keys. */
struct Row
{
	std::string name;
	std::vector<ReducedPart> parts;
	bool isPosition = true;
	bool isTotal = false;
};

std::string RowText(const Row& row)
{
	std::string line = "  " + PadRight(row.name, kNameWidth) + PadLeft(Thousands(row.parts[0].keysBefore), kCountWidth);
	for (const ReducedPart& part : row.parts)
	{
		line += kGap + PartText(part, row.isTotal ? "" : ErrorText(part.worstError, row.isPosition));
	}
	return line;
}

Row TotalOf(const std::vector<Outcome>& outcomes)
{
	Row row{"total", {}, true, true};
	for (const Outcome& outcome : outcomes)
	{
		const ReducedChannel total = outcome.report.Total();
		ReducedPart sum = total.position;
		sum.keysBefore += total.rotation.keysBefore;
		sum.keysAfter += total.rotation.keysAfter;
		sum.framesLost = std::max(sum.framesLost, total.rotation.framesLost);
		row.parts.push_back(sum);
	}
	return row;
}

std::vector<Row> RowsOf(const std::vector<Outcome>& outcomes)
{
	std::vector<Row> rows;
	for (std::size_t i = 0; i < kReduceChannelCount; ++i)
	{
		const auto channel = static_cast<ReduceChannel>(i);
		const bool isGaze = channel == ReduceChannel::Gaze;
		const std::string name = PadRight(ToString(channel), kChannelWidth);
		Row position{name + (isGaze ? "origin" : "position"), {}, true};
		Row rotation{name + (isGaze ? "direction" : "rotation"), {}, false};
		for (const Outcome& outcome : outcomes)
		{
			position.parts.push_back(outcome.report.Of(channel).position);
			rotation.parts.push_back(outcome.report.Of(channel).rotation);
		}
		rows.push_back(std::move(position));
		rows.push_back(std::move(rotation));
	}
	rows.push_back(TotalOf(outcomes));
	return rows;
}

void AddTable(const std::vector<Outcome>& outcomes, std::vector<std::string>& lines)
{
	std::string ways = std::string(2 + kNameWidth + kCountWidth, ' ');
	std::string head = "  " + PadRight("", kNameWidth) + PadLeft("keys", kCountWidth);
	for (const Outcome& outcome : outcomes)
	{
		ways += kGap +
			PadLeft(outcome.name + Number(", %.1f ms", outcome.milliseconds),
				kCountWidth + kShareWidth + kErrorWidth + kLostWidth);
		head += kGap + PadLeft("kept", kCountWidth) + PadLeft("", kShareWidth) + PadLeft("largest error", kErrorWidth) +
			PadLeft("lost", kLostWidth);
	}
	if (outcomes.size() > 1)
	{
		lines.push_back(ways);
	}
	lines.push_back(head);
	for (const Row& row : RowsOf(outcomes))
	{
		if (row.parts[0].keysBefore > 0)
		{
			lines.push_back(RowText(row));
		}
	}
}

/** Where curves did not share their times, some keys are between old ones. */
void AddNewTimes(const ReduceReport& report, std::vector<std::string>& lines)
{
	const std::size_t count = report.Total().position.keysAtNewTimes + report.Total().rotation.keysAtNewTimes;
	if (count > 0)
	{
		lines.push_back(
			"  new times: " + Counted(count, "key") + " at times that their curves had none at, on the old lines");
	}
}

void AddLeft(const ReduceReport& report, std::vector<std::string>& lines)
{
	if (report.skipped.empty())
	{
		return;
	}
	lines.push_back(
		"  left alone: " + Counted(report.skipped.size(), "position or rotation", "positions and rotations"));
	for (std::size_t i = 0; i < report.skipped.size() && i < kMostLeft; ++i)
	{
		lines.push_back("    " + Describe(report.skipped[i]));
	}
	if (report.skipped.size() > kMostLeft)
	{
		lines.push_back("    and " + Thousands(report.skipped.size() - kMostLeft) + " more; --json lists all");
	}
}

void WritePart(JsonText& json, const char* name, const ReducedPart& part, const char* errorName)
{
	json.Name(name);
	json.BeginObject();
	json.CountMember("keysBefore", part.keysBefore);
	json.CountMember("keysAfter", part.keysAfter);
	json.CountMember("keysAtNewTimes", part.keysAtNewTimes);
	json.FloatMember(errorName, static_cast<float>(part.worstError));
	json.CountMember("framesLost", part.framesLost);
	json.EndObject();
}

void WriteOutcome(JsonText& json, const Outcome& outcome)
{
	constexpr const char* kNames[kReduceChannelCount] = {"camera", "left", "right", "gaze"};
	json.Name("channels");
	json.BeginObject();
	for (std::size_t i = 0; i < kReduceChannelCount; ++i)
	{
		const ReducedChannel& channel = outcome.report.channels[i];
		json.Name(kNames[i]);
		json.BeginObject();
		WritePart(json, "position", channel.position, "largestErrorMetres");
		WritePart(json, "rotation", channel.rotation, "largestErrorRadians");
		json.EndObject();
	}
	json.EndObject();
	json.ArrayMember("leftAlone", outcome.report.skipped, [&](const SkippedGroup& left) { json.Text(Describe(left)); });
}

void WriteJson(JsonText& json, const std::vector<Outcome>& outcomes)
{
	WriteOutcome(json, outcomes[0]);
	if (outcomes.size() > 1)
	{
		json.FloatMember("milliseconds", static_cast<float>(outcomes[0].milliseconds));
		json.Name("mrtk");
		json.BeginObject();
		WriteOutcome(json, outcomes[1]);
		json.FloatMember("milliseconds", static_cast<float>(outcomes[1].milliseconds));
		json.EndObject();
	}
}

EditResult Apply(PackedRecording& recording, const Options& options)
{
	if (options.likeMrtk && options.compareMrtk)
	{
		return std::string("--mrtk and --compare-mrtk exclude each other");
	}
	const ReduceTolerances tolerances = TolerancesOf(options);
	std::vector<Outcome> outcomes;
	if (options.compareMrtk)
	{
		outcomes.push_back(Try("reduce", ReduceOurs, recording, tolerances));
		outcomes.push_back(Try("as MRTK does it", ReduceMrtks, recording, tolerances));
	}
	const ReduceReport report = (options.likeMrtk ? ReduceMrtks : ReduceOurs)(recording, tolerances);
	if (outcomes.empty())
	{
		outcomes.push_back({"", report});
	}
	EditSummary summary;
	AddTable(outcomes, summary.lines);
	AddNewTimes(report, summary.lines);
	AddLeft(report, summary.lines);
	summary.json = [outcomes](JsonText& json) { WriteJson(json, outcomes); };
	return summary;
}

/** `mria reduce`: fewer keys, nothing moved further than it may be. */
ExitCode Run(const Options& options)
{
	return RunEdit(
		options.common, options.files, [&options](PackedRecording& recording) { return Apply(recording, options); });
}
} // namespace ReduceDetail

void AddReduce(CLI::App& app, Action& action)
{
	using namespace ReduceDetail;
	const auto [command, options] = AddCommand(app, action, "reduce", "Removes keys within tolerances", Run);
	Options& values = *options;
	AddEditFiles(command, values.files);
	AddTolerance(command, "--position", values.jointPosition, "largest joint error, default 1", "MM");
	AddTolerance(command, "--rotation", values.jointRotation, "largest joint error, default 0.2", "DEGREES");
	AddTolerance(command, "--camera-position", values.cameraPosition, "largest head error, default 2", "MM");
	AddTolerance(command, "--camera-rotation", values.cameraRotation, "else 0.2", "DEGREES");
	AddTolerance(command, "--gaze-origin", values.gazeOrigin, "largest gaze error, default 2", "MM");
	AddTolerance(command, "--gaze-direction", values.gazeDirection, "else 0.2", "DEGREES");
	command->add_flag("--mrtk", values.likeMrtk, "reduce as MRTK does: loses tails, no bounds");
	command->add_flag("--compare-mrtk", values.compareMrtk, "also show what MRTK's recorder would keep");
	command->footer("The bounds hold at every key time of the original; 0 drops only keys that repeat.\n"
					"Example: mria reduce walk.bin -o small.bin --position 0.5 --compare-mrtk");
}

} // namespace mria
