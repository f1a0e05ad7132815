// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Json/JsonError.h"
#include "Mria/Result.h"

#include <optional>
#include <string>

namespace mria
{

/** Why a file could not be used, for users and for scripts. */
struct Failure
{
	std::string file; ///< As given on the command line.
	std::string code; ///< The name of an ErrorCode, "BadJson", "CannotRead" or "CannotWrite".
	std::string summary; ///< The first line: "walk.bin ends too early".
	std::string detail; ///< Location and cause; may be empty.
	std::string hint; ///< What to do about it; may be empty.
	std::optional<Error> recordingError; ///< The error in the bytes, if that is the reason.
	std::optional<JsonError> jsonError; ///< The error in a JSON recording, if that is the reason.
};

template <typename T>
using FileResult = Result<T, Failure>;

/** The bytes are not a recording. */
Failure NotARecording(const std::string& file, const Error& error);

/** The text is not a recording in JSON. */
Failure NotARecording(const std::string& file, const JsonError& error);

/** `reason` follows a colon: "No such file or directory". */
Failure CannotRead(const std::string& file, const std::string& reason);
Failure CannotWrite(const std::string& file, const std::string& reason);

/** The name of a file in messages: its path, or "standard input" for "-". */
std::string InputName(const std::string& file);
std::string OutputName(const std::string& file);

} // namespace mria
