// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Mria/Sampler.h"
#include "Sampling/CurvedTracks.h"
#include "Sampling/TrackBuilder.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace mria
{

/**
 * The gaze is one more slot after the poses: its origin is a position, and its direction is stored as a rotation,
 * with z repeated as w.
 */
inline constexpr std::size_t kGazeSlot = kPoseCount;

constexpr std::size_t TrackWidth(std::size_t track)
{
	return track < kSlotCount ? kPositionWidth : kRotationWidth;
}

constexpr CurveGroup GroupOfTrack(std::size_t track)
{
	return CurveGroupAt(2 * (track % kSlotCount) + track / kSlotCount);
}

/** Whether the track holds quaternions, whose sign is free. */
constexpr bool IsRotationTrack(std::size_t track)
{
	return track >= kSlotCount && track != kSlotCount + kGazeSlot;
}

/** A flag's changes: the state before the first, then the times at which it turns over. */
struct FlagTrack
{
	bool isOnFirst = false;
	std::vector<float> changes;
};

/** What there is to know of a recording's tracks apart from their keys. */
struct TrackFacts
{
	CurvedTracks curved; ///< What did not fit into tracks.
	std::array<FlagTrack, kFlagCurveCount> flags;
	std::array<bool, kSlotCount> isPresent{};
	std::array<std::uint32_t, kHandCount> presentJoints{};
	TimeRange range;
};

/** Makes the tracks of a recording, one after the other, and fills in the facts on the way. */
class TrackReader
{
public:
	TrackReader(const RecordingView& recording, bool asStored, TrackFacts& facts);

	/** The next track, from track 0 on; its keys are in `memory`. Empty if its curves are curved ones. */
	Track Next(FloatBuffer& memory);

	/** To be called after the last track. */
	void Finish();

private:
	Track Merge(Span<const CurveView> curves, bool isContinuous, FloatBuffer& memory);
	void AddCurved(Span<const CurveView> curves);

	const RecordingView& recording_;
	bool asStored_;
	TrackFacts& facts_;
	TimeRange range_;
	std::size_t track_ = 0;
};

/** All tracks of a recording, for those who go through them key by key. */
struct RecordingTracks : TrackFacts
{
	std::array<Track, kTrackCount> tracks;

	void Build(const RecordingView& recording, bool asStored);

private:
	std::array<FloatBuffer, kTrackCount> memory_;
};

} // namespace mria
