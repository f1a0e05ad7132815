// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Command.h"

#include "Io/RecordingOutput.h"

namespace mria
{

void AddFile(CLI::App* command, const char* name, std::string& file, const char* summary)
{
	command->add_option(name, file, summary)->required()->option_text(name[0] == '-' ? "FILE" : " ");
}

void AddFormOption(CLI::App* command, std::string& form)
{
	const std::vector<std::string> names(kFormNames.begin(), kFormNames.end());
	command->add_option("--to", form, Alternatives(names) + ";\nelse by the ending, .bin or .json")
		->check(CLI::IsMember(names))
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
	command->add_option(name, value, summary)->check(CLI::Range(0.0, 1e6))->option_text(unit);
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
