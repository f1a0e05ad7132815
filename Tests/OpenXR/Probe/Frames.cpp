// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Probe.h"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <thread>

namespace probe
{

namespace FramesDetail
{
constexpr int kMostPolls = 100000; ///< A runtime that never starts or ends a session must not hang the tests.
constexpr double kNanosecondsPerMillisecond = 1e6;
} // namespace FramesDetail

using namespace FramesDetail;

void Probe::HandleState(const XrEventDataSessionStateChanged& event)
{
	for (Session& session : sessions_)
	{
		if (session.handle != event.session)
		{
			continue;
		}
		events_.Key("session").Integer(session.number);
		XrSessionBeginInfo begin{XR_TYPE_SESSION_BEGIN_INFO};
		begin.primaryViewConfigurationType = XR_VIEW_CONFIGURATION_TYPE_PRIMARY_STEREO;
		switch (event.state)
		{
		case XR_SESSION_STATE_READY:
			session.isRunning = Check(api_.xrBeginSession(session.handle, &begin), "xrBeginSession");
			break;
		case XR_SESSION_STATE_STOPPING:
			session.isRunning = false;
			Check(api_.xrEndSession(session.handle), "xrEndSession");
			break;
		case XR_SESSION_STATE_LOSS_PENDING:
			session.isLost = true;
			session.isRunning = false;
			break;
		case XR_SESSION_STATE_EXITING:
			session.isOver = true;
			break;
		default:
			break;
		}
	}
}

void Probe::HandleEvents()
{
	Json& json = events_;
	for (;;)
	{
		XrEventDataBuffer event{XR_TYPE_EVENT_DATA_BUFFER};
		if (api_.xrPollEvent(instance_, &event) != XR_SUCCESS)
		{
			break;
		}
		json.Open('{').Key("type").Integer(event.type);
		if (event.type == XR_TYPE_EVENT_DATA_SESSION_STATE_CHANGED)
		{
			const auto& changed = *reinterpret_cast<const XrEventDataSessionStateChanged*>(&event);
			json.Key("state").Integer(changed.state).Key("time").Integer(changed.time);
			HandleState(changed);
		}
		else if (event.type == XR_TYPE_EVENT_DATA_REFERENCE_SPACE_CHANGE_PENDING)
		{
			const auto& pending = *reinterpret_cast<const XrEventDataReferenceSpaceChangePending*>(&event);
			json.Key("space").Integer(pending.referenceSpaceType).Key("time").Integer(pending.changeTime);
		}
		json.Close('}');
	}
}

XrTime Probe::FrameTime(const XrFrameState& state)
{
	ownTime_ += static_cast<XrTime>(std::llround(options_.ownStep * kNanosecondsPerMillisecond));
	return options_.ownStep > 0.0 ? ownTime_ : state.predictedDisplayTime;
}

void Probe::RunFrame(Session& session)
{
	Json json;
	json.Open('{').Key("session").Integer(session.number).Key("frame").Integer(session.frames++);
	XrFrameState frame{XR_TYPE_FRAME_STATE};
	const XrFrameWaitInfo wait{XR_TYPE_FRAME_WAIT_INFO};
	const XrFrameBeginInfo begin{XR_TYPE_FRAME_BEGIN_INFO};
	if (!Check(api_.xrWaitFrame(session.handle, &wait, &frame), "xrWaitFrame") ||
		!Check(api_.xrBeginFrame(session.handle, &begin), "xrBeginFrame"))
	{
		session.isRunning = false;
		return;
	}
	const XrTime time = FrameTime(frame);
	json.Key("time").Integer(time);
	HandleEvents();
	json.Key("events").Open('[').Append(events_).Close(']');
	if (session.isRunning)
	{
		PrintActions(json, session);
		json.Key("samples").Open('[');
		for (const double offset : options_.offsets)
		{
			PrintSample(json, session, time + static_cast<XrTime>(std::llround(offset * kNanosecondsPerMillisecond)));
		}
		json.Close(']');
		XrFrameEndInfo end{XR_TYPE_FRAME_END_INFO};
		end.displayTime = frame.predictedDisplayTime > 0 ? frame.predictedDisplayTime : time;
		end.environmentBlendMode = XR_ENVIRONMENT_BLEND_MODE_OPAQUE;
		Check(api_.xrEndFrame(session.handle, &end), "xrEndFrame");
	}
	json.Close('}').PrintLine();
}

/** All that is located here has its results checked elsewhere; this is for what runs at the same time. */
void Probe::LocateMuch(const Session& session, XrTime from)
{
	for (int i = 0; i < 200; ++i)
	{
		const XrTime time = from + i * 1000000;
		XrSpaceLocation location{XR_TYPE_SPACE_LOCATION};
		api_.xrLocateSpace(session.view, session.base, time, &location);
		for (const PoseSpace& pose : session.poses)
		{
			api_.xrLocateSpace(pose.space, session.base, time, &location);
		}
		for (int hand = 0; hand < 2 && session.hands[hand] != XR_NULL_HANDLE; ++hand)
		{
			XrHandJointLocationEXT joints[XR_HAND_JOINT_COUNT_EXT];
			XrHandJointLocationsEXT locations{XR_TYPE_HAND_JOINT_LOCATIONS_EXT};
			locations.jointCount = XR_HAND_JOINT_COUNT_EXT;
			locations.jointLocations = joints;
			const XrHandJointsLocateInfoEXT info{XR_TYPE_HAND_JOINTS_LOCATE_INFO_EXT, nullptr, session.base, time};
			api_.xrLocateHandJointsEXT(session.hands[hand], &info, &locations);
		}
	}
}

void Probe::RunFrames()
{
	std::atomic<bool> isOver{false};
	std::vector<std::thread> threads;
	for (int i = 0; i < options_.threads; ++i)
	{
		threads.emplace_back(
			[&, i, session = sessions_[0]]() // a copy: the session may be lost meanwhile
			{
				do
				{
					LocateMuch(session, 1000000000 + i * 100000000);
				} while (!isOver);
			});
	}
	const auto hasFrames = [&](const Session& session) { return session.frames < options_.frames && !session.isOver; };
	for (int polls = 0; polls < kMostPolls && std::any_of(sessions_.begin(), sessions_.end(), hasFrames); ++polls)
	{
		HandleEvents();
		for (Session& session : sessions_)
		{
			if (session.isLost)
			{
				Restart(session);
			}
			else if (session.isRunning && hasFrames(session))
			{
				RunFrame(session);
			}
		}
	}
	isOver = true;
	for (std::thread& thread : threads)
	{
		thread.join();
	}
}

void Probe::End()
{
	for (Session& session : sessions_)
	{
		if (session.isRunning)
		{
			Check(api_.xrRequestExitSession(session.handle), "xrRequestExitSession");
		}
		for (int polls = 0; polls < kMostPolls && session.isRunning && !session.isOver; ++polls)
		{
			HandleEvents();
		}
		for (XrHandTrackerEXT& hand : session.hands)
		{
			if (hand != XR_NULL_HANDLE)
			{
				Check(api_.xrDestroyHandTrackerEXT(hand), "xrDestroyHandTrackerEXT");
			}
		}
		for (const PoseSpace& pose : session.poses)
		{
			Check(api_.xrDestroySpace(pose.space), "xrDestroySpace");
		}
		Check(api_.xrDestroySpace(session.view), "xrDestroySpace");
		Check(api_.xrDestroySpace(session.base), "xrDestroySpace");
		Check(api_.xrDestroySession(session.handle), "xrDestroySession");
	}
	Check(api_.xrDestroyActionSet(actions_.set), "xrDestroyActionSet");
}

} // namespace probe
