// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Text/TableText.h"

#include <algorithm>

namespace mria
{

namespace TableTextDetail
{
std::vector<std::size_t> WidthsOf(const std::vector<std::vector<std::string>>& rows)
{
	std::vector<std::size_t> widths;
	for (const std::vector<std::string>& row : rows)
	{
		widths.resize(std::max(widths.size(), row.size()), 0);
		for (std::size_t i = 0; i < row.size(); ++i)
		{
			widths[i] = std::max(widths[i], row[i].size());
		}
	}
	return widths;
}
} // namespace TableTextDetail

std::vector<std::string> TableText::Lines() const
{
	const std::vector<std::size_t> widths = TableTextDetail::WidthsOf(rows_);
	std::vector<std::string> lines;
	for (const std::vector<std::string>& row : rows_)
	{
		std::string line;
		for (std::size_t i = 0; i < row.size(); ++i)
		{
			const std::string blanks(widths[i] - row[i].size(), ' ');
			const bool isRight = i < alignment_.size() && alignment_[i] == 'r';
			line += "  " + (isRight ? blanks + row[i] : row[i] + blanks);
		}
		line.erase(line.find_last_not_of(' ') + 1);
		lines.push_back(std::move(line));
	}
	return lines;
}

} // namespace mria
