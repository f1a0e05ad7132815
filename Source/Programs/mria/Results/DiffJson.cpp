// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Results/DiffJson.h"

#include "Text/Strings.h"

#include <limits>

namespace mria
{

namespace DiffJsonDetail
{
/** Beyond the floats becomes null. */
void Number(JsonText& json, const char* name, double number)
{
	constexpr double kMost = static_cast<double>(std::numeric_limits<float>::max());
	const bool fits = number >= -kMost && number <= kMost;
	json.FloatMember(name, fits ? static_cast<float>(number) : std::numeric_limits<float>::quiet_NaN());
}

void WriteFile(JsonText& json, const char* name, const DiffFile& file)
{
	json.Name(name);
	json.BeginObject();
	json.TextMember("file", file.file);
	json.TextMember("version", VersionOf(file.recording.dialect));
	json.TextMember("dialect", ToString(file.recording.dialect));
	json.FloatMember("startTime", file.range.start);
	json.FloatMember("endTime", file.range.end);
	json.EndObject();
}

void WriteTolerances(JsonText& json, const CompareTolerances& tolerances)
{
	json.Name("tolerances");
	json.BeginObject();
	Number(json, "positionMm", tolerances.position * kMillimetres);
	Number(json, "rotationDeg", tolerances.rotation * kDegrees);
	Number(json, "timeMs", tolerances.edgeShift * kMilliseconds);
	json.EndObject();
}

void WriteAlignment(JsonText& json, const Comparison& comparison)
{
	json.Name("alignment");
	if (!comparison.alignment)
	{
		json.Null();
		return;
	}
	json.BeginObject();
	Number(json, "shift", comparison.alignment->shift);
	Number(json, "confidence", comparison.alignment->confidence);
	json.BoolMember("isAtLimit", comparison.alignment->isAtLimit);
	json.EndObject();
}

const char* PresenceText(ComparePresence presence)
{
	constexpr const char* kNames[] = {"neither", "a", "b", "both"};
	return kNames[static_cast<std::size_t>(presence)];
}

void WriteDeviation(JsonText& json, const char* name, const Deviation& deviation, double scale, const char* joint)
{
	json.Name(name);
	json.BeginObject();
	Number(json, "largest", deviation.largest * scale);
	Number(json, "mean", deviation.mean * scale);
	Number(json, "rms", deviation.rms * scale);
	Number(json, "time", deviation.largestTime);
	if (joint)
	{
		json.TextMember("joint", joint);
	}
	json.EndObject();
}

void WritePose(JsonText& json, const char* kind, const std::string& name, const PoseDifference& pose,
	const char* positionJoint = nullptr, const char* rotationJoint = nullptr)
{
	json.BeginObject();
	json.TextMember(kind, name);
	json.TextMember("in", PresenceText(pose.presence));
	Number(json, "seconds", pose.seconds);
	WriteDeviation(json, "positionMm", pose.position, kMillimetres, positionJoint);
	WriteDeviation(json, "rotationDeg", pose.rotation, kDegrees, rotationJoint);
	json.EndObject();
}

const char* JointName(PoseId pose)
{
	return ToString(JointOf(pose));
}

void WritePoses(JsonText& json, const Comparison& comparison)
{
	json.Name("parts");
	json.BeginArray();
	for (std::size_t i = 0; i < kComparedPartCount; ++i)
	{
		const ComparedPart part = static_cast<ComparedPart>(i);
		const PartDifference& difference = comparison[part];
		const bool hasJoints = part == ComparedPart::LeftHand || part == ComparedPart::RightHand;
		const bool isNamed = hasJoints && difference.positionPose > 0;
		WritePose(json, "part", ToString(part), difference, isNamed ? JointName(difference.positionPose) : nullptr,
			isNamed ? JointName(difference.rotationPose) : nullptr);
	}
	json.EndArray();
	json.Name("joints");
	json.BeginArray();
	for (PoseId pose = 1; pose < kPoseCount; ++pose)
	{
		if (comparison.poses[pose].presence != ComparePresence::Neither)
		{
			WritePose(json, "joint", PoseName(pose), comparison.poses[pose]);
		}
	}
	json.EndArray();
}

void WriteFlags(JsonText& json, const char* name, const std::array<FlagDifference, kHandCount>& flags)
{
	json.Name(name);
	json.BeginObject();
	for (const Hand hand : kHands)
	{
		const FlagDifference& flag = flags[static_cast<std::size_t>(hand)];
		json.Name(ToLower(ToString(hand)));
		json.BeginObject();
		Number(json, "onlyInA", flag.onlyA);
		Number(json, "onlyInB", flag.onlyB);
		json.EndObject();
	}
	json.EndObject();
}

void WritePair(JsonText& json, const TimePair& pair)
{
	constexpr double kNone = std::numeric_limits<double>::quiet_NaN();
	Number(json, "timeA", pair.timeA.value_or(kNone));
	Number(json, "timeB", pair.timeB.value_or(kNone));
	Number(json, "shift", pair.IsMatched() ? pair.Shift() : kNone);
}

void WriteEvents(JsonText& json, const Comparison& comparison)
{
	json.ObjectsMember("edges", comparison.edges,
		[&](const EdgeDifference& edge)
		{
			json.TextMember("hand", ToLower(ToString(edge.hand)));
			json.TextMember("event", ToString(edge.kind));
			WritePair(json, edge);
		});
	json.ObjectsMember("markers", comparison.markers,
		[&](const MarkerDifference& marker)
		{
			json.TextMember("name", marker.name);
			WritePair(json, marker);
		});
}

void WriteExcesses(JsonText& json, const Comparison& comparison)
{
	json.ObjectsMember("beyond", comparison.excesses,
		[&](const Excess& excess)
		{
			json.TextMember("kind", ToString(excess.kind));
			json.TextMember("text", Describe(excess));
			Number(json, "ratio", excess.ratio);
			Number(json, "time", excess.time);
			json.CountMember("count", excess.count);
		});
}
} // namespace DiffJsonDetail

void WriteDiff(const DiffResult& result, JsonText& json)
{
	using namespace DiffJsonDetail;
	const Comparison& comparison = result.comparison;
	json.BeginObject();
	json.TextMember("verdict", VerdictOf(result));
	json.BoolMember("identicalBytes", result.hasSameBytes);
	WriteFile(json, "a", result.a);
	WriteFile(json, "b", result.b);
	WriteTolerances(json, result.tolerances);
	WriteAlignment(json, comparison);
	json.BoolMember("hasCommonTime", comparison.hasCommonTime);
	Number(json, "commonStart", comparison.commonStart);
	Number(json, "commonEnd", comparison.commonEnd);
	WriteExcesses(json, comparison);
	WritePoses(json, comparison);
	WriteFlags(json, "tracked", comparison.tracked);
	WriteFlags(json, "pinch", comparison.pinch);
	WriteEvents(json, comparison);
	json.EndObject();
}

} // namespace mria
