// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Capture/KeyChain.h"
#include "Mria/Recording.h"
#include "Sampling/RecordingTracks.h"

#include <array>
#include <cstddef>
#include <vector>

namespace mria
{

/** Positions and origins by slot, then rotations and directions (as a sampler has its tracks), then the flags. */
inline constexpr std::size_t kChainCount = kTrackCount + kFlagCurveCount;

/** The chain whose first value is this curve, which must be the first of a position, rotation or ray's half. */
constexpr std::size_t ChainAt(CurveId curve)
{
	if (IsFlagCurve(curve))
	{
		return kTrackCount + (curve - kFirstFlagCurve);
	}
	const std::size_t slot = curve >= kFirstGazeCurve ? kGazeSlot : PoseOf(curve);
	return GroupOfTrack(slot).first == curve ? slot : kSlotCount + slot;
}

/** The number of curves of a chain, which is the number of values per key. */
constexpr std::size_t WidthOf(std::size_t chain)
{
	return chain >= kTrackCount ? 1 : IsRotationTrack(chain) ? kRotationWidth : kPositionWidth;
}

/** The content of a recorder at one moment: views of its chains, and pins on their slabs. */
struct TakeContent
{
	double start = 0.0; ///< What becomes 0, in the time of the take.
	double duration = 0.0; ///< From there.
	double clockStart = 0.0;
	ChannelFlags channels;
	std::vector<Marker> markers; ///< Times from the start.
	std::array<ChainView, kChainCount> chains;
	std::vector<SlabPin> pins;
};

} // namespace mria
