// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Layer/SessionStart.h"

#include "Layer/Layer.h"
#include "Layer/Locate.h"
#include "Mria/Similarity.h"
#include "Mria/Space.h"

#include <vector>

namespace mria::openxr
{

namespace SessionStartDetail
{
bool HasReferenceSpace(const Session& session, XrReferenceSpaceType type)
{
	const Dispatch& next = session.instance->next;
	std::uint32_t count = 0;
	if (XR_FAILED(next.EnumerateReferenceSpaces(session.handle, 0, &count, nullptr)))
	{
		return false;
	}
	std::vector<XrReferenceSpaceType> types(count, XR_REFERENCE_SPACE_TYPE_MAX_ENUM);
	next.EnumerateReferenceSpaces(session.handle, count, &count, types.data());
	for (const XrReferenceSpaceType candidate : types)
	{
		if (candidate == type)
		{
			return true;
		}
	}
	return false;
}

XrSpace MakeReferenceSpace(const Session& session, XrReferenceSpaceType type)
{
	XrReferenceSpaceCreateInfo info{XR_TYPE_REFERENCE_SPACE_CREATE_INFO};
	info.referenceSpaceType = type;
	info.poseInReferenceSpace.orientation.w = 1.0f;
	XrSpace space = XR_NULL_HANDLE;
	const XrResult result = session.instance->next.CreateReferenceSpace(session.handle, &info, &space);
	return XR_SUCCEEDED(result) ? space : XR_NULL_HANDLE;
}

/** The change of space that starts the replay at the real head; none if its pose is unknown. */
Similarity FindOrigin(Session& session, XrTime time)
{
	const Layer& layer = GetLayer();
	if (layer.settings.origin != Origin::Head || !layer.take->firstHead)
	{
		return {};
	}
	const Motion head = LocateBelow(session, session.view, time);
	if (!head.IsValid())
	{
		static std::atomic<bool> isLogged = false;
		LogOnce(isLogged, "the runtime has no head pose at the start: origin is stage");
		return {};
	}
	AnchorOptions options;
	options.target = FromSpace(head.pose, mria::Space::OpenXr);
	options.turns = true;
	return AnchorHead(*layer.take->firstHead, options);
}

/**
 * Places the recording at the current pose of local space in the stage, where it stays even if local space moves.
 * Without a stage the origin is local space itself.
 */
void PlaceInLocalSpace(Session& session, XrTime time)
{
	const bool isNeeded =
		GetLayer().settings.origin == Origin::Local && session.originType != XR_REFERENCE_SPACE_TYPE_LOCAL;
	const XrSpace local = isNeeded ? MakeReferenceSpace(session, XR_REFERENCE_SPACE_TYPE_LOCAL) : XR_NULL_HANDLE;
	if (local == XR_NULL_HANDLE)
	{
		return;
	}
	const Motion found = LocateBelow(session, local, time);
	session.instance->next.DestroySpace(local);
	session.placement.isIdentity = !found.IsValid();
	session.placement.before = session.placement.after = found.pose;
}

/** Needs the session's guard. */
void Start(Session& session, XrTime time)
{
	const double delay = GetLayer().settings.delay;
	session.isStartDue = false;
	session.isStartDone = true;
	PlaceInLocalSpace(session, time);
	session.take->Start(time + static_cast<XrTime>(delay * 1e9), FindOrigin(session, time));
}
} // namespace SessionStartDetail

void SetUpSession(const SessionPointer& session)
{
	using namespace SessionStartDetail;
	const Layer& layer = GetLayer();
	session->originType = HasReferenceSpace(*session, XR_REFERENCE_SPACE_TYPE_STAGE) ? XR_REFERENCE_SPACE_TYPE_STAGE
																					 : XR_REFERENCE_SPACE_TYPE_LOCAL;
	session->origin = MakeReferenceSpace(*session, session->originType);
	session->view = MakeReferenceSpace(*session, XR_REFERENCE_SPACE_TYPE_VIEW);
	if (session->origin == XR_NULL_HANDLE || session->view == XR_NULL_HANDLE)
	{
		static std::atomic<bool> isLogged = false;
		LogOnce(isLogged, "the runtime makes no reference spaces: passes everything through");
		return;
	}
	if (layer.makePlayback)
	{
		session->playback = layer.makePlayback();
	}
	else if (layer.take)
	{
		session->take = std::make_shared<TakePlayback>(layer.take, layer.settings.loop, layer.settings.rate);
		session->playback = session->take;
	}
}

void OnFocus(Session& session, XrTime time)
{
	const std::lock_guard<std::mutex> lock(session.guard);
	if (!session.take || session.isStartDone || GetLayer().settings.start == StartOn::Key)
	{
		return;
	}
	session.isStartDue = true;
	if (time > 0)
	{
		session.clock = session.hasFrames ? session.clock.load() : time;
		SessionStartDetail::Start(session, time);
	}
}

void OnTimeAsked(Session& session, XrTime time)
{
	if (!session.hasFrames)
	{
		session.clock = time;
	}
	const std::lock_guard<std::mutex> lock(session.guard);
	if (session.isStartDue && time > 0)
	{
		SessionStartDetail::Start(session, time);
	}
}

void OnFrame(Session& session, XrTime time)
{
	const Layer& layer = GetLayer();
	session.clock = time;
	session.hasFrames = true;
	const std::lock_guard<std::mutex> lock(session.guard);
	const bool waitsForKey = session.take && !session.isStartDone && layer.settings.start == StartOn::Key;
	if (waitsForKey && layer.isStartKeyPressed && layer.isStartKeyPressed())
	{
		session.isStartDue = true;
	}
	if (session.isStartDue && time > 0)
	{
		SessionStartDetail::Start(session, time);
	}
}

} // namespace mria::openxr
