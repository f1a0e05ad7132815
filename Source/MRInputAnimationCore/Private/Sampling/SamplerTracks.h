// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Mria/Sampler.h"
#include "Mria/Span.h"
#include "Sampling/CurvedTracks.h"
#include "Sampling/KeyIndex.h"
#include "Sampling/Track.h"
#include "Simd/CpuFeatures.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
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

/** What a sampler holds: the tracks, in one arena, and what did not fit into tracks. */
struct SamplerTracks
{
	std::array<Track, kTrackCount> tracks;
	KeyIndex index;
	CurvedTracks curved;
	std::array<FlagTrack, kFlagCurveCount> flags;
	std::array<bool, kSlotCount> isPresent{};
	std::array<std::uint32_t, kHandCount> presentJoints{};
	TimeRange range;
	bool hasAvx2 = HasAvx2(); ///< Asked once here rather than every frame.

	void Build(const RecordingView& recording, bool asStored);
	std::size_t MemorySize() const;

private:
	using TrackList = std::vector<std::size_t>;

	void Reserve(std::size_t floats);
	TrackList LoadShared(const RecordingView& recording, bool asStored);
	void LoadRefused(const RecordingView& recording, bool asStored, const TrackList& refused);
	void FillIndex(std::size_t lastTrack, const TrackList& refused);
	void AddCurved(std::size_t track, std::size_t component, const Curve& curve);
	void FindPresent();
	void FindRange();

	TimeRange curvedRange_;
	std::unique_ptr<float[]> arena_;
	std::size_t capacity_ = 0;
	std::size_t used_ = 0;
};

} // namespace mria
