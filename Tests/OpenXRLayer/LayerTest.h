// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "FakeRuntime.h"
#include "Layer/EntryPoints.h"
#include "Layer/Layer.h"
#include "Mria/Recording.h"
#include "Mria/Sampler.h"

#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <vector>

namespace mria::openxr
{

inline constexpr XrTime kSecond = 1000000000;

/** An application on the layer on a runtime of function pointers. */
class LayerTest : public testing::Test
{
protected:
	LayerTest();
	~LayerTest() override;

	/** Replays it in every session made from now on. */
	void Play(const Recording& recording, const Settings& settings = {});

	/** With every extension that the layer can offer. */
	void CreateInstanceAndSession();

	/** The session gets the focus at that time, at which a replay starts. */
	void Focus(XrTime time = kSecond);

	/** The next frame is at that time. */
	void BeginFrame(XrTime time);

	XrPath PathOf(const char* text);
	XrAction MakeAction(XrActionType type, const char* name = "action");
	XrResult Suggest(const char* profile, const std::vector<std::pair<XrAction, const char*>>& bindings);
	void Attach();
	XrResult Sync();

	XrSpace MakeSpace(XrReferenceSpaceType type, const Pose& offset = {});
	XrSpace MakeActionSpace(XrAction action, const char* user = nullptr);
	XrHandTrackerEXT MakeTracker(Hand hand);

	/** Polls until there is nothing left. */
	std::vector<XrEventDataBuffer> PollAll();

	XrSpaceLocation Locate(XrSpace space, XrSpace base, XrTime time);
	XrActionStateBoolean GetBoolean(XrAction action, const char* user = nullptr);
	XrActionStateFloat GetFloat(XrAction action, const char* user = nullptr);

	XrInstance instance_ = XR_NULL_HANDLE;
	XrSession session_ = XR_NULL_HANDLE;
	XrActionSet set_ = XR_NULL_HANDLE;
	std::vector<std::string> log_;
};

/** Both hands, pinches, gaze: six seconds. */
Recording MakeRecording();

/** What the recording has at a time, in OpenXR's axes. */
Frame SampleOpenXr(const Recording& recording, float time);

void ExpectNear(const XrPosef& actual, const Pose& wanted, float tolerance = 1e-5f);

} // namespace mria::openxr
