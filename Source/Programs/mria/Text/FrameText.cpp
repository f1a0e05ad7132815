// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Text/FrameText.h"

#include "Mria/CurveId.h"
#include "Text/Strings.h"
#include "Text/ValueText.h"

#include <initializer_list>

namespace mria
{

namespace FrameTextDetail
{
constexpr std::size_t kNumberWidth = 6;
constexpr Joint kShownJoints[] = {Joint::Palm, Joint::ThumbTip, Joint::IndexTip};

std::string NumbersText(std::initializer_list<float> numbers, int decimals)
{
	std::string text;
	for (const float number : numbers)
	{
		text += " " + FixedText(number, decimals, kNumberWidth);
	}
	return text;
}

/** Millimetres in either unit. */
std::string PositionText(const Vec3& position, Space space)
{
	return NumbersText({position.x, position.y, position.z}, space == Space::Unreal ? 1 : 3);
}

std::string PoseText(const Pose& pose, Space space)
{
	const Quat& turn = pose.rotation;
	return PositionText(pose.position, space) + "  rotation" + NumbersText({turn.x, turn.y, turn.z, turn.w}, 3);
}

std::string RowText(const std::string& part, const std::string& label, const std::string& values)
{
	return "  " + PadRight(part, 6) + " " + PadRight(label, 9) + values + "\n";
}

std::string HandText(const HandFrame& hand)
{
	std::string text = hand.isTracked ? "tracked" : "not tracked";
	text += hand.isPinching ? ", pinching" : "";
	return hand.presentJoints != 0 ? text : text + ", no joints";
}

void AppendHandText(std::string& out, Hand hand, const Frame& frame, const FrameForm& form)
{
	const HandFrame& input = frame[hand];
	out += "  " + PadRight(ToLower(ToString(hand)), 6) + " " + HandText(input) + "\n";
	for (const Joint joint : kShownJoints)
	{
		if (input.isTracked && input.HasJoint(joint))
		{
			out += RowText("", ToString(joint), PoseText(input[joint], form.space));
		}
	}
}

void AppendVec3Json(std::string& out, const char* name, const Vec3& value)
{
	out += std::string("\"") + name + "\": [";
	AppendJsonFloat(out, value.x);
	out += ", ";
	AppendJsonFloat(out, value.y);
	out += ", ";
	AppendJsonFloat(out, value.z);
	out += "]";
}

void AppendPoseJson(std::string& out, const Pose& pose)
{
	out += "{";
	AppendVec3Json(out, "position", pose.position);
	out += ", \"rotation\": [";
	AppendJsonFloat(out, pose.rotation.x);
	for (const float number : {pose.rotation.y, pose.rotation.z, pose.rotation.w})
	{
		out += ", ";
		AppendJsonFloat(out, number);
	}
	out += "]}";
}

void AppendJointsJson(std::string& out, const HandFrame& hand, const std::string& lineStart)
{
	bool isFirst = true;
	out += "{";
	for (std::size_t i = 0; i < kJointCount; ++i)
	{
		const Joint joint = static_cast<Joint>(i);
		if (!hand.HasJoint(joint))
		{
			continue;
		}
		out += isFirst ? "" : ",";
		out += lineStart + "  \"" + ToString(joint) + "\": ";
		AppendPoseJson(out, hand[joint]);
		isFirst = false;
	}
	out += isFirst ? "}" : lineStart + "}";
}

void AppendHandJson(std::string& out, const HandFrame& hand, const std::string& lineStart)
{
	out += "{" + lineStart + "  \"tracked\": " + (hand.isTracked ? "true" : "false") + "," + lineStart +
		"  \"pinch\": " + (hand.isPinching ? "true" : "false") + "," + lineStart + "  \"joints\": ";
	AppendJointsJson(out, hand, lineStart + "  ");
	out += lineStart + "}";
}

/** Calls `visit(curve, value)` for every column after the time, flags as 1 and 0, in the order of the file. */
template <typename Visitor>
void VisitPose(PoseId id, const Pose& pose, const Visitor& visit)
{
	const float values[kPoseComponentCount] = {pose.position.x, pose.position.y, pose.position.z, pose.rotation.x,
		pose.rotation.y, pose.rotation.z, pose.rotation.w};
	for (std::size_t i = 0; i < kPoseComponentCount; ++i)
	{
		visit(PoseCurve(id, static_cast<PoseComponent>(i)), values[i]);
	}
}

template <typename Visitor>
void VisitHands(const Frame& frame, const Visitor& visit)
{
	for (const Hand hand : kHands)
	{
		visit(TrackedCurve(hand), frame[hand].isTracked ? 1.0f : 0.0f);
	}
	for (const Hand hand : kHands)
	{
		visit(PinchCurve(hand), frame[hand].isPinching ? 1.0f : 0.0f);
	}
	for (const Hand hand : kHands)
	{
		for (std::size_t i = 0; i < kJointCount; ++i)
		{
			const Joint joint = static_cast<Joint>(i);
			if (frame[hand].HasJoint(joint))
			{
				VisitPose(JointPose(hand, joint), frame[hand][joint], visit);
			}
		}
	}
}

template <typename Visitor>
void VisitColumns(const Frame& frame, const FrameForm& form, const Visitor& visit)
{
	if (frame.hasCamera)
	{
		VisitPose(kCameraPose, frame.camera, visit);
	}
	if (form.hasHands)
	{
		VisitHands(frame, visit);
	}
	if (frame.hasGaze)
	{
		const Ray& gaze = frame.gaze;
		const float values[kRayComponentCount] = {
			gaze.origin.x, gaze.origin.y, gaze.origin.z, gaze.direction.x, gaze.direction.y, gaze.direction.z};
		for (std::size_t i = 0; i < kRayComponentCount; ++i)
		{
			visit(GazeCurve(static_cast<RayComponent>(i)), values[i]);
		}
	}
}
} // namespace FrameTextDetail

const char* AxesText(Space space)
{
	constexpr const char* kAxes[] = {"metres, x right, y up, z forward", "centimetres, x forward, y right, z up",
		"metres, x right, y up, z backward"};
	return kAxes[static_cast<std::size_t>(space)];
}

void AppendFrameText(std::string& out, const Frame& frame, const FrameForm& form)
{
	using namespace FrameTextDetail;
	out += SecondsText(frame.time) + " s\n";
	out += frame.hasCamera ? RowText("head", "", PoseText(frame.camera, form.space)) : "  head   not recorded\n";
	for (const Hand hand : kHands)
	{
		if (form.hasHands)
		{
			AppendHandText(out, hand, frame, form);
		}
	}
	out += form.hasHands ? "" : "  hands  not recorded\n";
	const Vec3& direction = frame.gaze.direction;
	out += frame.hasGaze ? RowText("gaze", "from",
							   PositionText(frame.gaze.origin, form.space) + "  direction" +
								   NumbersText({direction.x, direction.y, direction.z}, 3))
						 : "  gaze   not recorded\n";
}

void AppendFrameJson(std::string& out, const Frame& frame, const FrameForm& form, std::string_view indent)
{
	using namespace FrameTextDetail;
	const std::string lineStart = "\n" + std::string(indent) + "  ";
	out += std::string(indent) + "{" + lineStart + "\"time\": ";
	AppendJsonFloat(out, frame.time);
	out += "," + lineStart + "\"camera\": ";
	if (frame.hasCamera)
	{
		AppendPoseJson(out, frame.camera);
	}
	out += frame.hasCamera ? "" : "null";
	for (const Hand hand : kHands)
	{
		out += "," + lineStart + "\"" + ToLower(ToString(hand)) + "\": ";
		if (form.hasHands)
		{
			AppendHandJson(out, frame[hand], lineStart);
		}
		out += form.hasHands ? "" : "null";
	}
	out += "," + lineStart + "\"gaze\": ";
	if (frame.hasGaze)
	{
		out += "{";
		AppendVec3Json(out, "origin", frame.gaze.origin);
		out += ", ";
		AppendVec3Json(out, "direction", frame.gaze.direction);
	}
	out += frame.hasGaze ? "}" : "null";
	out += "\n" + std::string(indent) + "}";
}

void AppendFrameCsvHeader(std::string& out, const Frame& frame, const FrameForm& form)
{
	out += "Time";
	FrameTextDetail::VisitColumns(frame, form, [&out](CurveId curve, float) { out += "," + CurveName(curve); });
	out += "\n";
}

void AppendFrameCsv(std::string& out, const Frame& frame, const FrameForm& form)
{
	AppendCsvFloat(out, frame.time);
	const auto append = [&out](CurveId, float value)
	{
		out += ',';
		AppendCsvFloat(out, value);
	};
	FrameTextDetail::VisitColumns(frame, form, append);
	out += "\n";
}

} // namespace mria
