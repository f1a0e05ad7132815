// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Results/CiReport.h"

#include "Io/OutputFile.h"
#include "Json/JsonText.h"
#include "Mria/Text.h"
#include "Text/JUnit.h"

#include <set>

namespace mria
{

namespace CiReportDetail
{
JUnitCase JUnitCaseOf(const std::string& command, const CiCase& item)
{
	JUnitCase test = {"mria." + command, item.name};
	if (!item.skipped.empty())
	{
		test.outcome = JUnitOutcome::Skipped;
		test.message = item.skipped;
		return test;
	}
	for (const CiFinding& finding : item.findings)
	{
		test.details += std::string(ToString(finding.severity)) + " " + finding.rule + ": " + finding.message + "\n";
	}
	if (item.hasFailed)
	{
		test.outcome = JUnitOutcome::Failed;
		test.message = item.findings.front().rule + ": " + item.findings.front().message;
	}
	return test;
}

std::string JUnitOf(const CiReport& report)
{
	JUnitSuite suite = {"mria " + report.command};
	for (const CiCase& item : report.cases)
	{
		suite.cases.push_back(JUnitCaseOf(report.command, item));
	}
	return JUnitText({suite});
}

/** A path as a relative or absolute URI. */
std::string UriOf(const std::string& path)
{
	constexpr const char* kDigits = "0123456789ABCDEF";
	constexpr std::string_view kPlain = "-._~/";
	std::string uri;
	for (const char letter : path)
	{
		const auto code = static_cast<std::uint8_t>(letter);
		const bool isAlphanumeric = (code >= '0' && code <= '9') || ((code | 0x20) >= 'a' && (code | 0x20) <= 'z');
		const bool isPlain = isAlphanumeric || kPlain.find(letter) != std::string_view::npos;
		const char slash = letter == '\\' ? '/' : letter; // Windows
		uri +=
			isPlain || slash == '/' ? std::string(1, slash) : std::string{'%', kDigits[code >> 4], kDigits[code & 0xf]};
	}
	return uri;
}

const char* LevelOf(Severity severity)
{
	constexpr const char* kLevels[] = {"note", "warning", "error"};
	return kLevels[static_cast<std::size_t>(severity)];
}

void WriteResult(JsonText& json, const CiCase& item, const CiFinding& finding)
{
	json.BeginObject();
	json.TextMember("ruleId", finding.rule);
	json.TextMember("level", LevelOf(finding.severity));
	json.Name("message");
	json.BeginObject();
	json.TextMember("text", finding.message);
	json.EndObject();
	json.Name("locations");
	json.BeginArray();
	json.BeginObject();
	json.Name("physicalLocation");
	json.BeginObject();
	json.Name("artifactLocation");
	json.BeginObject();
	json.TextMember("uri", UriOf(item.name));
	json.EndObject();
	if (finding.offset)
	{
		json.Name("region");
		json.BeginObject();
		json.CountMember("byteOffset", *finding.offset);
		json.EndObject();
	}
	json.EndObject();
	json.EndObject();
	json.EndArray();
	json.EndObject();
}

void WriteDriver(JsonText& json, const CiReport& report)
{
	std::set<std::string> rules;
	for (const CiCase& item : report.cases)
	{
		for (const CiFinding& finding : item.findings)
		{
			rules.insert(finding.rule);
		}
	}
	json.Name("tool");
	json.BeginObject();
	json.Name("driver");
	json.BeginObject();
	json.TextMember("name", "mria " + report.command);
	json.TextMember("version", MRIA_VERSION);
	json.ObjectsMember("rules", rules, [&json](const std::string& rule) { json.TextMember("id", rule); });
	json.EndObject();
	json.EndObject();
}

std::string SarifOf(const CiReport& report)
{
	JsonText json;
	json.BeginObject();
	json.TextMember("$schema", "https://json.schemastore.org/sarif-2.1.0.json");
	json.TextMember("version", "2.1.0");
	json.Name("runs");
	json.BeginArray();
	json.BeginObject();
	WriteDriver(json, report);
	json.Name("results");
	json.BeginArray();
	for (const CiCase& item : report.cases)
	{
		for (const CiFinding& finding : item.findings)
		{
			WriteResult(json, item, finding);
		}
	}
	json.EndArray();
	json.EndObject();
	json.EndArray();
	json.EndObject();
	return json.Get();
}

std::optional<Failure> Save(const std::string& path, const std::string& text)
{
	FileResult<OutputFile> file = OutputFile::Create(path);
	if (!file)
	{
		return file.GetError();
	}
	file.Value().Write(text);
	return file.Value().Commit();
}
} // namespace CiReportDetail

void CiReport::Add(const Failure& failure)
{
	CiFinding finding = {failure.code, Severity::Error,
		failure.detail.empty() ? failure.summary : failure.summary + ": " + failure.detail};
	if (failure.recordingError)
	{
		finding.offset = failure.recordingError->offset;
	}
	cases.push_back({failure.file, {finding}, true});
}

std::optional<Failure> WriteCiReport(const CiReport& report, const CiFiles& files)
{
	using namespace CiReportDetail;
	std::optional<Failure> failure;
	if (!files.junit.empty())
	{
		failure = Save(files.junit, JUnitOf(report));
	}
	if (!files.sarif.empty() && !failure)
	{
		failure = Save(files.sarif, SarifOf(report));
	}
	return failure;
}

} // namespace mria
