// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Probe.h"

namespace probe
{

namespace SamplesDetail
{
const char* const kHandNames[] = {"left", "right"};

template <typename State>
void PrintState(Json& json, const State& state)
{
	json.Key("active").Integer(state.isActive).Key("changed").Integer(state.changedSinceLastSync);
	json.Key("changeTime").Integer(state.lastChangeTime).Key("value");
}
} // namespace SamplesDetail

using namespace SamplesDetail;

std::string Probe::PathText(XrPath path)
{
	char text[XR_MAX_PATH_LENGTH] = "";
	std::uint32_t count = 0;
	if (path != XR_NULL_PATH)
	{
		Check(api_.xrPathToString(instance_, path, sizeof(text), &count, text), "xrPathToString");
	}
	return text;
}

void Probe::PrintActions(Json& json, Session& session)
{
	const XrActiveActionSet active{actions_.set, XR_NULL_PATH};
	XrActionsSyncInfo sync{XR_TYPE_ACTIONS_SYNC_INFO};
	sync.countActiveActionSets = 1;
	sync.activeActionSets = &active;
	const XrResult synced = api_.xrSyncActions(session.handle, &sync);
	Check(synced, "xrSyncActions");
	json.Key("sync").Integer(synced).Key("profiles").Open('[');
	for (const XrPath user : {actions_.hands[0], actions_.hands[1], actions_.eyes})
	{
		XrInteractionProfileState profile{XR_TYPE_INTERACTION_PROFILE_STATE};
		if (user != actions_.eyes || enabled_.count(XR_EXT_EYE_GAZE_INTERACTION_EXTENSION_NAME) > 0)
		{
			Check(
				api_.xrGetCurrentInteractionProfile(session.handle, user, &profile), "xrGetCurrentInteractionProfile");
		}
		json.Text(PathText(profile.interactionProfile));
	}
	json.Close(']').Key("actions").Open('{');
	for (const NamedAction& action : actions_.actions)
	{
		for (int hand = 0; hand < (action.isGaze ? 1 : 2); ++hand)
		{
			XrActionStateGetInfo get{XR_TYPE_ACTION_STATE_GET_INFO};
			get.action = action.handle;
			get.subactionPath = action.isGaze ? XR_NULL_PATH : actions_.hands[hand];
			json.Key(action.isGaze ? "gaze" : std::string(action.name) + "/" + kHandNames[hand]).Open('{');
			if (action.type == XR_ACTION_TYPE_BOOLEAN_INPUT)
			{
				XrActionStateBoolean state{XR_TYPE_ACTION_STATE_BOOLEAN};
				Check(api_.xrGetActionStateBoolean(session.handle, &get, &state), "xrGetActionStateBoolean");
				PrintState(json, state);
				json.Integer(state.currentState);
			}
			else if (action.type == XR_ACTION_TYPE_FLOAT_INPUT)
			{
				XrActionStateFloat state{XR_TYPE_ACTION_STATE_FLOAT};
				Check(api_.xrGetActionStateFloat(session.handle, &get, &state), "xrGetActionStateFloat");
				PrintState(json, state);
				json.Number(state.currentState);
			}
			else if (action.type == XR_ACTION_TYPE_VECTOR2F_INPUT)
			{
				XrActionStateVector2f state{XR_TYPE_ACTION_STATE_VECTOR2F};
				Check(api_.xrGetActionStateVector2f(session.handle, &get, &state), "xrGetActionStateVector2f");
				PrintState(json, state);
				json.Open('[').Number(state.currentState.x).Number(state.currentState.y).Close(']');
			}
			else
			{
				XrActionStatePose state{XR_TYPE_ACTION_STATE_POSE};
				Check(api_.xrGetActionStatePose(session.handle, &get, &state), "xrGetActionStatePose");
				json.Key("active").Integer(state.isActive);
			}
			json.Close('}');
		}
	}
	json.Close('}');
}

void Probe::PrintLocation(Json& json, XrSpace space, XrSpace base, XrTime time, bool isGaze)
{
	XrSpaceVelocity velocity{XR_TYPE_SPACE_VELOCITY};
	XrEyeGazeSampleTimeEXT sample{XR_TYPE_EYE_GAZE_SAMPLE_TIME_EXT};
	XrSpaceLocation location{XR_TYPE_SPACE_LOCATION};
	location.next = isGaze ? static_cast<void*>(&sample) : &velocity;
	sample.next = options_.chains ? &velocity : nullptr;
	Check(api_.xrLocateSpace(space, base, time, &location), "xrLocateSpace");
	json.Open('{')
		.Key("flags")
		.Integer(static_cast<std::int64_t>(location.locationFlags))
		.Key("pose")
		.Pose(location.pose);
	json.Key("moving").Integer(static_cast<std::int64_t>(velocity.velocityFlags));
	json.Key("linear").Open('[').Vector(velocity.linearVelocity).Close(']');
	json.Key("angular").Open('[').Vector(velocity.angularVelocity).Close(']');
	if (isGaze)
	{
		json.Key("sampleTime").Integer(sample.time);
	}
	json.Close('}');
}

void Probe::PrintHand(Json& json, Session& session, int hand, XrTime time)
{
	XrHandJointLocationEXT joints[XR_HAND_JOINT_COUNT_EXT];
	XrHandJointVelocityEXT moves[XR_HAND_JOINT_COUNT_EXT];
	XrHandJointVelocitiesEXT velocities{XR_TYPE_HAND_JOINT_VELOCITIES_EXT};
	velocities.jointCount = XR_HAND_JOINT_COUNT_EXT;
	velocities.jointVelocities = moves;
	XrHandJointLocationsEXT locations{XR_TYPE_HAND_JOINT_LOCATIONS_EXT};
	locations.next = &velocities;
	locations.jointCount = XR_HAND_JOINT_COUNT_EXT;
	locations.jointLocations = joints;
	const XrHandJointsLocateInfoEXT info{XR_TYPE_HAND_JOINTS_LOCATE_INFO_EXT, nullptr, session.base, time};
	json.Open('{');
	if (Check(api_.xrLocateHandJointsEXT(session.hands[hand], &info, &locations), "xrLocateHandJointsEXT"))
	{
		json.Key("active").Integer(locations.isActive).Key("joints").Open('[');
		for (std::size_t i = 0; i < XR_HAND_JOINT_COUNT_EXT; ++i)
		{
			json.Open('{').Key("flags").Integer(static_cast<std::int64_t>(joints[i].locationFlags));
			json.Key("pose").Pose(joints[i].pose).Key("radius").Number(joints[i].radius);
			json.Key("moving").Integer(static_cast<std::int64_t>(moves[i].velocityFlags));
			json.Key("linear").Open('[').Vector(moves[i].linearVelocity).Close(']');
			json.Key("angular").Open('[').Vector(moves[i].angularVelocity).Close(']').Close('}');
		}
		json.Close(']');
	}
	PrintAim(json, session, hand, time);
	json.Close('}');
}

void Probe::PrintAim(Json& json, Session& session, int hand, XrTime time)
{
	if (enabled_.count(XR_FB_HAND_TRACKING_AIM_EXTENSION_NAME) == 0)
	{
		return;
	}
	XrHandJointLocationEXT joints[XR_HAND_JOINT_COUNT_EXT];
	XrHandTrackingAimStateFB aim{XR_TYPE_HAND_TRACKING_AIM_STATE_FB};
	XrHandJointLocationsEXT locations{XR_TYPE_HAND_JOINT_LOCATIONS_EXT};
	locations.next = &aim;
	locations.jointCount = XR_HAND_JOINT_COUNT_EXT;
	locations.jointLocations = joints;
	const XrHandJointsLocateInfoEXT info{XR_TYPE_HAND_JOINTS_LOCATE_INFO_EXT, nullptr, session.base, time};
	Check(api_.xrLocateHandJointsEXT(session.hands[hand], &info, &locations), "xrLocateHandJointsEXT");
	json.Key("aim").Open('{').Key("status").Integer(static_cast<std::int64_t>(aim.status));
	json.Key("pose").Pose(aim.aimPose).Key("pinch").Number(aim.pinchStrengthIndex).Close('}');
}

void Probe::PrintSample(Json& json, Session& session, XrTime time)
{
	XrViewLocateInfo locate{XR_TYPE_VIEW_LOCATE_INFO};
	locate.viewConfigurationType = XR_VIEW_CONFIGURATION_TYPE_PRIMARY_STEREO;
	locate.displayTime = time;
	locate.space = session.base;
	XrViewState state{options_.fault ? XR_TYPE_UNKNOWN : XR_TYPE_VIEW_STATE};
	XrView views[2] = {{XR_TYPE_VIEW}, {XR_TYPE_VIEW}};
	std::uint32_t count = 0;
	Check(api_.xrLocateViews(session.handle, &locate, &state, 2, &count, views), "xrLocateViews");
	json.Open('{').Key("time").Integer(time);
	json.Key("viewFlags").Integer(static_cast<std::int64_t>(state.viewStateFlags)).Key("views").Open('[');
	json.Pose(views[0].pose).Pose(views[1].pose).Close(']').Key("fov").Number(views[0].fov.angleUp).Key("head");
	PrintLocation(json, session.view, session.base, time, false);
	json.Key("poses").Open('{');
	for (const PoseSpace& pose : session.poses)
	{
		json.Key(pose.action->isGaze ? "gaze" : std::string(pose.action->name) + "/" + kHandNames[pose.hand]);
		PrintLocation(json, pose.space, session.base, time, pose.action->isGaze);
	}
	json.Close('}').Key("hands").Open('[');
	for (int hand = 0; hand < 2 && session.hands[hand] != XR_NULL_HANDLE; ++hand)
	{
		PrintHand(json, session, hand, time);
	}
	json.Close(']').Close('}');
}

} // namespace probe
