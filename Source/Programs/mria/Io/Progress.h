// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include <chrono>
#include <cstddef>
#include <string>

namespace mria
{

/** One line on standard error that says how far a slow command has come; only on a terminal, and not in the first
 * second. */
class Progress
{
public:
	Progress(std::string what, std::size_t total, bool isQuiet);
	~Progress() { Clear(); }
	Progress(const Progress&) = delete;
	Progress& operator=(const Progress&) = delete;

	/** Before each of the `total` things. Takes the line away when text is about to follow. */
	void Step(const std::string& name);

	void Clear();

private:
	std::string what_;
	std::size_t total_;
	std::size_t done_ = 0;
	bool isWanted_;
	bool isShown_ = false;
	std::chrono::steady_clock::time_point start_ = std::chrono::steady_clock::now();
};

} // namespace mria
