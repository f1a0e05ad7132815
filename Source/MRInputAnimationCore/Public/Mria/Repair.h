// SPDX-License-Identifier: MIT
#pragma once

#include "Mria/Recording.h"
#include "Mria/Result.h"
#include "Mria/Span.h"

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
	Header, ///< "header": a 2019 file becomes a 1.0 file. Bytes added.
	DropNonFinite, ///< "drop-non-finite": keys that are NaN or infinite go. Keys.
	SortKeys, ///< "sort-keys": by time; keys at one time keep their order. Keys moved.
	RebuildW, ///< "rebuild-w": W from x, y and z where MRTK 2.6.0 to 2.7.2 lost it. Keys made.
	UnitQuaternions, ///< "unit-quaternions": rotation keys get length 1; those of length 0 stay. Keys.
	ContinuousSigns, ///< "continuous-signs": of q and -q, the one nearer to the key before. Keys negated.
	StartAtZero, ///< "start-at-zero": all times moved so that a late first pose key is at 0. Curves moved.
};

inline constexpr std::size_t kRepairCount = 7;

MRINPUTANIMATIONCORE_API const char* ToString(RepairKind kind);

/** The inverse of ToString. */
MRINPUTANIMATIONCORE_API std::optional<RepairKind> FindRepair(std::string_view name);

/** Which repairs to make; all, unless said otherwise. */
struct RepairSet
{
	std::array<bool, kRepairCount> wanted = {true, true, true, true, true, true, true};

	static RepairSet None() { return {std::array<bool, kRepairCount>{}}; }
	bool Has(RepairKind kind) const { return wanted[static_cast<std::size_t>(kind)]; }
	void Add(RepairKind kind) { wanted[static_cast<std::size_t>(kind)] = true; }
};

/** What one repair changed in one place. */
struct RepairReport
{
	RepairKind kind = RepairKind::Header;
	std::string path; ///< A curve, a pose, "header", "times".
	std::size_t count = 0;
};

/** "Right.Wrist: 12 rotation keys negated". */
MRINPUTANIMATIONCORE_API std::string Describe(const RepairReport& report);

/**
 * Makes the wanted repairs in place (all but the header, which is a matter of bytes) and says what it changed. Where
 * nothing was wrong, nothing changes, to the bit; a second run reports nothing.
 */
MRINPUTANIMATIONCORE_API std::vector<RepairReport> Repair(Recording& recording, const RepairSet& repairs = {});

struct RepairedRecording
{
	Recording recording;
	std::vector<RepairReport> reports;
};

/** Reads, with the header repair where it is wanted, then repairs. The error is ReadRecording's. */
MRINPUTANIMATIONCORE_API Result<RepairedRecording> RepairBytes(
	Span<const std::uint8_t> bytes, const RepairSet& repairs = {});

} // namespace mria
