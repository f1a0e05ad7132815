// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "LayerTest.h"
#include "Mria/Events.h"
#include "Mria/HandPoses.h"
#include "Mria/Space.h"
#include "Replay/Motion.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace mria::openxr
{

namespace ReplayTestsDetail
{
const char* const kSimple = "/interaction_profiles/khr/simple_controller";
}

class Replay : public LayerTest
{
};

TEST_F(Replay, PassesEverythingThroughBeforeTheStartAndAfterTheEnd)
{
	Play(MakeRecording());
	CreateInstanceAndSession();
	const XrSpace view = MakeSpace(XR_REFERENCE_SPACE_TYPE_VIEW);
	const XrSpace stage = MakeSpace(XR_REFERENCE_SPACE_TYPE_STAGE);
	ExpectNear(Locate(view, stage, 2 * kSecond).pose, GetFakeRuntime().head);
	Focus(kSecond);
	ExpectNear(Locate(view, stage, kSecond - 1).pose, GetFakeRuntime().head);
	ExpectNear(Locate(view, stage, 8 * kSecond).pose, GetFakeRuntime().head);
}

TEST_F(Replay, PutsTheHeadWhereTheRecordingHasItAtAnyTime)
{
	const Recording recording = MakeRecording();
	Play(recording);
	CreateInstanceAndSession();
	const XrSpace view = MakeSpace(XR_REFERENCE_SPACE_TYPE_VIEW);
	const XrSpace stage = MakeSpace(XR_REFERENCE_SPACE_TYPE_STAGE);
	const XrSpace local = MakeSpace(XR_REFERENCE_SPACE_TYPE_LOCAL);
	Focus(kSecond);
	for (const double time : {0.0, 3.25, 1.0, 5.9, 0.3})
	{
		const XrTime now = kSecond + static_cast<XrTime>(time * 1e9);
		const Pose head = SampleOpenXr(recording, static_cast<float>(time)).camera;
		const XrSpaceLocation inStage = Locate(view, stage, now);
		EXPECT_EQ(inStage.locationFlags, kLocationTracked);
		ExpectNear(inStage.pose, head);
		ExpectNear(Locate(view, local, now).pose, Compose(Inverse(GetFakeRuntime().local), head));
		ExpectNear(Locate(stage, view, now).pose, Inverse(head));
	}
}

TEST_F(Replay, PutsTheEyesIntoTheRecordedHead)
{
	const Recording recording = MakeRecording();
	Play(recording);
	CreateInstanceAndSession();
	const XrSpace stage = MakeSpace(XR_REFERENCE_SPACE_TYPE_STAGE);
	Focus(kSecond);
	XrViewLocateInfo info{XR_TYPE_VIEW_LOCATE_INFO};
	info.displayTime = 3 * kSecond;
	info.space = stage;
	XrViewState state{XR_TYPE_VIEW_STATE};
	std::array<XrView, 2> views = {XrView{XR_TYPE_VIEW}, XrView{XR_TYPE_VIEW}};
	std::uint32_t count = 0;
	ASSERT_EQ(LocateViews(session_, &info, &state, 2, &count, views.data()), XR_SUCCESS);
	ASSERT_EQ(count, 2u);
	const Pose head = SampleOpenXr(recording, 2.0f).camera;
	ExpectNear(views[0].pose, Compose(head, Pose{{-0.03f, 0.0f, 0.0f}, {}}));
	ExpectNear(views[1].pose, Compose(head, Pose{{0.03f, 0.0f, 0.0f}, {}}));
	EXPECT_FLOAT_EQ(views[0].fov.angleRight, 0.8f);
	EXPECT_EQ(state.viewStateFlags, static_cast<XrViewStateFlags>(kLocationTracked));
}

TEST_F(Replay, ShowsHandsOnARuntimeWithoutHandTracking)
{
	const Recording recording = MakeRecording();
	Play(recording);
	CreateInstanceAndSession();
	EXPECT_TRUE(GetFakeRuntime().enabled.empty());
	const XrSpace stage = MakeSpace(XR_REFERENCE_SPACE_TYPE_STAGE);
	const XrHandTrackerEXT tracker = MakeTracker(Hand::Right);

	std::array<XrHandJointLocationEXT, XR_HAND_JOINT_COUNT_EXT> joints = {};
	std::array<XrHandJointVelocityEXT, XR_HAND_JOINT_COUNT_EXT> speeds = {};
	XrHandJointVelocitiesEXT velocities{
		XR_TYPE_HAND_JOINT_VELOCITIES_EXT, nullptr, XR_HAND_JOINT_COUNT_EXT, speeds.data()};
	XrHandTrackingAimStateFB aim{XR_TYPE_HAND_TRACKING_AIM_STATE_FB, &velocities};
	XrHandJointLocationsEXT locations{
		XR_TYPE_HAND_JOINT_LOCATIONS_EXT, &aim, XR_FALSE, XR_HAND_JOINT_COUNT_EXT, joints.data()};
	XrHandJointsLocateInfoEXT info{XR_TYPE_HAND_JOINTS_LOCATE_INFO_EXT, nullptr, stage, 3 * kSecond};
	ASSERT_EQ(LocateHandJointsEXT(tracker, &info, &locations), XR_SUCCESS);
	EXPECT_FALSE(locations.isActive) << "nothing plays yet";

	Focus(kSecond);
	ASSERT_EQ(LocateHandJointsEXT(tracker, &info, &locations), XR_SUCCESS);
	EXPECT_TRUE(locations.isActive);
	const HandFrame hand = SampleOpenXr(recording, 2.0f)[Hand::Right];
	for (std::size_t i = 0; i < XR_HAND_JOINT_COUNT_EXT; ++i)
	{
		const Joint joint = *JointOfKeypoint(i);
		EXPECT_EQ(joints[i].locationFlags, kLocationTracked);
		ExpectNear(joints[i].pose, hand[joint]);
		EXPECT_EQ(joints[i].radius, TypicalRadius(joint));
		EXPECT_EQ(speeds[i].velocityFlags, kVelocityValid);
	}
	const Velocity palm =
		ToSpace(Sampler(recording).VelocityAt(JointPose(Hand::Right, Joint::Palm), 2.0f), mria::Space::OpenXr);
	EXPECT_LT(Length(FromXr(speeds[XR_HAND_JOINT_PALM_EXT].linearVelocity) - palm.linear), 1e-4f);
	EXPECT_GT(Length(palm.linear), 0.0f);
	EXPECT_TRUE(aim.status & XR_HAND_TRACKING_AIM_INDEX_PINCHING_BIT_FB);
	EXPECT_EQ(aim.pinchStrengthIndex, 1.0f);

	info.time = kSecond + 1; // the hand has not come yet
	ASSERT_EQ(LocateHandJointsEXT(tracker, &info, &locations), XR_SUCCESS);
	EXPECT_FALSE(locations.isActive);
	EXPECT_EQ(joints[0].locationFlags, 0u);
	EXPECT_EQ(aim.status, 0u);
}

TEST_F(Replay, KeepsJointsThatTheRecordingLacksInvalid)
{
	Recording recording = MakeRecording();
	for (std::size_t i = 0; i < kPoseComponentCount; ++i)
	{
		const auto component = static_cast<PoseComponent>(i);
		recording.curves[JointCurve(Hand::Right, Joint::RingTip, component)].keys.clear();
	}
	Play(recording);
	CreateInstanceAndSession();
	const XrSpace stage = MakeSpace(XR_REFERENCE_SPACE_TYPE_STAGE);
	const XrHandTrackerEXT tracker = MakeTracker(Hand::Right);
	Focus(kSecond);
	std::array<XrHandJointLocationEXT, XR_HAND_JOINT_COUNT_EXT> joints = {};
	XrHandJointLocationsEXT locations{
		XR_TYPE_HAND_JOINT_LOCATIONS_EXT, nullptr, XR_FALSE, XR_HAND_JOINT_COUNT_EXT, joints.data()};
	XrHandJointsLocateInfoEXT info{XR_TYPE_HAND_JOINTS_LOCATE_INFO_EXT, nullptr, stage, 3 * kSecond};
	ASSERT_EQ(LocateHandJointsEXT(tracker, &info, &locations), XR_SUCCESS);
	EXPECT_TRUE(locations.isActive);
	EXPECT_EQ(joints[XR_HAND_JOINT_RING_TIP_EXT].locationFlags, 0u);
	EXPECT_EQ(joints[XR_HAND_JOINT_LITTLE_TIP_EXT].locationFlags, kLocationTracked);
}

TEST_F(Replay, AnswersForAHandDeviceThatIsMissingAndReplacesOneThatIsThere)
{
	for (const bool hasDevice : {false, true})
	{
		GetFakeRuntime().extensions = {XR_EXT_HAND_TRACKING_EXTENSION_NAME};
		GetFakeRuntime().hasHandDevice = hasDevice;
		const Recording recording = MakeRecording();
		Play(recording);
		CreateInstanceAndSession();
		const XrSpace stage = MakeSpace(XR_REFERENCE_SPACE_TYPE_STAGE);
		const XrHandTrackerEXT tracker = MakeTracker(Hand::Right);
		Focus(kSecond);
		std::array<XrHandJointLocationEXT, XR_HAND_JOINT_COUNT_EXT> joints = {};
		XrHandJointLocationsEXT locations{
			XR_TYPE_HAND_JOINT_LOCATIONS_EXT, nullptr, XR_FALSE, XR_HAND_JOINT_COUNT_EXT, joints.data()};
		XrHandJointsLocateInfoEXT info{XR_TYPE_HAND_JOINTS_LOCATE_INFO_EXT, nullptr, stage, 3 * kSecond};
		ASSERT_EQ(LocateHandJointsEXT(tracker, &info, &locations), XR_SUCCESS);
		ExpectNear(joints[0].pose, SampleOpenXr(recording, 2.0f)[Hand::Right][Joint::Palm]);
		EXPECT_EQ(DestroyHandTrackerEXT(tracker), XR_SUCCESS);
	}
}

TEST_F(Replay, PressesSelectAtItsRecordedTime)
{
	using namespace ReplayTestsDetail;
	const Recording recording = MakeRecording();
	const std::vector<InputEvent> events = CollectEvents(recording);
	const auto isRightPinch = [](const InputEvent& event)
	{ return event.kind == EventKind::PinchStarted && event.hand == Hand::Right; };
	const float pinch = std::find_if(events.begin(), events.end(), isRightPinch)->time;
	Play(recording);
	CreateInstanceAndSession();
	const XrAction select = MakeAction(XR_ACTION_TYPE_BOOLEAN_INPUT);
	const XrAction value = MakeAction(XR_ACTION_TYPE_FLOAT_INPUT);
	ASSERT_EQ(Suggest(kSimple,
				  {{select, "/user/hand/right/input/select/click"}, {select, "/user/hand/left/input/select/click"},
					  {value, "/user/hand/right/input/select/click"}}),
		XR_SUCCESS);
	Attach();
	Focus(kSecond);

	const XrTime edge = kSecond + static_cast<XrTime>(std::llround(static_cast<double>(pinch) * 1e9));
	BeginFrame(edge - 10000000);
	ASSERT_EQ(Sync(), XR_SUCCESS);
	EXPECT_TRUE(GetBoolean(select, "/user/hand/right").isActive);
	EXPECT_FALSE(GetBoolean(select, "/user/hand/right").currentState);

	BeginFrame(edge + 7000000);
	ASSERT_EQ(Sync(), XR_SUCCESS);
	XrActionStateBoolean state = GetBoolean(select, "/user/hand/right");
	EXPECT_TRUE(state.currentState);
	EXPECT_TRUE(state.changedSinceLastSync);
	EXPECT_EQ(state.lastChangeTime, edge);
	EXPECT_EQ(GetFloat(value).currentState, 1.0f);
	EXPECT_TRUE(GetBoolean(select).currentState);
	EXPECT_FALSE(GetBoolean(select, "/user/hand/left").currentState);

	BeginFrame(edge + 18000000);
	ASSERT_EQ(Sync(), XR_SUCCESS);
	state = GetBoolean(select, "/user/hand/right");
	EXPECT_TRUE(state.currentState);
	EXPECT_FALSE(state.changedSinceLastSync);
	EXPECT_EQ(state.lastChangeTime, edge);

	GetFakeRuntime().isFocused = false;
	ASSERT_EQ(Sync(), XR_SESSION_NOT_FOCUSED);
	state = GetBoolean(select, "/user/hand/right");
	EXPECT_FALSE(state.isActive);
	EXPECT_FALSE(state.currentState);
	EXPECT_EQ(state.lastChangeTime, 0);
}

TEST_F(Replay, GivesActionSpacesTheGripOfTheRecordedHand)
{
	using namespace ReplayTestsDetail;
	const Recording recording = MakeRecording();
	Play(recording);
	CreateInstanceAndSession();
	const XrAction grip = MakeAction(XR_ACTION_TYPE_POSE_INPUT);
	ASSERT_EQ(Suggest(kSimple, {{grip, "/user/hand/right/input/grip/pose"}}), XR_SUCCESS);
	Attach();
	const XrSpace space = MakeActionSpace(grip, "/user/hand/right");
	const XrSpace stage = MakeSpace(XR_REFERENCE_SPACE_TYPE_STAGE);
	Focus(kSecond);
	BeginFrame(3 * kSecond);
	ASSERT_EQ(Sync(), XR_SUCCESS);
	Frame frame;
	Sampler(recording).SampleAt(2.0f, frame);
	const Pose wanted = ToSpace(*FindGripPose(frame[Hand::Right], Hand::Right), mria::Space::OpenXr);
	ExpectNear(Locate(space, stage, 3 * kSecond).pose, wanted);
	EXPECT_EQ(Locate(space, stage, kSecond + 1).locationFlags, 0u) << "the hand has not come yet";
}

TEST_F(Replay, AnswersForActionSetsOfTheLastSyncOnly)
{
	using namespace ReplayTestsDetail;
	Play(MakeRecording());
	CreateInstanceAndSession();
	const XrAction grip = MakeAction(XR_ACTION_TYPE_POSE_INPUT);
	const XrAction select = MakeAction(XR_ACTION_TYPE_BOOLEAN_INPUT);
	ASSERT_EQ(
		Suggest(kSimple, {{grip, "/user/hand/right/input/grip/pose"}, {select, "/user/hand/right/input/select/click"}}),
		XR_SUCCESS);
	Attach();
	const XrSpace space = MakeActionSpace(grip, "/user/hand/right");
	const XrSpace stage = MakeSpace(XR_REFERENCE_SPACE_TYPE_STAGE);
	Focus(kSecond);
	BeginFrame(3 * kSecond);
	ASSERT_EQ(Sync(), XR_SUCCESS);
	EXPECT_EQ(Locate(space, stage, 3 * kSecond).locationFlags, kLocationTracked);
	EXPECT_TRUE(GetBoolean(select).isActive);

	XrActionSetCreateInfo info{XR_TYPE_ACTION_SET_CREATE_INFO};
	ASSERT_EQ(CreateActionSet(instance_, &info, &set_), XR_SUCCESS);
	ASSERT_EQ(Sync(), XR_SUCCESS);
	EXPECT_EQ(Locate(space, stage, 3 * kSecond).locationFlags, 0u);
	EXPECT_FALSE(GetBoolean(select).isActive);
}

} // namespace mria::openxr
