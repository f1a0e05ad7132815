// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Device/IniMerge.h"

#include <algorithm>
#include <sstream>

namespace mria
{

namespace IniMergeDetail
{
std::string Trimmed(const std::string& line)
{
	const std::size_t begin = line.find_first_not_of(" \t\r");
	return begin == std::string::npos ? "" : line.substr(begin, line.find_last_not_of(" \t\r") - begin + 1);
}

std::vector<std::string> LinesOf(std::string_view text)
{
	std::vector<std::string> lines;
	std::istringstream stream{std::string(text)};
	for (std::string line; std::getline(stream, line);)
	{
		lines.push_back(line);
	}
	return lines;
}

bool IsSection(const std::string& line)
{
	return !line.empty() && line.front() == '[';
}

/** What is before "=", without blanks. */
std::string KeyOf(const std::string& line)
{
	return Trimmed(line.substr(0, line.find('=')));
}

/** The file being changed, line by line. */
class Merger
{
public:
	explicit Merger(const std::string& text)
		: lines_(LinesOf(text))
		, lineEnd_(text.find("\r\n") != std::string::npos ? "\r\n" : "\n")
	{
		for (std::string& line : lines_)
		{
			line.erase(line.find_last_not_of('\r') + 1);
		}
	}

	void EnterSection(const std::string& section);
	void Put(const std::string& line, bool isRequired);
	IniMerge Finish();

private:
	void Insert(const std::string& line);

	std::vector<std::string> lines_;
	std::string lineEnd_;
	std::string section_;
	bool isNewSection_ = false;
	std::size_t begin_ = 0; ///< Of the section's lines.
	std::size_t end_ = 0;
	std::vector<IniChange> changes_;
};

void Merger::EnterSection(const std::string& section)
{
	section_ = section;
	const auto isIt = [&](const std::string& line) { return Trimmed(line) == section; };
	const auto found = std::find_if(lines_.begin(), lines_.end(), isIt);
	isNewSection_ = found == lines_.end();
	begin_ = static_cast<std::size_t>(found - lines_.begin()) + (isNewSection_ ? 0 : 1);
	end_ = begin_;
	while (end_ < lines_.size() && !IsSection(Trimmed(lines_[end_])))
	{
		++end_;
	}
}

void Merger::Insert(const std::string& line)
{
	if (isNewSection_)
	{
		if (!lines_.empty() && !Trimmed(lines_.back()).empty())
		{
			lines_.push_back("");
		}
		lines_.push_back(section_);
		begin_ = end_ = lines_.size();
		isNewSection_ = false;
	}
	std::size_t at = end_;
	while (at > begin_ && Trimmed(lines_[at - 1]).empty())
	{
		--at;
	}
	lines_.insert(lines_.begin() + static_cast<std::ptrdiff_t>(at), line);
	++end_;
	changes_.push_back({IniChange::Kind::Add, section_, "", line});
}

void Merger::Put(const std::string& line, bool isRequired)
{
	const bool isList = line.front() == '+';
	for (std::size_t i = begin_; i < end_ && !isNewSection_; ++i)
	{
		const std::string there = Trimmed(lines_[i]);
		if (there == line)
		{
			return;
		}
		if (!isList && KeyOf(there) == KeyOf(line))
		{
			const IniChange::Kind kind = isRequired ? IniChange::Kind::Replace : IniChange::Kind::Keep;
			changes_.push_back({kind, section_, there, line});
			lines_[i] = isRequired ? line : lines_[i];
			return;
		}
	}
	Insert(line);
}

IniMerge Merger::Finish()
{
	IniMerge merge;
	for (const std::string& line : lines_)
	{
		merge.text += line + lineEnd_;
	}
	merge.changes = std::move(changes_);
	return merge;
}
} // namespace IniMergeDetail

bool IniMerge::ChangesText() const
{
	return std::any_of(
		changes.begin(), changes.end(), [](const IniChange& change) { return change.kind != IniChange::Kind::Keep; });
}

IniMerge MergeIni(const std::string& text, std::string_view settings)
{
	using namespace IniMergeDetail;
	Merger merger(text);
	bool isRequired = false;
	for (const std::string& untrimmed : LinesOf(settings))
	{
		const std::string line = Trimmed(untrimmed);
		if (IsSection(line))
		{
			merger.EnterSection(line);
		}
		else if (!line.empty() && line.front() != ';')
		{
			merger.Put(line, isRequired);
		}
		isRequired = line == "; required";
	}
	IniMerge merge = merger.Finish();
	merge.text = merge.ChangesText() ? merge.text : text;
	return merge;
}

} // namespace mria
