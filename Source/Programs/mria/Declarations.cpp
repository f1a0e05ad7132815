// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Declarations.h"

#include "Command.h"
#include "Text/Strings.h"

#include <algorithm>

namespace mria
{

namespace DeclarationsDetail
{
/** CLI11 keeps the words of a choice as "TEXT:{auto,always,never}" only. */
std::vector<std::string> ChoicesOf(const std::string& typeName)
{
	std::vector<std::string> choices;
	const std::size_t begin = typeName.find('{');
	const std::size_t end = typeName.find('}', begin);
	if (begin == std::string::npos || end == std::string::npos)
	{
		return choices;
	}
	for (std::size_t start = begin + 1; start <= end;)
	{
		const std::size_t stop = std::min(typeName.find(',', start), end);
		choices.push_back(typeName.substr(start, stop - start));
		start = stop + 1;
	}
	return choices;
}

OptionDeclaration DeclarationOf(const CLI::Option& option)
{
	OptionDeclaration declared;
	declared.isPositional = option.get_positional();
	declared.isRequired = option.get_required();
	declared.isRepeated = option.get_expected_max() > 1;
	declared.shortName = option.get_snames().empty() ? "" : option.get_snames().front();
	declared.longName = declared.isPositional ? option.get_name(true)
		: option.get_lnames().empty()		  ? ""
											  : option.get_lnames().front();
	declared.summary = OnOneLine(option.get_description());
	declared.choices = ChoicesOf(option.get_type_name());
	const std::string& label = option.get_option_text();
	declared.label = label == " " ? "" : label;
	return declared;
}

bool IsShown(const CLI::App* command)
{
	return !command->get_name().empty() && !command->get_group().empty();
}

/** roff takes a hyphen for something to break at and a leading point or apostrophe for a request. */
std::string Roff(const std::string& text)
{
	std::string out = !text.empty() && (text[0] == '.' || text[0] == '\'') ? "\\&" : "";
	for (const char letter : text)
	{
		out += letter == '-' ? "\\-" : letter == '\\' ? "\\e" : letter == '\n' ? "\n.br\n" : std::string(1, letter);
	}
	return out;
}

/** "-o, --output FILE". */
std::string SpellingOf(const OptionDeclaration& option)
{
	if (option.isPositional)
	{
		return option.longName + (option.label == "..." ? "..." : "");
	}
	const bool isGlued = !option.label.empty() && option.label[0] == '[';
	return (option.shortName.empty() ? "" : "-" + option.shortName + ", ") + "--" + option.longName +
		(option.label.empty() ? "" : (isGlued ? "" : " ") + option.label);
}

std::string Synopsis(const CommandDeclaration& command)
{
	std::string text = "mria" + (command.name.empty() ? "" : " " + command.name);
	for (const OptionDeclaration& option : command.options)
	{
		if (option.isPositional || option.isRequired)
		{
			text += " " + (option.isRequired ? SpellingOf(option) : "[" + SpellingOf(option) + "]");
		}
	}
	return text + " [options]";
}

std::vector<std::string> NamesBelow(const CLI::App& command)
{
	std::vector<std::string> names;
	for (const CLI::App* below : command.get_subcommands(IsShown))
	{
		names.push_back(below->get_name());
	}
	return names;
}

/** The command and all below it. */
void Collect(const CLI::App& command, const std::string& name, std::vector<CommandDeclaration>& commands)
{
	CommandDeclaration declared = {name, command.get_description(), command.get_footer(), {}, NamesBelow(command)};
	for (const CLI::Option* option : command.get_options({}))
	{
		declared.options.push_back(DeclarationOf(*option));
		const OptionDeclaration& last = declared.options.back();
		declared.words = last.isPositional && !last.choices.empty() ? last.choices : declared.words;
	}
	commands.push_back(std::move(declared));
	for (const CLI::App* below : command.get_subcommands(IsShown))
	{
		Collect(*below, (name.empty() ? "" : name + " ") + below->get_name(), commands);
	}
}
} // namespace DeclarationsDetail

std::vector<CommandDeclaration> DeclarationsOf(const CLI::App& app)
{
	std::vector<CommandDeclaration> commands;
	DeclarationsDetail::Collect(app, "", commands);
	const std::vector<std::string> names = commands.front().words;
	for (CommandDeclaration& command : commands)
	{
		command.words = command.name == "help" ? names : command.name == kEditCommand ? EditNames() : command.words;
	}
	return commands;
}

std::string ManualPage(const std::vector<CommandDeclaration>& commands)
{
	using namespace DeclarationsDetail;
	std::string page =
		".TH MRIA 1 \"\" \"mria " MRIA_VERSION "\" \"MRInputAnimation\"\n.SH NAME\n"
		"mria \\- read, check, repair, edit and compare MRTK input\\-animation recordings\n.SH SYNOPSIS\n"
		".B mria\n.I command\n[options] [files]\n.SH DESCRIPTION\nA file is a recording of any version "
		"or its JSON form, which its content decides; \\- is standard input or output.\n.SH COMMANDS\n";
	for (const CommandDeclaration& command : commands)
	{
		page +=
			".SS " + Roff(Synopsis(command)) + "\n" + (command.summary.empty() ? "" : Roff(command.summary) + ".\n");
		for (const OptionDeclaration& option : command.options)
		{
			page += ".TP\n.B " + Roff(SpellingOf(option)) + "\n" + Roff(option.summary) + "\n";
		}
		page += command.footer.empty() ? "" : ".PP\n" + Roff(command.footer) + "\n";
	}
	return page +
		".SH EXIT STATUS\n.TP\n.B 0\nfine\n.TP\n.B 1\nthe recording has problems, or recordings differ\n.TP\n.B 2\n"
		"the command line is wrong\n.TP\n.B 3\na file cannot be read or written, or is not a recording\n"
		".SH ENVIRONMENT\n.TP\n.B NO_COLOR\nif set, no colours unless \\-\\-color always asks for them\n";
}

} // namespace mria
