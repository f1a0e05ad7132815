// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "FuzzSupport.h"
#include "Mria/Frame.h"
#include "Mria/Span.h"
#include "Support/RandomRecording.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace mria
{

/** An input begins with so many bytes that choose the operation and its options; the recording's bytes follow. */
inline constexpr std::size_t kChoiceSize = 8;

/** Numbers that code is most often wrong about. */
float OddFloat(std::uint32_t index);

/** Options made from the first bytes: the same bytes always make the same choices. */
class Choice
{
public:
	explicit Choice(const std::uint8_t* bytes);

	/** 0 to `count` - 1. */
	std::uint32_t Pick(std::uint32_t count) { return random_.Below(count); }
	bool Flip() { return random_.OneIn(2); }

	/** 0 to 1, both included. */
	float Share() { return static_cast<float>(random_.Below(65)) / 64.0f; }

	/** An everyday number, or now and then one that nobody expects. */
	float Number() { return random_.OneIn(4) ? OddFloat(random_.Below(1000)) : 4.0f * Share() - 1.0f; }

private:
	Random random_;
};

/** A recording in both forms, and what to do with it. */
struct OperationInput
{
	Span<const std::uint8_t> bytes; ///< The file.
	const RecordingView& view; ///< Of these bytes.
	const Recording& recording; ///< A copy of them.
	TimeRange range; ///< RangeOf(view).
	Choice choice;

	double Length() const { return static_cast<double>(range.end) - static_cast<double>(range.start); }
};

/** Times worth a look: inside and outside the range, at keys, between keys, and odd ones. */
std::vector<float> TimesOf(OperationInput& in, std::size_t count);

/**
 * About how many values of curved and looping curves a comparison computes. An operation that does nothing else leaves
 * out inputs with too many of them: they take the time of hundreds of others and reach nothing new.
 */
double CountEvaluations(const OperationInput& in);

/** Whether every number of a frame is finite and every rotation and direction has length 1. */
bool IsSound(const Frame& frame);

/** All of the recording but its curves' keys that are not flags: what most edits leave alone. */
Bytes FlagsAndMarkersOf(const Recording& recording);

/** Whether every key of every curve is finite, sorted, and within numbers that people record. */
bool IsEveryday(const RecordingView& recording);

/**
 * Bytes that the program holds in memory now and held at most since the last call of StartPeak. The sanitizer's
 * allocator counts them.
 */
struct MemoryUse
{
	static void StartPeak();
	static std::size_t Peak();
};

using Operation = void (*)(OperationInput& in);

Span<const Operation> PlayOperations();
Span<const Operation> EditOperations();
Span<const Operation> MeasureOperations();
Span<const Operation> CaptureOperations();
Span<const Operation> MixOperations();
Span<const Operation> FileOperations();

} // namespace mria
