// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Json/JsonText.h"
#include "Mria/Statistics.h"

#include <string>
#include <vector>

namespace mria
{

/** One number of a recording's statistics. */
struct StatsField
{
	std::string name; ///< A path: "left.palm.dwell.count". Seconds and metres, unless the name says otherwise.
	double value = 0.0; ///< NaN where there is nothing to measure.
	bool isCount = false;
};

/** All of them, in an order in which fields that share the beginning of their names are together. */
std::vector<StatsField> FieldsOf(const RecordingStatistics& statistics);

/** Members of the object that is open, an object for each step of the names' paths. */
void WriteFields(JsonText& json, const std::vector<StatsField>& fields);

/** `File`, then the names. */
void AppendStatsCsvHeader(std::string& out, const std::vector<StatsField>& fields);

/** The file and the values under that header; what is NaN stays empty. */
void AppendStatsCsv(std::string& out, const std::string& file, const std::vector<StatsField>& fields);

/** A few tables for a person, one line each. */
std::vector<std::string> StatsLines(const RecordingStatistics& statistics);

} // namespace mria
