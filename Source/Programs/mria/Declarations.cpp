// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Declarations.h"

#include <algorithm>

namespace mria
{

namespace DeclarationsDetail
{
std::string OnOneLine(std::string text)
{
	std::replace(text.begin(), text.end(), '\n', ' ');
	return text;
}

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
	std::string text = "mria " + command.name;
	for (const OptionDeclaration& option : command.options)
	{
		if (option.isPositional || option.isRequired)
		{
			text += " " + (option.isRequired ? SpellingOf(option) : "[" + SpellingOf(option) + "]");
		}
	}
	return text + " [options]";
}

/** For a shell, between single quotes. */
std::string Quoted(const std::string& text, const char* quote)
{
	std::string out = "'";
	for (const char letter : text)
	{
		out += letter == '\'' ? std::string(quote) : std::string(1, letter);
	}
	return out + "'";
}

std::string Spaced(const std::vector<std::string>& words)
{
	std::string text;
	for (const std::string& word : words)
	{
		text += (text.empty() ? "" : " ") + word;
	}
	return text;
}

std::vector<std::string> NamesOf(const std::vector<CommandDeclaration>& commands)
{
	std::vector<std::string> names;
	for (const CommandDeclaration& command : commands)
	{
		names.push_back(command.name);
	}
	return names;
}

/** "-o", "--output": all of a command's options. */
std::vector<std::string> FlagsOf(const CommandDeclaration& command)
{
	std::vector<std::string> flags;
	for (const OptionDeclaration& option : command.options)
	{
		if (!option.isPositional && !option.shortName.empty())
		{
			flags.push_back("-" + option.shortName);
		}
		if (!option.isPositional && !option.longName.empty())
		{
			flags.push_back("--" + option.longName);
		}
	}
	return flags;
}

/** zsh's _arguments has brackets and colons for its own. */
std::string ZshText(const std::string& text)
{
	std::string out;
	for (const char letter : text)
	{
		out += (letter == '[' || letter == ']' || letter == ':' || letter == '\\') ? std::string("\\") + letter
																				   : std::string(1, letter);
	}
	return out;
}

std::string ZshArgument(const OptionDeclaration& option)
{
	const std::string values = option.choices.empty() ? "_files" : "(" + Spaced(option.choices) + ")";
	if (option.isPositional)
	{
		return (option.label == "..." ? "*:" : ":") + option.longName + ":" + values;
	}
	return "--" + option.longName + "[" + ZshText(option.summary) + "]" +
		(option.label.empty() ? "" : ":" + ZshText(option.label) + ":" + values);
}
} // namespace DeclarationsDetail

std::vector<CommandDeclaration> DeclarationsOf(const CLI::App& app)
{
	using namespace DeclarationsDetail;
	std::vector<CommandDeclaration> commands;
	for (const CLI::App* command : app.get_subcommands(IsShown))
	{
		CommandDeclaration declared = {command->get_name(), command->get_description(), command->get_footer(), {}};
		for (const CLI::Option* option : command->get_options({}))
		{
			declared.options.push_back(DeclarationOf(*option));
		}
		commands.push_back(std::move(declared));
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
		page += ".SS " + Roff(Synopsis(command)) + "\n" + Roff(command.summary) + ".\n";
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

std::string BashCompletion(const std::vector<CommandDeclaration>& commands)
{
	using namespace DeclarationsDetail;
	std::string words;
	std::string flags;
	for (const CommandDeclaration& command : commands)
	{
		for (const OptionDeclaration& option : command.options)
		{
			if (!option.isPositional && !option.choices.empty())
			{
				words +=
					"\t\"" + command.name + " --" + option.longName + "\") words='" + Spaced(option.choices) + "' ;;\n";
			}
		}
		flags += "\t\t" + command.name + ") words='" + Spaced(FlagsOf(command)) + "' ;;\n";
	}
	return "# bash completion for mria; generated by 'mria completion bash'\n_mria() {\n"
		   "\tlocal words='' current=${COMP_WORDS[COMP_CWORD]} command=${COMP_WORDS[1]}\n"
		   "\tif [ \"$COMP_CWORD\" -eq 1 ]; then\n\t\twords='" +
		Spaced(NamesOf(commands)) +
		"'\n\t\tCOMPREPLY=($(compgen -W \"$words\" -- \"$current\"))\n\t\treturn\n\tfi\n"
		"\tcase \"$command ${COMP_WORDS[COMP_CWORD - 1]}\" in\n" +
		words + "\t\"help \"* | \"completion \"*) words='" + Spaced(NamesOf(commands)) +
		" bash zsh fish' ;;\n\tesac\n"
		"\tif [ -z \"$words\" ] && [[ $current == -* ]]; then\n\t\tcase $command in\n" +
		flags +
		"\t\tesac\n\tfi\n\tCOMPREPLY=($(compgen -W \"$words\" -- \"$current\"))\n}\n"
		"complete -o default -F _mria mria\n";
}

std::string ZshCompletion(const std::vector<CommandDeclaration>& commands)
{
	using namespace DeclarationsDetail;
	std::string names;
	std::string cases;
	for (const CommandDeclaration& command : commands)
	{
		names += "\t\t" + Quoted(command.name + ":" + command.summary, "'\\''") + "\n";
		cases += "\t" + command.name + ")\n\t\t_arguments";
		for (const OptionDeclaration& option : command.options)
		{
			cases += " \\\n\t\t\t" + Quoted(ZshArgument(option), "'\\''");
		}
		cases += " ;;\n";
	}
	return "#compdef mria\n# zsh completion for mria; generated by 'mria completion zsh'\n_mria() {\n"
		   "\tlocal -a commands=(\n" +
		names +
		"\t)\n\tif (( CURRENT == 2 )); then\n\t\t_describe command commands\n\t\treturn\n\tfi\n"
		"\tlocal command=$words[2]\n\twords=(\"${(@)words[2,-1]}\")\n\t(( CURRENT-- ))\n\tcase $command in\n" +
		cases + "\tesac\n}\ncompdef _mria mria\n";
}

std::string FishCompletion(const std::vector<CommandDeclaration>& commands)
{
	using namespace DeclarationsDetail;
	std::string out = "# fish completion for mria; generated by 'mria completion fish'\n";
	for (const CommandDeclaration& command : commands)
	{
		out += "complete -c mria -f -n __fish_use_subcommand -a " + command.name + " -d " +
			Quoted(command.summary, "\\'") + "\n";
		for (const OptionDeclaration& option : command.options)
		{
			if (option.isPositional)
			{
				continue;
			}
			out += "complete -c mria -n '__fish_seen_subcommand_from " + command.name + "'" +
				(option.shortName.empty() ? "" : " -s " + option.shortName) + " -l " + option.longName +
				(option.label.empty()			 ? ""
						: option.choices.empty() ? " -r"
												 : " -x -a '" + Spaced(option.choices) + "'") +
				" -d " + Quoted(option.summary, "\\'") + "\n";
		}
	}
	return out;
}

} // namespace mria
