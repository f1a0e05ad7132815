// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Api/OpenXrApi.h"
#include "Mria/CurveId.h"
#include "Mria/Frame.h"
#include "Mria/Joint.h"

#include <array>

namespace mria::openxr
{

/** The recorded input at one moment. Poses are in Unity's axes, in the space that the recording is placed in. */
struct PlayedFrame
{
	Frame frame;
	FrameParts parts = {false, {false, false}, false}; ///< The parts that replace devices; devices provide the rest.
};

/** A flag and the moment at which it got that value. */
struct PlayedFlag
{
	bool isOn = false;
	XrTime since = 0;
};

struct PlayedHand
{
	bool isPlayed = false;
	PlayedFlag tracked;
	PlayedFlag pinching; ///< Off for a hand that is not tracked.
};

/**
 * The replay of a session. Any thread; times may come in any order. Does not allocate while playing.
 */
class Playback
{
public:
	virtual ~Playback() = default;

	/** False, and `out` is untouched, if nothing plays at that time. */
	virtual bool FrameAt(XrTime time, PlayedFrame& out) = 0;

	/** How the camera or a joint moves, per second of the application, in the axes and space of FrameAt. */
	virtual Velocity VelocityAt(PoseId pose, XrTime time) = 0;

	/** The hands' flags, with recorded times. No hand is replayed if nothing plays at that time. */
	virtual std::array<PlayedHand, kHandCount> HandsAt(XrTime time) = 0;

	/** The parts that a recording has at any time; they decide which extensions and devices are offered. */
	virtual FrameParts Offers() const = 0;
};

} // namespace mria::openxr
