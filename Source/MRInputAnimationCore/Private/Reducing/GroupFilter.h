// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Mria/CurveId.h"
#include "Mria/FloatRules.h"

#include <array>
#include <cstddef>

namespace mria
{

/** The values of one group at one time, unused ones 0. */
struct GroupSample
{
	float time = 0.0f;
	alignas(16) std::array<float, 4> value{};
};

/**
 * Drops the samples of one group that straight lines between the others pass closely enough, as they come: a key is
 * known one sample after its own. Every key is a sample, but for the sign of a rotation, which is made continuous.
 *
 *     if (filter.Push({time, value})) { Write(filter.Key()); }   // each frame
 *     if (filter.Finish()) { Write(filter.Key()); }              // at the end, and where tracking is lost
 *
 * With the keys interpolated number by number, and rotations and directions normalised, every sample is within the
 * tolerance, also as Sampler and EvaluateCurve work it out in floats: Chord.h says what is held
 * back for that. First and last samples are keys. A sample of length 0 among rotations or directions, or one
 * that is not finite, is dropped only where nothing moves.
 *
 * A push takes bounded time (a few nanoseconds as a rule) and allocates nothing. About 1 KB.
 */
class GroupFilter
{
public:
	/**
	 * Removes all samples. The tolerance is in metres for positions and in radians for the others. With a tolerance
	 * of 0, a negative one or NaN, only constant samples are dropped.
	 */
	void Reset(GroupKind kind, float tolerance);

	/**
	 * Takes the next sample. True if there is a key now: the first sample itself, later the sample before this one.
	 * Its time must be after the last one; otherwise the guarantee is void until the next Finish, and nothing worse.
	 */
	bool Push(const GroupSample& sample);

	/** Ends the line. True if the newest sample is a key now; false if it already was, or there is none. */
	bool Finish();

	/** The newest key. Only after Push or Finish returned true. */
	const GroupSample& Key() const { return key_; }

	/** The newest sample, as it would become a key. Only after a Push. */
	const GroupSample& Pending() const { return pending_; }

private:
	/** Samples that are tested one by one; a longer line has to pass the box of slopes, which costs a few more keys. */
	static constexpr std::size_t kWindow = 32;

	void StartAt(const GroupSample& sample);
	void Append(const GroupSample& sample);
	bool CanReach(const GroupSample& sample) const;
	void NarrowBox(const GroupSample& sample, float limit);

	GroupKind kind_ = GroupKind::Position;
	float reach_ = 0.0f; ///< As in ChordRules.
	bool hasKey_ = false;
	bool isConstant_ = true; ///< All samples since the key equal it.
	std::size_t count_ = 0; ///< Samples since the key, the newest being the pending one.
	GroupSample key_;
	float longestStep_ = 0.0f; ///< From the key: see LongestStep.
	GroupSample pending_;
	alignas(16) std::array<float, 4> lowest_{}; ///< Slopes from the key that pass every sample since.
	alignas(16) std::array<float, 4> highest_{};
	alignas(16) std::array<float, kWindow> times_{};
	alignas(16) std::array<float, kWindow> limits_{};
	alignas(16) std::array<std::array<float, 4>, kWindow> values_{};
};

} // namespace mria
