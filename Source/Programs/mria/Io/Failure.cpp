// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Io/Failure.h"

#include "Mria/Text.h"

namespace mria
{

Failure NotARecording(const std::string& file, const Error& error)
{
	const ErrorText text = Explain(error);
	Failure failure;
	failure.file = file;
	failure.code = ToString(error.code);
	failure.summary = InputName(file) + " " + text.summary;
	failure.detail = text.detail;
	failure.hint = text.hint;
	failure.recordingError = error;
	return failure;
}

Failure NotARecording(const std::string& file, const JsonError& error)
{
	Failure failure;
	failure.file = file;
	failure.code = "BadJson";
	failure.summary = InputName(file) + " is not a recording in JSON";
	failure.detail = Describe(error);
	failure.hint = "Resources/Docs/Json.md describes the form; 'mria convert' writes it";
	failure.jsonError = error;
	return failure;
}

Failure CannotRead(const std::string& file, const std::string& reason)
{
	Failure failure;
	failure.file = file;
	failure.code = "CannotRead";
	failure.summary = "cannot read " + InputName(file) + ": " + reason;
	return failure;
}

Failure CannotWrite(const std::string& file, const std::string& reason)
{
	Failure failure;
	failure.file = file;
	failure.code = "CannotWrite";
	failure.summary = "cannot write " + OutputName(file) + ": " + reason;
	return failure;
}

std::string InputName(const std::string& file)
{
	return file == "-" ? "standard input" : Printable(file);
}

std::string OutputName(const std::string& file)
{
	return file == "-" ? "standard output" : Printable(file);
}

} // namespace mria
