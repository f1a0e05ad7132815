// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Mria/CsvExport.h"
#include "Mria/CurveEvaluator.h"
#include "Mria/Synth.h"

#include <gtest/gtest.h>

#include <cmath>
#include <cstdlib>
#include <limits>
#include <sstream>

namespace mria::CsvExportTests
{

std::vector<std::string> Split(const std::string& text, char mark)
{
	std::vector<std::string> parts;
	std::stringstream stream(text);
	for (std::string part; std::getline(stream, part, mark);)
	{
		parts.push_back(part);
	}
	return parts;
}

/** One curve with a key at 1 and one at 3, and a flag that comes on at 2. */
Recording MakeSmall()
{
	Recording recording;
	const CurveId position = *FindCurve("Camera.PositionX");
	const CurveId flag = *FindCurve("Left.Tracked");
	Keyframe key;
	key.time = 1.0f;
	key.value = 4.0f;
	recording.curves[position].keys.push_back(key);
	key.time = 3.0f;
	recording.curves[position].keys.push_back(key);
	key.time = 1.0f;
	key.value = 0.0f;
	recording.curves[flag].keys.push_back(key);
	key.time = 2.0f;
	key.value = 1.0f;
	recording.curves[flag].keys.push_back(key);
	return recording;
}

TEST(CsvTable, HasAColumnForEachCurveWithKeysAndARowEverySoOften)
{
	const Recording recording = MakeSmall();
	const RecordingView view(recording);
	const CsvTable table(view, 1.0);
	ASSERT_EQ(table.RowCount(), 3);
	std::string text;
	table.AppendHeader(text);
	for (std::int64_t row = 0; row < table.RowCount(); ++row)
	{
		table.AppendRow(row, text);
	}
	EXPECT_EQ(text, "Time,Camera.PositionX,Left.Tracked\n1,4,0\n2,4,1\n3,4,1\n");
}

TEST(CsvTable, GivesBackEveryFloat)
{
	SynthOptions options;
	options.duration = 1.0f;
	const Recording recording = Synthesize(options);
	const RecordingView view(recording);
	const CsvTable table(view, 60.0);
	std::string header;
	table.AppendHeader(header);
	const std::vector<std::string> names = Split(header.substr(0, header.size() - 1), ',');
	for (const std::int64_t row : {std::int64_t{0}, std::int64_t{17}, table.RowCount() - 1})
	{
		std::string text;
		table.AppendRow(row, text);
		const std::vector<std::string> cells = Split(text.substr(0, text.size() - 1), ',');
		ASSERT_EQ(cells.size(), names.size());
		const float time = std::strtof(cells[0].c_str(), nullptr);
		for (std::size_t column = 1; column < cells.size(); ++column)
		{
			const CurveId curve = *FindCurve(names[column]);
			const float expected = IsFlagCurve(curve) ? (EvaluateFlag(view.curves[curve], time) ? 1.0f : 0.0f)
													  : EvaluateCurve(view.curves[curve], time);
			EXPECT_EQ(std::strtof(cells[column].c_str(), nullptr), expected) << names[column] << " in row " << row;
		}
	}
}

TEST(CsvTable, SaysWhatIsNoNumberAndCountsNoFurtherThanItCan)
{
	Recording recording = MakeSmall();
	const CurveId position = *FindCurve("Camera.PositionX");
	recording.curves[position].keys[0].value = std::numeric_limits<float>::infinity();
	recording.curves[position].keys[1].value = std::numeric_limits<float>::infinity();
	const RecordingView view(recording);
	std::string text;
	CsvTable(view, 1.0).AppendRow(0, text);
	EXPECT_NE(text.find("inf"), std::string::npos) << text;

	recording.curves[position].keys[1].time = std::numeric_limits<float>::max();
	EXPECT_EQ(CsvTable(RecordingView(recording), 1.0).RowCount(), 1000000000000001);
	EXPECT_EQ(CsvTable(RecordingView(Recording()), 60.0).RowCount(), 1);
	EXPECT_EQ(CsvTable(RecordingView(Recording()), std::numeric_limits<double>::infinity()).RowCount(), 1);
}

} // namespace mria::CsvExportTests
