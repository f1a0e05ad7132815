// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Mria/Recording.h"
#include "Mria/Synth.h"
#include "Synth/SynthHand.h"
#include "Synth/SynthTrack.h"

#include <array>
#include <vector>

namespace mria::synth
{

inline constexpr Vec3 kEyes = {0.0f, 1.6f, 0.0f}; ///< The eyes of a standing person who looks straight ahead.

/** What one hand is to do, as if it were the right one: x grows outwards, away from the body's middle. */
struct HandPlan
{
	Track<3> position; ///< Of the anchor, in metres.
	Track<3> turn; ///< Of the wrist: yaw, pitch, roll.
	Track<kShapeSize> shape;
};

/** A stretch of time during which the fingers are closed for good. */
struct Hold
{
	double start;
	double end;
};

/** What a person is to do from 0 on; how steadily, and what of it is seen, is another matter. */
struct Plan
{
	Anchor anchor = Anchor::PinchPoint;
	std::array<HandPlan, kHandCount> hands;
	Track<4> gaze; ///< The point looked at, from kEyes: its direction, of about unit length, and its distance.
	Track<2> head; ///< Yaw and pitch.
	std::vector<Marker> markers; ///< In order of time.
	std::vector<Hold> holds; ///< In order of time.
	int pinchesForGrab = 0; ///< How many pinching hands make a "grab"; with 0 the markers above are all.
};

/** Repeats the motion, each time a little differently, until `seconds` are filled; the last round may go beyond. */
Plan MakePlan(SynthMotion motion, double seconds, std::uint32_t seed);

} // namespace mria::synth
