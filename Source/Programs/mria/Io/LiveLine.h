// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <string_view>

namespace mria
{

/** The last line of the terminal on standard output, drawn over and over while other lines scroll away above it. */
class LiveLine
{
public:
	LiveLine();
	~LiveLine() { Finish(); }
	LiveLine(const LiveLine&) = delete;
	LiveLine& operator=(const LiveLine&) = delete;

	/** Must be narrower than the terminal. */
	void Draw(std::string_view line);

	/** A line that stays. The live one is gone until it is drawn again. */
	void PrintAbove(std::string_view line);

	/** Leaves the line as it was drawn last and gives the cursor back. */
	void Finish();

private:
	bool isDrawn_ = false;
};

} // namespace mria
