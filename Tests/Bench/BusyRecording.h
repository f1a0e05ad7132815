// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Mria/Recording.h"

#include <cstddef>

namespace mria::bench
{

/**
 * A recording that is always in motion: head, both hands and gaze, each channel a sum of four sines, at about 60 Hz
 * with half a millisecond of jitter. Real recordings have more stillness and so fewer keys. The same for the same
 * numbers.
 */
struct BusyOptions
{
	double seconds = 60.0;
	double frameRate = 60.0;
	bool isReduced = true; ///< Keys dropped as MRTK's recorder drops them by default; otherwise a key a frame.
};

Recording MakeBusyRecording(const BusyOptions& options);

} // namespace mria::bench
