// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Layer/Capture.h"
#include "Layer/EntryPoints.h"
#include "Layer/Layer.h"

#include <algorithm>
#include <optional>

namespace mria::openxr
{

namespace ActionsDetail
{
/** The state of an action of any type. */
struct Answer
{
	bool isActive = false;
	SyncedValue value;
};

/** Adds the state of one user. Of several users, one that is on wins, with the latest change. */
void Add(Answer& answer, const SyncedUser& user, Component component)
{
	const SyncedValue value = component == Component::Press ? user.press
		: component == Component::Ready						? user.ready
															: SyncedValue{};
	answer.isActive = true;
	answer.value.isOn = answer.value.isOn || value.isOn;
	answer.value.hasChanged = answer.value.hasChanged || value.hasChanged;
	answer.value.lastChange = (std::max)(answer.value.lastChange, value.lastChange);
}

/** The action's state in the recording; nothing if devices provide it. */
std::optional<Answer> Find(const SessionPointer& session, const XrActionStateGetInfo& info)
{
	const std::shared_ptr<Action> action = GetLayer().actions.Find(info.action);
	if (!action || !session->playback)
	{
		return std::nullopt;
	}
	Instance& instance = *session->instance;
	const std::scoped_lock lock(session->guard, instance.guard);
	std::optional<Answer> answer;
	for (std::size_t i = 0; i < kUserCount; ++i)
	{
		const SyncedUser& user = session->synced[static_cast<User>(i)];
		const ActionSource& source = action->sources[i];
		const bool isMeant = info.subactionPath == XR_NULL_PATH || info.subactionPath == instance.userPaths[i];
		if (!isMeant || !source.isClaimed || !user.isPlayed)
		{
			continue;
		}
		answer = answer ? answer : Answer{};
		const bool isSynced = session->synced.IsActive(action->set, instance.userPaths[i]);
		if (isSynced && user.isActive && source.component != Component::None)
		{
			Add(*answer, user, source.component);
		}
	}
	return answer;
}

/** The members that all states have in common. */
template <typename State, typename Value>
void Fill(State& state, const Answer& answer, Value value)
{
	state.currentState = value;
	state.changedSinceLastSync = answer.value.hasChanged;
	state.lastChangeTime = answer.isActive ? answer.value.lastChange : 0;
	state.isActive = answer.isActive;
}

/** The runtime's state, in which `write` replaces the recorded values. */
template <typename State, typename Function, typename Write>
XrResult GetState(
	XrSession session, const XrActionStateGetInfo* info, State* state, Function Dispatch::*next, const Write& write)
{
	const SessionPointer known = GetLayer().sessions.Find(session);
	if (!known)
	{
		return XR_ERROR_HANDLE_INVALID;
	}
	const XrResult result = (known->instance->next.*next)(session, info, state);
	if (const std::optional<Answer> answer = XR_SUCCEEDED(result) ? Find(known, *info) : std::nullopt)
	{
		write(*answer);
	}
	return result;
}

/** Which profile an application sees for each user; an event is due when one changes. Needs both guards. */
void FollowProfiles(Session& session, const Instance& instance)
{
	for (std::size_t i = 0; i < kUserCount; ++i)
	{
		const bool isPlayed = session.synced[static_cast<User>(i)].isPlayed;
		const XrPath profile = isPlayed ? instance.profiles[i] : XR_NULL_PATH;
		session.isProfileEventDue = session.isProfileEventDue || profile != session.reportedProfiles[i];
		session.reportedProfiles[i] = profile;
	}
}

/** Fixes the recorded state until the next sync. */
void SyncReplay(Session& session, const XrActionsSyncInfo& info, bool isFocused)
{
	Instance& instance = *session.instance;
	const XrTime now = session.clock;
	const auto hands = session.playback->HandsAt(now);
	PlayedFrame played;
	const bool isGazePlayed = session.playback->FrameAt(now, played) && played.parts.gaze && played.frame.hasGaze;

	const std::scoped_lock lock(session.guard, instance.guard);
	isFocused ? session.synced.Sync(hands, isGazePlayed, info) : session.synced.SyncWithoutFocus();
	FollowProfiles(session, instance);
}
} // namespace ActionsDetail

XRAPI_ATTR XrResult XRAPI_CALL SyncActions(XrSession session, const XrActionsSyncInfo* info)
{
	const SessionPointer known = GetLayer().sessions.Find(session);
	if (!known)
	{
		return XR_ERROR_HANDLE_INVALID;
	}
	const XrResult result = known->instance->next.SyncActions(session, info);
	if (XR_SUCCEEDED(result) && known->playback)
	{
		ActionsDetail::SyncReplay(*known, *info, result == XR_SUCCESS);
	}
	if (XR_SUCCEEDED(result) && !known->hasFrames)
	{
		CaptureFrame(*known, known->clock);
	}
	return result;
}

XRAPI_ATTR XrResult XRAPI_CALL GetActionStateBoolean(
	XrSession session, const XrActionStateGetInfo* info, XrActionStateBoolean* state)
{
	using namespace ActionsDetail;
	return GetState(session, info, state, &Dispatch::GetActionStateBoolean,
		[state](const Answer& answer) { Fill(*state, answer, static_cast<XrBool32>(answer.value.isOn)); });
}

XRAPI_ATTR XrResult XRAPI_CALL GetActionStateFloat(
	XrSession session, const XrActionStateGetInfo* info, XrActionStateFloat* state)
{
	using namespace ActionsDetail;
	return GetState(session, info, state, &Dispatch::GetActionStateFloat,
		[state](const Answer& answer) { Fill(*state, answer, answer.value.isOn ? 1.0f : 0.0f); });
}

XRAPI_ATTR XrResult XRAPI_CALL GetActionStateVector2f(
	XrSession session, const XrActionStateGetInfo* info, XrActionStateVector2f* state)
{
	using namespace ActionsDetail;
	return GetState(session, info, state, &Dispatch::GetActionStateVector2f,
		[state](const Answer& answer) {
			Fill(*state, answer, XrVector2f{0.0f, 0.0f});
		}); // recordings have no sticks
}

XRAPI_ATTR XrResult XRAPI_CALL GetActionStatePose(
	XrSession session, const XrActionStateGetInfo* info, XrActionStatePose* state)
{
	using namespace ActionsDetail;
	return GetState(session, info, state, &Dispatch::GetActionStatePose,
		[state](const Answer& answer) { state->isActive = answer.isActive; });
}

} // namespace mria::openxr
