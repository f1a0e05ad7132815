// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "RandomCalls.h"

#include <cmath>
#include <cstdio>

namespace direct
{

namespace RandomCallsDetail
{
const std::vector<const char*> kExtensions = {
	XR_MND_HEADLESS_EXTENSION_NAME, XR_EXT_HAND_TRACKING_EXTENSION_NAME, XR_EXT_EYE_GAZE_INTERACTION_EXTENSION_NAME};
} // namespace RandomCallsDetail

using namespace RandomCallsDetail;

RandomCalls::~RandomCalls()
{
	for (World& world : worlds_)
	{
		if (world.isOpen)
		{
			world.api.xrDestroyInstance(world.instance);
		}
	}
}

std::uint32_t RandomCalls::Next(std::uint32_t count)
{
	return next_ == end_ ? 0 : *next_++ % count;
}

void RandomCalls::Expect(bool isTrue, const char* law)
{
	if (!isTrue)
	{
		std::fprintf(stderr, "broken law: %s\n", law); // libFuzzer aborts without flushing standard output
		++broken_;
	}
}

void RandomCalls::ExpectPose(XrSpaceLocationFlags flags, const XrPosef& pose)
{
	const XrVector3f& p = pose.position;
	const XrQuaternionf& q = pose.orientation;
	if ((flags & XR_SPACE_LOCATION_POSITION_VALID_BIT) != 0)
	{
		Expect(std::isfinite(p.x + p.y + p.z), "a valid position is finite");
	}
	if ((flags & XR_SPACE_LOCATION_ORIENTATION_VALID_BIT) != 0)
	{
		Expect(
			std::fabs(q.x * q.x + q.y * q.y + q.z * q.z + q.w * q.w - 1.0f) < 1e-3f, "a valid rotation has length 1");
	}
}

XrTime RandomCalls::PickTime(const World& world)
{
	const XrTime times[] = {world.time, world.time + Next(100) * 1000000, world.time - Next(100) * 1000000, 1, 0, -1,
		INT64_MAX, world.time + 3600000000000};
	return times[Next(8)];
}

void RandomCalls::OpenOrCloseWorld()
{
	const std::size_t index = Next(2);
	World& world = worlds_[index];
	if (!world.isOpen)
	{
		world = {};
		world.instance = chain_.CreateInstance(kExtensions);
		world.isOpen = world.instance != XR_NULL_HANDLE;
		world.api.Load(chain_.GetProcAddr(), world.instance);
		actions_[index].clear();
		return;
	}
	if (Next(20) != 0) // seldom: all is lost then
	{
		return;
	}
	Expect(XR_SUCCEEDED(world.api.xrDestroyInstance(world.instance)), "an instance can be destroyed");
	world.isOpen = false;
	const auto forget = [&](auto& pool)
	{
		for (std::size_t i = pool.size(); i-- > 0;)
		{
			if (pool[i].world == index)
			{
				pool.erase(pool.begin() + static_cast<std::ptrdiff_t>(i));
			}
		}
	};
	forget(spaces_);
	forget(trackers_);
	for (Item<XrSession>& session : sessions_) // others refer to it by its place
	{
		session.isOpen = session.isOpen && session.world != index;
	}
}

void RandomCalls::CreateSession()
{
	const std::size_t index = Next(2);
	World& world = worlds_[index];
	if (world.isOpen)
	{
		XrSessionCreateInfo info{XR_TYPE_SESSION_CREATE_INFO};
		info.systemId = 1;
		XrSession session = XR_NULL_HANDLE;
		const XrResult result = world.api.xrCreateSession(world.instance, &info, &session);
		Add(sessions_, result, index, session);
	}
}

void RandomCalls::DestroySession()
{
	Item<XrSession>* session = Pick(sessions_);
	if (session && Next(4) == 0)
	{
		const XrResult result = worlds_[session->world].api.xrDestroySession(session->handle);
		Expect(XR_SUCCEEDED(result) == session->isOpen, "sessions are destroyed once");
		session->isOpen = false;
	}
}

void RandomCalls::RunSession()
{
	Item<XrSession>* session = Pick(sessions_);
	if (!session)
	{
		return;
	}
	World& world = worlds_[session->world];
	const XrSessionBeginInfo begin{XR_TYPE_SESSION_BEGIN_INFO, nullptr, XR_VIEW_CONFIGURATION_TYPE_PRIMARY_STEREO};
	const XrFrameWaitInfo wait{XR_TYPE_FRAME_WAIT_INFO};
	const XrFrameBeginInfo beginFrame{XR_TYPE_FRAME_BEGIN_INFO};
	XrFrameState state{XR_TYPE_FRAME_STATE};
	switch (Next(6))
	{
	case 0:
		world.api.xrBeginSession(session->handle, &begin);
		break;
	case 1:
		Next(8) == 0 ? world.api.xrRequestExitSession(session->handle) : world.api.xrEndSession(session->handle);
		break;
	default:
		if (XR_SUCCEEDED(world.api.xrWaitFrame(session->handle, &wait, &state)))
		{
			Expect(session->isOpen, "a destroyed session has no frames");
			world.time = state.predictedDisplayTime;
			world.api.xrBeginFrame(session->handle, &beginFrame);
		}
		break;
	}
}

void RandomCalls::PollEvent()
{
	World& world = PickWorld();
	XrEventDataBuffer event{XR_TYPE_EVENT_DATA_BUFFER};
	if (world.isOpen)
	{
		world.api.xrPollEvent(world.instance, &event);
	}
}

void RandomCalls::OneCall()
{
	using Call = void (RandomCalls::*)();
	static constexpr Call kCalls[] = {&RandomCalls::OpenOrCloseWorld, &RandomCalls::CreateSession,
		&RandomCalls::DestroySession, &RandomCalls::RunSession, &RandomCalls::RunSession, &RandomCalls::PollEvent,
		&RandomCalls::PollEvent, &RandomCalls::CreateSpace, &RandomCalls::DestroySpace, &RandomCalls::Locate,
		&RandomCalls::Locate, &RandomCalls::LocateViews, &RandomCalls::CreateActions, &RandomCalls::Suggest,
		&RandomCalls::Attach, &RandomCalls::Sync, &RandomCalls::GetState, &RandomCalls::GetProfile,
		&RandomCalls::CreateTracker, &RandomCalls::DestroyTracker, &RandomCalls::LocateJoints};
	(this->*kCalls[Next(static_cast<std::uint32_t>(std::size(kCalls)))])();
}

int RandomCalls::Run()
{
	while (next_ != end_ && broken_ < 10)
	{
		OneCall();
	}
	return broken_;
}

void RandomCalls::CreateSpace()
{
	const Item<XrSession>* session = Pick(sessions_);
	if (!session)
	{
		return;
	}
	const probe::Api& api = worlds_[session->world].api;
	const std::vector<probe::Actions>& sets = actions_[session->world];
	const XrPosef offset = {{0.0f, 0.6f, 0.0f, 0.8f}, {0.1f, 0.2f, 0.3f}};
	XrSpace space = XR_NULL_HANDLE;
	XrResult result;
	if (Next(2) == 0 || sets.empty())
	{
		const auto type = static_cast<XrReferenceSpaceType>(1 + Next(4));
		const XrReferenceSpaceCreateInfo info{XR_TYPE_REFERENCE_SPACE_CREATE_INFO, nullptr, type, offset};
		result = api.xrCreateReferenceSpace(session->handle, &info, &space);
	}
	else
	{
		const probe::Actions& actions = sets[Next(static_cast<std::uint32_t>(sets.size()))];
		const XrAction action = actions.actions[Next(static_cast<std::uint32_t>(actions.actions.size()))].handle;
		const XrPath user = Next(3) == 0 ? XR_NULL_PATH : actions.hands[Next(2)];
		const XrActionSpaceCreateInfo info{XR_TYPE_ACTION_SPACE_CREATE_INFO, nullptr, action, user, offset};
		result = api.xrCreateActionSpace(session->handle, &info, &space);
	}
	Add(spaces_, result, session->world, space, static_cast<std::size_t>(session - sessions_.data()));
}

void RandomCalls::DestroySpace()
{
	Item<XrSpace>* space = Pick(spaces_);
	if (space)
	{
		const bool isOpen = space->isOpen && sessions_[space->session].isOpen;
		const XrResult result = worlds_[space->world].api.xrDestroySpace(space->handle);
		Expect(XR_SUCCEEDED(result) == isOpen, "spaces are destroyed once");
		space->isOpen = false;
	}
}

void RandomCalls::Locate()
{
	Item<XrSpace>* space = Pick(spaces_);
	Item<XrSpace>* base = Pick(spaces_);
	if (!space || !base)
	{
		return;
	}
	World& world = worlds_[space->world];
	XrEyeGazeSampleTimeEXT sample{XR_TYPE_EYE_GAZE_SAMPLE_TIME_EXT};
	XrSpaceVelocity velocity{XR_TYPE_SPACE_VELOCITY, Next(2) == 0 ? &sample : nullptr};
	XrSpaceLocation location{XR_TYPE_SPACE_LOCATION, Next(2) == 0 ? &velocity : nullptr};
	if (XR_SUCCEEDED(world.api.xrLocateSpace(space->handle, base->handle, PickTime(world), &location)))
	{
		Expect(space->isOpen && sessions_[space->session].isOpen, "a destroyed space is nowhere");
		Expect(base->isOpen && sessions_[base->session].isOpen, "nothing is seen from a destroyed space");
		ExpectPose(location.locationFlags, location.pose);
	}
}

void RandomCalls::LocateViews()
{
	Item<XrSession>* session = Pick(sessions_);
	Item<XrSpace>* base = Pick(spaces_);
	if (!session || !base)
	{
		return;
	}
	World& world = worlds_[session->world];
	XrViewLocateInfo info{XR_TYPE_VIEW_LOCATE_INFO};
	info.viewConfigurationType = XR_VIEW_CONFIGURATION_TYPE_PRIMARY_STEREO;
	info.displayTime = PickTime(world);
	info.space = base->handle;
	XrViewState state{XR_TYPE_VIEW_STATE};
	XrView views[2] = {{XR_TYPE_VIEW}, {XR_TYPE_VIEW}};
	std::uint32_t count = 0;
	const std::uint32_t capacity = Next(3);
	const XrResult result =
		world.api.xrLocateViews(session->handle, &info, &state, capacity, &count, capacity == 0 ? nullptr : views);
	for (std::uint32_t i = 0; XR_SUCCEEDED(result) && i < capacity; ++i)
	{
		ExpectPose(state.viewStateFlags, views[i].pose);
	}
}

} // namespace direct
