// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Entry.h"

#include <algorithm>
#include <cmath>

namespace nullxr
{

namespace ActionStatesDetail
{
constexpr float kPressed = 0.5f;

XrVector2f ValueOf(const Binding& binding, XrTime time)
{
	const Motion& motion = Get().motion;
	const std::size_t hand = binding.source == kRight ? 1 : 0;
	const float turn = static_cast<float>(time % 2000000000) * 3.1415927e-9f;
	switch (binding.component)
	{
	case Component::Trigger:
		return {motion.Trigger(hand, time), 0.0f};
	case Component::Squeeze:
		return {motion.Squeeze(hand, time), 0.0f};
	case Component::Stick:
		return {std::cos(turn), std::sin(turn)};
	case Component::StickX:
		return {std::cos(turn), 0.0f};
	case Component::StickY:
		return {std::sin(turn), 0.0f};
	default:
		return {0.0f, 0.0f};
	}
}

bool IsPresent(Source source, XrTime time)
{
	return source == kEyes ? Get().settings.hasGaze : Get().motion.IsTracked(source == kRight ? 1 : 0, time);
}

/** Several sources of one action: the largest wins, as the specification says. */
void Merge(ActionState& into, const XrVector2f& value)
{
	into.isActive = true;
	if (std::hypot(value.x, value.y) > std::hypot(into.value.x, into.value.y))
	{
		into.value = value;
	}
}

void Finish(ActionState& state, const ActionState& before, XrTime time)
{
	const bool isSame = state.value.x == before.value.x && state.value.y == before.value.y;
	state.hasChanged = before.isActive && state.isActive && !isSame;
	state.changeTime = state.hasChanged ? time : before.changeTime;
}

XrResult SyncActions(XrSession handle, const XrActionsSyncInfo*)
{
	State& runtime = Get();
	Session* session = runtime.sessions.Find(handle);
	if (!session || session->isLost)
	{
		return session ? XR_ERROR_SESSION_LOST : XR_ERROR_HANDLE_INVALID;
	}
	if (session->attached.empty())
	{
		return XR_ERROR_ACTIONSET_NOT_ATTACHED;
	}
	const bool hasFocus = session->state == XR_SESSION_STATE_FOCUSED;
	if (!session->isProfileReported)
	{
		session->isProfileReported = true;
		XrEventDataInteractionProfileChanged event{XR_TYPE_EVENT_DATA_INTERACTION_PROFILE_CHANGED};
		event.session = handle;
		PushEvent(session->instance, event);
	}
	for (auto& [action, states] : session->states)
	{
		const std::array<ActionState, kSourceCount> before = states;
		const Action* object = runtime.actions.Find(action);
		states = {};
		for (const Binding& binding : session->bindings)
		{
			if (hasFocus && object && binding.action == action && IsPresent(binding.source, runtime.now))
			{
				XrVector2f value = ValueOf(binding, runtime.now);
				value.x = object->type == XR_ACTION_TYPE_BOOLEAN_INPUT ? (value.x > kPressed ? 1.0f : 0.0f) : value.x;
				Merge(states[binding.source], value);
				Merge(states[kAnySource], value);
			}
		}
		for (std::size_t i = 0; i < kSourceCount; ++i)
		{
			Finish(states[i], before[i], runtime.now);
		}
	}
	return hasFocus ? XR_SUCCESS : XR_SESSION_NOT_FOCUSED;
}

/** The state that a call asks for; null with `result` set. */
const ActionState* FindState(XrSession handle, const XrActionStateGetInfo* info, XrActionType type, XrResult& result)
{
	Session* session = Get().sessions.Find(handle);
	const Action* action = Get().actions.Find(info->action);
	result = !session || !action ? XR_ERROR_HANDLE_INVALID
		: session->isLost		 ? XR_ERROR_SESSION_LOST
		: action->type != type	 ? XR_ERROR_ACTION_TYPE_MISMATCH
								 : XR_SUCCESS;
	if (result != XR_SUCCESS)
	{
		return nullptr;
	}
	const auto found = session->states.find(info->action);
	if (found == session->states.end() || session->attached.empty())
	{
		result = XR_ERROR_ACTIONSET_NOT_ATTACHED;
		return nullptr;
	}
	if (info->subactionPath != XR_NULL_PATH &&
		std::count(action->subactions.begin(), action->subactions.end(), info->subactionPath) == 0)
	{
		result = XR_ERROR_PATH_UNSUPPORTED;
		return nullptr;
	}
	const std::string& path = PathText(info->subactionPath);
	return &found->second[path == "/user/hand/left" ? kLeft
			: path == "/user/hand/right"			? kRight
			: path == "/user/eyes_ext"				? kEyes
													: kAnySource];
}

template <typename Out, typename Value>
void Fill(Out& out, const ActionState& state, Value value)
{
	out.currentState = value;
	out.changedSinceLastSync = state.hasChanged;
	out.lastChangeTime = state.changeTime;
	out.isActive = state.isActive;
}

XrResult GetBoolean(XrSession session, const XrActionStateGetInfo* info, XrActionStateBoolean* out)
{
	XrResult result;
	if (const ActionState* state = FindState(session, info, XR_ACTION_TYPE_BOOLEAN_INPUT, result))
	{
		Fill(*out, *state, static_cast<XrBool32>(state->value.x > kPressed));
	}
	return result;
}

XrResult GetFloat(XrSession session, const XrActionStateGetInfo* info, XrActionStateFloat* out)
{
	XrResult result;
	if (const ActionState* state = FindState(session, info, XR_ACTION_TYPE_FLOAT_INPUT, result))
	{
		Fill(*out, *state, state->value.x);
	}
	return result;
}

XrResult GetVector(XrSession session, const XrActionStateGetInfo* info, XrActionStateVector2f* out)
{
	XrResult result;
	if (const ActionState* state = FindState(session, info, XR_ACTION_TYPE_VECTOR2F_INPUT, result))
	{
		Fill(*out, *state, state->value);
	}
	return result;
}

XrResult GetPose(XrSession session, const XrActionStateGetInfo* info, XrActionStatePose* out)
{
	XrResult result;
	if (const ActionState* state = FindState(session, info, XR_ACTION_TYPE_POSE_INPUT, result))
	{
		out->isActive = state->isActive;
	}
	return result;
}

XrResult ApplyHaptic(XrSession session, const XrHapticActionInfo*, const XrHapticBaseHeader*)
{
	return Get().sessions.Find(session) ? XR_SUCCESS : XR_ERROR_HANDLE_INVALID;
}

XrResult StopHaptic(XrSession session, const XrHapticActionInfo*)
{
	return Get().sessions.Find(session) ? XR_SUCCESS : XR_ERROR_HANDLE_INVALID;
}
} // namespace ActionStatesDetail

void AddActionStateEntries(Entries& entries)
{
	using namespace ActionStatesDetail;
	entries.push_back(MakeEntry<SyncActions>("xrSyncActions"));
	entries.push_back(MakeEntry<GetBoolean>("xrGetActionStateBoolean"));
	entries.push_back(MakeEntry<GetFloat>("xrGetActionStateFloat"));
	entries.push_back(MakeEntry<GetVector>("xrGetActionStateVector2f"));
	entries.push_back(MakeEntry<GetPose>("xrGetActionStatePose"));
	entries.push_back(MakeEntry<ApplyHaptic>("xrApplyHapticFeedback"));
	entries.push_back(MakeEntry<StopHaptic>("xrStopHapticFeedback"));
}

} // namespace nullxr
