// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Entry.h"

namespace nullxr
{

namespace SpacesDetail
{
constexpr XrSpaceLocationFlags kTracked = XR_SPACE_LOCATION_POSITION_VALID_BIT |
	XR_SPACE_LOCATION_ORIENTATION_VALID_BIT | XR_SPACE_LOCATION_POSITION_TRACKED_BIT |
	XR_SPACE_LOCATION_ORIENTATION_TRACKED_BIT;
constexpr float kHalfEyeDistance = 0.032f;
constexpr float kHalfFieldOfView = 0.7853982f;

XrResult EnumerateReferenceSpaces(XrSession, std::uint32_t capacity, std::uint32_t* count, XrReferenceSpaceType* types)
{
	return CopyOut(
		std::vector{XR_REFERENCE_SPACE_TYPE_VIEW, XR_REFERENCE_SPACE_TYPE_LOCAL, XR_REFERENCE_SPACE_TYPE_STAGE},
		capacity, count, types);
}

XrResult CreateReferenceSpace(XrSession session, const XrReferenceSpaceCreateInfo* info, XrSpace* out)
{
	if (!Get().sessions.Find(session))
	{
		return XR_ERROR_HANDLE_INVALID;
	}
	if (info->referenceSpaceType > XR_REFERENCE_SPACE_TYPE_STAGE)
	{
		return XR_ERROR_REFERENCE_SPACE_UNSUPPORTED;
	}
	Space space{session, FromXr(info->poseInReferenceSpace)};
	space.reference = info->referenceSpaceType;
	*out = Get().spaces.Add(space, Get().NewId());
	return XR_SUCCESS;
}

XrResult CreateActionSpace(XrSession session, const XrActionSpaceCreateInfo* info, XrSpace* out)
{
	State& state = Get();
	const Action* action = state.actions.Find(info->action);
	if (!state.sessions.Find(session) || !action)
	{
		return XR_ERROR_HANDLE_INVALID;
	}
	if (action->type != XR_ACTION_TYPE_POSE_INPUT)
	{
		return XR_ERROR_ACTION_TYPE_MISMATCH;
	}
	Space space{session, FromXr(info->poseInActionSpace)};
	space.isAction = true;
	space.action = info->action;
	const std::string& path = PathText(info->subactionPath);
	space.source = path == "/user/hand/left" ? kLeft : path == "/user/hand/right" ? kRight : kAnySource;
	*out = state.spaces.Add(space, state.NewId());
	return XR_SUCCESS;
}

XrResult GetReferenceSpaceBoundsRect(XrSession, XrReferenceSpaceType, XrExtent2Df* bounds)
{
	*bounds = {0.0f, 0.0f};
	return XR_SPACE_BOUNDS_UNAVAILABLE;
}

XrResult DestroySpace(XrSpace space)
{
	return Get().spaces.Remove(space) ? XR_SUCCESS : XR_ERROR_HANDLE_INVALID;
}

bool LocateAction(const Space& space, XrTime time, Pose& pose, XrSpaceVelocity& velocity)
{
	const Session& session = *Get().sessions.Find(space.session);
	const Motion& motion = Get().motion;
	for (const Binding& binding : session.bindings)
	{
		if (binding.action != space.action || binding.component != Component::Pose ||
			(space.source != kAnySource && space.source != binding.source))
		{
			continue;
		}
		const std::size_t hand = binding.source == kRight ? 1 : 0;
		pose = motion.At(binding.place, hand, time);
		velocity = motion.VelocityAt(binding.place, hand, time);
		return binding.source == kEyes ? Get().settings.hasGaze : motion.IsTracked(hand, time);
	}
	return false;
}

/** Velocities are of the place in stage space; the base spaces of the tests do not move except for view space. */
XrResult LocateSpace(XrSpace handle, XrSpace baseHandle, XrTime time, XrSpaceLocation* out)
{
	const Space* space = Get().spaces.Find(handle);
	const Space* base = Get().spaces.Find(baseHandle);
	if (!space || !base)
	{
		return XR_ERROR_HANDLE_INVALID;
	}
	if (!IsTime(time))
	{
		return XR_ERROR_TIME_INVALID;
	}
	Pose pose;
	Pose basePose;
	XrSpaceVelocity velocity{XR_TYPE_SPACE_VELOCITY};
	XrSpaceVelocity baseVelocity{XR_TYPE_SPACE_VELOCITY};
	const bool isTracked =
		LocateInStage(*space, time, pose, velocity) && LocateInStage(*base, time, basePose, baseVelocity);
	out->locationFlags = isTracked ? kTracked : 0;
	out->pose = ToXr(isTracked ? Compose(Inverse(basePose), pose) : Pose{});
	if (auto* outVelocity = FindInChain<XrSpaceVelocity>(out->next, XR_TYPE_SPACE_VELOCITY))
	{
		const Quat back = Conjugate(basePose.rotation);
		const auto turn = [&](const XrVector3f& v)
		{
			const Vec3 turned = Rotate(back, {v.x, v.y, v.z});
			return XrVector3f{turned.x, turned.y, turned.z};
		};
		outVelocity->velocityFlags = isTracked ? velocity.velocityFlags : 0;
		outVelocity->linearVelocity = turn(velocity.linearVelocity);
		outVelocity->angularVelocity = turn(velocity.angularVelocity);
	}
	auto* sample = FindInChain<XrEyeGazeSampleTimeEXT>(out->next, XR_TYPE_EYE_GAZE_SAMPLE_TIME_EXT);
	if (sample)
	{
		sample->time = isTracked ? time : 0;
	}
	return XR_SUCCESS;
}

XrResult LocateViews(XrSession handle, const XrViewLocateInfo* info, XrViewState* state, std::uint32_t capacity,
	std::uint32_t* count, XrView* views)
{
	const Space* base = Get().spaces.Find(info->space);
	const Session* session = Get().sessions.Find(handle);
	if (!base || !session)
	{
		return XR_ERROR_HANDLE_INVALID;
	}
	if (session->isLost || !IsTime(info->displayTime))
	{
		return session->isLost ? XR_ERROR_SESSION_LOST : XR_ERROR_TIME_INVALID;
	}
	*count = 2;
	if (capacity != 0 && capacity < 2)
	{
		return XR_ERROR_SIZE_INSUFFICIENT;
	}
	Pose basePose;
	XrSpaceVelocity velocity{XR_TYPE_SPACE_VELOCITY};
	const bool isTracked = LocateInStage(*base, info->displayTime, basePose, velocity);
	const Pose head = Get().motion.At(PosePlace::Head, 0, info->displayTime);
	state->viewStateFlags = isTracked ? kTracked : 0; // the bits have the same values
	for (std::uint32_t eye = 0; eye < capacity; ++eye)
	{
		const Pose eyeInHead{{eye == 0 ? -kHalfEyeDistance : kHalfEyeDistance, 0.0f, 0.0f}, {}};
		views[eye].pose = ToXr(Compose(Inverse(basePose), Compose(head, eyeInHead)));
		views[eye].fov = {-kHalfFieldOfView, kHalfFieldOfView, kHalfFieldOfView, -kHalfFieldOfView};
	}
	return XR_SUCCESS;
}
} // namespace SpacesDetail

using namespace SpacesDetail;

/** At eye height and turned, so that no test passes by taking one for the other. */
Pose LocalInStage(bool isRecentred)
{
	return isRecentred ? Pose{{-0.4f, 1.5f, 0.3f}, {0.0f, -0.25881905f, 0.0f, 0.9659258f}}
					   : Pose{{0.3f, 1.5f, -0.2f}, {0.0f, 0.17364818f, 0.0f, 0.9848078f}};
}

bool LocateInStage(const Space& space, XrTime time, Pose& pose, XrSpaceVelocity& velocity)
{
	velocity.velocityFlags = XR_SPACE_VELOCITY_LINEAR_VALID_BIT | XR_SPACE_VELOCITY_ANGULAR_VALID_BIT;
	bool isTracked = true;
	if (space.isAction)
	{
		isTracked = LocateAction(space, time, pose, velocity);
	}
	else if (space.reference == XR_REFERENCE_SPACE_TYPE_LOCAL)
	{
		const XrTime recentreTime = Get().recentreTime;
		pose = LocalInStage(recentreTime != 0 && time >= recentreTime);
	}
	else if (space.reference == XR_REFERENCE_SPACE_TYPE_VIEW)
	{
		pose = Get().motion.At(PosePlace::Head, 0, time);
		velocity = Get().motion.VelocityAt(PosePlace::Head, 0, time);
	}
	else
	{
		pose = {};
	}
	pose = Compose(pose, space.offset);
	return isTracked;
}

void AddSpaceEntries(Entries& entries)
{
	entries.push_back(MakeEntry<EnumerateReferenceSpaces>("xrEnumerateReferenceSpaces"));
	entries.push_back(MakeEntry<CreateReferenceSpace>("xrCreateReferenceSpace"));
	entries.push_back(MakeEntry<CreateActionSpace>("xrCreateActionSpace"));
	entries.push_back(MakeEntry<GetReferenceSpaceBoundsRect>("xrGetReferenceSpaceBoundsRect"));
	entries.push_back(MakeEntry<DestroySpace>("xrDestroySpace"));
	entries.push_back(MakeEntry<LocateSpace>("xrLocateSpace"));
	entries.push_back(MakeEntry<LocateViews>("xrLocateViews"));
}

} // namespace nullxr
