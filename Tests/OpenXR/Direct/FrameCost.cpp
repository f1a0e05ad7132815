// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "FrameCost.h"

#include <cstring>

namespace direct
{

bool FrameCost::SetUp(const Chain& chain)
{
	instance_ = chain.CreateInstance({XR_MND_HEADLESS_EXTENSION_NAME, XR_EXT_HAND_TRACKING_EXTENSION_NAME});
	if (instance_ == XR_NULL_HANDLE)
	{
		return false;
	}
	api_.Load(chain.GetProcAddr(), instance_);
	XrSessionCreateInfo create{XR_TYPE_SESSION_CREATE_INFO};
	create.systemId = 1;
	XrReferenceSpaceCreateInfo space{XR_TYPE_REFERENCE_SPACE_CREATE_INFO};
	space.poseInReferenceSpace.orientation.w = 1.0f;
	space.referenceSpaceType = XR_REFERENCE_SPACE_TYPE_LOCAL;
	bool isGood = XR_SUCCEEDED(probe::CreateActions(api_, instance_, false, actions_)) &&
		XR_SUCCEEDED(probe::Suggest(api_, instance_, actions_, "simple")) &&
		XR_SUCCEEDED(api_.xrCreateSession(instance_, &create, &session_)) &&
		XR_SUCCEEDED(api_.xrCreateReferenceSpace(session_, &space, &base_));
	space.referenceSpaceType = XR_REFERENCE_SPACE_TYPE_VIEW;
	const XrSessionActionSetsAttachInfo attach{XR_TYPE_SESSION_ACTION_SETS_ATTACH_INFO, nullptr, 1, &actions_.set};
	isGood = isGood && XR_SUCCEEDED(api_.xrCreateReferenceSpace(session_, &space, &view_)) &&
		XR_SUCCEEDED(api_.xrAttachSessionActionSets(session_, &attach));
	for (std::size_t i = 0; isGood && i < 4; ++i)
	{
		XrActionSpaceCreateInfo action{XR_TYPE_ACTION_SPACE_CREATE_INFO, nullptr, actions_.actions[i / 2].handle};
		action.subactionPath = actions_.hands[i % 2];
		action.poseInActionSpace.orientation.w = 1.0f;
		poses_.push_back(XR_NULL_HANDLE);
		isGood = XR_SUCCEEDED(api_.xrCreateActionSpace(session_, &action, &poses_.back()));
	}
	for (int hand = 0; isGood && hand < 2; ++hand)
	{
		const XrHandTrackerCreateInfoEXT tracker{XR_TYPE_HAND_TRACKER_CREATE_INFO_EXT, nullptr,
			hand == 0 ? XR_HAND_LEFT_EXT : XR_HAND_RIGHT_EXT, XR_HAND_JOINT_SET_DEFAULT_EXT};
		isGood = XR_SUCCEEDED(api_.xrCreateHandTrackerEXT(session_, &tracker, &hands_[hand]));
	}
	const XrSessionBeginInfo begin{XR_TYPE_SESSION_BEGIN_INFO, nullptr, XR_VIEW_CONFIGURATION_TYPE_PRIMARY_STEREO};
	isGood = isGood && XR_SUCCEEDED(api_.xrBeginSession(session_, &begin));
	XrEventDataBuffer event{XR_TYPE_EVENT_DATA_BUFFER};
	while (isGood && api_.xrPollEvent(instance_, &event) == XR_SUCCESS)
	{
	}
	return isGood;
}

void FrameCost::EndFrame()
{
	const XrFrameWaitInfo wait{XR_TYPE_FRAME_WAIT_INFO};
	const XrFrameBeginInfo begin{XR_TYPE_FRAME_BEGIN_INFO};
	XrFrameState state{XR_TYPE_FRAME_STATE};
	api_.xrWaitFrame(session_, &wait, &state);
	api_.xrBeginFrame(session_, &begin);
	time_ = state.predictedDisplayTime;
	const XrFrameEndInfo end{XR_TYPE_FRAME_END_INFO, nullptr, time_, XR_ENVIRONMENT_BLEND_MODE_OPAQUE};
	api_.xrEndFrame(session_, &end);
}

void FrameCost::LocateViews()
{
	const XrViewLocateInfo info{
		XR_TYPE_VIEW_LOCATE_INFO, nullptr, XR_VIEW_CONFIGURATION_TYPE_PRIMARY_STEREO, time_, base_};
	XrViewState state{XR_TYPE_VIEW_STATE};
	XrView views[2] = {{XR_TYPE_VIEW}, {XR_TYPE_VIEW}};
	std::uint32_t count = 0;
	api_.xrLocateViews(session_, &info, &state, 2, &count, views);
}

void FrameCost::Locate(XrSpace space)
{
	XrSpaceLocation location{XR_TYPE_SPACE_LOCATION};
	api_.xrLocateSpace(space, base_, time_, &location);
}

void FrameCost::LocateJoints(XrHandTrackerEXT hand)
{
	XrHandJointLocationEXT joints[XR_HAND_JOINT_COUNT_EXT];
	XrHandJointVelocityEXT moves[XR_HAND_JOINT_COUNT_EXT];
	XrHandJointVelocitiesEXT velocities{XR_TYPE_HAND_JOINT_VELOCITIES_EXT, nullptr, XR_HAND_JOINT_COUNT_EXT, moves};
	XrHandJointLocationsEXT locations{
		XR_TYPE_HAND_JOINT_LOCATIONS_EXT, &velocities, XR_FALSE, XR_HAND_JOINT_COUNT_EXT, joints};
	const XrHandJointsLocateInfoEXT info{XR_TYPE_HAND_JOINTS_LOCATE_INFO_EXT, nullptr, base_, time_};
	api_.xrLocateHandJointsEXT(hand, &info, &locations);
}

void FrameCost::Sync()
{
	const XrActiveActionSet active{actions_.set, XR_NULL_PATH};
	const XrActionsSyncInfo sync{XR_TYPE_ACTIONS_SYNC_INFO, nullptr, 1, &active};
	api_.xrSyncActions(session_, &sync);
	for (const probe::NamedAction& action : actions_.actions)
	{
		for (int hand = 0; hand < 2 && std::strcmp(action.name, "select") == 0; ++hand)
		{
			const XrActionStateGetInfo info{
				XR_TYPE_ACTION_STATE_GET_INFO, nullptr, action.handle, actions_.hands[hand]};
			XrActionStateBoolean state{XR_TYPE_ACTION_STATE_BOOLEAN};
			api_.xrGetActionStateBoolean(session_, &info, &state);
		}
	}
}

void FrameCost::Run(Part part)
{
	const auto wants = [&](Part one) { return part == one || part == Part::All; };
	if (wants(Part::Frame))
	{
		EndFrame();
	}
	else
	{
		time_ += 11111111; // time continues, or the layer would only look up what it has answered before
	}
	if (wants(Part::Actions))
	{
		Sync();
	}
	if (wants(Part::Views))
	{
		LocateViews();
	}
	if (wants(Part::Head))
	{
		Locate(view_);
	}
	for (std::size_t i = 0; wants(Part::Poses) && i < poses_.size(); ++i)
	{
		Locate(poses_[i]);
	}
	for (int hand = 0; wants(Part::Joints) && hand < 2; ++hand)
	{
		LocateJoints(hands_[hand]);
	}
}

} // namespace direct
