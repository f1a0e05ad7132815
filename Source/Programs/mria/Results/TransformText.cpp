// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Results/TransformText.h"

#include "Text/Strings.h"

#include <cstdio>

namespace mria
{

namespace TransformTextDetail
{
std::string ThreeDigits(double number, const char* unit)
{
	char text[32];
	std::snprintf(text, sizeof(text), "%.3g %s", number, unit);
	return text;
}
} // namespace TransformTextDetail

std::string MillimetresText(float metres)
{
	return TransformTextDetail::ThreeDigits(static_cast<double>(metres) * kMillimetres, "mm");
}

std::string DegreesText(float radians)
{
	return TransformTextDetail::ThreeDigits(static_cast<double>(radians) * kDegrees, "degrees");
}

void AddTransformLines(const TransformReport& report, std::vector<std::string>& lines)
{
	if (report.rebuiltRotations > 0)
	{
		lines.push_back("  rebuilt   " + Counted(report.rebuiltRotations, "rotation") + " whose W was lost");
	}
	if (report.droppedKeys > 0)
	{
		lines.push_back("  dropped   " + Counted(report.droppedKeys, "key") + " of NaN or infinity");
	}
	if (report.mergedGroups > 0)
	{
		lines.push_back("  merged    " + Counted(report.mergedGroups, "group") + " of curves onto common times: " +
			Thousands(report.keysBefore) + " keys became " + Thousands(report.keysAfter));
	}
	if (report.sampledSegments > 0)
	{
		lines.push_back("  sampled   " + Counted(report.sampledSegments, "segment") + " whose weights differ, off by " +
			MillimetresText(report.largestPositionError) + " and " + DegreesText(report.largestRotationError) +
			" at most");
	}
	if (report.heldGroups > 0)
	{
		lines.push_back("  held      " + Counted(report.heldGroups, "group") + " of curves that did not repeat alike");
	}
}

void WriteTransformReport(JsonText& json, const TransformReport& report)
{
	json.CountMember("changedCurves", report.changedCurves);
	json.CountMember("keysBefore", report.keysBefore);
	json.CountMember("keysAfter", report.keysAfter);
	json.CountMember("droppedKeys", report.droppedKeys);
	json.CountMember("rebuiltRotations", report.rebuiltRotations);
	json.CountMember("mergedGroups", report.mergedGroups);
	json.CountMember("heldGroups", report.heldGroups);
	json.CountMember("sampledSegments", report.sampledSegments);
	json.FloatMember("largestPositionErrorMetres", report.largestPositionError);
	json.FloatMember("largestRotationErrorRadians", report.largestRotationError);
}

} // namespace mria
