// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Entry.h"

namespace nullxr
{

namespace SessionDetail
{
constexpr std::uint64_t kHiddenFrames = 10;

XrResult CreateSession(XrInstance instance, const XrSessionCreateInfo* info, XrSession* out)
{
	if (!Get().instances.Find(instance))
	{
		return XR_ERROR_HANDLE_INVALID;
	}
	Session session;
	session.instance = instance;
	const auto* binding =
		FindInChain<const XrGraphicsBindingVulkanKHR>(info->next, XR_TYPE_GRAPHICS_BINDING_VULKAN_KHR);
	if (binding)
	{
		session.vulkan = {binding->physicalDevice, binding->device, binding->queueFamilyIndex, VK_NULL_HANDLE};
		vkGetDeviceQueue(binding->device, binding->queueFamilyIndex, binding->queueIndex, &session.vulkan.queue);
	}
	else if (!HasExtension(instance, XR_MND_HEADLESS_EXTENSION_NAME))
	{
		return XR_ERROR_GRAPHICS_DEVICE_INVALID;
	}
	*out = Get().sessions.Add(std::move(session), Get().NewId());
	PushState(*out, *Get().sessions.Find(*out), XR_SESSION_STATE_IDLE);
	PushState(*out, *Get().sessions.Find(*out), XR_SESSION_STATE_READY);
	return XR_SUCCESS;
}

XrResult DestroySession(XrSession session)
{
	State& state = Get();
	if (!state.sessions.Remove(session))
	{
		return XR_ERROR_HANDLE_INVALID;
	}
	state.spaces.RemoveIf([&](const Space& space) { return space.session == session; });
	state.handTrackers.RemoveIf([&](const HandTracker& tracker) { return tracker.session == session; });
	return XR_SUCCESS;
}

void Show(XrSession handle, Session& session)
{
	PushState(handle, session, XR_SESSION_STATE_SYNCHRONIZED);
	PushState(handle, session, XR_SESSION_STATE_VISIBLE);
	PushState(handle, session, XR_SESSION_STATE_FOCUSED);
}

XrResult BeginSession(XrSession handle, const XrSessionBeginInfo*)
{
	Session* session = Get().sessions.Find(handle);
	if (!session)
	{
		return XR_ERROR_HANDLE_INVALID;
	}
	if (session->isLost)
	{
		return XR_ERROR_SESSION_LOST;
	}
	if (session->isRunning || session->state != XR_SESSION_STATE_READY)
	{
		return session->isRunning ? XR_ERROR_SESSION_RUNNING : XR_ERROR_SESSION_NOT_READY;
	}
	session->isRunning = true;
	if (!session->vulkan.IsUsed()) // headless: no frame is needed first
	{
		Show(handle, *session);
	}
	return XR_SUCCESS;
}

XrResult EndSession(XrSession handle)
{
	Session* session = Get().sessions.Find(handle);
	if (!session)
	{
		return XR_ERROR_HANDLE_INVALID;
	}
	if (session->state != XR_SESSION_STATE_STOPPING)
	{
		return session->isRunning ? XR_ERROR_SESSION_NOT_STOPPING : XR_ERROR_SESSION_NOT_RUNNING;
	}
	session->isRunning = false;
	PushState(handle, *session, XR_SESSION_STATE_IDLE);
	PushState(handle, *session, XR_SESSION_STATE_EXITING);
	return XR_SUCCESS;
}

void Stop(XrSession handle, Session& session)
{
	if (session.state == XR_SESSION_STATE_FOCUSED)
	{
		PushState(handle, session, XR_SESSION_STATE_VISIBLE);
	}
	if (session.state == XR_SESSION_STATE_VISIBLE)
	{
		PushState(handle, session, XR_SESSION_STATE_SYNCHRONIZED);
	}
	PushState(handle, session, XR_SESSION_STATE_STOPPING);
}

XrResult RequestExitSession(XrSession handle)
{
	Session* session = Get().sessions.Find(handle);
	if (!session || !session->isRunning)
	{
		return session ? XR_ERROR_SESSION_NOT_RUNNING : XR_ERROR_HANDLE_INVALID;
	}
	if (session->state != XR_SESSION_STATE_STOPPING)
	{
		Stop(handle, *session);
	}
	return XR_SUCCESS;
}

/** Even steps, each up to `jitter` off; the same in every run. */
XrTime NextFrameTime(State& state)
{
	const std::uint64_t frame = ++state.clockFrames;
	std::uint64_t hash = frame * 0x9e3779b97f4a7c15u;
	hash = (hash ^ (hash >> 31)) * 0xbf58476d1ce4e5b9u;
	const std::int64_t range = 2 * state.settings.jitter + 1;
	const std::int64_t offset = static_cast<std::int64_t>((hash >> 16) % static_cast<std::uint64_t>(range));
	return 1000000000 + static_cast<std::int64_t>(frame) * state.settings.step + offset - state.settings.jitter;
}

void Recentre(State& state, XrInstance instance)
{
	state.recentreTime = state.now + 2 * state.settings.step;
	XrEventDataReferenceSpaceChangePending event{XR_TYPE_EVENT_DATA_REFERENCE_SPACE_CHANGE_PENDING};
	event.poseValid = XR_TRUE;
	event.poseInPreviousSpace = ToXr(Compose(Inverse(LocalInStage(false)), LocalInStage(true)));
	event.referenceSpaceType = XR_REFERENCE_SPACE_TYPE_LOCAL;
	event.changeTime = state.recentreTime;
	for (const auto& [handle, session] : state.sessions.All())
	{
		event.session = session->instance == instance ? handle : event.session;
	}
	PushEvent(instance, event);
}

/** What the settings want to happen in this frame. */
void RunSchedule(State& state, XrSession handle, Session& session)
{
	const Settings& settings = state.settings;
	const std::uint64_t frame = ++session.frames;
	if (settings.endAfter == frame)
	{
		Stop(handle, session);
	}
	if (settings.loseAfter == frame && !state.hasLostSession)
	{
		state.hasLostSession = true;
		session.isLost = true;
		PushState(handle, session, XR_SESSION_STATE_LOSS_PENDING);
	}
	if (settings.recentreAfter == frame && state.recentreTime == 0)
	{
		Recentre(state, session.instance);
	}
	if (settings.hideAfter != 0 && settings.hideAfter == frame)
	{
		PushState(handle, session, XR_SESSION_STATE_VISIBLE);
	}
	if (settings.hideAfter != 0 && settings.hideAfter + kHiddenFrames == frame)
	{
		PushState(handle, session, XR_SESSION_STATE_FOCUSED);
	}
}

XrResult WaitFrame(XrSession handle, const XrFrameWaitInfo*, XrFrameState* out)
{
	State& state = Get();
	Session* session = state.sessions.Find(handle);
	if (!session || !session->isRunning || session->isLost)
	{
		return !session		  ? XR_ERROR_HANDLE_INVALID
			: session->isLost ? XR_ERROR_SESSION_LOST
							  : XR_ERROR_SESSION_NOT_RUNNING;
	}
	state.now = NextFrameTime(state);
	out->predictedDisplayTime = state.settings.hasClock ? state.now : 0;
	out->predictedDisplayPeriod = state.settings.step;
	out->shouldRender = session->vulkan.IsUsed();
	RunSchedule(state, handle, *session);
	return XR_SUCCESS;
}

XrResult BeginFrame(XrSession handle, const XrFrameBeginInfo*)
{
	return Get().sessions.Find(handle) ? XR_SUCCESS : XR_ERROR_HANDLE_INVALID;
}

XrResult EndFrame(XrSession handle, const XrFrameEndInfo*)
{
	Session* session = Get().sessions.Find(handle);
	if (!session)
	{
		return XR_ERROR_HANDLE_INVALID;
	}
	if (session->state == XR_SESSION_STATE_READY)
	{
		Show(handle, *session);
	}
	return session->isLost ? XR_ERROR_SESSION_LOST : XR_SUCCESS;
}
} // namespace SessionDetail

void PushState(XrSession handle, Session& session, XrSessionState state)
{
	session.state = state;
	XrEventDataSessionStateChanged event{XR_TYPE_EVENT_DATA_SESSION_STATE_CHANGED};
	event.session = handle;
	event.state = state;
	event.time = Get().now;
	PushEvent(session.instance, event);
}

void AddSessionEntries(Entries& entries)
{
	using namespace SessionDetail;
	entries.push_back(MakeEntry<CreateSession>("xrCreateSession"));
	entries.push_back(MakeEntry<DestroySession>("xrDestroySession"));
	entries.push_back(MakeEntry<BeginSession>("xrBeginSession"));
	entries.push_back(MakeEntry<EndSession>("xrEndSession"));
	entries.push_back(MakeEntry<RequestExitSession>("xrRequestExitSession"));
	entries.push_back(MakeEntry<WaitFrame>("xrWaitFrame"));
	entries.push_back(MakeEntry<BeginFrame>("xrBeginFrame"));
	entries.push_back(MakeEntry<EndFrame>("xrEndFrame"));
}

} // namespace nullxr
