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

/** Tracks of a sampler: 56 positions (camera, left joints, right joints, gaze), then 56 rotations. */
inline constexpr std::size_t kSlotCount = kPoseCount + 1;
inline constexpr std::size_t kTrackCount = 2 * kSlotCount;

/** Curves of all tracks: three a position, four a rotation; the gaze's direction has its z twice. */
inline constexpr std::size_t kTrackCurveCount = (kPositionCurveCount + kRotationCurveCount) * kSlotCount;

struct SamplerOptions
{
	/**
	 * Interpolate rotations exactly as stored, as MRTK does: a joint spins where a device flipped the sign of the
	 * quaternion, and a lost W stays lost. Otherwise signs are made continuous, and W is computed from x, y and z.
	 */
	bool asStored = false;
};

/** The state of every flag from start until end. */
struct FlagCache
{
	std::array<bool, kFlagCurveCount> isOn{};
	float start = 0.0f;
	float end = 0.0f;
};

/**
 * The current segment of each track: value(t) = base + slope * (t - start) for start <= t < end. `nextRow` is where
 * the next one begins in the current block of keys, or a row before that; its values are so many floats back.
 */
struct alignas(16) SegmentCache
{
	std::array<float, 4 * kTrackCount> base;
	std::array<float, 4 * kTrackCount> slope;
	std::array<float, kTrackCount> start;
	std::array<float, kTrackCount> end;
	std::array<std::uint32_t, kTrackCount> nextRow;
	std::array<std::uint32_t, kTrackCount> valuesBack;
	std::array<std::uint32_t, kTrackCurveCount> curvedPiece; ///< Of what is kept curve by curve.
	float time;
	std::uint32_t block;
	float blockStart;
	float blockEnd;
	FlagCache flags;
};

struct SamplerBlocks;

/**
 * A recording prepared for sampling. Immutable between builds: any number of threads may sample it at once, each
 * with its own cursor or none. Keeps no reference to the recording. Axes and units are those of the recording.
 *
 * Curves of a position or rotation that share their key times share one track. Straight curves that do not keep their
 * keys or are merged onto the union of their times, which changes no value. Bézier curves and looping wrap modes are
 * kept as keys. NaN and infinite keys are ignored; unsorted keys are sorted.
 */
class Sampler
{
public:
	/**
	 * Remembers the position of the last frame, so that the next frame nearby is fast. Seven kilobytes; may be
	 * copied. Belongs to one build of one sampler: create a new one after Build().
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

	/** Replaces the recording and reuses memory if it is large enough. */
	MRINPUTANIMATIONCORE_API void Build(const RecordingView& recording, const SamplerOptions& options = {});

	/**
	 * Samples all input at `time`, in recording seconds. Before the first and after the last key a curve is held
	 * unless its wrap mode loops it. NaN counts as the start. A joint without keys is marked absent and has the
	 * identity pose. Does not allocate. Fastest if times change in small steps.
	 */
	MRINPUTANIMATIONCORE_API void SampleAt(float time, Frame& out, Cursor& cursor, const FrameParts& parts = {}) const;

	/** SampleAt without the flags of the hands, which are then undefined: for callers that have them from a Player. */
	MRINPUTANIMATIONCORE_API void SamplePosesAt(
		float time, Frame& out, Cursor& cursor, const FrameParts& parts = {}) const;

	/** Samples without a cursor; the cost does not depend on the last time. */
	MRINPUTANIMATIONCORE_API void SampleAt(float time, Frame& out, const FrameParts& parts = {}) const;

	/**
	 * Velocity of a pose at `time`, from the slopes of its curves. 0 where the pose is held, at a step, and for
	 * components that do not fit a float, so every component is finite.
	 */
	MRINPUTANIMATIONCORE_API Velocity VelocityAt(PoseId pose, float time) const;

	/** RangeOf(recording). */
	MRINPUTANIMATIONCORE_API TimeRange Range() const;

	/** Whether a position may be beyond kFarthestPosition, which LimitPositions then has to limit; hardly ever. */
	MRINPUTANIMATIONCORE_API bool MayReachFar() const;

	/** Memory in use, in bytes. */
	MRINPUTANIMATIONCORE_API std::size_t MemorySize() const;

private:
	std::unique_ptr<SamplerBlocks> blocks_;
};

} // namespace mria
