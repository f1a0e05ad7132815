// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Mria/Reducer.h"
#include "Mria/Span.h"
#include "Reducing/Chord.h"
#include "Sampling/TrackBuilder.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace mria
{

/** Indices of samples, rising. */
using KeptList = std::vector<std::uint32_t>;

/** Copies of the last sample that follow it. */
inline constexpr std::size_t kSamplePadding = kMaxBatch;

/** Each number of all samples. */
using SampleColumns = std::array<const float*, kRotationWidth>;

/** The curves of one group as samples on common, rising times. Made once and loaded again and again. */
class GroupSamples
{
public:
	struct LoadRules
	{
		Dialect dialect = Dialect::Mrtk11;
		bool hasContinuousSigns = true; ///< Of q and -q, the one nearer to the sample before; otherwise as stored.
	};

	/** Reads the curves. On failure, returns the reason and is empty. */
	std::optional<SkipReason> Load(Span<const CurveView> curves, GroupKind kind, const LoadRules& rules);

	/** Sets the room that lines have to pass each sample. */
	void SetRules(const ChordRules& rules);

	/** The first number, or each, of the samples that are kept, as keys with lines between them. */
	void CopyKeys(const KeptList& kept, Span<std::vector<Keyframe>* const> out) const;

	/** Whether the curves had key times of their own. */
	bool IsMerged() const { return isMerged_; }

	GroupKind Kind() const { return kind_; }
	std::size_t Count() const { return count_; }
	std::size_t Width() const { return width_; }
	Span<const float> Times() const { return {times_, count_}; }
	const float* Sample(std::size_t index) const { return values_ + index * width_; }
	SampleRow Row() const { return {times_, values_, limits_.data()}; }

	/** The samples number by number, from SetRules on. */
	SampleColumns Columns() const;

	const ChordRules& Rules() const { return rules_; }

	/** Whether every sample has some room. */
	bool HasRoom() const { return hasRoom_; }

	/** The length of the shortest sample. */
	float Shortest() const { return shortest_; }

private:
	std::optional<SkipReason> Merge(Span<const CurveView> curves, bool isContinuous, Dialect dialect);
	TrackSpace MakeSpace(std::size_t keyCount);
	void Adopt(const Track& track);

	template <std::size_t Count>
	void CopyKeys(const KeptList& kept, std::vector<Keyframe>* const* out) const;

	/** The squares of the shortest and the longest sample. */
	struct Lengths
	{
		float least;
		float most;
	};

	/** Leaves the squares of all lengths in the limits, and fills the columns. */
	template <std::size_t Width>
	Lengths MeasureLengths();

	GroupKind kind_ = GroupKind::Position;
	std::size_t width_ = kPositionWidth;
	std::size_t count_ = 0;
	float* times_ = nullptr;
	float* values_ = nullptr;
	std::vector<float> memory_;
	std::vector<float> limits_;
	std::vector<float> columns_;
	std::size_t columnSize_ = 0;
	ChordRules rules_;
	bool isMerged_ = false;
	bool hasRoom_ = false;
	float shortest_ = 0.0f;
};

} // namespace mria
