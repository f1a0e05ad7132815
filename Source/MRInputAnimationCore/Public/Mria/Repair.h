// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Mria/PackedRecording.h"
#include "Mria/Recording.h"
#include "Mria/Result.h"
#include "Mria/Span.h"
#include "Mria/Stream.h"
#include "Mria/Validation.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace mria
{

/** The repairs, in the order in which they run. Each says what `RepairReport::count` counts. */
enum class RepairKind : std::uint8_t
{
	Stream, ///< "stream": converts the stream of a recording that was never saved into a 1.1 recording. Counts
			///< recovered frames.

	Header, ///< "header": converts a 2019 file into a 1.0 file. Counts added bytes.

	/**
	 * "drop-non-finite": removes keys and markers that are NaN or infinite, and the keys at the same times in curves
	 * that share times. Counts keys.
	 */
	DropNonFinite,

	SortKeys, ///< "sort-keys": sorts keys by time; keys at the same time keep their order. Counts moved keys.

	/**
	 * "rebuild-w": computes W from x, y and z if MRTK 2.6.0 to 2.7.2 lost it. Its magnitude follows from length 1.
	 * Its sign starts with that of the first key and then continues the motion of the two previous keys. Counts
	 * computed keys.
	 */
	RebuildW,

	/** "unit-quaternions": normalizes rotation keys if all curves share times; keys of length 0 stay. Counts keys. */
	UnitQuaternions,

	/**
	 * "continuous-signs": of q and -q, selects the one closer to the previous rotation, on the common timeline of
	 * the curves (see FindingCode). A curve that changes sign between two of its own keys gets keys there, on the
	 * curve as it was, and a straight line between the two signs. The rotation at each time of the timeline does not
	 * change. Counts negated rotations of the timeline.
	 */
	ContinuousSigns,

	StartAtZero, ///< "start-at-zero": moves all times and markers so that a late start becomes 0. Counts moved curves.
};

inline constexpr std::size_t kRepairCount = 8;

MRINPUTANIMATIONCORE_API const char* ToString(RepairKind kind);

/** The inverse of ToString. */
MRINPUTANIMATIONCORE_API std::optional<RepairKind> FindRepair(std::string_view name);

/** Returns the repair for a finding; empty for findings that cannot or need not be repaired. Remedy has the text. */
MRINPUTANIMATIONCORE_API std::optional<RepairKind> RepairFor(FindingCode code);

/** The repairs to run. Default: all. */
struct RepairSet
{
	std::array<bool, kRepairCount> wanted = {true, true, true, true, true, true, true, true};

	static RepairSet None() { return {std::array<bool, kRepairCount>{}}; }
	bool Has(RepairKind kind) const { return wanted[static_cast<std::size_t>(kind)]; }
	void Add(RepairKind kind) { wanted[static_cast<std::size_t>(kind)] = true; }
};

/** What one repair changed in one location. */
struct RepairReport
{
	RepairKind kind = RepairKind::Header;
	std::string path; ///< A curve, a pose, "stream", "header", "markers", "times".
	std::size_t count = 0;
	std::size_t added = 0; ///< ContinuousSigns only: keys that were added next to a change of sign.
	float seconds = 0.0f; ///< StartAtZero only: how much earlier everything is now.
};

/** "Right.Wrist: 12 rotation keys negated, 2 keys added". */
MRINPUTANIMATIONCORE_API std::string Describe(const RepairReport& report);

/**
 * Runs the selected repairs, except Stream and Header, which apply to bytes, and reports the changes. A recording
 * without problems keeps its exact bits, and a second run reports nothing. The problems are those that Validate
 * finds. Rotations are skipped while their keys are unsorted, NaN or infinite; the earlier repairs fix that.
 */
MRINPUTANIMATIONCORE_API std::vector<RepairReport> Repair(EditedRecording recording, const RepairSet& repairs = {});

struct RepairedRecording
{
	PackedRecording recording;
	std::vector<RepairReport> reports;
	std::optional<StreamReport> stream; ///< Report of the stream, if the bytes were one.
};

/**
 * Reads the bytes, with the stream and header repairs if selected, and repairs the recording. Fails only if reading
 * fails.
 */
MRINPUTANIMATIONCORE_API Result<RepairedRecording> RepairBytes(
	Span<const std::uint8_t> bytes, const RepairSet& repairs = {});

} // namespace mria
