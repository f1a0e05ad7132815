// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Command.h"
#include "Io/LoadedRecording.h"
#include "Io/RecordingSearch.h"
#include "Io/Report.h"
#include "Text/Groups.h"
#include "Text/Strings.h"
#include "Text/ValueText.h"

#include <algorithm>
#include <map>
#include <string>
#include <vector>

namespace mria
{

namespace CheckDetail
{
struct Options
{
	CommonOptions common;
	std::vector<std::string> files; ///< A folder means the recordings in and below it.
	bool strict = false; ///< Warnings count as problems.
	bool all = false; ///< Each finding by itself instead of one line for all of a kind.
};

struct Totals
{
	std::size_t checked = 0;
	std::size_t clean = 0;
	std::size_t unreadable = 0;
};

Tone ToneOf(Severity severity)
{
	constexpr Tone kTones[] = {Tone::Info, Tone::Warning, Tone::Error};
	return kTones[static_cast<std::size_t>(severity)];
}

ExitCode ExitCodeOf(const SeverityCounts& counts, bool strict)
{
	const bool hasErrors = counts[static_cast<std::size_t>(Severity::Error)] > 0;
	const bool hasWarnings = counts[static_cast<std::size_t>(Severity::Warning)] > 0;
	return hasErrors || (strict && hasWarnings) ? ExitCode::Problems : ExitCode::Fine;
}

std::string FindingLine(const Report& report, const Finding& finding, const std::string& what)
{
	constexpr std::size_t kSeverityWidth = 9;
	constexpr std::size_t kCodeWidth = 17;
	return "  " + report.Paint(ToneOf(finding.severity), PadRight(ToString(finding.severity), kSeverityWidth)) +
		PadRight(ToString(finding.code), kCodeWidth) + " " + what + "; " +
		report.Paint(Tone::Faint, Remedy(finding.code));
}

void PrintFindings(const Report& report, const std::vector<Finding>& findings, bool all)
{
	if (all)
	{
		for (const Finding& finding : findings)
		{
			report.Line(FindingLine(report, finding, finding.path + ": " + Describe(finding)));
		}
		return;
	}
	for (const Group<Finding>& group : GroupByCode(findings))
	{
		const bool isOne = group.locations.size() == 1;
		const std::string what = isOne
			? group.all.path + ": " + Describe(group.all)
			: Describe(group.all) + " in " + group.all.path + ": " + LocationsText(group.locations);
		report.Line(FindingLine(report, group.all, what));
	}
}

void PrintText(const Report& report, const std::string& file, const std::vector<Finding>& findings, bool all)
{
	const std::string counts = SeverityText(CountSeverities(findings));
	report.Line(report.Paint(Tone::Strong, InputName(file)) + ": " + (counts.empty() ? "nothing to report" : counts));
	PrintFindings(report, findings, all);
}

void WriteFindings(JsonText& json, const std::string& file, const std::vector<Finding>& findings)
{
	std::map<std::string, std::size_t> totals;
	json.BeginObject();
	json.TextMember("file", file);
	json.ObjectsMember("findings", findings,
		[&](const Finding& finding)
		{
			json.TextMember("severity", ToString(finding.severity));
			json.TextMember("code", ToString(finding.code));
			json.TextMember("path", finding.path);
			json.TextMember("message", Describe(finding));
			json.CountMember("count", finding.count);
			json.TextMember("remedy", Remedy(finding.code));
			totals[ToString(finding.code)] += finding.count;
		});
	json.CountsMember("totals", totals);
	json.EndObject();
}

ExitCode CheckRecording(const Options& options, const Report& report, const std::string& path,
	const LoadedRecording& loaded, JsonText& json, Totals& totals)
{
	const std::vector<Finding> findings = Validate(loaded.view);
	++totals.checked;
	totals.clean += findings.empty() ? 1 : 0;
	if (report.WantsJson())
	{
		WriteFindings(json, path, findings);
	}
	else
	{
		PrintText(report, path, findings, options.all);
	}
	return ExitCodeOf(CountSeverities(findings), options.strict);
}

void PrintTotals(const Report& report, const Totals& totals)
{
	std::string text =
		Counted(totals.checked, "recording") + " checked, " + Thousands(totals.clean) + " with nothing to report";
	if (totals.unreadable > 0)
	{
		text += ", " + Counted(totals.unreadable, "file") + " unreadable";
	}
	report.Line(text);
}

/** `mria check`: every finding in every file, worst first. A file that cannot be read does not stop the others. */
ExitCode Run(const Options& options)
{
	const Report report(options.common);
	const RecordingSearch search = FindRecordings(options.files);
	const bool isList = options.files.size() > 1 || search.hasFolders;
	JsonText json;
	Totals totals;
	if (isList)
	{
		json.BeginArray();
	}
	const ExitCode worst = VisitRecordings(
		search, "checking", options.common.quiet,
		[&](const std::string& path, const LoadedRecording& loaded)
		{ return CheckRecording(options, report, path, loaded, json, totals); },
		[&](const Failure& failure)
		{
			++totals.unreadable;
			report.FailInList(failure, json);
		});
	if (isList)
	{
		json.EndArray();
		PrintTotals(report, totals);
	}
	if (report.WantsJson())
	{
		report.Json(json);
	}
	return worst;
}
} // namespace CheckDetail

void AddCheck(CLI::App& app, Action& action)
{
	using namespace CheckDetail;
	const auto [command, options] =
		AddCommand(app, action, "check", "Every problem in recordings, worst first; changes nothing", Run);
	command->add_option("FILE", options->files, "recordings, folders of recordings, or -")
		->required()
		->option_text("...");
	command->add_flag("--strict", options->strict, "exit code 1 for warnings too");
	command->add_flag("--all", options->all, "one line per finding, not per kind");
	command->footer("Example: mria check --strict walk.bin Recordings/");
}

} // namespace mria
