// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace mria
{

/** Rows of aligned cells, for a terminal. Widths are counted in bytes. */
class TableText
{
public:
	/** One letter a column: 'l' for text that begins at the left, 'r' for numbers. Cells beyond them count as 'l'. */
	explicit TableText(std::string alignment)
		: alignment_(std::move(alignment))
	{
	}

	void Row(std::vector<std::string> cells) { rows_.push_back(std::move(cells)); }

	/** One line per row, with two blanks before every column and none at the end. */
	std::vector<std::string> Lines() const;

private:
	std::string alignment_;
	std::vector<std::vector<std::string>> rows_;
};

} // namespace mria
