// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Command.h"
#include "Io/LoadedRecording.h"
#include "Io/RecordingSearch.h"
#include "Io/Report.h"
#include "Io/Terminal.h"
#include "Results/CiReport.h"
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
	CiFiles ci;
};

struct Totals
{
	std::size_t checked = 0;
	std::size_t clean = 0;
	std::size_t failed = 0; ///< Cannot be read.
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

void PrintFinding(const Report& report, const Finding& finding, const std::string& what)
{
	constexpr std::size_t kSeverityWidth = 9;
	constexpr std::size_t kCodeWidth = 17;
	constexpr std::size_t kNarrow = 80;
	const std::size_t indent = 2 + kSeverityWidth + (ScreenWidth() < kNarrow ? 0 : kCodeWidth + 1);
	const std::string line = "  " +
		report.Paint(ToneOf(finding.severity), PadRight(ToString(finding.severity), kSeverityWidth)) +
		PadRight(ToString(finding.code), kCodeWidth) + " " + what + "; " +
		report.Paint(Tone::Faint, Remedy(finding.code));
	report.WrappedLine(line, indent);
}

void PrintFindings(const Report& report, const std::vector<Finding>& findings, bool all)
{
	if (all)
	{
		for (const Finding& finding : findings)
		{
			PrintFinding(report, finding, finding.path + ": " + Describe(finding));
		}
		return;
	}
	for (const Group<Finding>& group : GroupByCode(findings))
	{
		const bool isOne = group.locations.size() == 1;
		const std::string what = isOne
			? group.all.path + ": " + Describe(group.all)
			: Describe(group.all) + " in " + group.all.path + ": " + LocationsText(group.locations);
		PrintFinding(report, group.all, what);
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

/** All that is said in the end, in every form. */
struct Answer
{
	JsonText json;
	Totals totals;
	CiReport ci{"check", {}};
};

ExitCode CheckRecording(const Options& options, const Report& report, const std::string& path,
	const LoadedRecording& loaded, Answer& answer)
{
	const std::vector<Finding> findings = Validate(loaded.view);
	const ExitCode code = ExitCodeOf(CountSeverities(findings), options.strict);
	++answer.totals.checked;
	answer.totals.clean += findings.empty() ? 1 : 0;
	CiCase item = {path, {}, code != ExitCode::Fine};
	for (const Finding& finding : findings)
	{
		item.findings.push_back({ToString(finding.code), finding.severity, finding.path + ": " + Describe(finding)});
	}
	answer.ci.cases.push_back(std::move(item));
	if (report.WantsJson())
	{
		WriteFindings(answer.json, path, findings);
	}
	else
	{
		PrintText(report, path, findings, options.all);
	}
	return code;
}

void AddSkipped(const std::vector<SkippedFile>& skipped, Answer& answer)
{
	for (const SkippedFile& file : skipped)
	{
		answer.ci.cases.push_back({file.path, {}, false, file.what});
		answer.json.BeginObject();
		answer.json.TextMember("file", file.path);
		answer.json.TextMember("skipped", file.what);
		answer.json.EndObject();
	}
}

/** "7 files: 4 checked, 2 with nothing to report; 1 failed; 2 skipped (1 text, 1 a glTF buffer)". */
void PrintTotals(const Report& report, const Totals& totals, const std::vector<SkippedFile>& skipped)
{
	std::map<std::string, std::size_t> reasons;
	for (const SkippedFile& file : skipped)
	{
		++reasons[file.what];
	}
	std::vector<std::string> counted;
	for (const auto& [reason, count] : reasons)
	{
		counted.push_back(Thousands(count) + " " + reason);
	}
	report.Line(Counted(totals.checked + totals.failed + skipped.size(), "file") + ": " + Thousands(totals.checked) +
		" checked, " + Thousands(totals.clean) + " with nothing to report; " + Thousands(totals.failed) + " failed; " +
		Thousands(skipped.size()) + " skipped" + (counted.empty() ? "" : " (" + Joined(counted) + ")"));
}

/** `mria check`: every finding in every file, worst first. A file that cannot be read does not stop the others. */
ExitCode Run(const Options& options)
{
	const Report report(options.common);
	const RecordingSearch search = FindRecordings(options.files);
	const bool isList = options.files.size() > 1 || search.hasFolders;
	Answer answer;
	if (isList)
	{
		answer.json.BeginArray();
	}
	const ExitCode worst = VisitRecordings(
		search,
		[&](const std::string& path, const LoadedRecording& loaded)
		{ return CheckRecording(options, report, path, loaded, answer); },
		[&](const Failure& failure)
		{
			++answer.totals.failed;
			answer.ci.Add(failure);
			report.FailInList(failure, answer.json);
		});
	if (isList)
	{
		AddSkipped(search.skipped, answer);
		answer.json.EndArray();
		PrintTotals(report, answer.totals, search.skipped);
	}
	if (report.WantsJson())
	{
		report.Json(answer.json);
	}
	const std::optional<Failure> failure = WriteCiReport(answer.ci, options.ci);
	return failure ? report.Fail(*failure) : worst;
}
} // namespace CheckDetail

void AddCheck(CLI::App& app, Action& action)
{
	using namespace CheckDetail;
	const auto [command, options] =
		AddCommand(app, action, "check", "Every problem in recordings, worst first; changes nothing", Run);
	AddRecordings(command, options->files);
	command->add_flag("--strict", options->strict, "exit code 1 for warnings too");
	command->add_flag("--all", options->all, "one line per finding, not per kind");
	AddCiFiles(command, options->ci);
	command->footer("Example: mria check --strict walk.bin Recordings/");
}

} // namespace mria
