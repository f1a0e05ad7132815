// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Mria/Recording.h"
#include "Mria/Span.h"

#include <array>
#include <cstdint>

namespace mria
{

/** What the person does. Every motion repeats, each time a little differently, for as long as the take lasts. */
enum class SynthMotion : std::uint8_t
{
	Press, ///< "press": the right index finger presses buttons. Markers "hover", "press", "release".
	PinchDrag, ///< "pinch-drag": one hand pinches and drags, the other takes over. Markers "grab", "drop".
	TwoHandScale, ///< "two-hand-scale": both hands pinch, pull apart, come together. Markers "grab", "drop".
	LookAround, ///< "look-around": head and eyes wander; now and then the right hand is raised. Marker "look".
};

inline constexpr std::array<SynthMotion, 4> kSynthMotions = {
	SynthMotion::Press, SynthMotion::PinchDrag, SynthMotion::TwoHandScale, SynthMotion::LookAround};

/** "press", "pinch-drag", ... */
const char* ToString(SynthMotion motion);

enum class SynthKeys : std::uint8_t
{
	Lines, ///< Straight lines between keys, as MRTK records: one key per frame, except those that the tolerances allow
		   ///< to drop.
	Smooth, ///< Few Bézier keys, with tangents and all four weighted modes. Becomes Lines where short keys are written.
};

/** What is wrong with recordings from real devices and real recorders. None of it unless asked for. */
struct SynthFaults
{
	float signFlips = 0.0f; ///< Share of the joints' rotation keys, 0 to 1, at which the quaternion changes its sign.
	float trackingGapsPerMinute = 0.0f; ///< While a hand is in view: 0.1 to 0.5 s without keys, seen by the flag only.
	float lateStart = 0.0f; ///< Seconds before the first key, as in early files.
	bool unevenFrames = false; ///< Frame steps from 7 to 115 ms, whatever `frameJitter` says.
	bool negativeFlags = false; ///< The state at the start is held by flag keys at negative times.
	bool endPinching = false; ///< The take is cut out of a longer one and ends in mid-pinch. For motions that pinch.
	bool noneJoint = false; ///< Joint None has the wrist's positions and quaternions of length 0, as from the editor.
	bool damagedW = false; ///< Every rotation W keeps one key, as from MRTK 2.6.0 to 2.7.2.
	bool lostTail = false; ///< Pose curves stop after a multiple of 32 keys, as from every 1.1 release.
};

/** Numbers out of range are brought into it; NaN becomes the default. */
struct SynthOptions
{
	SynthMotion motion = SynthMotion::PinchDrag;
	Dialect dialect = Dialect::Mrtk11;
	std::uint32_t seed = 1; ///< Another seed, another take of the same motion.
	float duration = 5.0f; ///< From the first frame to the last, 0 to 7,200 s.
	float frameRate = 60.0f; ///< 1 to 240.
	float frameJitter = 0.0f; ///< How far a frame step strays from the even one, 0 to 0.5 of it.

	bool camera = true; ///< 1.0 has these two in any case; the curves are empty then.
	bool hands = true;
	bool gaze = true; ///< Not in 1.0.
	bool markers = true;

	float positionNoise = 0.0f; ///< Standard deviation of white noise on each coordinate of each joint, to 0.1 m.
	float rotationNoise = 0.0f; ///< The same for each axis of rotation, to 1 rad.

	SynthKeys keys = SynthKeys::Lines;
	float positionTolerance = 0.0f; ///< How far dropping keys may move a position or gaze origin; 0 drops none.
	float rotationTolerance = 0.0f; ///< The same in radians for rotations and the gaze's direction.

	SynthFaults faults;
};

/**
 * A recording of a person who does not exist, made to be looked at: a grown-up's hands that reach, press and pinch as
 * hands do, a swaying head, eyes that are there before the hand. Pinching fingertips meet; the pinch flag is set when
 * they are within 2 cm and off beyond 3 cm. A hand has keys only while it is in view; joint None has none. Bones keep
 * their lengths, quaternions are of unit length and continuous, x/y/z and x/y/z/w share their times; no joint passes
 * 2.5 m/s. Noise and faults spoil what their names say, and nothing else: they leave the motion as it was.
 *
 * The same options give the same bits on every compiler and processor that keeps to IEEE floats and does not contract
 * them. A minute at 60 Hz takes well under a second and, with no tolerance, up to 40 MB; Smooth takes some
 * seconds.
 */
Recording Synthesize(const SynthOptions& options);

/** A recording that ships with the plugin, and how it was made. */
struct SynthSample
{
	const char* fileName;
	const char* summary; ///< One line for a list.
	SynthOptions options;
};

/** The files in Content/Samples: each is WriteRecording(Synthesize(options), options.dialect). */
Span<const SynthSample> SynthSamples();

} // namespace mria
