// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Layer/Chain.h"
#include "Layer/EntryPoints.h"
#include "Layer/Layer.h"
#include "Layer/Locate.h"
#include "Layer/SessionStart.h"
#include "Mria/HandPoses.h"
#include "Mria/Space.h"

namespace mria::openxr
{

namespace HandJointsDetail
{
/** The structs of one call that are filled. */
struct Outputs
{
	XrHandJointLocationsEXT& joints;
	XrHandJointVelocitiesEXT* velocities; ///< May be null.
	XrHandTrackingAimStateFB* aim; ///< May be null.
};

void Fill(Outputs& out, std::size_t index, const Motion& motion, Joint joint)
{
	XrHandJointLocationEXT& location = out.joints.jointLocations[index];
	location.locationFlags = motion.locationFlags;
	location.pose = ToXr(motion.pose);
	location.radius = motion.IsValid() ? TypicalRadius(joint) : 0.0f;
	if (out.velocities && index < out.velocities->jointCount)
	{
		XrHandJointVelocityEXT& velocity = out.velocities->jointVelocities[index];
		velocity.velocityFlags = motion.velocityFlags;
		velocity.linearVelocity = ToXr(motion.velocity.linear);
		velocity.angularVelocity = ToXr(motion.velocity.angular);
	}
}

/** Fills an inactive hand: all joints are invalid, not at the origin. */
void FillInactive(Outputs& out)
{
	out.joints.isActive = XR_FALSE;
	for (std::size_t i = 0; i < out.joints.jointCount; ++i)
	{
		Fill(out, i, Motion{}, Joint::None);
	}
	if (out.aim)
	{
		void* const next = out.aim->next;
		*out.aim = {XR_TYPE_HAND_TRACKING_AIM_STATE_FB, next};
		out.aim->aimPose.orientation.w = 1.0f;
	}
}

void FillAim(
	XrHandTrackingAimStateFB& aim, Session& session, const HandFrame& frame, Hand hand, const Motion& base, XrTime time)
{
	const std::optional<Pose> pose = FindAimPose(frame);
	aim.status = XR_HAND_TRACKING_AIM_COMPUTED_BIT_FB | (pose ? XR_HAND_TRACKING_AIM_VALID_BIT_FB : 0) |
		(frame.isPinching ? XR_HAND_TRACKING_AIM_INDEX_PINCHING_BIT_FB : 0) |
		(hand == Hand::Right ? XR_HAND_TRACKING_AIM_DOMINANT_HAND_BIT_FB : 0);
	aim.aimPose = ToXr(Relative(base, ToOrigin(session, pose.value_or(Pose{}), {}, time)).pose);
	aim.pinchStrengthIndex = frame.isPinching ? 1.0f : 0.0f;
	aim.pinchStrengthMiddle = 0.0f;
	aim.pinchStrengthRing = 0.0f;
	aim.pinchStrengthLittle = 0.0f;
}

void FillHand(Outputs& out, Session& session, const HandFrame& frame, Hand hand, const Motion& base, XrTime time)
{
	out.joints.isActive = XR_TRUE;
	for (std::size_t i = 0; i < kKeypointCount; ++i)
	{
		const Joint joint = *JointOfKeypoint(i);
		if (!frame.HasJoint(joint))
		{
			Fill(out, i, Motion{}, joint);
			continue;
		}
		const Pose pose{frame[joint].position, NormalizedOrIdentity(frame[joint].rotation)};
		const Velocity velocity =
			out.velocities ? session.playback->VelocityAt(JointPose(hand, joint), time) : Velocity{};
		Fill(out, i, Relative(base, ToOrigin(session, pose, velocity, time)), joint);
	}
	if (out.aim)
	{
		FillAim(*out.aim, session, frame, hand, base, time);
	}
}

/** Asks the runtime; a tracker of the layer's own is inactive. */
XrResult LocateBelowUs(const HandTracker& tracker, XrHandTrackerEXT handle, const XrHandJointsLocateInfoEXT* info,
	XrHandJointLocationsEXT* locations, Outputs& out)
{
	if (tracker.isOurs)
	{
		FillInactive(out);
		return XR_SUCCESS;
	}
	const Instance& instance = *tracker.session->instance;
	const bool lacksAim = !Contains(instance.below, XR_FB_HAND_TRACKING_AIM_EXTENSION_NAME);
	const UnlinkedStruct aim(locations, XR_TYPE_HAND_TRACKING_AIM_STATE_FB, lacksAim);
	return instance.next.LocateHandJointsEXT(handle, info, locations);
}
} // namespace HandJointsDetail

XRAPI_ATTR XrResult XRAPI_CALL CreateHandTrackerEXT(
	XrSession session, const XrHandTrackerCreateInfoEXT* info, XrHandTrackerEXT* tracker)
{
	Layer& layer = GetLayer();
	const SessionPointer known = layer.sessions.Find(session);
	if (!known)
	{
		return XR_ERROR_HANDLE_INVALID;
	}
	const Instance& instance = *known->instance;
	const bool hasHands = Contains(instance.below, XR_EXT_HAND_TRACKING_EXTENSION_NAME);
	const XrResult result = hasHands && instance.next.CreateHandTrackerEXT
		? instance.next.CreateHandTrackerEXT(session, info, tracker)
		: XR_ERROR_FEATURE_UNSUPPORTED;
	const bool isOurs = result == XR_ERROR_FEATURE_UNSUPPORTED && known->playback;
	if (XR_FAILED(result) && !isOurs)
	{
		return result;
	}
	const auto created = std::make_shared<HandTracker>();
	created->session = known;
	created->hand = info->hand == XR_HAND_RIGHT_EXT ? Hand::Right : Hand::Left;
	created->isOurs = isOurs;
	if (isOurs)
	{
		*tracker = reinterpret_cast<XrHandTrackerEXT>(created.get());
	}
	layer.trackers.Add(*tracker, created);
	return XR_SUCCESS;
}

XRAPI_ATTR XrResult XRAPI_CALL DestroyHandTrackerEXT(XrHandTrackerEXT tracker)
{
	const std::shared_ptr<HandTracker> known = GetLayer().trackers.Find(tracker);
	if (!known)
	{
		return XR_ERROR_HANDLE_INVALID;
	}
	const XrResult result = known->isOurs ? XR_SUCCESS : known->session->instance->next.DestroyHandTrackerEXT(tracker);
	if (XR_SUCCEEDED(result))
	{
		GetLayer().trackers.Remove(tracker);
	}
	return result;
}

XRAPI_ATTR XrResult XRAPI_CALL LocateHandJointsEXT(
	XrHandTrackerEXT tracker, const XrHandJointsLocateInfoEXT* info, XrHandJointLocationsEXT* locations)
{
	using namespace HandJointsDetail;
	const std::shared_ptr<HandTracker> known = GetLayer().trackers.Find(tracker);
	if (!known)
	{
		return XR_ERROR_HANDLE_INVALID;
	}
	if (known->isOurs && locations->jointCount != XR_HAND_JOINT_COUNT_EXT)
	{
		return XR_ERROR_VALIDATION_FAILURE;
	}
	Outputs out{*locations, FindInChain<XrHandJointVelocitiesEXT>(locations->next, XR_TYPE_HAND_JOINT_VELOCITIES_EXT),
		FindInChain<XrHandTrackingAimStateFB>(locations->next, XR_TYPE_HAND_TRACKING_AIM_STATE_FB)};
	const XrResult result = LocateBelowUs(*known, tracker, info, locations, out);
	Session& session = *known->session;
	if (XR_FAILED(result) || !session.playback)
	{
		return result;
	}
	OnTimeAsked(session, info->time);
	PlayedFrame played;
	if (!session.playback->FrameAt(info->time, played) || !played.parts.hands[static_cast<std::size_t>(known->hand)])
	{
		return result;
	}
	const HandFrame& frame = played.frame[known->hand];
	const Motion base = LocateAny(session, info->baseSpace, info->time);
	frame.isTracked ? FillHand(out, session, frame, known->hand, base, info->time) : FillInactive(out);
	return result;
}

} // namespace mria::openxr
