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

/** Options of every command. */
struct CommonOptions
{
	bool json = false; ///< Print one JSON value instead of text.
	bool quiet = false; ///< Print errors only. JSON is still printed if requested.
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

/** The output of a command. Text is coloured if the stream is a terminal. */
class Report
{
public:
	/** `out` is standard output, unless the recording itself is written there. */
	explicit Report(const CommonOptions& options, std::FILE* out = stdout);

	bool WantsJson() const { return options_.json; }
	bool WantsText() const { return !options_.json && !options_.quiet; }

	/** Prints a line of output; nothing with --json or --quiet. */
	void Line(std::string_view text) const;

	/** The same, on a terminal in lines of its width, which continue after `indent` blanks. */
	void WrappedLine(std::string_view text, std::size_t indent) const;

	void Lines(const std::vector<std::string>& lines) const;

	/** Prints a line to standard error; nothing with --json or --quiet. */
	void Warn(std::string_view text) const;

	/** Prints the output for --json. */
	void Json(const JsonText& json) const;

	/** Prints the three lines of an error to standard error, or the object with --json. Returns the exit code. */
	ExitCode Fail(const Failure& failure) const;

	/** Prints one of several failures: with --json, as an object in the open list. */
	void FailInList(const Failure& failure, JsonText& json) const;

	/**
	 * Prints a usage error to standard error, or as an object with --json. What follows "\n  hint: " in the text is the
	 * hint. Returns the exit code.
	 */
	ExitCode Misuse(std::string_view text) const;

	std::string Paint(Tone tone, std::string_view text) const;

private:
	CommonOptions options_;
	std::FILE* out_;
	bool hasColour_;
};

/**
 * Writes the failure as members of the open object: "error" {code, offset, path, wanted, found, message, hint},
 * "file".
 */
void WriteFailure(const Failure& failure, JsonText& json);

/** The three lines: what, where, and a hint. */
std::string FailureText(const Failure& failure);

} // namespace mria
