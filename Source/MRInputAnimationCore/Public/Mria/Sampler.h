// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Mria/Frame.h"
#include "Mria/Recording.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>

namespace mria
{

/** A track's place in a sampler: 56 position tracks (camera, left joints, right joints, gaze), then 56 rotations. */
inline constexpr std::size_t kSlotCount = kPoseCount + 1;
inline constexpr std::size_t kTrackCount = 2 * kSlotCount;

struct SamplerOptions
{
	/**
	 * Rotations interpolated exactly as they stand in the file, as MRTK does: a joint spins where a device flipped the
	 * quaternion's sign, and a lost W stays lost. Otherwise signs are continuous and W is rebuilt from x, y and z.
	 */
	bool asStored = false;
};

/** The piece of each track that a cursor is on: value(t) = base + slope (t - start) from start until end. */
struct alignas(16) SegmentCache
{
	std::array<float, 4 * kTrackCount> base;
	std::array<float, 4 * kTrackCount> slope;
	std::array<float, kTrackCount> start;
	std::array<float, kTrackCount> end;
	std::array<std::uint32_t, kTrackCount> key;
};

struct SamplerTracks;

/**
 * A recording made ready to be sampled: immutable between builds, so any number of threads may sample it at once, each
 * with a cursor of its own or with none. Holds all it needs; the recording may go. Axes and units are the recording's.
 *
 * Curves of a position or rotation that share their key times share one track. Straight curves that do not are merged
 * onto the union of their times, which changes no value. Bézier curves and looping wrap modes are kept key by key.
 * Keys that are not finite are left out; unsorted ones are sorted.
 */
class Sampler
{
public:
	/**
	 * Where the last frame was, so that the next one near it is cheap. Five kilobytes; starts anywhere, may be copied.
	 * Belongs to one build of one sampler: start a new one after Build().
	 */
	class Cursor
	{
	public:
		MRINPUTANIMATIONCORE_API Cursor();

	private:
		friend class Sampler;
		SegmentCache segments_;
	};

	MRINPUTANIMATIONCORE_API Sampler();
	MRINPUTANIMATIONCORE_API explicit Sampler(const RecordingView& recording, const SamplerOptions& options = {});
	MRINPUTANIMATIONCORE_API Sampler(Sampler&& other) noexcept;
	MRINPUTANIMATIONCORE_API Sampler& operator=(Sampler&& other) noexcept;
	MRINPUTANIMATIONCORE_API ~Sampler();

	/** Starts over with another recording, in the memory at hand where it is large enough. */
	MRINPUTANIMATIONCORE_API void Build(const RecordingView& recording, const SamplerOptions& options = {});

	/**
	 * Every input at `time`, in the recording's own seconds; before its first and after its last key a curve is held
	 * unless its wrap mode loops it. NaN counts as the start. Allocates nothing. A joint that was never seen is marked
	 * absent and has the identity pose. Cheapest when times rise or fall in small steps.
	 */
	MRINPUTANIMATIONCORE_API void SampleAt(float time, Frame& out, Cursor& cursor, const FrameParts& parts = {}) const;

	/** The same without the flags of the hands, which are then of no meaning: for callers that take them from a Player.
	 */
	MRINPUTANIMATIONCORE_API void SamplePosesAt(
		float time, Frame& out, Cursor& cursor, const FrameParts& parts = {}) const;

	/** SampleAt without a cursor, at a cost that does not depend on where the last frame was. */
	MRINPUTANIMATIONCORE_API void SampleAt(float time, Frame& out, const FrameParts& parts = {}) const;

	/**
	 * How a pose moves at `time`, from the slopes of its curves. 0 where it is held, at a step, and in each component
	 * that a float cannot hold; so every component is finite.
	 */
	MRINPUTANIMATIONCORE_API Velocity VelocityAt(PoseId pose, float time) const;

	/** RangeOf(recording), keys that are not finite left out. */
	MRINPUTANIMATIONCORE_API TimeRange Range() const;

	/** Whether a position may be beyond kFarthestPosition, which LimitPositions is for; as good as never. */
	MRINPUTANIMATIONCORE_API bool MayReachFar() const;

	/** Bytes held, everything counted. */
	MRINPUTANIMATIONCORE_API std::size_t MemorySize() const;

private:
	std::unique_ptr<SamplerTracks> tracks_;
};

} // namespace mria
