// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Mria/CurveId.h"
#include "Mria/Recording.h"

#include <cstdint>
#include <string>
#include <vector>

namespace mria
{

/**
 * A recording as a table of samples: a column for the time and one for each curve that has keys, a row every so often
 * from the range's start to its end. Curves are as they stand, in the recording's own axes, without the corrections
 * of playback; flags are 0 and 1. Numbers have the nine digits from which the same float is read back; those that are
 * not finite are nan, inf and -inf. Lines end with a line feed.
 *
 * Rows can be asked for in parts, for progress and to stop early. The recording must outlive the table unchanged.
 */
class CsvTable
{
public:
	/** `rate` is in rows a second and must be above 0. */
	MRINPUTANIMATIONCORE_API CsvTable(const RecordingView& recording, double rate);

	/** At least 1. As many as the length asks for: hold it against a limit, times in files can be anything. */
	std::int64_t RowCount() const { return rowCount_; }

	/** "Time,Camera.PositionX,..." */
	MRINPUTANIMATIONCORE_API void AppendHeader(std::string& text) const;

	/** Row 0 is the range's start; the time of each is computed from its number, so nothing adds up. */
	MRINPUTANIMATIONCORE_API void AppendRow(std::int64_t row, std::string& text) const;

private:
	struct Column
	{
		CurveId curve = 0;
		bool isSorted = false;
	};

	float Evaluate(const Column& column, float time) const;

	const RecordingView& recording_;
	TimeRange range_;
	double rate_;
	std::int64_t rowCount_;
	std::vector<Column> columns_;
};

} // namespace mria
