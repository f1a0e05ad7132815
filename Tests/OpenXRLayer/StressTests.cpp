// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "LayerTest.h"
#include "Support/AllocationCounter.h"

#include <array>
#include <atomic>
#include <chrono>
#include <cstdio>
#include <thread>

namespace mria::openxr
{

class Frames : public LayerTest
{
protected:
	void SetUpApplication()
	{
		Play(MakeRecording());
		CreateInstanceAndSession();
		select_ = MakeAction(XR_ACTION_TYPE_BOOLEAN_INPUT);
		grip_ = MakeAction(XR_ACTION_TYPE_POSE_INPUT);
		ASSERT_EQ(Suggest("/interaction_profiles/khr/simple_controller",
					  {{select_, "/user/hand/right/input/select/click"}, {grip_, "/user/hand/right/input/grip/pose"}}),
			XR_SUCCESS);
		Attach();
		view_ = MakeSpace(XR_REFERENCE_SPACE_TYPE_VIEW);
		stage_ = MakeSpace(XR_REFERENCE_SPACE_TYPE_STAGE);
		gripSpace_ = MakeActionSpace(grip_, "/user/hand/right");
		tracker_ = MakeTracker(Hand::Right);
		right_ = PathOf("/user/hand/right");
		Focus(kSecond);
	}

	void RunFrame(XrTime now)
	{
		XrFrameState frame{XR_TYPE_FRAME_STATE};
		GetFakeRuntime().nextFrame = now;
		WaitFrame(session_, nullptr, &frame);
		Sync();
		XrActionStateGetInfo getInfo{XR_TYPE_ACTION_STATE_GET_INFO, nullptr, select_, right_};
		XrActionStateBoolean state{XR_TYPE_ACTION_STATE_BOOLEAN};
		GetActionStateBoolean(session_, &getInfo, &state);
		XrSpaceLocation location{XR_TYPE_SPACE_LOCATION};
		LocateSpace(view_, stage_, now, &location);
		LocateSpace(gripSpace_, stage_, now, &location);
		XrViewLocateInfo info{XR_TYPE_VIEW_LOCATE_INFO};
		info.displayTime = now;
		info.space = stage_;
		XrViewState viewState{XR_TYPE_VIEW_STATE};
		std::array<XrView, 2> views = {XrView{XR_TYPE_VIEW}, XrView{XR_TYPE_VIEW}};
		std::uint32_t count = 0;
		LocateViews(session_, &info, &viewState, 2, &count, views.data());
		std::array<XrHandJointLocationEXT, XR_HAND_JOINT_COUNT_EXT> joints = {};
		XrHandJointLocationsEXT locations{
			XR_TYPE_HAND_JOINT_LOCATIONS_EXT, nullptr, XR_FALSE, XR_HAND_JOINT_COUNT_EXT, joints.data()};
		XrHandJointsLocateInfoEXT joint{XR_TYPE_HAND_JOINTS_LOCATE_INFO_EXT, nullptr, stage_, now};
		LocateHandJointsEXT(tracker_, &joint, &locations);
	}

	XrAction select_ = XR_NULL_HANDLE;
	XrAction grip_ = XR_NULL_HANDLE;
	XrSpace view_ = XR_NULL_HANDLE;
	XrSpace stage_ = XR_NULL_HANDLE;
	XrSpace gripSpace_ = XR_NULL_HANDLE;
	XrHandTrackerEXT tracker_ = XR_NULL_HANDLE;
	XrPath right_ = XR_NULL_PATH;
};

TEST_F(Frames, AllocateNothing)
{
	SetUpApplication();
	RunFrame(2 * kSecond);
	const AllocationCounter counter;
	for (XrTime now = 2 * kSecond; now < 6 * kSecond; now += kSecond / 120)
	{
		RunFrame(now);
	}
	EXPECT_EQ(counter.Count(), 0u);
}

TEST_F(Frames, MayComeFromSeveralThreadsWhileThingsComeAndGo)
{
	SetUpApplication();
	std::atomic<bool> isOver = false;
	const auto locate = [&](XrTime now)
	{
		XrSpaceLocation location{XR_TYPE_SPACE_LOCATION};
		LocateSpace(view_, stage_, now, &location);
		LocateSpace(gripSpace_, stage_, now, &location);
	};
	std::thread renderer(
		[&]
		{
			for (XrTime now = 6 * kSecond; !isOver; now = now > 2 * kSecond ? now - 1000003 : 6 * kSecond)
			{
				locate(now);
			}
		});
	std::thread events(
		[&]
		{
			XrEventDataBuffer event{XR_TYPE_EVENT_DATA_BUFFER};
			while (!isOver)
			{
				PollEvent(instance_, &event);
			}
		});
	for (int i = 0; i < 2000; ++i)
	{
		const XrActiveActionSet active{set_, XR_NULL_PATH};
		XrActionsSyncInfo info{XR_TYPE_ACTIONS_SYNC_INFO, nullptr, 1, &active};
		SyncActions(session_, &info);
		locate(2 * kSecond + i * 1000000);
	}
	isOver = true;
	renderer.join();
	events.join();
	XrSpaceLocation location{XR_TYPE_SPACE_LOCATION};
	EXPECT_EQ(LocateSpace(view_, stage_, 3 * kSecond, &location), XR_SUCCESS);
}

} // namespace mria::openxr
