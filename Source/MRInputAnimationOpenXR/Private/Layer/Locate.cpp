// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Layer/Locate.h"

#include "Layer/Layer.h"
#include "Layer/SessionStart.h"
#include "Mria/Space.h"

#include <cmath>

namespace mria::openxr
{

namespace LocateDetail
{
/** The rotation that looks along the ray, with its x level. */
Pose PoseOfRay(const Ray& ray)
{
	const Vec3 way = NormalizedOrForward(ray.direction);
	const float heading = std::atan2(way.x, way.z);
	const float pitch = -std::atan2(way.y, std::sqrt(way.x * way.x + way.z * way.z));
	const Quat turn{0.0f, std::sin(0.5f * heading), 0.0f, std::cos(0.5f * heading)};
	const Quat nod{std::sin(0.5f * pitch), 0.0f, 0.0f, std::cos(0.5f * pitch)};
	return {ray.origin, NormalizedOrIdentity(turn * nod)};
}

/** The user and the pose that an action space follows. */
std::optional<BindingPath> FindSource(const Space& space)
{
	Session& session = *space.session;
	Instance& instance = *session.instance;
	const std::scoped_lock lock(session.guard, instance.guard);
	std::optional<BindingPath> found;
	for (std::size_t i = 0; i < kUserCount; ++i)
	{
		const User user = static_cast<User>(i);
		const ActionSource& source = space.action->sources[i];
		const bool isMeant = space.subactionPath == XR_NULL_PATH || space.subactionPath == instance.userPaths[i];
		if (!isMeant || !source.isClaimed || !session.synced[user].isPlayed || found)
		{
			continue;
		}
		const bool isSynced = session.synced.IsActive(space.action->set, instance.userPaths[i]);
		found = BindingPath{user, isSynced ? source.component : Component::None};
	}
	return found;
}

Motion LocateHand(Session& session, const PlayedFrame& played, const BindingPath& source, XrTime time)
{
	const Hand hand = static_cast<Hand>(source.user);
	const HandFrame& frame = played.frame[hand];
	const std::optional<ComponentPose> found = source.component != Component::None && frame.isTracked
		? FindComponentPose(frame, hand, source.component)
		: std::nullopt;
	if (!found)
	{
		return {};
	}
	const Velocity velocity{session.playback->VelocityAt(JointPose(hand, found->moving), time).linear,
		session.playback->VelocityAt(JointPose(hand, found->turning), time).angular};
	return ToOrigin(session, found->pose, velocity, time);
}

std::optional<Motion> LocateAction(const Space& space, XrTime time)
{
	Session& session = *space.session;
	const std::optional<BindingPath> source = FindSource(space);
	PlayedFrame played;
	if (!source || !session.playback->FrameAt(time, played))
	{
		return std::nullopt;
	}
	if (source->user != User::Eyes)
	{
		return LocateHand(session, played, *source, time);
	}
	if (source->component == Component::None || !played.frame.hasGaze)
	{
		return Motion{};
	}
	Motion gaze = ToOrigin(session, PoseOfRay(played.frame.gaze), {}, time);
	gaze.velocityFlags = 0;
	return gaze;
}
} // namespace LocateDetail

Motion ToOrigin(Session& session, const Pose& pose, const Velocity& velocity, XrTime time)
{
	Motion motion;
	motion.pose = ToSpace(pose, mria::Space::OpenXr);
	motion.velocity = ToSpace(velocity, mria::Space::OpenXr);
	motion.locationFlags = kLocationTracked;
	motion.velocityFlags = kVelocityValid;
	const std::lock_guard<std::mutex> lock(session.guard);
	return session.placement.isIdentity ? motion : Transformed(session.placement.At(time), motion);
}

Motion LocateBelow(const Session& session, XrSpace space, XrTime time)
{
	XrSpaceVelocity velocity{XR_TYPE_SPACE_VELOCITY};
	XrSpaceLocation location{XR_TYPE_SPACE_LOCATION, &velocity};
	Motion motion;
	const XrResult result = session.instance->next.LocateSpace(space, session.origin, time, &location);
	constexpr XrSpaceLocationFlags kBoth =
		XR_SPACE_LOCATION_ORIENTATION_VALID_BIT | XR_SPACE_LOCATION_POSITION_VALID_BIT;
	if (XR_SUCCEEDED(result) && (location.locationFlags & kBoth) == kBoth)
	{
		motion.pose = FromXr(location.pose);
		motion.locationFlags = location.locationFlags;
		motion.velocity = {FromXr(velocity.linearVelocity), FromXr(velocity.angularVelocity)};
		motion.velocityFlags = velocity.velocityFlags;
	}
	return motion;
}

std::optional<Motion> LocateRecordedHead(Session& session, XrTime time)
{
	PlayedFrame played;
	if (!session.playback || !session.playback->FrameAt(time, played) || !played.parts.camera ||
		!played.frame.hasCamera)
	{
		return std::nullopt;
	}
	const Pose head{played.frame.camera.position, NormalizedOrIdentity(played.frame.camera.rotation)};
	return ToOrigin(session, head, session.playback->VelocityAt(kCameraPose, time), time);
}

std::optional<Motion> LocateRecorded(const Space& space, XrTime time)
{
	if (!space.session->playback)
	{
		return std::nullopt;
	}
	const std::optional<Motion> found = space.action	  ? LocateDetail::LocateAction(space, time)
		: space.reference == XR_REFERENCE_SPACE_TYPE_VIEW ? LocateRecordedHead(*space.session, time)
														  : std::nullopt;
	return found && found->IsValid() ? Attach(*found, space.offset) : found;
}

Motion LocateAny(Session& session, XrSpace space, XrTime time)
{
	const std::shared_ptr<Space> known = GetLayer().spaces.Find(space);
	const std::optional<Motion> recorded = known ? LocateRecorded(*known, time) : std::nullopt;
	return recorded ? *recorded : LocateBelow(session, space, time);
}

std::optional<Motion> LocateBetween(XrSpace space, XrSpace baseSpace, XrTime time)
{
	const Layer& layer = GetLayer();
	const std::shared_ptr<Space> known = layer.spaces.Find(space);
	const std::shared_ptr<Space> base = layer.spaces.Find(baseSpace);
	if (!known || !base || !known->session->playback)
	{
		return std::nullopt;
	}
	Session& session = *known->session;
	OnTimeAsked(session, time);
	const std::optional<Motion> recorded = LocateRecorded(*known, time);
	const std::optional<Motion> recordedBase = LocateRecorded(*base, time);
	if (!recorded && !recordedBase)
	{
		return std::nullopt;
	}
	return Relative(recordedBase ? *recordedBase : LocateBelow(session, baseSpace, time),
		recorded ? *recorded : LocateBelow(session, space, time));
}

} // namespace mria::openxr
