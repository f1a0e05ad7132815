// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Mria/CsvExport.h"

#include "Mria/CurveEvaluator.h"
#include "Mria/FloatRules.h"

#include <algorithm>
#include <cassert>
#include <cstdio>

namespace mria
{

namespace CsvExportDetail
{

/** Far beyond any file, and far from where counting rows would overflow. */
constexpr double kMostRows = 1e15;

void AppendNumber(std::string& text, float number)
{
	if (!IsFinite(number))
	{
		text += IsNan(number) ? "nan" : number > 0.0f ? "inf" : "-inf";
		return;
	}
	char digits[32];
	const int length = std::snprintf(digits, sizeof(digits), "%.9g", static_cast<double>(number));
	text.append(digits, static_cast<std::size_t>(length));
}

} // namespace CsvExportDetail

CsvTable::CsvTable(const RecordingView& recording, double rate)
	: recording_(recording)
	, range_(RangeOf(recording))
	, rate_(rate)
{
	assert(rate > 0.0);
	const double rows = (static_cast<double>(range_.end) - range_.start) * rate; // NaN for 0 s at an infinite rate
	rowCount_ = IsAbove(rows, 0.0) ? static_cast<std::int64_t>((std::min)(rows, CsvExportDetail::kMostRows)) + 1 : 1;
	for (CurveId curve = 0; curve < kCurveCount; ++curve)
	{
		if (!recording.curves[curve].empty())
		{
			columns_.push_back({curve, HasSortedKeys(recording.curves[curve])});
		}
	}
}

void CsvTable::AppendHeader(std::string& text) const
{
	text += "Time";
	for (const Column& column : columns_)
	{
		text += ',';
		text += CurveName(column.curve);
	}
	text += '\n';
}

void CsvTable::AppendRow(std::int64_t row, std::string& text) const
{
	const float time = static_cast<float>(range_.start + static_cast<double>(row) / rate_);
	CsvExportDetail::AppendNumber(text, time);
	for (const Column& column : columns_)
	{
		text += ',';
		CsvExportDetail::AppendNumber(text, Evaluate(column, time));
	}
	text += '\n';
}

float CsvTable::Evaluate(const Column& column, float time) const
{
	const CurveView& curve = recording_.curves[column.curve];
	if (IsFlagCurve(column.curve))
	{
		return EvaluateFlag(curve, time) ? 1.0f : 0.0f;
	}
	return column.isSorted ? EvaluateSortedCurve(curve, time) : EvaluateCurve(curve, time);
}

} // namespace mria
