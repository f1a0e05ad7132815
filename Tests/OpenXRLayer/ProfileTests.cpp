// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "LayerTest.h"
#include "Mria/HandPoses.h"
#include "Mria/Space.h"
#include "Replay/Motion.h"

#include <algorithm>

namespace mria::openxr
{

namespace ProfileTestsDetail
{
struct Case
{
	const char* name;
	const char* profile;
	const char* press; ///< After /user/hand/right.
	XrActionType type;
	const char* pose;
	bool isForeign; ///< The runtime does not know it.
};

const Case kCases[] = {
	{"Simple", "/interaction_profiles/khr/simple_controller", "/input/select/click", XR_ACTION_TYPE_BOOLEAN_INPUT,
		"/input/aim/pose", false},
	{"Touch", "/interaction_profiles/oculus/touch_controller", "/input/trigger/value", XR_ACTION_TYPE_FLOAT_INPUT,
		"/input/grip/pose", false},
	{"Index", "/interaction_profiles/valve/index_controller", "/input/squeeze/force", XR_ACTION_TYPE_FLOAT_INPUT,
		"/input/grip/pose", false},
	{"WindowsMr", "/interaction_profiles/microsoft/motion_controller", "/input/trigger/value",
		XR_ACTION_TYPE_BOOLEAN_INPUT, "/input/aim/pose", false},
	{"MsftHand", "/interaction_profiles/microsoft/hand_interaction", "/input/select/value", XR_ACTION_TYPE_FLOAT_INPUT,
		"/input/aim/pose", true},
	{"ExtHandPinch", "/interaction_profiles/ext/hand_interaction_ext", "/input/pinch_ext/value",
		XR_ACTION_TYPE_FLOAT_INPUT, "/input/pinch_ext/pose", true},
	{"ExtHandPoke", "/interaction_profiles/ext/hand_interaction_ext", "/input/aim_activate_ext/value",
		XR_ACTION_TYPE_BOOLEAN_INPUT, "/input/poke_ext/pose", true},
};

std::string PrintName(const testing::TestParamInfo<Case>& info)
{
	return info.param.name;
}
} // namespace ProfileTestsDetail

class Profiles : public LayerTest, public testing::WithParamInterface<ProfileTestsDetail::Case>
{
};

TEST_P(Profiles, AreServedWhateverTheOrderOfTheCalls)
{
	const ProfileTestsDetail::Case& tested = GetParam();
	const std::string press = std::string("/user/hand/right") + tested.press;
	const std::string pose = std::string("/user/hand/right") + tested.pose;
	for (const bool isSpaceFirst : {false, true})
	{
		Play(MakeRecording());
		CreateInstanceAndSession();
		const XrAction pressed = MakeAction(tested.type);
		const XrAction posed = MakeAction(XR_ACTION_TYPE_POSE_INPUT);
		const XrSpace early = isSpaceFirst ? MakeActionSpace(posed, "/user/hand/right") : XR_NULL_HANDLE;
		ASSERT_EQ(Suggest(tested.profile, {{pressed, press.c_str()}, {posed, pose.c_str()}}), XR_SUCCESS);
		Attach();
		const XrSpace space = isSpaceFirst ? early : MakeActionSpace(posed, "/user/hand/right");
		const XrSpace stage = MakeSpace(XR_REFERENCE_SPACE_TYPE_STAGE);
		Focus(kSecond);
		BeginFrame(3 * kSecond);
		ASSERT_EQ(Sync(), XR_SUCCESS);

		const bool isFloat = tested.type == XR_ACTION_TYPE_FLOAT_INPUT;
		EXPECT_TRUE(isFloat ? GetFloat(pressed, "/user/hand/right").currentState == 1.0f
							: GetBoolean(pressed, "/user/hand/right").currentState == XR_TRUE);
		const XrSpaceLocation located = Locate(space, stage, 3 * kSecond);
		EXPECT_EQ(located.locationFlags, kLocationTracked);
		EXPECT_LT(located.pose.position.x, 2.0f) << "that is the controller's place";

		XrInteractionProfileState state{XR_TYPE_INTERACTION_PROFILE_STATE};
		ASSERT_EQ(GetCurrentInteractionProfile(session_, PathOf("/user/hand/right"), &state), XR_SUCCESS);
		EXPECT_EQ(state.interactionProfile, PathOf(tested.profile));
		EXPECT_EQ(GetFakeRuntime().suggestedProfiles.empty(), tested.isForeign);
		DestroyInstance(instance_);
		GetFakeRuntime() = {};
	}
}

INSTANTIATE_TEST_SUITE_P(Every, Profiles, testing::ValuesIn(ProfileTestsDetail::kCases), ProfileTestsDetail::PrintName);

class Suggestions : public LayerTest
{
};

TEST_F(Suggestions, GiveTheFirstProfileToTheHandAndReportItOnce)
{
	Play(MakeRecording());
	CreateInstanceAndSession();
	const XrAction action = MakeAction(XR_ACTION_TYPE_FLOAT_INPUT);
	const XrAction other = MakeAction(XR_ACTION_TYPE_BOOLEAN_INPUT);
	ASSERT_EQ(Suggest("/interaction_profiles/oculus/touch_controller",
				  {{action, "/user/hand/right/input/trigger/value"}, {action, "/user/hand/left/input/trigger/value"}}),
		XR_SUCCESS);
	ASSERT_EQ(Suggest("/interaction_profiles/khr/simple_controller",
				  {{other, "/user/hand/right/input/select/click"}, {other, "/user/hand/left/input/select/click"}}),
		XR_SUCCESS);
	Attach();
	BeginFrame(kSecond);
	ASSERT_EQ(Sync(), XR_SUCCESS);
	EXPECT_TRUE(PollAll().empty());
	EXPECT_TRUE(GetBoolean(other).isActive) << "the device's";

	Focus(2 * kSecond);
	BeginFrame(4 * kSecond);
	ASSERT_EQ(Sync(), XR_SUCCESS);
	std::vector<XrEventDataBuffer> events = PollAll();
	ASSERT_EQ(events.size(), 1u);
	EXPECT_EQ(events[0].type, XR_TYPE_EVENT_DATA_INTERACTION_PROFILE_CHANGED);
	EXPECT_EQ(reinterpret_cast<const XrEventDataInteractionProfileChanged&>(events[0]).session, session_);
	EXPECT_EQ(GetFloat(action).currentState, 1.0f);
	EXPECT_FALSE(GetBoolean(other).isActive) << "bound in another profile only";
	ASSERT_EQ(Sync(), XR_SUCCESS);
	EXPECT_TRUE(PollAll().empty());

	BeginFrame(20 * kSecond); // the replay has ended: the devices are back
	ASSERT_EQ(Sync(), XR_SUCCESS);
	EXPECT_EQ(PollAll().size(), 1u);
	EXPECT_TRUE(GetBoolean(other).isActive);
}

TEST_F(Suggestions, HandDownOnlyWhatTheRuntimeKnows)
{
	Play(MakeRecording());
	CreateInstanceAndSession();
	const XrAction grip = MakeAction(XR_ACTION_TYPE_POSE_INPUT);
	const XrAction palm = MakeAction(XR_ACTION_TYPE_POSE_INPUT);
	ASSERT_EQ(Suggest("/interaction_profiles/oculus/touch_controller",
				  {{grip, "/user/hand/left/input/grip/pose"}, {palm, "/user/hand/left/input/palm_ext/pose"}}),
		XR_SUCCESS);
	EXPECT_EQ(GetFakeRuntime().suggestedPaths, std::vector<std::string>{"/user/hand/left/input/grip/pose"});
	Attach();
	EXPECT_EQ(Suggest("/interaction_profiles/microsoft/hand_interaction", {{grip, "/user/hand/left/input/grip/pose"}}),
		XR_ERROR_ACTIONSETS_ALREADY_ATTACHED);
}

TEST_F(Suggestions, LeaveOtherDevicesAlone)
{
	Play(MakeRecording());
	CreateInstanceAndSession();
	const XrAction pad = MakeAction(XR_ACTION_TYPE_BOOLEAN_INPUT);
	ASSERT_EQ(
		Suggest("/interaction_profiles/microsoft/xbox_controller", {{pad, "/user/gamepad/input/a/click"}}), XR_SUCCESS);
	Attach();
	Focus(kSecond);
	BeginFrame(3 * kSecond);
	ASSERT_EQ(Sync(), XR_SUCCESS);
	EXPECT_TRUE(GetBoolean(pad).isActive);
}

TEST_F(Suggestions, ForgetDestroyedActions)
{
	Play(MakeRecording());
	CreateInstanceAndSession();
	const XrAction gone = MakeAction(XR_ACTION_TYPE_BOOLEAN_INPUT);
	const XrAction kept = MakeAction(XR_ACTION_TYPE_BOOLEAN_INPUT);
	const char* const path = "/user/hand/right/input/select/click";
	ASSERT_EQ(Suggest("/interaction_profiles/khr/simple_controller", {{gone, path}}), XR_SUCCESS);
	ASSERT_EQ(Suggest("/interaction_profiles/oculus/touch_controller", {{kept, path}}), XR_SUCCESS);
	ASSERT_EQ(DestroyAction(gone), XR_SUCCESS);
	Attach();
	Focus(kSecond);
	BeginFrame(3 * kSecond);
	ASSERT_EQ(Sync(), XR_SUCCESS);
	EXPECT_TRUE(GetBoolean(kept).currentState) << "the profile of the destroyed action still has the hand";
}

class Gaze : public LayerTest
{
};

TEST_F(Gaze, IsAPoseActionWithSampleTimeAndProfile)
{
	const Recording recording = MakeRecording();
	Play(recording);
	CreateInstanceAndSession();
	const XrAction gaze = MakeAction(XR_ACTION_TYPE_POSE_INPUT);
	ASSERT_EQ(Suggest("/interaction_profiles/ext/eye_gaze_interaction", {{gaze, "/user/eyes_ext/input/gaze_ext/pose"}}),
		XR_SUCCESS);
	Attach();
	const XrSpace space = MakeActionSpace(gaze);
	const XrSpace stage = MakeSpace(XR_REFERENCE_SPACE_TYPE_STAGE);
	Focus(kSecond);
	BeginFrame(3 * kSecond);
	ASSERT_EQ(Sync(), XR_SUCCESS);

	XrEyeGazeSampleTimeEXT sample{XR_TYPE_EYE_GAZE_SAMPLE_TIME_EXT};
	XrSpaceLocation location{XR_TYPE_SPACE_LOCATION, &sample};
	ASSERT_EQ(LocateSpace(space, stage, 3 * kSecond, &location), XR_SUCCESS);
	EXPECT_EQ(location.next, &sample) << "what the runtime does not know was removed and restored";
	EXPECT_EQ(sample.time, 3 * kSecond);
	EXPECT_EQ(location.locationFlags, kLocationTracked);
	const Ray wanted = SampleOpenXr(recording, 2.0f).gaze;
	const Pose pose = FromXr(location.pose);
	EXPECT_LT(Length(pose.position - wanted.origin), 1e-5f);
	EXPECT_LT(Length(Rotate(pose.rotation, {0.0f, 0.0f, -1.0f}) - NormalizedOrForward(wanted.direction)), 1e-4f);

	XrInteractionProfileState state{XR_TYPE_INTERACTION_PROFILE_STATE};
	ASSERT_EQ(GetCurrentInteractionProfile(session_, PathOf("/user/eyes_ext"), &state), XR_SUCCESS);
	EXPECT_EQ(state.interactionProfile, PathOf("/interaction_profiles/ext/eye_gaze_interaction"));
}

TEST_F(Gaze, IsASystemPropertyOfRecordingsThatHaveIt)
{
	Recording recording = MakeRecording();
	Play(recording);
	CreateInstanceAndSession();
	XrSystemEyeGazeInteractionPropertiesEXT gaze{XR_TYPE_SYSTEM_EYE_GAZE_INTERACTION_PROPERTIES_EXT};
	XrSystemHandTrackingPropertiesEXT hands{XR_TYPE_SYSTEM_HAND_TRACKING_PROPERTIES_EXT, &gaze};
	XrSystemProperties properties{XR_TYPE_SYSTEM_PROPERTIES, &hands};
	ASSERT_EQ(GetSystemProperties(instance_, 1, &properties), XR_SUCCESS);
	EXPECT_TRUE(gaze.supportsEyeGazeInteraction);
	EXPECT_TRUE(hands.supportsHandTracking);
	EXPECT_TRUE(GetFakeRuntime().systemChain.empty()) << "the runtime does not know these structs";
	EXPECT_EQ(properties.next, &hands);
	EXPECT_EQ(hands.next, &gaze);

	recording.channels.Set(Channel::Gaze, false);
	Play(recording);
	ASSERT_EQ(GetSystemProperties(instance_, 1, &properties), XR_SUCCESS);
	EXPECT_FALSE(gaze.supportsEyeGazeInteraction);
}

} // namespace mria::openxr
