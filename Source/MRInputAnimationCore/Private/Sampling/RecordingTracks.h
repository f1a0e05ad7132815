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

/** A track's curves: as many as it is wide, side by side in a recording but for the gaze's direction. */
struct TrackCurves
{
	std::array<CurveView, kRotationWidth> curves;
	std::size_t width = 0;

	operator Span<const CurveView>() const { return {curves.data(), width}; }
	std::size_t KeyCount() const { return curves[0].size(); }
};

TrackCurves CurvesOf(const RecordingView& recording, std::size_t track);

/** Makes tracks of a recording and fills in the facts on the way. */
class TrackReader
{
public:
	TrackReader(const RecordingView& recording, bool asStored, TrackFacts& facts);

	/** A track; its keys are in `memory`. Empty if its curves are curved ones. */
	Track Read(std::size_t index, FloatBuffer& memory);

	/** A track with keys that the caller reads itself. */
	void AddPresent(std::size_t track, float firstTime, float lastTime);

	/** Whether the signs of its keys are made continuous. */
	bool IsContinuous(std::size_t track) const { return !asStored_ && IsRotationTrack(track); }

	/** Whether a W has to be computed from x, y and z. */
	bool HasLostW() const;

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
