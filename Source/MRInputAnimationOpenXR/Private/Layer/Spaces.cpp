// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Layer/Chain.h"
#include "Layer/EntryPoints.h"
#include "Layer/Layer.h"
#include "Layer/Locate.h"

namespace mria::openxr
{

namespace SpacesDetail
{
void Fill(const Motion& motion, XrTime time, XrSpaceLocation& location)
{
	location.locationFlags = motion.locationFlags;
	location.pose = ToXr(motion.pose);
	if (auto* const velocity = FindInChain<XrSpaceVelocity>(location.next, XR_TYPE_SPACE_VELOCITY))
	{
		velocity->velocityFlags = motion.velocityFlags;
		velocity->linearVelocity = ToXr(motion.velocity.linear);
		velocity->angularVelocity = ToXr(motion.velocity.angular);
	}
	if (auto* const sample = FindInChain<XrEyeGazeSampleTimeEXT>(location.next, XR_TYPE_EYE_GAZE_SAMPLE_TIME_EXT))
	{
		sample->time = motion.IsValid() ? time : 0;
	}
}
} // namespace SpacesDetail

XRAPI_ATTR XrResult XRAPI_CALL CreateReferenceSpace(
	XrSession session, const XrReferenceSpaceCreateInfo* info, XrSpace* space)
{
	const SessionPointer known = GetLayer().sessions.Find(session);
	if (!known)
	{
		return XR_ERROR_HANDLE_INVALID;
	}
	const XrResult result = known->instance->next.CreateReferenceSpace(session, info, space);
	if (XR_SUCCEEDED(result))
	{
		const auto created = std::make_shared<Space>();
		created->session = known;
		created->offset = FromXr(info->poseInReferenceSpace);
		created->reference = info->referenceSpaceType;
		GetLayer().spaces.Add(*space, created);
	}
	return result;
}

XRAPI_ATTR XrResult XRAPI_CALL CreateActionSpace(XrSession session, const XrActionSpaceCreateInfo* info, XrSpace* space)
{
	const SessionPointer known = GetLayer().sessions.Find(session);
	if (!known)
	{
		return XR_ERROR_HANDLE_INVALID;
	}
	const XrResult result = known->instance->next.CreateActionSpace(session, info, space);
	if (XR_SUCCEEDED(result))
	{
		const auto created = std::make_shared<Space>();
		created->session = known;
		created->offset = FromXr(info->poseInActionSpace);
		created->action = GetLayer().actions.Find(info->action);
		created->subactionPath = info->subactionPath;
		GetLayer().spaces.Add(*space, created);
	}
	return result;
}

XRAPI_ATTR XrResult XRAPI_CALL DestroySpace(XrSpace space)
{
	const std::shared_ptr<Space> known = GetLayer().spaces.Find(space);
	if (!known)
	{
		return XR_ERROR_HANDLE_INVALID;
	}
	const XrResult result = known->session->instance->next.DestroySpace(space);
	if (XR_SUCCEEDED(result))
	{
		GetLayer().spaces.Remove(space);
	}
	return result;
}

XRAPI_ATTR XrResult XRAPI_CALL LocateSpace(XrSpace space, XrSpace baseSpace, XrTime time, XrSpaceLocation* location)
{
	const std::shared_ptr<Space> known = GetLayer().spaces.Find(space);
	if (!known)
	{
		return XR_ERROR_HANDLE_INVALID;
	}
	const Instance& instance = *known->session->instance;
	{
		// The runtime gets every call, because it detects lost sessions and invalid times.
		const bool lacksGaze = !Contains(instance.below, XR_EXT_EYE_GAZE_INTERACTION_EXTENSION_NAME);
		const UnlinkedStruct sample(location, XR_TYPE_EYE_GAZE_SAMPLE_TIME_EXT, lacksGaze);
		const XrResult result = instance.next.LocateSpace(space, baseSpace, time, location);
		if (XR_FAILED(result))
		{
			return result;
		}
	}
	if (const std::optional<Motion> motion = LocateBetween(space, baseSpace, time))
	{
		SpacesDetail::Fill(*motion, time, *location);
	}
	return XR_SUCCESS;
}

} // namespace mria::openxr
