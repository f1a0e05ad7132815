// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string>

namespace nullxr
{

/** How the runtime behaves. From the environment, MRIA_NULL_RUNTIME="key=value;key=value"; lists have commas. */
struct Settings
{
	int motion = 1; ///< Another number is another motion of head, hands and gaze.
	std::string without; ///< "without=NAME,NAME": extensions that it does not offer.
	bool hasHands = true; ///< "hands=0": hand tracking is offered, but no device is there.
	bool hasGaze = true; ///< "gaze=0"
	bool hasGaps = false; ///< "gaps=1": hands leave and return.
	bool hasClock = true; ///< "clock=0": predicted display times are 0, as some headless sessions give.
	std::string controllers = "any"; ///< Part of a profile's path, "none", or "any": the first that is suggested.
	std::int64_t step = 16666667; ///< Nanoseconds from frame to frame.
	std::int64_t jitter = 0; ///< At most so many nanoseconds off, less than half a step.
	std::uint64_t endAfter = 0; ///< Frames until the runtime asks the application to end; 0 is never.
	std::uint64_t loseAfter = 0; ///< Frames until the first session is lost.
	std::uint64_t recentreAfter = 0; ///< Frames until local space is moved.
	std::uint64_t hideAfter = 0; ///< Frames until the session loses focus, for ten frames.
	std::string images; ///< A folder for each image that an application releases, as PPM files.
	std::uint32_t imageSize = 256; ///< Pixels of the recommended images, both ways.
};

Settings ReadSettings();

} // namespace nullxr
