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

/** All statistics, ordered so that names with the same beginning are together. */
std::vector<StatsField> FieldsOf(const RecordingStatistics& statistics);

/** Writes members of the open object, with a nested object for each step of the names. */
void WriteFields(JsonText& json, const std::vector<StatsField>& fields);

/** `File`, then the names. */
void AppendStatsCsvHeader(std::string& out, const std::vector<StatsField>& fields);

/** The file and the values in the order of that header; NaN is an empty cell. */
void AppendStatsCsv(std::string& out, const std::string& file, const std::vector<StatsField>& fields);

/** A few tables, one string per line. */
std::vector<std::string> StatsLines(const RecordingStatistics& statistics);

} // namespace mria
