// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Layer/Capture.h"
#include "Layer/EntryPoints.h"
#include "Layer/Layer.h"
#include "Layer/SessionStart.h"

namespace mria::openxr
{

namespace SessionsDetail
{
/** Called when the recording's origin moves: the recording must keep its position in the room. */
void OnOriginMoved(Session& session, const XrEventDataReferenceSpaceChangePending& event)
{
	const std::lock_guard<std::mutex> lock(session.guard);
	if (event.referenceSpaceType != session.originType || !event.poseValid)
	{
		return;
	}
	Placement& placement = session.placement;
	placement.before = placement.after;
	placement.after = Compose(Inverse(FromXr(event.poseInPreviousSpace)), placement.before);
	placement.changeTime = event.changeTime;
	placement.isIdentity = false;
}

void Observe(const XrEventDataBuffer& buffer)
{
	const auto* const header = reinterpret_cast<const XrEventDataBaseHeader*>(&buffer);
	if (header->type == XR_TYPE_EVENT_DATA_SESSION_STATE_CHANGED)
	{
		const auto& event = *reinterpret_cast<const XrEventDataSessionStateChanged*>(header);
		const SessionPointer session = GetLayer().sessions.Find(event.session);
		if (session && event.state == XR_SESSION_STATE_FOCUSED)
		{
			OnFocus(*session, event.time);
		}
	}
	else if (header->type == XR_TYPE_EVENT_DATA_REFERENCE_SPACE_CHANGE_PENDING)
	{
		const auto& event = *reinterpret_cast<const XrEventDataReferenceSpaceChangePending*>(header);
		if (const SessionPointer session = GetLayer().sessions.Find(event.session))
		{
			OnOriginMoved(*session, event);
		}
	}
}

/** The layer's own event, when the runtime has none left. */
bool TakeProfileEvent(const InstancePointer& instance, XrEventDataBuffer* buffer)
{
	XrSession changed = XR_NULL_HANDLE;
	GetLayer().sessions.ForEach(
		[&](const SessionPointer& session)
		{
			if (changed != XR_NULL_HANDLE || session->instance != instance)
			{
				return;
			}
			const std::lock_guard<std::mutex> lock(session->guard);
			if (session->isProfileEventDue)
			{
				session->isProfileEventDue = false;
				changed = session->handle;
			}
		});
	if (changed == XR_NULL_HANDLE)
	{
		return false;
	}
	auto& event = *reinterpret_cast<XrEventDataInteractionProfileChanged*>(buffer);
	event.type = XR_TYPE_EVENT_DATA_INTERACTION_PROFILE_CHANGED;
	event.next = nullptr;
	event.session = changed;
	return true;
}
} // namespace SessionsDetail

XRAPI_ATTR XrResult XRAPI_CALL CreateSession(XrInstance instance, const XrSessionCreateInfo* info, XrSession* session)
{
	Layer& layer = GetLayer();
	const InstancePointer known = layer.instances.Find(instance);
	if (!known)
	{
		return XR_ERROR_HANDLE_INVALID;
	}
	const XrResult result = known->next.CreateSession(instance, info, session);
	if (XR_SUCCEEDED(result))
	{
		const auto created = std::make_shared<Session>();
		created->instance = known;
		created->handle = *session;
		SetUpSession(created);
		StartCapture(created);
		layer.sessions.Add(*session, created);
	}
	return result;
}

XRAPI_ATTR XrResult XRAPI_CALL DestroySession(XrSession session)
{
	Layer& layer = GetLayer();
	const SessionPointer known = layer.sessions.Find(session);
	if (!known)
	{
		return XR_ERROR_HANDLE_INVALID;
	}
	FinishCapture(*known);
	const XrResult result = known->instance->next.DestroySession(session);
	if (XR_SUCCEEDED(result))
	{
		const auto isOfSession = [&](const auto& child) { return child.session == known; };
		layer.trackers.RemoveIf(isOfSession);
		layer.spaces.RemoveIf(isOfSession);
		layer.sessions.Remove(session);
	}
	return result;
}

XRAPI_ATTR XrResult XRAPI_CALL PollEvent(XrInstance instance, XrEventDataBuffer* event)
{
	const InstancePointer known = GetLayer().instances.Find(instance);
	if (!known)
	{
		return XR_ERROR_HANDLE_INVALID;
	}
	const XrResult result = known->next.PollEvent(instance, event);
	if (result == XR_SUCCESS)
	{
		SessionsDetail::Observe(*event);
	}
	else if (result == XR_EVENT_UNAVAILABLE && SessionsDetail::TakeProfileEvent(known, event))
	{
		return XR_SUCCESS;
	}
	return result;
}

XRAPI_ATTR XrResult XRAPI_CALL WaitFrame(XrSession session, const XrFrameWaitInfo* info, XrFrameState* state)
{
	const SessionPointer known = GetLayer().sessions.Find(session);
	if (!known)
	{
		return XR_ERROR_HANDLE_INVALID;
	}
	const XrResult result = known->instance->next.WaitFrame(session, info, state);
	if (XR_SUCCEEDED(result) && state->predictedDisplayTime > 0)
	{
		OnFrame(*known, state->predictedDisplayTime);
	}
	return result;
}

} // namespace mria::openxr
