// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Io/ExitCode.h"
#include "Io/Failure.h"
#include "Json/JsonText.h"

#include <cstdio>
#include <string>
#include <string_view>
#include <vector>

namespace mria
{

/** The options of every command. */
struct CommonOptions
{
	bool json = false; ///< One JSON value instead of text.
	bool quiet = false; ///< Errors only, and the exit code. JSON that was asked for is printed all the same.
};

enum class Tone
{
	Plain,
	Strong,
	Faint,
	Info,
	Warning,
	Error,
};

/** Where a command says what it found. Text comes in colour where the stream is a terminal. */
class Report
{
public:
	/** `out` is standard output unless that carries the recording itself. */
	explicit Report(const CommonOptions& options, std::FILE* out = stdout);

	bool WantsJson() const { return options_.json; }
	bool WantsText() const { return !options_.json && !options_.quiet; }

	/** A line of the answer; nothing with --json or --quiet. */
	void Line(std::string_view text) const;

	void Lines(const std::vector<std::string>& lines) const;

	/** A line on standard error; nothing with --json or --quiet. */
	void Warn(std::string_view text) const;

	/** The answer with --json. */
	void Json(const JsonText& json) const;

	/** The three lines of an error on standard error, or the object with --json. Returns the exit code that goes with
	 * it. */
	ExitCode Fail(const Failure& failure) const;

	/** The same for one of several failures: with --json an object in the list that is open there. */
	void FailInList(const Failure& failure, JsonText& json) const;

	/** A command line that makes no sense, said on standard error in either form. Returns the exit code for it. */
	ExitCode Misuse(std::string_view text) const;

	std::string Paint(Tone tone, std::string_view text) const;

private:
	CommonOptions options_;
	std::FILE* out_;
	bool hasColour_;
};

/** The failure as members of the object that is open: "error" {code, offset, path, wanted, found, message, hint},
 * "file". */
void WriteFailure(const Failure& failure, JsonText& json);

/** The three lines: what, where, hint. */
std::string FailureText(const Failure& failure);

} // namespace mria
