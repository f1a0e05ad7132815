// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Text/FrameText.h"

#include "Mria/CurveId.h"
#include "Text/Strings.h"
#include "Text/ValueText.h"

#include <algorithm>
#include <initializer_list>
#include <iterator>

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
	for (std::size_t i = 0; i < kJointCount; ++i)
	{
		const Joint joint = static_cast<Joint>(i);
		const bool isShown =
			form.isPart || std::find(std::begin(kShownJoints), std::end(kShownJoints), joint) != std::end(kShownJoints);
		if (isShown && input.isTracked && input.HasJoint(joint))
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

/** Calls `visit(curve, value)` for every number of the frame, flags as 1 and 0. */
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
void VisitHand(const Frame& frame, Hand hand, const Visitor& visit)
{
	visit(TrackedCurve(hand), frame[hand].isTracked ? 1.0f : 0.0f);
	visit(PinchCurve(hand), frame[hand].isPinching ? 1.0f : 0.0f);
	for (std::size_t i = 0; i < kJointCount; ++i)
	{
		const Joint joint = static_cast<Joint>(i);
		if (frame[hand].HasJoint(joint))
		{
			VisitPose(JointPose(hand, joint), frame[hand][joint], visit);
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
	for (const Hand hand : kHands)
	{
		if (form.hands[static_cast<std::size_t>(hand)])
		{
			VisitHand(frame, hand, visit);
		}
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

FrameForm MakeFrameForm(const RecordingView& recording, Space space, const ChannelSelection& selection)
{
	FrameForm form;
	form.space = space;
	for (const Hand hand : kHands)
	{
		ChannelSelection all;
		all.Add(hand);
		bool isWanted = false;
		for (CurveId id = 0; id < kCurveCount; ++id)
		{
			isWanted = isWanted || (all.Has(id) && selection.Has(id));
			form.isPart = form.isPart || !selection.Has(id);
		}
		form.hands[static_cast<std::size_t>(hand)] = isWanted && recording.channels.Has(Channel::Hands);
	}
	return form;
}

void KeepSelected(Frame& frame, const ChannelSelection& selection)
{
	const auto hasAny = [&selection](CurveId first, std::size_t count)
	{
		const auto begin = selection.curves.begin() + static_cast<std::ptrdiff_t>(first);
		return std::find(begin, begin + static_cast<std::ptrdiff_t>(count), true) !=
			begin + static_cast<std::ptrdiff_t>(count);
	};
	frame.hasCamera = frame.hasCamera && hasAny(FirstCurveOf(kCameraPose), kPoseComponentCount);
	frame.hasGaze = frame.hasGaze && hasAny(kFirstGazeCurve, kRayComponentCount);
	for (PoseId pose = 1; pose < kPoseCount; ++pose)
	{
		if (!hasAny(FirstCurveOf(pose), kPoseComponentCount))
		{
			frame[HandOf(pose)].presentJoints &= ~(1u << static_cast<unsigned>(JointOf(pose)));
		}
	}
}

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
	const auto missing = [&form](const char* line) { return std::string(form.isPart ? "" : line); };
	out +=
		frame.hasCamera ? RowText("head", "", PoseText(frame.camera, form.space)) : missing("  head   not recorded\n");
	for (const Hand hand : kHands)
	{
		if (form.hands[static_cast<std::size_t>(hand)])
		{
			AppendHandText(out, hand, frame, form);
		}
	}
	out += form.hands[0] || form.hands[1] ? "" : missing("  hands  not recorded\n");
	const Vec3& direction = frame.gaze.direction;
	out += frame.hasGaze ? RowText("gaze", "from",
							   PositionText(frame.gaze.origin, form.space) + "  direction" +
								   NumbersText({direction.x, direction.y, direction.z}, 3))
						 : missing("  gaze   not recorded\n");
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
		const bool isThere = form.hands[static_cast<std::size_t>(hand)];
		if (isThere)
		{
			AppendHandJson(out, frame[hand], lineStart);
		}
		out += isThere ? "" : "null";
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

RowValues ValuesOf(const Frame& frame, const FrameForm& form)
{
	RowValues row;
	FrameTextDetail::VisitColumns(frame, form, [&row](CurveId curve, float value) { row[curve] = value; });
	return row;
}

} // namespace mria
