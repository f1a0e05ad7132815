// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Command.h"

#include "Io/OutputFile.h"
#include "Io/RecordingOutput.h"
#include "Io/Terminal.h"
#include "Text/Strings.h"

#include <algorithm>
#include <cstdlib>

namespace mria
{

void AddColourOption(CLI::App* command)
{
	const std::vector<std::string> choices = {"auto", "always", "never"};
	command->add_option_function<std::string>("--color", SetColour, "colours: " + Alternatives(choices))
		->check(OneOf(choices))
		->option_text("WHEN");
}

void AddFile(CLI::App* command, const char* name, std::string& file, const char* summary)
{
	const bool isOutput = name[0] == '-';
	command->add_option(name, file, summary)->required()->option_text(isOutput ? "FILE" : " ");
	if (isOutput)
	{
		AddNoClobber(command);
	}
}

void AddNoClobber(CLI::App* command)
{
	command->add_flag_callback("-n,--no-clobber", KeepExistingFiles, "replace no file: if it exists, exit code 3");
}

void AddCiFiles(CLI::App* command, CiFiles& files)
{
	command->add_option("--junit", files.junit, "write a test report for CI: JUnit XML")->option_text("FILE");
	command->add_option("--sarif", files.sarif, "the same as SARIF 2.1.0")->option_text("FILE");
	AddNoClobber(command);
}

void AddRecordings(CLI::App* command, std::vector<std::string>& files)
{
	command->add_option("FILE", files, "recordings, folders of recordings, or -")->required()->option_text("...");
}

CLI::Validator InRange(double least, double most)
{
	const auto reject = [least, most](const std::string& typed) -> std::string
	{
		char* end = nullptr;
		const double number = std::strtod(typed.c_str(), &end);
		const bool isWithin = !typed.empty() && *end == '\0' && number >= least && number <= most;
		return isWithin ? "" : ShortNumber(least) + " to " + ShortNumber(most) + " is possible, not " + typed;
	};
	return CLI::Validator(reject, "");
}

CLI::Validator OneOf(const std::vector<std::string>& names)
{
	const auto reject = [names](const std::string& typed) -> std::string
	{
		const bool isKnown = std::find(names.begin(), names.end(), typed) != names.end();
		return isKnown ? "" : OnOneLine(Alternatives(names)) + " is possible, not " + typed;
	};
	std::string braces; // that completions read the words from
	for (const std::string& name : names)
	{
		braces += (braces.empty() ? "{" : ",") + name;
	}
	return CLI::Validator(reject, braces + "}");
}

void AddFormOption(CLI::App* command, std::string& form)
{
	const std::vector<std::string> names(kFormNames.begin(), kFormNames.end());
	command->add_option("--to", form, Alternatives(names) + ";\nelse by the ending, .bin or .json")
		->check(OneOf(names))
		->option_text("FORM");
}

void AddEditFiles(CLI::App* command, EditFiles& files)
{
	AddFile(command, "IN", files.input, "a recording, binary or JSON, or - for standard input");
	AddFile(command, "-o,--output", files.output, "output file, or - for standard output");
	AddFormOption(command, files.form);
}

void AddOptionalEditFiles(CLI::App* command, EditFiles& files)
{
	AddEditFiles(command, files);
	command->get_option("--output")->required(false);
}

void AddTolerance(CLI::App* command, const char* name, double& value, const char* summary, const char* unit)
{
	command->add_option(name, value, summary)->check(InRange(0.0, 1e6))->option_text(unit);
}

std::string Alternatives(const std::vector<std::string>& names)
{
	constexpr std::size_t kMaxLine = 50;
	std::string text;
	std::size_t lineStart = 0;
	for (std::size_t i = 0; i < names.size(); ++i)
	{
		const bool isFull = text.size() - lineStart + names[i].size() > kMaxLine;
		const std::string comma = i + 1 == names.size() ? " or" : ",";
		text += i == 0 ? "" : comma + (isFull ? "\n" : " ");
		lineStart = isFull ? text.size() : lineStart;
		text += names[i];
	}
	return text;
}

} // namespace mria
