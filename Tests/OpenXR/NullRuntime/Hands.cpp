// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Entry.h"

namespace nullxr
{

namespace HandsDetail
{
constexpr XrTime kMillisecond = 1000000;
constexpr XrSpaceLocationFlags kTracked = XR_SPACE_LOCATION_POSITION_VALID_BIT |
	XR_SPACE_LOCATION_ORIENTATION_VALID_BIT | XR_SPACE_LOCATION_POSITION_TRACKED_BIT |
	XR_SPACE_LOCATION_ORIENTATION_TRACKED_BIT;

XrResult CreateHandTracker(XrSession session, const XrHandTrackerCreateInfoEXT* info, XrHandTrackerEXT* out)
{
	if (!Get().sessions.Find(session))
	{
		return XR_ERROR_HANDLE_INVALID;
	}
	if (!Get().settings.hasHands)
	{
		return XR_ERROR_FEATURE_UNSUPPORTED;
	}
	*out = Get().handTrackers.Add({session, info->hand == XR_HAND_RIGHT_EXT ? 1u : 0u}, Get().NewId());
	return XR_SUCCESS;
}

XrResult DestroyHandTracker(XrHandTrackerEXT tracker)
{
	return Get().handTrackers.Remove(tracker) ? XR_SUCCESS : XR_ERROR_HANDLE_INVALID;
}

XrVector3f Turn(const Quat& rotation, const XrVector3f& v)
{
	const Vec3 turned = Rotate(rotation, {v.x, v.y, v.z});
	return {turned.x, turned.y, turned.z};
}

void FillVelocities(XrHandJointVelocitiesEXT& out, std::size_t hand, XrTime time, const Pose& base, bool isTracked)
{
	const Motion& motion = Get().motion;
	const Quat back = Conjugate(base.rotation);
	for (std::uint32_t joint = 0; joint < out.jointCount; ++joint)
	{
		const XrSpaceVelocity velocity = VelocityBetween(
			motion.Joint(hand, joint, time - kMillisecond), motion.Joint(hand, joint, time + kMillisecond));
		out.jointVelocities[joint] = {isTracked ? velocity.velocityFlags : 0, Turn(back, velocity.linearVelocity),
			Turn(back, velocity.angularVelocity)};
	}
}

void FillAim(XrHandTrackingAimStateFB& out, std::size_t hand, XrTime time, const Pose& base, bool isTracked)
{
	const float pinch = Get().motion.Trigger(hand, time);
	out.status = isTracked ? XR_HAND_TRACKING_AIM_COMPUTED_BIT_FB | XR_HAND_TRACKING_AIM_VALID_BIT_FB : 0;
	out.status |= isTracked && pinch > 0.5f ? XR_HAND_TRACKING_AIM_INDEX_PINCHING_BIT_FB : 0;
	out.aimPose = ToXr(Compose(Inverse(base), Get().motion.At(PosePlace::Aim, hand, time)));
	out.pinchStrengthIndex = pinch;
	out.pinchStrengthMiddle = out.pinchStrengthRing = out.pinchStrengthLittle = 0.0f;
}

XrResult LocateHandJoints(XrHandTrackerEXT handle, const XrHandJointsLocateInfoEXT* info, XrHandJointLocationsEXT* out)
{
	const HandTracker* tracker = Get().handTrackers.Find(handle);
	const Space* base = Get().spaces.Find(info->baseSpace);
	if (!tracker || !base || out->jointCount != XR_HAND_JOINT_COUNT_EXT)
	{
		return tracker && base ? XR_ERROR_VALIDATION_FAILURE : XR_ERROR_HANDLE_INVALID;
	}
	if (!IsTime(info->time))
	{
		return XR_ERROR_TIME_INVALID;
	}
	Pose basePose;
	XrSpaceVelocity baseVelocity{XR_TYPE_SPACE_VELOCITY};
	const bool isTracked =
		LocateInStage(*base, info->time, basePose, baseVelocity) && Get().motion.IsTracked(tracker->hand, info->time);
	out->isActive = isTracked;
	for (std::uint32_t joint = 0; joint < out->jointCount; ++joint)
	{
		const Pose pose = Compose(Inverse(basePose), Get().motion.Joint(tracker->hand, joint, info->time));
		out->jointLocations[joint] = {isTracked ? kTracked : 0, ToXr(pose), 0.01f};
	}
	if (auto* velocities = FindInChain<XrHandJointVelocitiesEXT>(out->next, XR_TYPE_HAND_JOINT_VELOCITIES_EXT))
	{
		FillVelocities(*velocities, tracker->hand, info->time, basePose, isTracked);
	}
	if (auto* aim = FindInChain<XrHandTrackingAimStateFB>(out->next, XR_TYPE_HAND_TRACKING_AIM_STATE_FB))
	{
		FillAim(*aim, tracker->hand, info->time, basePose, isTracked);
	}
	return XR_SUCCESS;
}
} // namespace HandsDetail

void AddHandEntries(Entries& entries)
{
	using namespace HandsDetail;
	const char* extension = XR_EXT_HAND_TRACKING_EXTENSION_NAME;
	entries.push_back(MakeEntry<CreateHandTracker>("xrCreateHandTrackerEXT", extension));
	entries.push_back(MakeEntry<DestroyHandTracker>("xrDestroyHandTrackerEXT", extension));
	entries.push_back(MakeEntry<LocateHandJoints>("xrLocateHandJointsEXT", extension));
}

} // namespace nullxr
