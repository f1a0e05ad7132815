// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Io/Report.h"

#include "Io/Progress.h"
#include "Io/Terminal.h"
#include "Text/Strings.h"

namespace mria
{

namespace ReportDetail
{
const char* EscapeOf(Tone tone)
{
	constexpr const char* kEscapes[] = {"", "\x1b[1m", "\x1b[2m", "\x1b[36m", "\x1b[33m", "\x1b[31m"};
	return kEscapes[static_cast<std::size_t>(tone)];
}

void Print(std::FILE* stream, std::string_view text)
{
	HideProgress();
	if (stream == stderr)
	{
		std::fflush(stdout); // what was said first is read first where both go to one place
	}
	std::fwrite(text.data(), 1, text.size(), stream);
}

void WriteNumbers(const Error& error, JsonText& json)
{
	json.CountMember("offset", error.offset);
	json.TextMember("path", ToString(error.path));
	json.Name("wanted");
	json.Integer(error.wanted);
	json.Name("found");
	json.Integer(error.found);
}

void WritePlace(const JsonError& error, JsonText& json)
{
	json.CountMember("offset", error.offset);
	json.CountMember("line", error.line);
	json.CountMember("column", error.column);
	json.TextMember("path", error.path);
	json.TextMember("wanted", error.wanted);
	json.TextMember("found", error.found);
}
} // namespace ReportDetail

Report::Report(const CommonOptions& options, std::FILE* out)
	: options_(options)
	, out_(out)
	, hasColour_(HasColour(out))
{
}

void Report::Line(std::string_view text) const
{
	if (WantsText())
	{
		ReportDetail::Print(out_, std::string(text) + "\n");
	}
}

void Report::WrappedLine(std::string_view text, std::size_t indent) const
{
	Line(WrapWords(text, ScreenWidth(), indent));
}

void Report::Lines(const std::vector<std::string>& lines) const
{
	for (const std::string& line : lines)
	{
		Line(line);
	}
}

void Report::Warn(std::string_view text) const
{
	if (WantsText())
	{
		ReportDetail::Print(stderr, "warning: " + std::string(text) + "\n");
	}
}

void Report::Json(const JsonText& json) const
{
	ReportDetail::Print(out_, json.Get());
}

ExitCode Report::Fail(const Failure& failure) const
{
	JsonText json;
	FailInList(failure, json);
	if (options_.json)
	{
		Json(json);
	}
	return ExitCode::CannotReadOrWrite;
}

void Report::FailInList(const Failure& failure, JsonText& json) const
{
	if (!options_.json)
	{
		ReportDetail::Print(stderr, FailureText(failure));
		return;
	}
	json.BeginObject();
	WriteFailure(failure, json);
	json.EndObject();
}

ExitCode Report::Misuse(std::string_view text) const
{
	if (!options_.json)
	{
		ReportDetail::Print(stderr, "error: " + std::string(text) + "\n");
		return ExitCode::Usage;
	}
	constexpr std::string_view kHint = "\n  hint: ";
	const std::size_t hint = text.find(kHint);
	JsonText json;
	json.BeginObject();
	json.Name("error");
	json.BeginObject();
	json.TextMember("code", "Usage");
	json.TextMember("message", text.substr(0, hint));
	json.TextMember("hint", hint == std::string_view::npos ? "" : text.substr(hint + kHint.size()));
	json.EndObject();
	json.EndObject();
	Json(json);
	return ExitCode::Usage;
}

std::string Report::Paint(Tone tone, std::string_view text) const
{
	if (!hasColour_ || tone == Tone::Plain)
	{
		return std::string(text);
	}
	return ReportDetail::EscapeOf(tone) + std::string(text) + "\x1b[0m";
}

void WriteFailure(const Failure& failure, JsonText& json)
{
	json.TextMember("file", failure.file);
	json.Name("error");
	json.BeginObject();
	json.TextMember("code", failure.code);
	if (failure.recordingError)
	{
		ReportDetail::WriteNumbers(*failure.recordingError, json);
	}
	if (failure.jsonError)
	{
		ReportDetail::WritePlace(*failure.jsonError, json);
	}
	json.TextMember("message", failure.detail.empty() ? failure.summary : failure.summary + ": " + failure.detail);
	json.TextMember("hint", failure.hint);
	json.EndObject();
}

std::string FailureText(const Failure& failure)
{
	std::string text = "error: " + failure.summary + "\n";
	if (!failure.detail.empty())
	{
		text += "  " + failure.detail + "\n";
	}
	if (!failure.hint.empty())
	{
		text += "  hint: " + failure.hint + "\n";
	}
	return text;
}

} // namespace mria
