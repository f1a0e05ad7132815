// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Api/HandleTable.h"
#include "Api/OpenXrApi.h"
#include "Layer/Log.h"
#include "Layer/Objects.h"
#include "Replay/Settings.h"
#include "Replay/Take.h"

#include <atomic>
#include <functional>
#include <memory>
#include <string>

namespace mria::openxr
{

/** Makes the replay of a session, or returns null. */
using MakePlayback = std::function<std::shared_ptr<Playback>()>;

/** The state that the entry points share: handles are the only context of OpenXR's functions. */
struct Layer
{
	Settings settings;
	std::shared_ptr<const Take> take; ///< Null: nothing is replayed.
	MakePlayback makePlayback; ///< Replays from elsewhere, instead of a take.
	FrameParts offers = {false, {false, false}, false}; ///< The parts that a replay can have.
	std::function<bool()> isStartKeyPressed; ///< For StartOn::Key; called about once per frame.
	std::function<void(const std::string& line)> log;
	PFN_xrGetInstanceProcAddr hooked = nullptr; ///< The functions below, if no loader creates instances through us.

	std::atomic<unsigned> recordings = 0; ///< Begun so far.

	HandleTable<XrInstance, Instance> instances;
	HandleTable<XrSession, Session> sessions;
	HandleTable<XrSpace, Space> spaces;
	HandleTable<XrActionSet, Instance> sets;
	HandleTable<XrAction, Action> actions;
	HandleTable<XrHandTrackerEXT, HandTracker> trackers;

	bool Replays() const { return take != nullptr || makePlayback != nullptr; }
};

Layer& GetLayer();

/** Loads the recording and logs one line about what the layer does. `problem` is the error in the settings, if any. */
void SetUpLayer(const Settings& settings, const std::string& problem);

/** SetUpLayer with the environment, once in a process. */
void SetUpLayerFromEnvironment();

/** Finds the layer's function of that name, or the one below this layer. */
XRAPI_ATTR XrResult XRAPI_CALL GetInstanceProcAddr(XrInstance instance, const char* name, PFN_xrVoidFunction* function);

} // namespace mria::openxr
