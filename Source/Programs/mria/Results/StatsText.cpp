// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Results/StatsText.h"

#include "Text/Strings.h"
#include "Text/TableText.h"
#include "Text/ValueText.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace mria
{

namespace StatsTextDetail
{
constexpr double kNothing = std::numeric_limits<double>::quiet_NaN();

/** Gathers fields under a common beginning of their names. */
class FieldList
{
public:
	void Number(const std::string& name, double value) { fields_.push_back({name, value, false}); }
	void Count(const std::string& name, std::size_t value)
	{
		fields_.push_back({name, static_cast<double>(value), true});
	}

	void Motion(const std::string& name, const MotionStatistics& motion)
	{
		const double unknown = motion.isPresent ? 0.0 : kNothing; // nothing measured is not the same as no motion
		Number(name + ".path", motion.path + unknown);
		Number(name + ".meanSpeed", motion.meanSpeed + unknown);
		Number(name + ".maxSpeed", motion.maxSpeed + unknown);
		Count(name + ".dwell.count", motion.dwell.count);
		Number(name + ".dwell.total", motion.dwell.total);
		Number(name + ".dwell.longest", motion.dwell.longest);
	}

	void Vector(const std::string& name, const Vec3& vector, bool isEmpty)
	{
		Number(name + ".x", isEmpty ? kNothing : static_cast<double>(vector.x));
		Number(name + ".y", isEmpty ? kNothing : static_cast<double>(vector.y));
		Number(name + ".z", isEmpty ? kNothing : static_cast<double>(vector.z));
	}

	void Box(const std::string& name, const Workspace& box)
	{
		Vector(name + ".low", box.low, box.isEmpty);
		Vector(name + ".high", box.high, box.isEmpty);
		Vector(name + ".size", box.Size(), box.isEmpty);
	}

	void HandFields(const std::string& name, const HandStatistics& hand, bool hasGaze)
	{
		Number(name + ".trackedTime", hand.trackedTime);
		Number(name + ".trackedShare", hand.trackedShare);
		Count(name + ".losses", hand.losses);
		Motion(name + ".palm", hand.palm);
		Motion(name + ".wrist", hand.wrist);
		Motion(name + ".indexTip", hand.indexTip);
		Count(name + ".pinch.count", hand.pinch.count);
		Number(name + ".pinch.total", hand.pinch.total);
		Number(name + ".pinch.shortest", hand.pinch.shortest);
		Number(name + ".pinch.median", hand.pinch.median);
		Number(name + ".pinch.longest", hand.pinch.longest);
		Number(name + ".gazeTime", hasGaze ? hand.gazeTime : kNothing);
		Number(name + ".gazeShare", hasGaze ? hand.gazeShare : kNothing);
		Box(name + ".workspace", hand.workspace);
	}

	std::vector<StatsField> Take() { return std::move(fields_); }

private:
	std::vector<StatsField> fields_;
};

float ToFloat(double number)
{
	constexpr double kLargest = std::numeric_limits<float>::max();
	return static_cast<float>(std::clamp(number, -kLargest, kLargest));
}

std::vector<std::string> SplitPath(const std::string& path)
{
	std::vector<std::string> steps(1);
	for (const char letter : path)
	{
		if (letter == '.')
		{
			steps.emplace_back();
		}
		else
		{
			steps.back() += letter;
		}
	}
	return steps;
}

std::string Fixed(double number, int decimals)
{
	return FixedText(number, decimals, 0);
}

std::string Percent(double share)
{
	return Fixed(100.0 * share, 1) + " %";
}

std::string Milliseconds(double seconds)
{
	return Fixed(1000.0 * seconds, 1);
}

void Append(std::vector<std::string>& lines, const TableText& table)
{
	const std::vector<std::string> more = table.Lines();
	lines.insert(lines.end(), more.begin(), more.end());
}

void AddMotionRow(TableText& table, const std::string& name, const MotionStatistics& motion)
{
	if (motion.isPresent)
	{
		table.Row({name, Fixed(motion.path, 3), Fixed(motion.meanSpeed, 3), Fixed(motion.maxSpeed, 3),
			Thousands(motion.dwell.count), Fixed(motion.dwell.total, 2), Fixed(motion.dwell.longest, 2)});
	}
}

TableText MotionTable(const RecordingStatistics& statistics)
{
	TableText table("lrrrrrr");
	table.Row({"motion", "path m", "mean m/s", "max m/s", "dwells", "in all s", "longest s"});
	AddMotionRow(table, "head", statistics.head);
	for (const Hand hand : kHands)
	{
		const std::string name = ToLower(ToString(hand));
		AddMotionRow(table, name + " palm", statistics[hand].palm);
		AddMotionRow(table, name + " wrist", statistics[hand].wrist);
		AddMotionRow(table, name + " index tip", statistics[hand].indexTip);
	}
	return table;
}

TableText HandTable(const RecordingStatistics& statistics)
{
	TableText table("lrrrrrrrrr");
	table.Row({"hand", "tracked s", "share", "losses", "pinches", "in all s", "shortest s", "median s", "longest s",
		"gaze on it"});
	for (const Hand hand : kHands)
	{
		const HandStatistics& values = statistics[hand];
		const PinchStatistics& pinch = values.pinch;
		const auto seconds = [&pinch](double time) { return pinch.count > 0 ? Fixed(time, 2) : "-"; };
		table.Row({ToLower(ToString(hand)), Fixed(values.trackedTime, 2), Percent(values.trackedShare),
			Thousands(values.losses), Thousands(pinch.count), seconds(pinch.total), seconds(pinch.shortest),
			seconds(pinch.median), seconds(pinch.longest), statistics.hasGaze ? Percent(values.gazeShare) : "-"});
	}
	return table;
}

void AddBoxRow(TableText& table, const std::string& name, const Workspace& box)
{
	const auto vector = [](const Vec3& v)
	{ return FixedText(v.x, 3, 7) + " " + FixedText(v.y, 3, 7) + " " + FixedText(v.z, 3, 7); };
	if (!box.isEmpty)
	{
		table.Row({name, vector(box.Size()), vector(box.low), vector(box.high)});
	}
}

TableText BoxTable(const RecordingStatistics& statistics)
{
	TableText table("lrrr");
	table.Row({"workspace", "size x, y, z m", "from", "to"});
	AddBoxRow(table, "head", statistics.headWorkspace);
	for (const Hand hand : kHands)
	{
		AddBoxRow(table, ToLower(ToString(hand)), statistics[hand].workspace);
	}
	AddBoxRow(table, "all", statistics.workspace);
	return table;
}
} // namespace StatsTextDetail

std::vector<StatsField> FieldsOf(const RecordingStatistics& statistics)
{
	StatsTextDetail::FieldList list;
	list.Number("startTime", statistics.range.start);
	list.Number("endTime", statistics.range.end);
	list.Number("duration", statistics.duration);
	list.Count("keys", statistics.keys);
	list.Count("markers", statistics.markers);
	list.Count("frames.count", statistics.frames.count);
	list.Number("frames.shortestStep", statistics.frames.shortestStep);
	list.Number("frames.medianStep", statistics.frames.medianStep);
	list.Number("frames.longestStep", statistics.frames.longestStep);
	list.Motion("head", statistics.head);
	list.Number("head.turnDegrees", statistics.headTurn.angle * kDegrees);
	list.Number("head.maxTurnDegreesPerSecond", statistics.headTurn.maxSpeed * kDegrees);
	list.Box("head.workspace", statistics.headWorkspace);
	for (const Hand hand : kHands)
	{
		list.HandFields(ToLower(ToString(hand)), statistics[hand], statistics.hasGaze);
	}
	list.Box("workspace", statistics.workspace);
	return list.Take();
}

void WriteFields(JsonText& json, const std::vector<StatsField>& fields)
{
	std::vector<std::string> open;
	for (const StatsField& field : fields)
	{
		std::vector<std::string> path = StatsTextDetail::SplitPath(field.name);
		const std::string name = path.back();
		path.pop_back();
		std::size_t common = 0;
		while (common < open.size() && common < path.size() && open[common] == path[common])
		{
			++common;
		}
		for (; open.size() > common; open.pop_back())
		{
			json.EndObject();
		}
		for (; open.size() < path.size(); open.push_back(path[open.size()]))
		{
			json.Name(path[open.size()]);
			json.BeginObject();
		}
		if (field.isCount)
		{
			json.CountMember(name, static_cast<std::uint64_t>(field.value));
		}
		else
		{
			json.FloatMember(name, StatsTextDetail::ToFloat(field.value));
		}
	}
	for (; !open.empty(); open.pop_back())
	{
		json.EndObject();
	}
}

void AppendStatsCsvHeader(std::string& out, const std::vector<StatsField>& fields)
{
	out += "File";
	for (const StatsField& field : fields)
	{
		out += "," + field.name;
	}
	out += "\n";
}

void AppendStatsCsv(std::string& out, const std::string& file, const std::vector<StatsField>& fields)
{
	AppendCsvText(out, file);
	for (const StatsField& field : fields)
	{
		out += ",";
		if (field.isCount)
		{
			out += std::to_string(static_cast<std::uint64_t>(field.value));
		}
		else if (!std::isnan(field.value))
		{
			AppendCsvFloat(out, StatsTextDetail::ToFloat(field.value));
		}
	}
	out += "\n";
}

std::vector<std::string> StatsLines(const RecordingStatistics& statistics)
{
	using namespace StatsTextDetail;
	const FrameStatistics& frames = statistics.frames;
	std::vector<std::string> lines = {"  " + SecondsText(statistics.duration) + " s, from " +
			SecondsText(statistics.range.start) + " to " + SecondsText(statistics.range.end) + "; " +
			Counted(statistics.keys, "key") + ", " + Counted(statistics.markers, "marker"),
		"  " + Counted(frames.count, "frame") + " with keys, median step " + Milliseconds(frames.medianStep) + " ms (" +
			Milliseconds(frames.shortestStep) + " to " + Milliseconds(frames.longestStep) + ")",
		""};
	Append(lines, MotionTable(statistics));
	if (statistics.head.isPresent)
	{
		lines.push_back("  head turned " + Fixed(statistics.headTurn.angle * kDegrees, 1) +
			" degrees in all, at most " + Fixed(statistics.headTurn.maxSpeed * kDegrees, 1) + " a second");
	}
	lines.push_back("");
	Append(lines, HandTable(statistics));
	lines.push_back("");
	Append(lines, BoxTable(statistics));
	return lines;
}

} // namespace mria
