// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Device/Digest.h"
#include "Device/RunOutput.h"
#include "Io/InputBytes.h"
#include "Text/Strings.h"

#include <algorithm>

namespace mria
{

namespace RunPageDetail
{
constexpr const char* kHead = R"(<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Device tests</title>
<style>
:root { color-scheme: light dark; --good: #1a7f37; --bad: #cf222e; --odd: #9a6700; --faint: #656d76; --line: #d0d7de;
  --paper: #ffffff; --card: #f6f8fa; --ink: #1f2328; }
@media (prefers-color-scheme: dark) { :root { --good: #3fb950; --bad: #f85149; --odd: #d29922; --faint: #8d96a0;
  --line: #30363d; --paper: #0d1117; --card: #161b22; --ink: #e6edf3; } }
* { box-sizing: border-box; }
body { margin: 0 auto; padding: 2rem 1.25rem 4rem; max-width: 62rem; background: var(--paper); color: var(--ink);
  font: 15px/1.5 system-ui, "Segoe UI", sans-serif; }
h1 { font-size: 1.5rem; margin: 0 0 .25rem; }
h2 { font-size: 1.15rem; margin: 2.25rem 0 .1rem; }
.faint { color: var(--faint); }
.bar { display: flex; height: .6rem; border-radius: .3rem; overflow: hidden; margin: .75rem 0 0; background: var(--line); }
.bar i { display: block; } .good { color: var(--good); } .bad { color: var(--bad); } .odd { color: var(--odd); }
.bar .good { background: var(--good); } .bar .bad { background: var(--bad); } .bar .odd { background: var(--odd); }
.end { border-left: .25rem solid var(--bad); background: var(--card); padding: .6rem .9rem; margin: .8rem 0;
  white-space: pre-wrap; }
details, .row { border: 1px solid var(--line); border-radius: .4rem; margin: .5rem 0; background: var(--card); }
summary, .row { display: flex; gap: .75rem; align-items: baseline; padding: .5rem .9rem; }
summary { cursor: pointer; list-style: none; } summary::-webkit-details-marker { display: none; }
.state { width: 5.5rem; flex: none; font-weight: 600; } .name { flex: 1; overflow-wrap: anywhere; }
.time { color: var(--faint); font-variant-numeric: tabular-nums; }
.body { padding: .2rem .9rem .9rem; border-top: 1px solid var(--line); }
table { border-collapse: collapse; width: 100%; margin: .6rem 0; font-size: .93em; }
th, td { text-align: left; padding: .25rem .6rem .25rem 0; border-bottom: 1px solid var(--line); vertical-align: top; }
th { color: var(--faint); font-weight: 500; } td:first-child { font-variant-numeric: tabular-nums; } a { color: inherit; }
th:first-child, .events th:nth-child(2) { width: 5rem; }
img { max-width: 100%; max-height: 22rem; border-radius: .3rem; border: 1px solid var(--line); margin: .4rem .4rem 0 0; }
</style></head><body>
)";

const char* ClassOf(TestState state)
{
	return state == TestState::Passed ? "good" : state == TestState::Skipped ? "odd" : "bad";
}

std::string Element(const char* name, const char* cssClass, const std::string& text)
{
	return std::string("<") + name + " class=\"" + cssClass + "\">" + MarkupEscaped(text) + "</" + name + ">";
}

std::string RowText(const std::vector<std::string>& cells, const char* cell)
{
	std::string row = "<tr>";
	for (const std::string& text : cells)
	{
		row += std::string("<") + cell + ">" + MarkupEscaped(text) + "</" + cell + ">";
	}
	return row + "</tr>\n";
}

std::string DifferencesTable(const TestOutcome& test)
{
	std::string rows = RowText({"time", "value", "expected", "found", "input"}, "th");
	for (const TestDifference& difference : test.differences)
	{
		rows += RowText(
			{SecondsText(difference.time), difference.value, difference.expected, difference.actual, difference.input},
			"td");
	}
	return test.differences.empty() ? "" : "<table>" + rows + "</table>\n";
}

std::string EventsTable(const TestOutcome& test)
{
	std::string rows = RowText({"time", "severity", "event"}, "th");
	for (const TestEvent& event : test.events)
	{
		rows += RowText({SecondsText(event.time), event.severity, event.text}, "td");
	}
	return test.events.empty() ? "" : "<table class=\"events\">" + rows + "</table>\n";
}

/** A screenshot is put into the page, so that it can be sent as one file; anything else is a link. */
std::string FileText(const DeviceRun& run, const TestFile& file, const std::filesystem::path& folder)
{
	const bool isPulled = std::find(run.pulled.begin(), run.pulled.end(), file.name) != run.pulled.end();
	if (!isPulled)
	{
		return "<p class=\"faint\">" + MarkupEscaped(file.kind + " " + file.name + " (not pulled)") + "</p>\n";
	}
	const std::filesystem::path path = folder / run.device / std::filesystem::u8path(file.name);
	if (file.kind == "screenshot")
	{
		const FileResult<InputBytes> bytes = ReadInput(path.u8string());
		const Span<const std::uint8_t> data = bytes ? bytes.Value().Get() : Span<const std::uint8_t>();
		const std::string_view text(reinterpret_cast<const char*>(data.data()), data.size());
		return "<img alt=\"" + MarkupEscaped(file.name) + "\" title=\"" + MarkupEscaped(file.name) +
			"\" src=\"data:image/png;base64," + ToBase64(text) + "\">\n";
	}
	const std::string link = MarkupEscaped(run.device + "/" + file.name);
	return "<p>" + MarkupEscaped(file.kind) + ": <a href=\"" + link + "\">" + MarkupEscaped(file.name) + "</a></p>\n";
}

std::string TestText(const DeviceRun& run, const TestOutcome& test, const std::filesystem::path& folder)
{
	const std::string line = std::string("<span class=\"state ") + ClassOf(test.state) + "\">" + ToString(test.state) +
		"</span>" + Element("span", "name", test.name) + Element("span", "time", OneDecimal(test.duration) + " s");
	std::string body;
	body += test.message.empty() ? "" : Element("p", ClassOf(test.state), test.message) + "\n";
	body += test.recording.empty() ? "" : Element("p", "faint", "recording " + test.recording) + "\n";
	body += DifferencesTable(test) + EventsTable(test);
	for (const TestFile& file : test.files)
	{
		body += FileText(run, file, folder);
	}
	if (body.empty())
	{
		return "<div class=\"row\">" + line + "</div>\n";
	}
	const bool isBad = ClassOf(test.state) == std::string("bad");
	return std::string("<details") + (isBad ? " open" : "") + "><summary>" + line + "</summary><div class=\"body\">\n" +
		body + "</div></details>\n";
}

/** Green, yellow and red, as many parts as tests. */
std::string BarText(const DeviceRun& run)
{
	std::string bar = "<div class=\"bar\">";
	for (const char* cssClass : {"good", "odd", "bad"})
	{
		const auto count = std::count_if(run.report.tests.begin(), run.report.tests.end(),
			[&](const TestOutcome& test) { return ClassOf(test.state) == std::string(cssClass); });
		bar += std::string("<i class=\"") + cssClass + "\" style=\"flex: " + std::to_string(count) + "\"></i>";
	}
	return bar + "</div>\n";
}

std::string RunText(const DeviceRun& run, const std::filesystem::path& folder)
{
	std::vector<std::string> facts = {run.info.name, run.info.system, run.app.name, run.app.version};
	if (!run.report.engine.empty())
	{
		facts.push_back("Unreal Engine " + run.report.engine);
	}
	facts.push_back(OneDecimal(run.seconds) + " s");
	facts.erase(std::remove(facts.begin(), facts.end(), ""), facts.end());
	std::string text = "<section>\n<h2>" + MarkupEscaped(run.device) + ": " +
		Element("span", run.IsGood() ? "good" : "bad", CountsText(run)) + "</h2>\n";
	text += Element("div", "faint", Joined(facts)) + "\n" + BarText(run);
	if (run.end != RunEnd::Finished)
	{
		text += Element("div", "end", run.failure ? FailureText(*run.failure) : run.endText) + "\n";
	}
	for (const TestOutcome& test : run.report.tests)
	{
		text += TestText(run, test, folder);
	}
	return text + "</section>\n";
}
} // namespace RunPageDetail

std::string RunsPage(const std::vector<DeviceRun>& runs, const std::filesystem::path& folder)
{
	using namespace RunPageDetail;
	const auto good = std::count_if(runs.begin(), runs.end(), [](const DeviceRun& run) { return run.IsGood(); });
	std::string page = kHead;
	page += "<h1>Device tests</h1>\n" +
		Element(
			"div", "faint", Counted(runs.size(), "device") + ", " + std::to_string(good) + " with every test passed") +
		"\n";
	for (const DeviceRun& run : runs)
	{
		page += RunText(run, folder);
	}
	return page + "</body></html>\n";
}

} // namespace mria
