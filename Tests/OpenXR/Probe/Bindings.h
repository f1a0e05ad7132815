// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Api.h"

#include <string>
#include <vector>

namespace probe
{

/** An action for both hands, or, of the gaze, for the eyes. */
struct NamedAction
{
	const char* name;
	XrActionType type;
	bool isGaze = false;
	XrAction handle = XR_NULL_HANDLE;
};

/** The actions of the probe, and what it suggests for them. */
struct Actions
{
	XrActionSet set = XR_NULL_HANDLE;
	std::vector<NamedAction> actions;
	XrPath hands[2] = {};
	XrPath eyes = XR_NULL_PATH;
};

XrResult CreateActions(const Api& api, XrInstance instance, bool hasGaze, Actions& out);

/** `profile` is one of simple, touch, index, wmr, hand_msft, hand_ext, palm (Touch with palm poses), gaze. */
XrResult Suggest(const Api& api, XrInstance instance, const Actions& actions, const std::string& profile);

} // namespace probe
