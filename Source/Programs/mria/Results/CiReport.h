// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Io/Failure.h"
#include "Mria/Validation.h"

#include <optional>
#include <string>
#include <vector>

namespace mria
{

/** Where build machines want results; empty for not at all. "-" is standard output. */
struct CiFiles
{
	std::string junit;
	std::string sarif;
};

/** One thing found. */
struct CiFinding
{
	std::string rule; ///< The name of its kind: "SignFlip".
	Severity severity = Severity::Error;
	std::string message;
	std::optional<std::uint64_t> offset = {}; ///< The byte, if it is known.
};

/** One file, or two that were compared, and what was found. */
struct CiCase
{
	std::string name;
	std::vector<CiFinding> findings;
	bool hasFailed = false;
	std::string skipped = {}; ///< Why it was not looked at; empty if it was.
};

struct CiReport
{
	std::string command; ///< "check".
	std::vector<CiCase> cases;

	/** A file that cannot be read. */
	void Add(const Failure& failure);
};

/** Writes the files that are wanted: JUnit XML, SARIF 2.1.0. The first that cannot be written is the result. */
std::optional<Failure> WriteCiReport(const CiReport& report, const CiFiles& files);

} // namespace mria
