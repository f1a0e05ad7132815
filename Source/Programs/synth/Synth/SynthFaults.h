// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Mria/Frame.h"
#include "Mria/Recording.h"
#include "Mria/Synth.h"
#include "Synth/SynthMath.h"

#include <array>
#include <vector>

namespace mria::synth
{

/** When frames are taken: from 0 to the duration, both included, evenly or as the options spoil it. */
std::vector<double> MakeFrameTimes(const SynthOptions& options);

/** What lies between a hand and its recording: noise, and moments in which the headset loses it. */
class Sensor
{
public:
	explicit Sensor(const SynthOptions& options);

	/** Frames in order of time. */
	void Spoil(Frame& frame);

private:
	struct Gap
	{
		double seenSince = 0.0;
		double start = 0.0;
		double end = 0.0;
		bool isPlanned = false;
	};

	void LoseTrack(HandFrame& hand, Gap& gap, Random& random, double time) const;
	void AddNoise(HandFrame& hand);

	double positionNoise_;
	double rotationNoise_;
	double gapInterval_; ///< Seconds in view from one gap to the next, on average; 0 for none.
	Random noise_;
	std::array<Random, kHandCount> gapRandoms_;
	std::array<Gap, kHandCount> gaps_;
};

/** The faults that are made on the finished recording. */
void AddFaults(Recording& recording, const SynthOptions& options);

} // namespace mria::synth
