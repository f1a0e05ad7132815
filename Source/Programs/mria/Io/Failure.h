// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Json/JsonError.h"
#include "Mria/Result.h"

#include <optional>
#include <string>

namespace mria
{

/** Why a file could not be used, as a person reads it and as a script wants it. */
struct Failure
{
	std::string file; ///< As it was given on the command line.
	std::string code; ///< An ErrorCode's name, "BadJson", "CannotRead" or "CannotWrite".
	std::string summary; ///< The first line: "walk.bin ends too early".
	std::string detail; ///< Where and what; may be empty.
	std::string hint; ///< What to do about it; may be empty.
	std::optional<Error> recordingError; ///< What was wrong with the bytes, if that is the reason.
	std::optional<JsonError> jsonError; ///< The same for a recording in its JSON form.
};

template <typename T>
using FileResult = Result<T, Failure>;

/** The bytes are no recording. */
Failure NotARecording(const std::string& file, const Error& error);

/** The text is no recording in JSON. */
Failure NotARecording(const std::string& file, const JsonError& error);

/** `reason` follows a colon: "No such file or directory". */
Failure CannotRead(const std::string& file, const std::string& reason);
Failure CannotWrite(const std::string& file, const std::string& reason);

/** How a file is called in messages: its name, or "standard input" for "-". */
std::string InputName(const std::string& file);
std::string OutputName(const std::string& file);

} // namespace mria
