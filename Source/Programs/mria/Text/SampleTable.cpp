// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Text/SampleTable.h"

#include "Text/ValueText.h"

#include <algorithm>

namespace mria
{

void AddColumns(const RowValues& row, std::vector<CurveId>& columns)
{
	for (CurveId id = 0; id < kCurveCount; ++id)
	{
		const auto next = std::lower_bound(columns.begin(), columns.end(), id);
		if (row[id] && (next == columns.end() || *next != id))
		{
			columns.insert(next, id);
		}
	}
}

void AppendTableHeader(std::string& out, const std::vector<CurveId>& columns)
{
	out += "Time";
	for (const CurveId id : columns)
	{
		out += "," + CurveName(id);
	}
	out += "\n";
}

void AppendTableRow(std::string& out, float time, const RowValues& row, const std::vector<CurveId>& columns)
{
	AppendCsvFloat(out, time);
	for (const CurveId id : columns)
	{
		out += ',';
		if (row[id])
		{
			AppendCsvFloat(out, *row[id]);
		}
	}
	out += "\n";
}

} // namespace mria
