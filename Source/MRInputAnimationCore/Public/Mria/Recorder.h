// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Mria/Frame.h"
#include "Mria/RecordedTake.h"
#include "Mria/Reducer.h"
#include "Mria/Sampler.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string_view>

namespace mria
{

/** Result of adding a frame or a marker. Unless it is Taken, the recorder is unchanged. */
enum class RecordOutcome : std::uint8_t
{
	Taken,
	TooSoon, ///< Too early for the maximum frame rate, or so close to the previous frame that a float cannot separate
			 ///< the times.
	Paused,
	NotLater, ///< The time is not after that of the last recorded frame.
	NotFinite, ///< The time is NaN, infinite, or more than kLongestTake from the first frame.
	MemoryFull, ///< The memory limit is reached. All recorded data is kept and can be saved.
};

/** The name of the enumerator: "TooSoon". */
MRINPUTANIMATIONCORE_API const char* ToString(RecordOutcome outcome);

/** Negative values and NaN count as 0. */
struct RecorderOptions
{
	/**
	 * Maximum average frames per second; 0 accepts every frame. A frame may be up to a quarter of a step early, so
	 * that a device whose rate varies slightly loses none. A frame in which a flag changes is always recorded.
	 */
	double maxFrameRate = 0.0;

	/** Length of the window in seconds, 0.1 to 86,400; 0 keeps everything. */
	double window = 0.0;

	/**
	 * Maximum number of bytes for keys, in whole slabs of kSlabSize; with less than one slab nothing is recorded. At
	 * the limit, a window gets shorter; without a window, AddFrame returns MemoryFull. Memory that only takes use
	 * does not count. Markers may use the same amount again.
	 */
	std::size_t memoryLimit = std::size_t{512} << 20;

	/** Parts to record. Gaze reveals much about a person, so it is off by default. */
	FrameParts channels = {true, {true, true}, false};

	/** Largest error from leaving out keys. With a tolerance of 0, every frame becomes a key. */
	ReduceTolerances tolerances;
};

struct RecorderStats
{
	std::uint64_t framesTaken = 0; ///< Since the start or Clear().
	std::size_t keys = 0; ///< Keys in memory, counted per curve as in a file; some may be about to leave the window.
	std::size_t bytes = 0; ///< Bytes in use for keys and markers, including reserved memory.
	double duration = 0.0; ///< Seconds from the start of the recording or window to the last frame.
	bool isMemoryFull = false; ///< The limit was reached: frames are rejected, or the window is shorter.
};

struct RecorderState;
struct RecorderSlab;

/** Memory for keys, allocated on any thread for Recorder::Provide. */
class RecorderMemory
{
public:
	/** Allocates one slab and touches its pages. */
	MRINPUTANIMATIONCORE_API RecorderMemory();

private:
	friend class Recorder;
	std::shared_ptr<RecorderSlab> slab_;
};

/**
 * Records frames. Each position and rotation passes a filter that keeps only the keys it needs: every recorded frame
 * is within the tolerances of the interpolated keys. The newest sample is always part of a take, so the end is never
 * lost. Flags have keys at the frames at which they change. Joints of an untracked hand are not recorded; keys on
 * both sides of the gap make sure that no motion is invented in it.
 *
 * Times are in seconds of any clock that runs forwards, as double. In the recording they count from the first frame
 * and are rounded to float; the tolerances hold at the rounded times. With a window of 30 s the rounding is 2 us,
 * however long the recorder runs.
 *
 * Memory is allocated in slabs of kSlabSize, divided into blocks that are only appended to, so a growing recording
 * is never moved or copied. AddFrame allocates only a slab now and then, about every nine seconds while both hands
 * move. Reserve, or Provide from another thread, avoids that too. With a window, old slabs are reused as soon as no
 * take refers to them, so nothing is allocated once the first window is full.
 *
 * Not thread-safe, including Snapshot(). A take is thread-safe: convert and save it on another thread while
 * recording continues.
 */
class Recorder
{
public:
	static constexpr std::size_t kSlabSize = std::size_t{256} << 10;
	static constexpr double kLongestTake = 1e8;

	MRINPUTANIMATIONCORE_API explicit Recorder(const RecorderOptions& options = {});
	MRINPUTANIMATIONCORE_API Recorder(Recorder&& other) noexcept;
	MRINPUTANIMATIONCORE_API Recorder& operator=(Recorder&& other) noexcept;
	MRINPUTANIMATIONCORE_API ~Recorder();

	/**
	 * Records a frame at `time`; `frame.time` is ignored. Of each tracked hand, the joints that are present are
	 * recorded. A pose with NaN or infinite values, or with a rotation or direction of length 0, is left out and
	 * counted; its curves continue with the next valid pose as after a gap. Quaternions may have any length and
	 * sign; they are stored with length 1 and continuous sign. Bounded time: at most one key per group and one new
	 * slab.
	 */
	MRINPUTANIMATIONCORE_API RecordOutcome AddFrame(double time, const Frame& frame);

	/** Records a frame at `frame.time`. */
	MRINPUTANIMATIONCORE_API RecordOutcome AddFrame(const Frame& frame);

	/**
	 * Adds a marker at any finite time of the same clock, in any order, also before the first frame. A time inside a
	 * pause becomes the time of the cut. Markers are dropped with the window. Allocates for the name.
	 */
	MRINPUTANIMATIONCORE_API RecordOutcome AddMarker(double time, std::string_view name);

	/**
	 * Removes the time between the last frame and the first frame after Resume(): that frame follows after one frame
	 * step (the last one recorded, or 1/60 s). Both frames become keys. A flag that changed during the pause changes
	 * after the cut.
	 */
	MRINPUTANIMATIONCORE_API void Pause();
	MRINPUTANIMATIONCORE_API void Resume();
	MRINPUTANIMATIONCORE_API bool IsPaused() const;

	/**
	 * Returns everything recorded so far. Takes microseconds, more with many slabs and markers; copies no keys
	 * except the newest.
	 */
	MRINPUTANIMATIONCORE_API RecordedTake Snapshot() const;

	/** Restarts with an empty recording, not paused, and reuses memory. Existing takes are not affected. */
	MRINPUTANIMATIONCORE_API void Clear();

	/** Allocates the memory for this many seconds with a key in every frame, up to the limit. */
	MRINPUTANIMATIONCORE_API void Reserve(double seconds, double frameRate);

	/** Whether AddFrame would have to allocate the slab after the next one. False at the limit. */
	MRINPUTANIMATIONCORE_API bool NeedsMemory() const;

	/** Adds a slab. It is freed at once if the limit is reached. */
	MRINPUTANIMATIONCORE_API void Provide(RecorderMemory memory);

	MRINPUTANIMATIONCORE_API RecorderStats Stats() const;
	MRINPUTANIMATIONCORE_API const RecorderOptions& Options() const;

private:
	std::unique_ptr<RecorderState> state_;
};

} // namespace mria
