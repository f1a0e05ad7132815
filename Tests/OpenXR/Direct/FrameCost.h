// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "../Probe/Bindings.h"
#include "Chain.h"

#include <vector>

namespace direct
{

/** The calls of a frame that the cost is measured of. */
enum class Part
{
	Frame, ///< Wait, begin, end.
	Views,
	Head,
	Joints, ///< Both hands, with velocities.
	Poses, ///< Grip and aim of both hands.
	Actions, ///< Sync, and select of both hands.
	All, ///< All of the above once, as an engine does it.
};

inline constexpr const char* kPartNames[] = {"xrWaitFrame, xrBeginFrame, xrEndFrame", "xrLocateViews",
	"xrLocateSpace of the head", "xrLocateHandJointsEXT, both hands with velocities",
	"xrLocateSpace, grip and aim of both hands", "xrSyncActions, xrGetActionStateBoolean of both hands", "all of them"};
inline constexpr int kPartCount = 7;

/** A session that has the focus, ready to run frames. */
class FrameCost
{
public:
	/** False where a call fails. */
	bool SetUp(const Chain& chain);
	void Run(Part part);

private:
	void EndFrame();
	void LocateViews();
	void Locate(XrSpace space);
	void LocateJoints(XrHandTrackerEXT hand);
	void Sync();

	probe::Api api_;
	XrInstance instance_ = XR_NULL_HANDLE;
	XrSession session_ = XR_NULL_HANDLE;
	XrSpace base_ = XR_NULL_HANDLE;
	XrSpace view_ = XR_NULL_HANDLE;
	std::vector<XrSpace> poses_;
	XrHandTrackerEXT hands_[2] = {};
	probe::Actions actions_;
	XrTime time_ = 0;
};

} // namespace direct
