// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Mria/CurveId.h"
#include "Mria/FloatRules.h"
#include "Mria/Span.h"

#include <array>
#include <cstddef>
#include <vector>

namespace mria
{

/** One key of a group: its time and its values, unused ones 0. */
struct MotionSample
{
	double time = 0.0;
	std::array<double, kMostGroupCurves> values{};
};

/** How wide to look around a key. */
struct SmoothWidth
{
	double cutoff = 0.0; ///< In Hz, for a pose at rest.
	double perSpeed = 0.0; ///< Hz for each unit of the samples' speed.
};

/**
 * Local quadratic regression along runs of samples with rising times. Keeps its memory from run to run.
 */
class SmoothFilter
{
public:
	explicit SmoothFilter(const SmoothWidth& width)
		: width_(width)
	{
	}

	/** A run's samples, smoothed. The first and the last are as they were. Valid until the next call. */
	Span<const MotionSample> Run(Span<const MotionSample> samples);

private:
	using Values = std::array<double, kMostGroupCurves>;

	/** The parabola's value at a sample, and the slope there of the straight line that fits best. */
	struct Fit
	{
		Values value{};
		Values slope{};
	};

	Fit FitAt(Span<const MotionSample> samples, std::size_t index, double cutoff) const;

	SmoothWidth width_;
	std::vector<MotionSample> smoothed_;
};

} // namespace mria
