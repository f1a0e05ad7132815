// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Api/Dispatch.h"
#include "Layer/Extensions.h"
#include "Layer/SyncedInput.h"
#include "Record/TakeFile.h"
#include "Replay/Binding.h"
#include "Replay/Motion.h"
#include "Replay/Playback.h"
#include "Replay/TakePlayback.h"

#include <array>
#include <atomic>
#include <memory>
#include <mutex>
#include <vector>

namespace mria::openxr
{

/** One binding that an application has suggested and that a recording can serve. */
struct Binding
{
	XrAction action = XR_NULL_HANDLE;
	BindingPath path;
};

struct Suggestion
{
	XrPath profile = XR_NULL_PATH;
	std::vector<Binding> bindings;
};

/** The source of an action for one user: in the chosen profile, or none if only other profiles bind it. */
struct ActionSource
{
	bool isClaimed = false; ///< Some profile binds it: while the user is replayed, devices are ignored for it.
	Component component = Component::None;
};

struct Instance
{
	XrInstance handle = XR_NULL_HANDLE;
	Dispatch next;
	bool isUsable = false; ///< Otherwise everything is passed through.
	ExtensionSet asked; ///< Requested by the application.
	ExtensionSet below; ///< Enabled in the runtime.
	std::array<XrPath, kUserCount> userPaths = {};

	std::mutex guard; // of the suggestions and of the actions' sources
	std::vector<Suggestion> suggestions; ///< In the order in which they were first made.
	std::array<XrPath, kUserCount> profiles = {}; ///< Chosen for each user.
};

using InstancePointer = std::shared_ptr<Instance>;

struct Action
{
	InstancePointer instance;
	XrActionSet set = XR_NULL_HANDLE;
	XrActionType type = XR_ACTION_TYPE_BOOLEAN_INPUT;
	bool hasSubactionPaths = false;
	std::array<ActionSource, kUserCount> sources; ///< Under the instance's guard.
	bool isAttached = false; ///< Likewise.
};

/** The transform from the recording's space to the session's. It changes when the runtime moves the origin. */
struct Placement
{
	bool isIdentity = true;
	Pose before;
	Pose after;
	XrTime changeTime = 0;

	const Pose& At(XrTime time) const { return time < changeTime ? before : after; }
};

/** What the layer has made in a session to record a user. */
struct CapturedUser
{
	XrHandTrackerEXT tracker = XR_NULL_HANDLE;
	bool hasNoTracker = false; ///< There is no hand tracking.
	XrAction action = XR_NULL_HANDLE; ///< The action of an action space.
	XrSpace space = XR_NULL_HANDLE;
	bool doFingersTouch = false;
};

struct Session
{
	InstancePointer instance;
	XrSession handle = XR_NULL_HANDLE;
	XrSpace origin = XR_NULL_HANDLE; ///< Ours, in the runtime: what the recording is placed in.
	XrReferenceSpaceType originType = XR_REFERENCE_SPACE_TYPE_STAGE;
	XrSpace view = XR_NULL_HANDLE; ///< Ours, in the runtime: the real head.
	std::shared_ptr<Playback> playback; ///< Null: everything is passed through.
	std::shared_ptr<TakePlayback> take; ///< The same, if it has to be started here.
	std::atomic<XrTime> clock = 0; ///< The newest time of a frame or of any other query.
	std::atomic<bool> hasFrames = false; ///< The clock is that of frames.

	std::unique_ptr<TakeFile> recording; ///< Null: nothing is recorded.
	std::mutex captureGuard; // of the next one
	std::array<CapturedUser, kUserCount> captured;

	std::mutex guard; // of all that follows
	bool isStartDue = false; ///< As soon as a time is known.
	bool isStartDone = false;
	Placement placement;
	SyncedInput synced;
	std::array<XrPath, kUserCount> reportedProfiles = {};
	bool isProfileEventDue = false;
};

using SessionPointer = std::shared_ptr<Session>;

struct Space
{
	SessionPointer session;
	Pose offset; ///< In the reference or action space.
	XrReferenceSpaceType reference = XR_REFERENCE_SPACE_TYPE_MAX_ENUM; ///< Of a reference space.
	std::shared_ptr<Action> action; ///< Of an action space.
	XrPath subactionPath = XR_NULL_PATH;
};

struct HandTracker
{
	SessionPointer session;
	Hand hand = Hand::Left;
	bool isOurs = false; ///< The runtime knows nothing of it.
};

} // namespace mria::openxr
