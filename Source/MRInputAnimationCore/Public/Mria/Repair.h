// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

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

/** The repairs, in the order in which they are made. What `RepairReport::count` counts stands beside each. */
enum class RepairKind : std::uint8_t
{
	Stream, ///< "stream": the stream of a recording that was never saved becomes a 1.1 recording. Frames recovered.

	Header, ///< "header": a 2019 file becomes a 1.0 file. Bytes added.

	/** "drop-non-finite": keys and markers of NaN or infinity go, and partners in curves that share times. Keys. */
	DropNonFinite,

	SortKeys, ///< "sort-keys": by time; keys at one time keep their order. Keys moved.

	/**
	 * "rebuild-w": W from x, y and z where MRTK 2.6.0 to 2.7.2 lost it. Its size follows from the length 1; its sign
	 * starts as the first key's and then is the one that carries on the motion of the two keys before. Keys made.
	 */
	RebuildW,

	/** "unit-quaternions": rotation keys get length 1, if all curves share times; those of length 0 stay. Keys. */
	UnitQuaternions,

	/**
	 * "continuous-signs": of q and -q, the one nearer to the rotation before, along the curves' common time line (see
	 * FindingCode). A curve that passes a change of sign between two keys of its own gets keys there, on the curve as
	 * it was; from the one sign to the other the way is a straight line. So the rotation at each time of the time line
	 * is the same as before. Rotations of the time line negated.
	 */
	ContinuousSigns,

	StartAtZero, ///< "start-at-zero": all times, markers too, moved so that a late start is at 0. Curves moved.
};

inline constexpr std::size_t kRepairCount = 8;

MRINPUTANIMATIONCORE_API const char* ToString(RepairKind kind);

/** The inverse of ToString. */
MRINPUTANIMATIONCORE_API std::optional<RepairKind> FindRepair(std::string_view name);

/** The repair that removes such a finding; none for what cannot be repaired or need not be. Remedy says it in words. */
MRINPUTANIMATIONCORE_API std::optional<RepairKind> RepairFor(FindingCode code);

/** Which repairs to make; all, unless said otherwise. */
struct RepairSet
{
	std::array<bool, kRepairCount> wanted = {true, true, true, true, true, true, true, true};

	static RepairSet None() { return {std::array<bool, kRepairCount>{}}; }
	bool Has(RepairKind kind) const { return wanted[static_cast<std::size_t>(kind)]; }
	void Add(RepairKind kind) { wanted[static_cast<std::size_t>(kind)] = true; }
};

/** What one repair changed in one place. */
struct RepairReport
{
	RepairKind kind = RepairKind::Header;
	std::string path; ///< A curve, a pose, "stream", "header", "markers", "times".
	std::size_t count = 0;
	std::size_t added = 0; ///< ContinuousSigns only: keys that a curve got beside a change of sign.
	float seconds = 0.0f; ///< StartAtZero only: how much earlier everything is now.
};

/** "Right.Wrist: 12 rotation keys negated, 2 keys added". */
MRINPUTANIMATIONCORE_API std::string Describe(const RepairReport& report);

/**
 * Makes the wanted repairs in place (all but stream and header, which are matters of bytes) and says what it changed.
 * Where nothing was wrong, nothing changes, to the bit; a second run reports nothing. What is wrong is what Validate
 * finds. Rotations are left alone while their keys are unsorted or not finite: that is for the repairs before.
 */
MRINPUTANIMATIONCORE_API std::vector<RepairReport> Repair(Recording& recording, const RepairSet& repairs = {});

struct RepairedRecording
{
	Recording recording;
	std::vector<RepairReport> reports;
	std::optional<StreamReport> stream; ///< What was in it, if the bytes were a stream.
};

/** Reads, with the stream or header repair where it is wanted, then repairs. The error is that of reading. */
MRINPUTANIMATIONCORE_API Result<RepairedRecording> RepairBytes(
	Span<const std::uint8_t> bytes, const RepairSet& repairs = {});

} // namespace mria
