// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "LayerTest.h"

#include "Mria/Space.h"
#include "Mria/Synth.h"
#include "Replay/Motion.h"

#include <cstring>

namespace mria::openxr
{

LayerTest::LayerTest()
{
	GetFakeRuntime() = {};
	Layer& layer = GetLayer();
	layer.settings = {};
	layer.take = nullptr;
	layer.recordings = 0;
	layer.offers = {false, {false, false}, false};
	layer.isStartKeyPressed = nullptr;
	layer.hooked = &GetFakeProcAddr;
	layer.log = [this](const std::string& line) { log_.push_back(line); };
}

LayerTest::~LayerTest()
{
	if (instance_ != XR_NULL_HANDLE)
	{
		DestroyInstance(instance_);
	}
	GetLayer().log = nullptr;
}

void LayerTest::Play(const Recording& recording, const Settings& settings)
{
	Layer& layer = GetLayer();
	layer.settings = settings;
	layer.take = MakeTake(recording);
	layer.offers = layer.take->parts;
}

void LayerTest::CreateInstanceAndSession()
{
	std::vector<const char*> names;
	for (const OfferedExtension& extension : kExtensions)
	{
		names.push_back(extension.name);
	}
	XrInstanceCreateInfo info{XR_TYPE_INSTANCE_CREATE_INFO};
	info.enabledExtensionCount = static_cast<std::uint32_t>(names.size());
	info.enabledExtensionNames = names.data();
	ASSERT_EQ(CreateInstance(&info, &instance_), XR_SUCCESS);

	XrSessionCreateInfo sessionInfo{XR_TYPE_SESSION_CREATE_INFO};
	ASSERT_EQ(CreateSession(instance_, &sessionInfo, &session_), XR_SUCCESS);
	XrActionSetCreateInfo setInfo{XR_TYPE_ACTION_SET_CREATE_INFO};
	ASSERT_EQ(CreateActionSet(instance_, &setInfo, &set_), XR_SUCCESS);
}

void LayerTest::Focus(XrTime time)
{
	GetFakeRuntime().QueueState(session_, XR_SESSION_STATE_FOCUSED, time);
	PollAll();
}

void LayerTest::BeginFrame(XrTime time)
{
	GetFakeRuntime().nextFrame = time;
	XrFrameState state{XR_TYPE_FRAME_STATE};
	ASSERT_EQ(WaitFrame(session_, nullptr, &state), XR_SUCCESS);
	ASSERT_EQ(state.predictedDisplayTime, time);
}

XrPath LayerTest::PathOf(const char* text)
{
	XrPath path = XR_NULL_PATH;
	if (text)
	{
		GetLayer().instances.Find(instance_)->next.StringToPath(instance_, text, &path);
	}
	return path;
}

XrAction LayerTest::MakeAction(XrActionType type, const char* name)
{
	XrActionCreateInfo info{XR_TYPE_ACTION_CREATE_INFO};
	info.actionType = type;
	std::strcpy(info.actionName, name);
	XrAction action = XR_NULL_HANDLE;
	EXPECT_EQ(CreateAction(set_, &info, &action), XR_SUCCESS);
	return action;
}

XrResult LayerTest::Suggest(const char* profile, const std::vector<std::pair<XrAction, const char*>>& bindings)
{
	std::vector<XrActionSuggestedBinding> list;
	for (const auto& binding : bindings)
	{
		list.push_back({binding.first, PathOf(binding.second)});
	}
	XrInteractionProfileSuggestedBinding suggested{XR_TYPE_INTERACTION_PROFILE_SUGGESTED_BINDING};
	suggested.interactionProfile = PathOf(profile);
	suggested.countSuggestedBindings = static_cast<std::uint32_t>(list.size());
	suggested.suggestedBindings = list.data();
	return SuggestInteractionProfileBindings(instance_, &suggested);
}

void LayerTest::Attach()
{
	XrSessionActionSetsAttachInfo info{XR_TYPE_SESSION_ACTION_SETS_ATTACH_INFO};
	info.countActionSets = 1;
	info.actionSets = &set_;
	EXPECT_EQ(AttachSessionActionSets(session_, &info), XR_SUCCESS);
}

XrResult LayerTest::Sync()
{
	const XrActiveActionSet active{set_, XR_NULL_PATH};
	XrActionsSyncInfo info{XR_TYPE_ACTIONS_SYNC_INFO};
	info.countActiveActionSets = 1;
	info.activeActionSets = &active;
	return SyncActions(session_, &info);
}

XrSpace LayerTest::MakeSpace(XrReferenceSpaceType type, const Pose& offset)
{
	XrReferenceSpaceCreateInfo info{XR_TYPE_REFERENCE_SPACE_CREATE_INFO};
	info.referenceSpaceType = type;
	info.poseInReferenceSpace = ToXr(offset);
	XrSpace space = XR_NULL_HANDLE;
	EXPECT_EQ(CreateReferenceSpace(session_, &info, &space), XR_SUCCESS);
	return space;
}

XrSpace LayerTest::MakeActionSpace(XrAction action, const char* user)
{
	XrActionSpaceCreateInfo info{XR_TYPE_ACTION_SPACE_CREATE_INFO};
	info.action = action;
	info.subactionPath = PathOf(user);
	info.poseInActionSpace = ToXr(Pose{});
	XrSpace space = XR_NULL_HANDLE;
	EXPECT_EQ(CreateActionSpace(session_, &info, &space), XR_SUCCESS);
	return space;
}

XrHandTrackerEXT LayerTest::MakeTracker(Hand hand)
{
	XrHandTrackerCreateInfoEXT info{XR_TYPE_HAND_TRACKER_CREATE_INFO_EXT};
	info.hand = hand == Hand::Left ? XR_HAND_LEFT_EXT : XR_HAND_RIGHT_EXT;
	XrHandTrackerEXT tracker = XR_NULL_HANDLE;
	EXPECT_EQ(CreateHandTrackerEXT(session_, &info, &tracker), XR_SUCCESS);
	return tracker;
}

std::vector<XrEventDataBuffer> LayerTest::PollAll()
{
	std::vector<XrEventDataBuffer> events;
	XrEventDataBuffer event{XR_TYPE_EVENT_DATA_BUFFER};
	while (PollEvent(instance_, &event) == XR_SUCCESS)
	{
		events.push_back(event);
		event = {XR_TYPE_EVENT_DATA_BUFFER};
	}
	return events;
}

XrSpaceLocation LayerTest::Locate(XrSpace space, XrSpace base, XrTime time)
{
	XrSpaceLocation location{XR_TYPE_SPACE_LOCATION};
	EXPECT_EQ(LocateSpace(space, base, time, &location), XR_SUCCESS);
	return location;
}

XrActionStateBoolean LayerTest::GetBoolean(XrAction action, const char* user)
{
	XrActionStateGetInfo info{XR_TYPE_ACTION_STATE_GET_INFO};
	info.action = action;
	info.subactionPath = PathOf(user);
	XrActionStateBoolean state{XR_TYPE_ACTION_STATE_BOOLEAN};
	EXPECT_EQ(GetActionStateBoolean(session_, &info, &state), XR_SUCCESS);
	return state;
}

XrActionStateFloat LayerTest::GetFloat(XrAction action, const char* user)
{
	XrActionStateGetInfo info{XR_TYPE_ACTION_STATE_GET_INFO};
	info.action = action;
	info.subactionPath = PathOf(user);
	XrActionStateFloat state{XR_TYPE_ACTION_STATE_FLOAT};
	EXPECT_EQ(GetActionStateFloat(session_, &info, &state), XR_SUCCESS);
	return state;
}

Recording MakeRecording()
{
	for (const SynthSample& sample : SynthSamples())
	{
		if (std::string_view(sample.fileName) == "PinchDrag.bin")
		{
			return Synthesize(sample.options);
		}
	}
	return {};
}

Frame SampleOpenXr(const Recording& recording, float time)
{
	Frame frame;
	Sampler(recording).SampleAt(time, frame);
	return ToSpace(frame, mria::Space::OpenXr);
}

void ExpectNear(const XrPosef& actual, const Pose& wanted, float tolerance)
{
	const Pose pose = FromXr(actual);
	EXPECT_LT(Length(pose.position - wanted.position), tolerance)
		<< pose.position.x << ", " << pose.position.y << ", " << pose.position.z << ", not " << wanted.position.x
		<< ", " << wanted.position.y << ", " << wanted.position.z;
	EXPECT_LT(AngleBetween(pose.rotation, NormalizedOrIdentity(wanted.rotation)), 10.0f * tolerance);
}

} // namespace mria::openxr
