// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Mria/Recording.h"
#include "Mria/Span.h"
#include "Sampling/TrackBuilder.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace mria
{

/** All curves but the flags, in the order of their ids. One more, which is always 0, makes whole groups of eight. */
inline constexpr std::size_t kCurveLanes = 8;
inline constexpr std::size_t kCurveCountPadded = (kFloatCurveCount + kCurveLanes - 1) / kCurveLanes * kCurveLanes;
static_assert(kCurveCountPadded > kFloatCurveCount);

/**
 * The keys of all curves during a block of time, in one piece of memory. The times at which any curve has a key are
 * stored once; a curve has a bit for each of them, and its values one after the other. At the first and the last time
 * each curve has a key, so a time in the block needs no other memory.
 */
struct CurveBlock
{
	/** Times of a block at most. Bit 0 of a mask stays clear: time n is bit n + 1. */
	static constexpr std::size_t kMostTimes = 31;
	static constexpr std::size_t kTimes = 32; ///< With padding later than any time.
	static constexpr std::size_t kHead = kTimes + kCurveCountPadded + kCurveCountPadded / 2; ///< Floats before values.

	const float* data;

	const float* Times() const { return data; }
	const float* Masks() const { return data + kTimes; } ///< 32 bits each.
	const float* Offsets() const { return Masks() + kCurveCountPadded; } ///< 16 bits each.

	/** The value before a curve's first one is at its offset; a count of keys then leads to the last of them. */
	const float* Values() const { return data + kHead - 1; }

	/** The last time of the block at or before `time`, which is before the block's end. */
	std::size_t TimeAt(float time) const;

	/** The segment of one curve in lane 0. */
	Segment SegmentAt(std::size_t curve, float time) const;
};

/**
 * Keys of straight curves that do not share their times, as every recording of 2019 has them: such curves have a key in
 * some frames of the recorder and none in others. Merging the curves of a track gives keys to curves that have none;
 * this keeps the keys that there are, in four bytes and a few bits each, and needs no search in any curve.
 */
class CurveBlocks
{
public:
	void Clear();

	/**
	 * Takes all curves, in any state. False if that cannot be or does not pay: curves that bend or step, keys out of
	 * order or beyond a track's limits, hardly any key in common frames or, with `continuous`, quaternions whose sign
	 * may change from one key to the next. It is empty then.
	 */
	bool Build(const RecordingView& recording, bool continuous);

	bool IsEmpty() const { return starts_.empty(); }

	/** The block that a time is in; the first and the last one have no end. */
	std::size_t Find(float time) const { return LastUpTo(starts_.data(), places_.size(), time); }

	/** Where the block starts; the one behind the last is where that ends. */
	float StartOf(std::size_t block) const { return starts_[block]; }

	CurveBlock At(std::size_t block) const { return {memory_.Data() + places_[block]}; }

	/** Values and slopes of some curves that follow each other. */
	void EvaluateMotion(std::size_t first, std::size_t count, float time, float* values, float* slopes) const;

	std::size_t MemorySize() const;

private:
	friend class CurveBlocksBuilder;

	std::vector<float> starts_;
	std::vector<std::size_t> places_;
	FloatBuffer memory_;
	std::size_t size_ = 0;
};

/** The values of curves `first` to `end` - 1, which are whole groups, at a time in the block. */
void EvaluateCurves(const CurveBlock& block, float time, std::size_t first, std::size_t end, float* out);

/** The same on processors with AVX2, to the same bits. */
void EvaluateCurvesAvx2(const CurveBlock& block, float time, std::size_t first, std::size_t end, float* out);

} // namespace mria
