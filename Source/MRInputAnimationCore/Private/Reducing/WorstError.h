// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Reducing/GroupSamples.h"
#include "Simd/BitScan.h"

#include <cstddef>

namespace mria
{

/**
 * The largest error that lines leave: metres or radians, worked out in double. Four samples at a time find out who
 * could be worse than the worst so far; only those are worked out. For that the distance is enough: in parts of a
 * sample's length it is never less than the sine of an angle.
 */
class WorstError
{
public:
	/** The samples must have their rules. Goes on from the worst error of other groups: less need not be worked out. */
	explicit WorstError(const GroupSamples& samples, double worstSoFar = 0.0);

	double Get() const { return error_; }

	/** Samples whose squared distance is at most this part of their limit are no worse than the worst so far. */
	float HarmlessPart() const { return harmlessPart_; }

	/** Looks at the samples between two that are kept. A rotation's sign is chosen by the first, as it is played. */
	void Take(std::size_t first, std::size_t last);

	/** Looks at all samples after the last one kept, which is held. */
	void TakeHeld(std::size_t first);

private:
	template <std::size_t Width>
	void Look(const ChordStart& start, Float4 slope, std::size_t first, std::size_t last);
	void LookAt(const ChordStart& start, Float4 slope, std::size_t first, std::size_t last);
	void Measure(const ChordStart& start, Float4 slope, std::size_t index);
	void Raise(double error);
	Float4 Load(std::size_t index) const;

	const GroupSamples& samples_;
	double error_ = 0.0;
	float harmlessPart_ = 0.0f;
};

} // namespace mria
