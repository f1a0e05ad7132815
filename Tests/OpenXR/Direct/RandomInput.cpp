// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "RandomCalls.h"

namespace direct
{

namespace RandomInputDetail
{
constexpr const char* kProfiles[] = {"simple", "touch", "index", "wmr", "gaze", "hand_msft", "hand_ext", "none"};
constexpr std::size_t kMostSets = 6;
} // namespace RandomInputDetail

void RandomCalls::CreateActions()
{
	const std::size_t index = Next(2);
	World& world = worlds_[index];
	if (world.isOpen && actions_[index].size() < RandomInputDetail::kMostSets)
	{
		probe::Actions actions;
		if (XR_SUCCEEDED(probe::CreateActions(world.api, world.instance, Next(2) == 0, actions)))
		{
			actions_[index].push_back(actions);
		}
	}
}

void RandomCalls::Suggest()
{
	const std::size_t index = Next(2);
	World& world = worlds_[index];
	const std::uint32_t count = static_cast<std::uint32_t>(actions_[index].size());
	if (world.isOpen && count > 0)
	{
		probe::Suggest(world.api, world.instance, actions_[index][Next(count)], RandomInputDetail::kProfiles[Next(8)]);
	}
}

void RandomCalls::Attach()
{
	const Item<XrSession>* session = Pick(sessions_);
	std::vector<XrActionSet> sets;
	for (const probe::Actions& actions : session ? actions_[session->world] : std::vector<probe::Actions>{})
	{
		if (Next(2) == 0)
		{
			sets.push_back(actions.set);
		}
	}
	if (!sets.empty())
	{
		const XrSessionActionSetsAttachInfo info{
			XR_TYPE_SESSION_ACTION_SETS_ATTACH_INFO, nullptr, static_cast<std::uint32_t>(sets.size()), sets.data()};
		worlds_[session->world].api.xrAttachSessionActionSets(session->handle, &info);
	}
}

void RandomCalls::Sync()
{
	const Item<XrSession>* session = Pick(sessions_);
	std::vector<XrActiveActionSet> sets;
	for (const probe::Actions& actions : session ? actions_[session->world] : std::vector<probe::Actions>{})
	{
		if (Next(3) != 0)
		{
			sets.push_back({actions.set, Next(2) == 0 ? XR_NULL_PATH : actions.hands[Next(2)]});
		}
	}
	if (session)
	{
		const XrActionsSyncInfo info{
			XR_TYPE_ACTIONS_SYNC_INFO, nullptr, static_cast<std::uint32_t>(sets.size()), sets.data()};
		const XrResult result = worlds_[session->world].api.xrSyncActions(session->handle, &info);
		Expect(session->isOpen || XR_FAILED(result), "a destroyed session has no actions");
	}
}

void RandomCalls::GetState()
{
	const Item<XrSession>* session = Pick(sessions_);
	if (!session || actions_[session->world].empty())
	{
		return;
	}
	const std::vector<probe::Actions>& sets = actions_[session->world];
	const probe::Actions& actions = sets[Next(static_cast<std::uint32_t>(sets.size()))];
	const probe::NamedAction& action = actions.actions[Next(static_cast<std::uint32_t>(actions.actions.size()))];
	const probe::Api& api = worlds_[session->world].api;
	XrActionStateGetInfo info{XR_TYPE_ACTION_STATE_GET_INFO};
	info.action = action.handle;
	info.subactionPath = Next(3) == 0 ? XR_NULL_PATH : Next(8) == 0 ? actions.eyes : actions.hands[Next(2)];
	XrActionStateBoolean boolean{XR_TYPE_ACTION_STATE_BOOLEAN};
	XrActionStateFloat number{XR_TYPE_ACTION_STATE_FLOAT};
	XrActionStateVector2f vector{XR_TYPE_ACTION_STATE_VECTOR2F};
	XrActionStatePose pose{XR_TYPE_ACTION_STATE_POSE};
	const XrResult results[] = {api.xrGetActionStateBoolean(session->handle, &info, &boolean),
		api.xrGetActionStateFloat(session->handle, &info, &number),
		api.xrGetActionStateVector2f(session->handle, &info, &vector),
		api.xrGetActionStatePose(session->handle, &info, &pose)};
	int succeeded = 0;
	for (const XrResult result : results)
	{
		succeeded += XR_SUCCEEDED(result) ? 1 : 0;
	}
	Expect(succeeded <= 1, "an action has a state of one type");
	Expect(session->isOpen || succeeded == 0, "a destroyed session has no states");
}

void RandomCalls::GetProfile()
{
	const Item<XrSession>* session = Pick(sessions_);
	if (session && !actions_[session->world].empty())
	{
		XrInteractionProfileState state{XR_TYPE_INTERACTION_PROFILE_STATE};
		worlds_[session->world].api.xrGetCurrentInteractionProfile(
			session->handle, actions_[session->world][0].hands[Next(2)], &state);
	}
}

void RandomCalls::CreateTracker()
{
	const Item<XrSession>* session = Pick(sessions_);
	if (session && worlds_[session->world].api.xrCreateHandTrackerEXT)
	{
		XrHandTrackerCreateInfoEXT info{XR_TYPE_HAND_TRACKER_CREATE_INFO_EXT};
		info.hand = Next(2) == 0 ? XR_HAND_LEFT_EXT : XR_HAND_RIGHT_EXT;
		info.handJointSet = XR_HAND_JOINT_SET_DEFAULT_EXT;
		XrHandTrackerEXT tracker = XR_NULL_HANDLE;
		const XrResult result = worlds_[session->world].api.xrCreateHandTrackerEXT(session->handle, &info, &tracker);
		Add(trackers_, result, session->world, tracker, static_cast<std::size_t>(session - sessions_.data()));
	}
}

void RandomCalls::DestroyTracker()
{
	Item<XrHandTrackerEXT>* tracker = Pick(trackers_);
	if (tracker)
	{
		const bool isOpen = tracker->isOpen && sessions_[tracker->session].isOpen;
		const XrResult result = worlds_[tracker->world].api.xrDestroyHandTrackerEXT(tracker->handle);
		Expect(XR_SUCCEEDED(result) == isOpen, "trackers are destroyed once");
		tracker->isOpen = false;
	}
}

void RandomCalls::LocateJoints()
{
	const Item<XrHandTrackerEXT>* tracker = Pick(trackers_);
	const Item<XrSpace>* base = Pick(spaces_);
	if (!tracker || !base)
	{
		return;
	}
	World& world = worlds_[tracker->world];
	XrHandJointLocationEXT joints[XR_HAND_JOINT_COUNT_EXT] = {};
	XrHandJointVelocityEXT moves[XR_HAND_JOINT_COUNT_EXT] = {};
	XrHandJointVelocitiesEXT velocities{XR_TYPE_HAND_JOINT_VELOCITIES_EXT, nullptr, XR_HAND_JOINT_COUNT_EXT, moves};
	XrHandJointLocationsEXT locations{XR_TYPE_HAND_JOINT_LOCATIONS_EXT, Next(2) == 0 ? &velocities : nullptr, XR_FALSE,
		Next(10) == 0 ? 3u : XR_HAND_JOINT_COUNT_EXT, joints};
	const XrHandJointsLocateInfoEXT info{XR_TYPE_HAND_JOINTS_LOCATE_INFO_EXT, nullptr, base->handle, PickTime(world)};
	if (XR_SUCCEEDED(world.api.xrLocateHandJointsEXT(tracker->handle, &info, &locations)))
	{
		Expect(tracker->isOpen && sessions_[tracker->session].isOpen, "a destroyed tracker sees nothing");
		Expect(locations.jointCount == XR_HAND_JOINT_COUNT_EXT, "a wrong number of joints is refused");
		for (const XrHandJointLocationEXT& joint : joints)
		{
			ExpectPose(joint.locationFlags, joint.pose);
		}
	}
}

} // namespace direct
