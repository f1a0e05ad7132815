// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Layer/CaptureHand.h"

#include "Layer/Capture.h"
#include "Layer/EntryPoints.h"
#include "Layer/Layer.h"
#include "Layer/Locate.h"
#include "Mria/HandPoses.h"
#include "Mria/Space.h"

#include <array>

namespace mria::openxr
{

namespace CaptureHandDetail
{
// Thumb and index finger touch below the first and part beyond the second; metres.
constexpr float kTouch = 0.015f;
constexpr float kApart = 0.03f;
constexpr float kPalmToWrist = 0.07f;
constexpr float kPressed = 0.5f;

/** An action of the application that a user's current profile binds. */
struct FoundAction
{
	XrAction action = XR_NULL_HANDLE;
	XrActionType type = XR_ACTION_TYPE_MAX_ENUM;
	XrPath subactionPath = XR_NULL_PATH;
	Component component = Component::None;
};

template <typename Predicate>
std::optional<FoundAction> FindAction(Session& session, User user, Predicate serves)
{
	Instance& instance = *session.instance;
	const XrPath userPath = instance.userPaths[static_cast<std::size_t>(user)];
	XrInteractionProfileState profile{XR_TYPE_INTERACTION_PROFILE_STATE};
	if (XR_FAILED(GetCurrentInteractionProfile(session.handle, userPath, &profile)))
	{
		return std::nullopt;
	}
	const std::lock_guard<std::mutex> lock(instance.guard);
	for (const Suggestion& suggestion : instance.suggestions)
	{
		for (const Binding& binding : suggestion.bindings)
		{
			const bool isMeant = suggestion.profile == profile.interactionProfile && binding.path.user == user;
			const std::shared_ptr<Action> action =
				isMeant && serves(binding.path.component) ? GetLayer().actions.Find(binding.action) : nullptr;
			if (action)
			{
				const bool isSplit = action->hasSubactionPaths;
				return FoundAction{
					binding.action, action->type, isSplit ? userPath : XR_NULL_PATH, binding.path.component};
			}
		}
	}
	return std::nullopt;
}

/** The layer's own space for the action, created once. */
XrSpace SpaceOf(Session& session, User user, const FoundAction& found)
{
	CapturedUser& captured = session.captured[static_cast<std::size_t>(user)];
	if (captured.action != found.action)
	{
		XrActionSpaceCreateInfo info{XR_TYPE_ACTION_SPACE_CREATE_INFO};
		info.action = found.action;
		info.subactionPath = found.subactionPath;
		info.poseInActionSpace.orientation.w = 1.0f;
		captured.action = found.action;
		captured.space = XR_NULL_HANDLE;
		CreateActionSpace(session.handle, &info, &captured.space);
	}
	return captured.space;
}

std::optional<Pose> LocateAction(Session& session, User user, const FoundAction& found, XrTime time)
{
	const XrSpace space = SpaceOf(session, user, found);
	const Motion motion = space == XR_NULL_HANDLE ? Motion{} : LocateAny(session, space, time);
	return motion.IsValid() ? std::optional<Pose>(FromSpace(motion.pose, mria::Space::OpenXr)) : std::nullopt;
}

bool CaptureTracker(Session& session, Hand hand, XrTime time, HandFrame& out)
{
	CapturedUser& captured = session.captured[static_cast<std::size_t>(hand)];
	if (captured.tracker == XR_NULL_HANDLE && !captured.hasNoTracker)
	{
		XrHandTrackerCreateInfoEXT info{XR_TYPE_HAND_TRACKER_CREATE_INFO_EXT};
		info.hand = hand == Hand::Left ? XR_HAND_LEFT_EXT : XR_HAND_RIGHT_EXT;
		captured.hasNoTracker = XR_FAILED(CreateHandTrackerEXT(session.handle, &info, &captured.tracker));
	}
	if (captured.hasNoTracker)
	{
		return false;
	}
	std::array<XrHandJointLocationEXT, XR_HAND_JOINT_COUNT_EXT> joints = {};
	XrHandJointLocationsEXT locations{
		XR_TYPE_HAND_JOINT_LOCATIONS_EXT, nullptr, XR_FALSE, XR_HAND_JOINT_COUNT_EXT, joints.data()};
	const XrHandJointsLocateInfoEXT info{XR_TYPE_HAND_JOINTS_LOCATE_INFO_EXT, nullptr, session.origin, time};
	if (XR_FAILED(LocateHandJointsEXT(captured.tracker, &info, &locations)) || !locations.isActive)
	{
		return false;
	}
	constexpr XrSpaceLocationFlags kBoth =
		XR_SPACE_LOCATION_ORIENTATION_VALID_BIT | XR_SPACE_LOCATION_POSITION_VALID_BIT;
	for (std::size_t i = 0; i < kKeypointCount; ++i)
	{
		const Joint joint = *JointOfKeypoint(i);
		const bool isValid = (joints[i].locationFlags & kBoth) == kBoth;
		out[joint] = isValid ? FromSpace(FromXr(joints[i].pose), mria::Space::OpenXr) : Pose{};
		out.presentJoints |= static_cast<std::uint32_t>(isValid) << static_cast<unsigned>(joint);
	}
	return out.presentJoints != 0;
}

/** A hand that holds a controller: palm and wrist. */
bool CaptureController(Session& session, Hand hand, XrTime time, HandFrame& out)
{
	const User user = static_cast<User>(hand);
	const auto isGrip = [](Component component) { return component == Component::Grip; };
	const auto isAim = [](Component component) { return component == Component::Aim; };
	std::optional<FoundAction> found = FindAction(session, user, isGrip);
	found = found ? found : FindAction(session, user, isAim);
	const std::optional<Pose> pose = found ? LocateAction(session, user, *found, time) : std::nullopt;
	if (!pose)
	{
		return false;
	}
	const Pose palm = found->component == Component::Grip ? PalmOfGrip(*pose, hand) : *pose;
	out[Joint::Palm] = palm;
	out[Joint::Wrist] = {palm.position - Rotate(palm.rotation, {0.0f, 0.0f, kPalmToWrist}), palm.rotation};
	out.presentJoints = 1u << static_cast<unsigned>(Joint::Palm) | 1u << static_cast<unsigned>(Joint::Wrist);
	return true;
}

bool IsPressed(Session& session, const FoundAction& found)
{
	XrActionStateGetInfo info{XR_TYPE_ACTION_STATE_GET_INFO};
	info.action = found.action;
	info.subactionPath = found.subactionPath;
	if (found.type == XR_ACTION_TYPE_FLOAT_INPUT)
	{
		XrActionStateFloat state{XR_TYPE_ACTION_STATE_FLOAT};
		const XrResult result = GetActionStateFloat(session.handle, &info, &state);
		return XR_SUCCEEDED(result) && state.isActive && state.currentState > kPressed;
	}
	XrActionStateBoolean state{XR_TYPE_ACTION_STATE_BOOLEAN};
	const XrResult result = GetActionStateBoolean(session.handle, &info, &state);
	return XR_SUCCEEDED(result) && state.isActive && state.currentState;
}
} // namespace CaptureHandDetail

void CaptureJoints(Session& session, Hand hand, XrTime time, HandFrame& out)
{
	using namespace CaptureHandDetail;
	out.isTracked = CaptureTracker(session, hand, time, out) || CaptureController(session, hand, time, out);
}

bool CapturePinch(Session& session, Hand hand, const HandFrame& frame)
{
	using namespace CaptureHandDetail;
	CapturedUser& captured = session.captured[static_cast<std::size_t>(hand)];
	const bool hasTips = frame.isTracked && frame.HasJoint(Joint::ThumbTip) && frame.HasJoint(Joint::IndexTip);
	const float gap = hasTips ? Length(frame[Joint::ThumbTip].position - frame[Joint::IndexTip].position) : kApart;
	captured.doFingersTouch = gap < (captured.doFingersTouch ? kApart : kTouch);

	const auto isPress = [](Component component) { return component == Component::Press; };
	const std::optional<FoundAction> found = FindAction(session, static_cast<User>(hand), isPress);
	return frame.isTracked && (found ? IsPressed(session, *found) : captured.doFingersTouch);
}

bool CaptureGaze(Session& session, XrTime time, Ray& out)
{
	using namespace CaptureHandDetail;
	const auto isGaze = [](Component component) { return component == Component::Gaze; };
	const std::optional<FoundAction> found = FindAction(session, User::Eyes, isGaze);
	const std::optional<Pose> pose = found ? LocateAction(session, User::Eyes, *found, time) : std::nullopt;
	if (!pose)
	{
		return false;
	}
	out = {pose->position, Rotate(pose->rotation, {0.0f, 0.0f, 1.0f})};
	return true;
}

} // namespace mria::openxr
