// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Layer/EntryPoints.h"
#include "Layer/Layer.h"
#include "Layer/Locate.h"
#include "Layer/SessionStart.h"

namespace mria::openxr
{

namespace ViewsDetail
{
/** Moves the recording to the application's own origin. */
void FollowApplication(Session& session, const XrViewLocateInfo& info)
{
	const std::shared_ptr<Space> base = GetLayer().spaces.Find(info.space);
	const bool isFixed = base && !base->action && base->reference != XR_REFERENCE_SPACE_TYPE_VIEW;
	if (GetLayer().settings.origin != Origin::Application || !isFixed)
	{
		return;
	}
	const Motion found = LocateBelow(session, info.space, info.displayTime);
	const std::lock_guard<std::mutex> lock(session.guard);
	session.placement.isIdentity = !found.IsValid();
	session.placement.before = session.placement.after = found.pose;
}
} // namespace ViewsDetail

XRAPI_ATTR XrResult XRAPI_CALL LocateViews(XrSession session, const XrViewLocateInfo* info, XrViewState* state,
	std::uint32_t capacity, std::uint32_t* count, XrView* views)
{
	const SessionPointer known = GetLayer().sessions.Find(session);
	if (!known)
	{
		return XR_ERROR_HANDLE_INVALID;
	}
	const Dispatch& next = known->instance->next;
	std::optional<Motion> head;
	if (known->playback && capacity > 0)
	{
		OnTimeAsked(*known, info->displayTime);
		ViewsDetail::FollowApplication(*known, *info);
		head = LocateRecordedHead(*known, info->displayTime);
	}
	if (!head)
	{
		return next.LocateViews(session, info, state, capacity, count, views);
	}
	// The runtime provides the eyes relative to the head, the recording provides the head.
	XrViewLocateInfo infoBelow = *info;
	infoBelow.space = known->view;
	const XrResult result = next.LocateViews(session, &infoBelow, state, capacity, count, views);
	if (XR_FAILED(result))
	{
		return result;
	}
	const Motion base = LocateAny(*known, info->space, info->displayTime);
	const Motion seen = Relative(base, *head);
	state->viewStateFlags = seen.locationFlags; // the bits are the same
	for (std::uint32_t i = 0; i < *count; ++i)
	{
		views[i].pose = ToXr(Compose(seen.pose, FromXr(views[i].pose)));
	}
	return result;
}

} // namespace mria::openxr
