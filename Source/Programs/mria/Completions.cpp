// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Command.h"
#include "Declarations.h"

#include <algorithm>

namespace mria
{

namespace CompletionsDetail
{
/** The edits after a colon are completed as if this command came before them. */
constexpr const char* kColon = ":";

/** For a shell, between single quotes. */
std::string Quoted(const std::string& text, const char* quote = "'\\''")
{
	std::string out = "'";
	for (const char letter : text)
	{
		out += letter == '\'' ? std::string(quote) : std::string(1, letter);
	}
	return out + "'";
}

std::string Together(const std::vector<std::string>& words, const char* separator = " ")
{
	std::string text;
	for (const std::string& word : words)
	{
		text += (text.empty() ? "" : separator) + word;
	}
	return text;
}

/** Below which command a word names which one: "/openxr", "openxr/run". */
std::vector<std::string> StepsToCommands(const std::vector<CommandDeclaration>& commands)
{
	std::vector<std::string> steps;
	for (const CommandDeclaration& command : commands)
	{
		const std::size_t space = command.name.rfind(' ');
		const bool isNested = space != std::string::npos;
		steps.push_back(
			(isNested ? command.name.substr(0, space) : "") + "/" + command.name.substr(isNested ? space + 1 : 0));
	}
	steps.erase(steps.begin()); // the tool itself
	return steps;
}

/** The same for edits: "edit/trim", ":/trim". */
std::vector<std::string> StepsToEdits()
{
	std::vector<std::string> steps;
	for (const std::string& edit : EditNames())
	{
		steps.push_back(std::string(kEditCommand) + "/" + edit);
		steps.push_back(std::string(kColon) + "/" + edit);
	}
	return steps;
}

/** "-o", "--output". */
std::vector<std::string> SpellingsOf(const OptionDeclaration& option)
{
	std::vector<std::string> spellings;
	if (!option.isPositional && !option.shortName.empty())
	{
		spellings.push_back("-" + option.shortName);
	}
	if (!option.isPositional && !option.longName.empty())
	{
		spellings.push_back("--" + option.longName);
	}
	return spellings;
}

std::vector<std::string> FlagsOf(const CommandDeclaration& command)
{
	std::vector<std::string> flags;
	for (const OptionDeclaration& option : command.options)
	{
		const std::vector<std::string> spellings = SpellingsOf(option);
		flags.insert(flags.end(), spellings.begin(), spellings.end());
	}
	return flags;
}

/** Edits come after a file. */
bool HasFileFirst(const CommandDeclaration& command)
{
	return std::any_of(command.options.begin(), command.options.end(),
		[](const OptionDeclaration& option)
		{ return option.isPositional && option.isRequired && option.choices.empty(); });
}

/** What the words of a command mean, for shells that show it. */
std::string SummaryOf(
	const std::vector<CommandDeclaration>& commands, const CommandDeclaration& parent, const std::string& word)
{
	const std::string nested = parent.name + " " + word;
	const auto found = std::find_if(commands.begin(), commands.end(),
		[&](const CommandDeclaration& command) { return command.name == nested || command.name == word; });
	return found == commands.end() ? word : found->summary;
}

/** The cases of bash that complete the value of an option. */
std::string BashValues(const CommandDeclaration& command)
{
	std::string cases;
	std::vector<std::string> files;
	for (const OptionDeclaration& option : command.options)
	{
		for (const std::string& spelling : SpellingsOf(option))
		{
			const std::string pattern = Quoted(command.name + " " + spelling);
			if (!option.choices.empty())
			{
				cases += "\t" + pattern + ") words=" + Quoted(Together(option.choices)) + " ;;\n";
			}
			else if (!option.label.empty())
			{
				files.push_back(pattern);
			}
		}
	}
	return cases + (files.empty() ? "" : "\t" + Together(files, " | ") + ") return ;;\n");
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

/** Offers the words of a command with their meaning. */
std::string ZshWords(const std::vector<CommandDeclaration>& commands, const CommandDeclaration& command)
{
	std::string text = "\t\tnames=(";
	for (const std::string& word : command.words)
	{
		text += "\n\t\t\t" + Quoted(word + ":" + SummaryOf(commands, command, word));
	}
	return text + ")\n\t\t_describe command names";
}

std::string ZshArguments(const CommandDeclaration& command)
{
	const bool isFileFirst = HasFileFirst(command);
	std::string text = "\t\t_arguments";
	for (const OptionDeclaration& option : command.options)
	{
		const bool isWord = option.isPositional && !isFileFirst;
		const std::vector<std::string>& words = isWord ? command.words : option.choices;
		const std::string values = words.empty() ? "_files" : "(" + Together(words) + ")";
		const std::string value = option.label.empty() ? "" : ":" + ZshText(option.label) + ":" + values;
		const std::string repeated = option.isRepeated ? "*" : "";
		for (const std::string& spelling : SpellingsOf(option))
		{
			text += " \\\n\t\t\t" + Quoted(repeated + spelling + "[" + ZshText(option.summary) + "]" + value);
		}
		text += option.isPositional ? " \\\n\t\t\t" + Quoted(repeated + ":" + option.longName + ":" + values) : "";
	}
	const bool hasEdits = isFileFirst && !command.words.empty();
	return text + (hasEdits ? " \\\n\t\t\t" + Quoted("*:edit:(" + Together(command.words) + ")") : "");
}

bool HasPositional(const CommandDeclaration& command)
{
	return std::any_of(command.options.begin(), command.options.end(),
		[](const OptionDeclaration& option) { return option.isPositional; });
}

std::string FishOption(const CommandDeclaration& command, const OptionDeclaration& option)
{
	const std::string value = option.label.empty() ? ""
		: option.choices.empty()				   ? " -r"
												   : " -x -a '" + Together(option.choices) + "'";
	return "complete -c mria -n '__mria_is " + command.name + "'" +
		(option.shortName.empty() ? "" : " -s " + option.shortName) + " -l " + option.longName + value + " -d " +
		Quoted(option.summary, "\\'") + "\n";
}
} // namespace CompletionsDetail

std::string BashCompletion(const std::vector<CommandDeclaration>& commands)
{
	using namespace CompletionsDetail;
	std::string values;
	std::string flags;
	std::string words = "\t\t':') words=" + Quoted(Together(EditNames())) + " ;;\n";
	for (const CommandDeclaration& command : commands)
	{
		values += BashValues(command);
		flags += "\t\t" + Quoted(command.name) + ") words=" + Quoted(Together(FlagsOf(command))) + " ;;\n";
		words += command.words.empty()
			? ""
			: "\t\t" + Quoted(command.name) + ") " + (HasFileFirst(command) ? "[ \"$COMP_CWORD\" -eq 2 ] || " : "") +
				"words=" + Quoted(Together(command.words)) + " ;;\n";
	}
	return "# bash completion for mria; generated by 'mria completion bash'\n_mria() {\n"
		   "\tlocal current=${COMP_WORDS[COMP_CWORD]} command='' words='' word\n\tCOMPREPLY=()\n"
		   "\tfor word in \"${COMP_WORDS[@]:1:COMP_CWORD - 1}\"; do\n\t\tcase \"$command/$word\" in\n\t\t" +
		Together(StepsToCommands(commands), " | ") + ") command=\"${command:+$command }$word\" ;;\n\t\t" +
		Together(StepsToEdits(), " | ") + ") command=$word ;;\n\t\t*/:) command=: ;;\n\t\tesac\n\tdone\n" +
		"\tcase \"$command ${COMP_WORDS[COMP_CWORD - 1]}\" in\n" + values +
		"\tesac\n\tif [ -n \"$words\" ]; then\n\t\t:\n\telif [[ $current == -* ]]; then\n\t\tcase $command in\n" +
		flags + "\t\tesac\n\telse\n\t\tcase $command in\n" + words +
		"\t\tesac\n\tfi\n\tCOMPREPLY=($(compgen -W \"$words\" -- \"$current\"))\n}\n"
		"complete -o default -F _mria mria\n";
}

std::string ZshCompletion(const std::vector<CommandDeclaration>& commands)
{
	using namespace CompletionsDetail;
	std::string cases;
	for (const CommandDeclaration& command : commands)
	{
		cases += "\t(" + Quoted(command.name) + ")\n";
		if (!command.words.empty() && !HasPositional(command))
		{
			cases +=
				"\t\tif [[ $words[CURRENT] != -* ]]; then\n" + ZshWords(commands, command) + "\n\t\t\treturn\n\t\tfi\n";
		}
		cases += ZshArguments(command) + " ;;\n";
		cases += command.name == kEditCommand ? "\t(:)\n" + ZshWords(commands, command) + " ;;\n" : "";
	}
	return "#compdef mria\n# zsh completion for mria; generated by 'mria completion zsh'\n_mria() {\n"
		   "\tlocal command='' word\n\tlocal -a names\n\tinteger i from=1\n"
		   "\tfor (( i = 2; i < CURRENT; ++i )); do\n\t\tword=$words[i]\n\t\tcase \"$command/$word\" in\n\t\t(" +
		Together(StepsToCommands(commands), "|") + ") command=\"${command:+$command }$word\" from=$i ;;\n\t\t(" +
		Together(StepsToEdits(), "|") +
		") command=$word from=$i ;;\n\t\t(*/:) command=: from=$i ;;\n\t\tesac\n\tdone\n"
		"\twords=(\"${(@)words[from,-1]}\")\n\t(( CURRENT -= from - 1 ))\n\tcase $command in\n" +
		cases +
		"\tesac\n}\n"
		"if [[ $funcstack[1] == _mria ]]; then _mria \"$@\"; else compdef _mria mria; fi\n";
}

std::string FishCompletion(const std::vector<CommandDeclaration>& commands)
{
	using namespace CompletionsDetail;
	std::string out = "# fish completion for mria; generated by 'mria completion fish'\nfunction __mria_is\n"
					  "\tset -l command ''\n\tfor word in (commandline -opc)[2..]\n\t\tswitch \"$command/$word\"\n"
					  "\t\t\tcase " +
		Together(StepsToCommands(commands)) + "\n\t\t\t\tset command (string trim \"$command $word\")\n\t\t\tcase " +
		Together(StepsToEdits()) +
		"\n\t\t\t\tset command $word\n\t\t\tcase '*/:'\n\t\t\t\tset command :\n\t\tend\n\tend\n"
		"\ttest \"$command\" = \"$argv\"\nend\n";
	for (const CommandDeclaration& command : commands)
	{
		const std::string noFiles = HasFileFirst(command) ? "" : " -f";
		for (const std::string& word : command.words)
		{
			const std::string added = " -a " + word + " -d " + Quoted(SummaryOf(commands, command, word), "\\'") + "\n";
			out += "complete -c mria" + noFiles + " -n '__mria_is " + command.name + "'" + added;
			out += command.name == kEditCommand ? "complete -c mria -f -n '__mria_is :'" + added : "";
		}
		for (const OptionDeclaration& option : command.options)
		{
			out += option.isPositional ? "" : FishOption(command, option);
		}
	}
	return out;
}

} // namespace mria
