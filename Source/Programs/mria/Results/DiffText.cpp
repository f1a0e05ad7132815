// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Results/DiffText.h"

#include "Io/Failure.h"
#include "Text/DiffPicture.h"
#include "Text/Strings.h"
#include "Text/ValueText.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace mria
{

namespace DiffTextDetail
{
constexpr std::size_t kLabelWidth = kDiffLabelColumns - 2;
constexpr std::size_t kNumberWidth = 10;
constexpr std::size_t kMostLines = 12;

std::string Label(const std::string& name)
{
	return "  " + PadRight(name, kLabelWidth);
}

std::string Shortest(double number)
{
	char text[24];
	return std::string(text, WriteShortest(static_cast<float>(number), text));
}

bool IsEvent(const Excess& excess)
{
	return excess.kind == ExcessKind::EdgeUnmatched || excess.kind == ExcessKind::EdgeShift ||
		excess.kind == ExcessKind::MarkerUnmatched || excess.kind == ExcessKind::MarkerShift;
}

bool IsInOneOnly(const PoseDifference& pose)
{
	return pose.presence == ComparePresence::OnlyA || pose.presence == ComparePresence::OnlyB;
}

/** Nothing at all, down to the last shift of an edge. */
bool IsExactlyEqual(const Comparison& comparison)
{
	const auto isOff = [](const TimePair& pair) { return !pair.IsMatched() || pair.Shift() != 0.0; };
	bool isEqual = comparison.IsWithin() && comparison.rangeA.start == comparison.rangeB.start &&
		comparison.rangeA.end == comparison.rangeB.end && comparison.Shift() == 0.0;
	for (const PartDifference& part : comparison.parts)
	{
		isEqual = isEqual && part.position.largest == 0.0 && part.rotation.largest == 0.0;
	}
	for (const PoseDifference& pose : comparison.poses)
	{
		isEqual = isEqual && !IsInOneOnly(pose) && pose.position.largest == 0.0 && pose.rotation.largest == 0.0;
	}
	return isEqual && std::none_of(comparison.edges.begin(), comparison.edges.end(), isOff) &&
		std::none_of(comparison.markers.begin(), comparison.markers.end(), isOff);
}

void PrintFile(const Report& report, const char* name, const DiffFile& file, std::size_t width)
{
	const double length = static_cast<double>(file.range.end) - file.range.start;
	report.Line(std::string("  ") + name + "  " + PadRight(InputName(file.file), width) + "  version " +
		VersionOf(file.recording.dialect) + " (" + ToString(file.recording.dialect) + "), " + SecondsText(length) +
		" s, from " + SecondsText(file.range.start) + " to " + SecondsText(file.range.end));
}

void PrintTimes(const Report& report, const DiffResult& result)
{
	const Comparison& comparison = result.comparison;
	const std::size_t width = std::max(InputName(result.a.file).size(), InputName(result.b.file).size());
	PrintFile(report, "A", result.a, width);
	PrintFile(report, "B", result.b, width);
	if (comparison.alignment)
	{
		const TimeAlignment& found = *comparison.alignment;
		report.Line("  aligned: B moved by " + FixedText(found.shift * kMilliseconds, 1, 0) + " ms, confidence " +
			FixedText(found.confidence, 2, 0) + (found.isAtLimit ? " (the limit: a better fit may lie beyond)" : ""));
	}
	if (comparison.hasCommonTime)
	{
		report.Line("  compared from " + SecondsText(comparison.commonStart) + " to " +
			SecondsText(comparison.commonEnd) + " s of A; tolerances " +
			Shortest(result.tolerances.position * kMillimetres) + " mm, " +
			Shortest(result.tolerances.rotation * kDegrees) + " deg, " +
			Shortest(result.tolerances.edgeShift * kMilliseconds) + " ms");
	}
}

std::string JointText(ComparedPart part, PoseId pose)
{
	const bool isHand = part == ComparedPart::LeftHand || part == ComparedPart::RightHand;
	return isHand ? std::string("  ") + ToString(JointOf(pose)) : "";
}

std::string RowText(const Deviation& deviation, double scale, const char* unit, const std::string& joint)
{
	std::string text = PadRight(unit, 4);
	for (const double number : {deviation.largest, deviation.mean, deviation.rms})
	{
		text += FixedText(number * scale, 3, kNumberWidth);
	}
	return deviation.largest > 0.0 ? text + FixedText(deviation.largestTime, 3, kNumberWidth) + joint : text;
}

std::string AbsenceText(ComparePresence presence)
{
	switch (presence)
	{
	case ComparePresence::Neither:
		return "in neither";
	case ComparePresence::OnlyA:
		return "in A only";
	case ComparePresence::OnlyB:
		return "in B only";
	case ComparePresence::Both:
		break;
	}
	return "never tracked in both at once";
}

void PrintPart(const Report& report, ComparedPart name, const PartDifference& part, double tolerance, double turn)
{
	const bool wasCompared = std::any_of(part.cells.begin(), part.cells.end(), [](float cell) { return cell >= 0.0f; });
	if (!wasCompared)
	{
		report.Line(Label(ToString(name)) + report.Paint(Tone::Faint, AbsenceText(part.presence)));
		return;
	}
	const auto paint = [&](const std::string& text, bool isBeyond)
	{ return report.Paint(isBeyond ? Tone::Warning : Tone::Plain, text); };
	const std::string position = RowText(part.position, kMillimetres, "mm", JointText(name, part.positionPose));
	const std::string rotation = RowText(part.rotation, kDegrees, "deg", JointText(name, part.rotationPose));
	report.Line(Label(ToString(name)) + paint(position, part.position.largest > tolerance));
	report.Line(Label("") + paint(rotation, part.rotation.largest > turn));
}

void PrintTable(const Report& report, const DiffResult& result)
{
	report.Line("");
	report.Line(Label("") + "       largest      mean       RMS      at s");
	for (std::size_t i = 0; i < kComparedPartCount; ++i)
	{
		const ComparedPart part = static_cast<ComparedPart>(i);
		PrintPart(report, part, result.comparison[part], result.tolerances.position, result.tolerances.rotation);
	}
}

void PrintPicture(const Report& report, const DiffResult& result, bool hasUtf8)
{
	report.Line("");
	report.Line(Label("where") + report.Paint(Tone::Faint, DiffLegend(hasUtf8)));
	for (std::size_t i = 0; i < kComparedPartCount; ++i)
	{
		const ComparedPart part = static_cast<ComparedPart>(i);
		std::string strip = DiffStrip(result.comparison[part].cells, hasUtf8);
		strip.erase(strip.find_last_not_of(' ') + 1);
		if (!strip.empty())
		{
			report.Line(Label(ToString(part)) + strip);
		}
	}
}

/** Under a heading of their own; those that are too many for a report are counted. */
void PrintLines(const Report& report, const std::string& heading, const std::vector<std::string>& lines)
{
	for (std::size_t i = 0; i < std::min(lines.size(), kMostLines); ++i)
	{
		report.Line((i == 0 ? Label(heading) : Label("")) + lines[i]);
	}
	if (lines.size() > kMostLines)
	{
		report.Line(Label("") + "... and " + Thousands(lines.size() - kMostLines) + " more (--json lists all)");
	}
}

template <typename Pair>
std::vector<std::string> LinesOf(const std::vector<Pair>& pairs, double tolerance)
{
	std::vector<std::string> lines;
	for (const Pair& pair : pairs)
	{
		if (!pair.IsMatched() || std::fabs(pair.Shift()) > tolerance)
		{
			lines.push_back(Describe(ExcessOf(pair)));
		}
	}
	return lines;
}

template <typename Pair>
std::string CountText(const std::vector<Pair>& pairs, const char* name)
{
	double largest = 0.0;
	std::size_t matched = 0;
	for (const Pair& pair : pairs)
	{
		matched += pair.IsMatched() ? 1 : 0;
		largest = std::max(largest, std::fabs(pair.Shift()));
	}
	const std::string text = Thousands(matched) + " of " + Counted(pairs.size(), name) + " in both";
	return matched == 0 ? text : text + ", at most " + FixedText(largest * kMilliseconds, 1, 0) + " ms apart";
}

void PrintEvents(const Report& report, const DiffResult& result)
{
	const Comparison& comparison = result.comparison;
	report.Line("");
	report.Line(Label("flags") + (comparison.edges.empty() ? "no changes" : CountText(comparison.edges, "change")));
	PrintLines(report, "", LinesOf(comparison.edges, result.tolerances.edgeShift));
	report.Line(Label("markers") + (comparison.markers.empty() ? "none" : CountText(comparison.markers, "marker")));
	PrintLines(report, "", LinesOf(comparison.markers, result.tolerances.markerShift));
}

/** The joint None differs: shown, but not judged. Empty if it is alike. */
std::string NoneText(const DiffResult& result, Hand hand)
{
	const PoseDifference& none = result.comparison.poses[JointPose(hand, Joint::None)];
	const double position = none.position.largest;
	const double rotation = none.rotation.largest;
	const std::string text = ToLower(ToString(hand)) + " hand None ";
	const char* const why = "; it is no joint of a hand and not judged";
	if (IsInOneOnly(none))
	{
		return text + AbsenceText(none.presence) + why;
	}
	if (position <= result.tolerances.position && rotation <= result.tolerances.rotation)
	{
		return "";
	}
	return text + "up to " + FixedText(position * kMillimetres, 1, 0) + " mm and " +
		FixedText(rotation * kDegrees, 1, 0) + " deg apart" + why;
}

/** What neither the verdict's line nor the table nor the events show. */
void PrintRest(const Report& report, const DiffResult& result)
{
	std::vector<std::string> lines;
	const std::vector<Excess>& excesses = result.comparison.excesses;
	for (std::size_t i = 1; i < excesses.size(); ++i)
	{
		const Excess& excess = excesses[i];
		const bool isInTable = excess.kind == ExcessKind::Position || excess.kind == ExcessKind::Rotation;
		if (!isInTable && !IsEvent(excess))
		{
			lines.push_back(Describe(excess));
		}
	}
	for (const Hand hand : kHands)
	{
		const std::string none = NoneText(result, hand);
		lines.insert(lines.end(), none.empty() ? 0 : 1, none);
	}
	PrintLines(report, "besides", lines);
}
} // namespace DiffTextDetail

std::string VerdictLine(const Report& report, const DiffResult& result)
{
	const Comparison& comparison = result.comparison;
	if (!comparison.IsWithin())
	{
		return report.Paint(Tone::Error, "DIFFERENT") + ": " + Describe(comparison.excesses.front());
	}
	const bool isEqual = DiffTextDetail::IsExactlyEqual(comparison);
	const std::string text = result.hasSameBytes ? "identical bytes"
		: isEqual								 ? "the same input in other bytes"
												 : "all differences are within the tolerances";
	return report.Paint(Tone::Info, isEqual ? "EQUAL" : "WITHIN") + ": " + text;
}

const char* VerdictOf(const DiffResult& result)
{
	return !result.comparison.IsWithin()					? "different"
		: DiffTextDetail::IsExactlyEqual(result.comparison) ? "equal"
															: "within";
}

Excess ExcessOf(const EdgeDifference& edge)
{
	Excess excess;
	excess.kind = edge.IsMatched() ? ExcessKind::EdgeShift : ExcessKind::EdgeUnmatched;
	excess.part = edge.hand == Hand::Left ? ComparedPart::LeftHand : ComparedPart::RightHand;
	excess.event = edge.kind;
	excess.isInA = edge.timeA.has_value();
	excess.value = edge.Shift();
	excess.time = edge.Time();
	return excess;
}

Excess ExcessOf(const MarkerDifference& marker)
{
	Excess excess;
	excess.kind = marker.IsMatched() ? ExcessKind::MarkerShift : ExcessKind::MarkerUnmatched;
	excess.marker = marker.name;
	excess.isInA = marker.timeA.has_value();
	excess.value = marker.Shift();
	excess.time = marker.Time();
	return excess;
}

void PrintDiff(const Report& report, const DiffResult& result, bool hasUtf8)
{
	using namespace DiffTextDetail;
	report.Line(VerdictLine(report, result));
	PrintTimes(report, result);
	if (result.hasSameBytes)
	{
		return;
	}
	if (result.comparison.hasCommonTime)
	{
		PrintTable(report, result);
		PrintPicture(report, result, hasUtf8);
	}
	PrintEvents(report, result);
	PrintRest(report, result);
}

} // namespace mria
