// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Checking/QuickLook.h"
#include "Mria/Validation.h"

#include <cstddef>
#include <string>
#include <vector>

namespace mria
{

/** The parts of Validate. Each checks one aspect of a recording and adds its findings. */
namespace ValidationDetail
{
class FindingList
{
public:
	/** Adds nothing when there is nothing to count. */
	void Add(Severity severity, FindingCode code, const std::string& path, std::size_t count);

	/** Worst first, otherwise in the order in which they were added. */
	std::vector<Finding> Take();

private:
	std::vector<Finding> findings_;
};

/** Times, values and modes of one curve's keys, each key for itself and against the one before. */
void CheckCurve(const RecordingView& recording, CurveId id, FindingList& out);

/** Wrap modes of curves that belong together: one finding, so that a program's habit does not make hundreds. */
void CheckWrapModes(
	const RecordingView& recording, CurveId first, std::size_t count, const std::string& path, FindingList& out);

/** A pose's curves against each other: shared times, lengths and signs of the rotation, the lost W. */
void CheckPose(const RecordingView& recording, PoseId pose, FindingList& out);

/** What MRTK's reducer cut off a recording whose last key of all is at `recordingEnd`. */
void CheckCameraTail(const RecordingView& recording, const QuickLook& look, float recordingEnd, FindingList& out);
void CheckHandTail(
	const RecordingView& recording, const QuickLook& look, Hand hand, float recordingEnd, FindingList& out);

/** The ray's curves against each other. */
void CheckGaze(const RecordingView& recording, FindingList& out);

/** Whether the gaze is the camera's forward ray. */
void CompareGazeWithHead(const RecordingView& recording, FindingList& out);

} // namespace ValidationDetail

} // namespace mria
