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

/** What became of a frame or a marker. Whatever is not Taken leaves the recorder as it was. */
enum class RecordOutcome : std::uint8_t
{
	Taken,
	TooSoon, ///< Before its turn under the frame rate, or nearer to the frame before than a float can tell.
	Paused,
	NotLater, ///< Its time is not after that of the last frame taken.
	NotFinite, ///< Its time is NaN, infinite, or over kLongestTake away from the first.
	MemoryFull, ///< The limit is reached. All that was recorded is kept and can be saved.
};

/** As the enumerators are spelt: "TooSoon". */
MRINPUTANIMATIONCORE_API const char* ToString(RecordOutcome outcome);

/** Numbers below 0 and NaN count as 0. */
struct RecorderOptions
{
	/**
	 * Frames a second on average; 0 takes every frame. Frames may come a quarter of a step early, so that a device
	 * whose frames waver round the rate loses none. A frame in which a flag changes is always taken.
	 */
	double maxFrameRate = 0.0;

	/** Seconds to keep, 0.1 to 86,400; 0 keeps everything. */
	double window = 0.0;

	/**
	 * Most bytes for keys, in whole slabs of kSlabSize; below one slab nothing is recorded. When they are used up, a
	 * window becomes shorter; without one, AddFrame answers MemoryFull. What only takes hold on to does not count.
	 * Markers may have as much again.
	 */
	std::size_t memoryLimit = std::size_t{512} << 20;

	/** What to record. Where somebody looks says much about them: gaze only where it is asked for. */
	FrameParts channels = {true, {true, true}, false};

	/** How far leaving out keys may move a pose. Where a tolerance is 0, every frame is a key. */
	ReduceTolerances tolerances;
};

struct RecorderStats
{
	std::uint64_t framesTaken = 0; ///< Since the start or Clear().
	std::size_t keys = 0; ///< Held now, counted by curve as in a file; some may be about to leave the window.
	std::size_t bytes = 0; ///< Held now for keys and markers, the room that is reserved included.
	double duration = 0.0; ///< Seconds from the start of the recording, or of the window, to the last frame.
	bool isMemoryFull = false; ///< The limit was reached: frames are refused, or the window is shorter than asked for.
};

struct RecorderState;
struct RecorderSlab;

/** Room for keys, made on any thread to be given to a recorder: see Recorder::Provide. */
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
 * Frames in, recording out. Each position and rotation goes through a filter that keeps only the keys it needs; with
 * them interpolated, every frame taken is within the tolerances. The newest sample is always part of a take, so no tail
 * is lost. Flags have keys where they change, at the times of those frames. Joints of a hand that is not tracked
 * are not recorded; where tracking ends and begins again there are keys on both sides, so nothing in between is made
 * up.
 *
 * Times are in seconds of any clock that runs forwards, in double. In the recording they count from the first frame,
 * rounded to float there, and the tolerances hold at the rounded times; with a window of 30 s the rounding is 2 us,
 * however long the recorder runs.
 *
 * Memory comes in slabs of kSlabSize, cut into blocks that are only ever appended to: nothing is moved or copied as a
 * recording grows. AddFrame allocates nothing but one slab now and then, every nine seconds or so while both hands
 * move; slabs are large so that it is seldom. Reserve, or Provide from another thread, spare it even that. In a window,
 * slabs whose keys are all past are used again once no take holds them, so it allocates nothing once a window has
 * passed, however long it runs.
 *
 * Threads: one at a time may use a recorder, Snapshot() included, so a second one needs a lock round each call. A take
 * needs no lock any more: convert and save it on another thread while recording goes on.
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
	 * Adds what happens at `time`; `frame.time` does not count. Of each hand the joints that are present count, while
	 * it is tracked. A pose whose numbers are not finite, or whose rotation or direction has no length, is left out and
	 * counted: its curves go on with the next good one as after a gap. Quaternions may have any length and sign; they
	 * are stored with length 1 and continuous sign. Bounded in time: at most a key for each group and one new slab.
	 */
	MRINPUTANIMATIONCORE_API RecordOutcome AddFrame(double time, const Frame& frame);

	/** The same at `frame.time`. */
	MRINPUTANIMATIONCORE_API RecordOutcome AddFrame(const Frame& frame);

	/**
	 * Names a moment, in the clock of the frames: any finite time, in any order, also before the first frame. A time
	 * that a pause has cut out gives the place of the cut. Markers leave with the window. Allocates for the name.
	 */
	MRINPUTANIMATIONCORE_API RecordOutcome AddMarker(double time, std::string_view name);

	/**
	 * Cuts out the time from the last frame to the first one after Resume(): that one follows one frame step (the last
	 * one taken, else 1/60 s) after the other. Both are keys. A flag that has changed meanwhile changes after the cut.
	 */
	MRINPUTANIMATIONCORE_API void Pause();
	MRINPUTANIMATIONCORE_API void Resume();
	MRINPUTANIMATIONCORE_API bool IsPaused() const;

	/** All that was taken so far. Microseconds, more with many slabs and markers; copies no keys but the newest. */
	MRINPUTANIMATIONCORE_API RecordedTake Snapshot() const;

	/** Starts over, not paused, with the memory at hand. Takes keep what they have. */
	MRINPUTANIMATIONCORE_API void Clear();

	/** Allocates now what so many seconds would need with a key in every frame, as far as the limit allows. */
	MRINPUTANIMATIONCORE_API void Reserve(double seconds, double frameRate);

	/** Whether the next slab but one would have to be allocated by AddFrame. False at the limit. */
	MRINPUTANIMATIONCORE_API bool NeedsMemory() const;

	/** Takes a slab made elsewhere; given back at once where the limit is reached. */
	MRINPUTANIMATIONCORE_API void Provide(RecorderMemory memory);

	MRINPUTANIMATIONCORE_API RecorderStats Stats() const;
	MRINPUTANIMATIONCORE_API const RecorderOptions& Options() const;

private:
	std::unique_ptr<RecorderState> state_;
};

} // namespace mria
