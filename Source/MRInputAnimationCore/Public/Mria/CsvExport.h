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
 * A recording as a table of samples: a column for the time and one for each curve that has keys, and rows at a fixed
 * rate from the start of the range to its end. Curves are evaluated as stored, in the axes of the recording, without
 * the corrections of playback; flags are 0 and 1. Numbers have nine digits, enough to restore the exact float; other
 * values are nan, inf and -inf. Lines end with a line feed.
 *
 * Rows are produced one at a time, so that the caller can report progress and cancel. The recording must outlive the
 * table and must not change.
 */
class CsvTable
{
public:
	/** `rate` is in rows per second and must be positive. */
	MRINPUTANIMATIONCORE_API CsvTable(const RecordingView& recording, double rate);

	/** Number of rows, at least 1. Times in files may have any value, so compare the result with a limit. */
	std::int64_t RowCount() const { return rowCount_; }

	/** "Time,Camera.PositionX,..." */
	MRINPUTANIMATIONCORE_API void AppendHeader(std::string& text) const;

	/**
	 * Appends a row. Row 0 is the start of the range. Each time is computed from the row number, so rounding errors
	 * do not accumulate.
	 */
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
