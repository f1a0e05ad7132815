// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Mria/Repair.h"

#include "Checking/RepairSteps.h"
#include "Format/FormatConstants.h"
#include "Mria/Reader.h"

#include <cstdio>
#include <utility>

/*
 * Why it is built like this. The order of the repairs matters: NaN and infinite keys would break sorting, unsorted
 * keys would break everything that looks at neighbours, and signs can only be compared once W is known and lengths
 * are 1. Each step therefore requires the earlier ones and skips a curve that still needs them, so that a user who
 * selects only some repairs never gets a curve that is worse than before.
 *
 * A repair changes only what Validate reports, and nothing in a recording without problems. That keeps a repaired
 * file comparable with its original, and makes a second run a no-op, which the fuzz targets check.
 */

namespace mria
{

namespace RepairDetail
{
/** A repair's name, and what is counted (one, many) and was done. */
struct Entry
{
	const char* name;
	const char* one;
	const char* many;
	const char* done;
};

constexpr Entry kEntries[kRepairCount] = {
	{"stream", "frame", "frames", " recovered"},
	{"header", "byte", "bytes", " put in front"},
	{"drop-non-finite", "key", "keys", " dropped"},
	{"sort-keys", "key", "keys", " moved"},
	{"rebuild-w", "W key", "W keys", " made"},
	{"unit-quaternions", "rotation key", "rotation keys", " brought to length 1"},
	{"continuous-signs", "rotation key", "rotation keys", " negated"},
	{"start-at-zero", "curve", "curves", " moved"},
};

const Entry& EntryOf(RepairKind kind)
{
	return kEntries[static_cast<std::size_t>(kind)];
}

using Step = void (*)(EditedRecording recording, Reports& out);

/** In the order of RepairKind. Stream and header repairs work on bytes and are not listed here. */
constexpr Step kSteps[kRepairCount] = {
	nullptr, nullptr, DropNonFinite, SortKeys, RebuildW, UnitQuaternions, ContinuousSigns, StartAtZero};

void RunSteps(EditedRecording recording, const RepairSet& repairs, RepairKind first, RepairKind last, Reports& out)
{
	for (std::size_t i = static_cast<std::size_t>(first); i <= static_cast<std::size_t>(last); ++i)
	{
		if (repairs.wanted[i])
		{
			kSteps[i](recording, out);
		}
	}
}

/** Repairs rotations until there is nothing left: curves with keys added may share times, and then lengths count. */
void RunRotationSteps(EditedRecording recording, const RepairSet& repairs, Reports& out)
{
	constexpr int kMostRounds = 8; // real recordings take one, or two
	for (int round = 0; round < kMostRounds; ++round)
	{
		const std::size_t before = out.size();
		RunSteps(recording, repairs, RepairKind::RebuildW, RepairKind::ContinuousSigns, out);
		if (out.size() == before)
		{
			return;
		}
	}
}

constexpr std::size_t kHeaderSize = kMagicSize + 2 * sizeof(std::int32_t);

Result<RepairedRecording> Recover(Span<const std::uint8_t> bytes)
{
	Result<RecoveredStream> recovered = RecoverStream(bytes);
	if (!recovered)
	{
		return recovered.GetError();
	}
	RepairedRecording repaired;
	repaired.recording = PackedRecording(std::move(recovered.Value().recording));
	repaired.stream = std::move(recovered.Value().report);
	repaired.reports.push_back({RepairKind::Stream, "stream", static_cast<std::size_t>(repaired.stream->frames)});
	return repaired;
}

/** The repairs of bytes. */
Result<RepairedRecording> ReadForRepair(Span<const std::uint8_t> bytes, const RepairSet& repairs)
{
	ReadOptions options;
	options.acceptHeaderless = repairs.Has(RepairKind::Header);
	const Result<RecordingView> read = OpenRecording(bytes, options);
	if (!read)
	{
		const bool isStream = read.GetError().code == ErrorCode::StreamFile;
		return isStream && repairs.Has(RepairKind::Stream) ? Recover(bytes) : read.GetError();
	}
	RepairedRecording repaired;
	repaired.recording = PackedRecording(read.Value());
	if (!HasMagic(bytes))
	{
		repaired.reports.push_back({RepairKind::Header, "header", kHeaderSize});
	}
	return repaired;
}
} // namespace RepairDetail

const char* ToString(RepairKind kind)
{
	return RepairDetail::EntryOf(kind).name;
}

std::optional<RepairKind> RepairFor(FindingCode code)
{
	switch (code)
	{
	case FindingCode::NonFiniteTime:
	case FindingCode::NonFiniteValue:
		return RepairKind::DropNonFinite;
	case FindingCode::UnsortedTimes:
		return RepairKind::SortKeys;
	case FindingCode::DamagedW:
		return RepairKind::RebuildW;
	case FindingCode::NonUnitQuaternion:
		return RepairKind::UnitQuaternions;
	case FindingCode::SignFlip:
		return RepairKind::ContinuousSigns;
	case FindingCode::LateStart:
		return RepairKind::StartAtZero;
	default:
		return std::nullopt;
	}
}

std::optional<RepairKind> FindRepair(std::string_view name)
{
	for (std::size_t i = 0; i < kRepairCount; ++i)
	{
		if (RepairDetail::kEntries[i].name == name)
		{
			return static_cast<RepairKind>(i);
		}
	}
	return std::nullopt;
}

std::string Describe(const RepairReport& report)
{
	const RepairDetail::Entry& entry = RepairDetail::EntryOf(report.kind);
	const auto counted = [](std::size_t count, const char* one, const char* many)
	{ return std::to_string(count) + " " + (count == 1 ? one : many); };

	std::string text = report.path + ": " + counted(report.count, entry.one, entry.many) + entry.done;
	if (report.added > 0)
	{
		text += ", " + counted(report.added, "key", "keys") + " added";
	}
	if (report.kind == RepairKind::StartAtZero)
	{
		char seconds[64];
		std::snprintf(seconds, sizeof(seconds), " %.3f s earlier", static_cast<double>(report.seconds));
		text += seconds;
	}
	return text;
}

std::vector<RepairReport> Repair(EditedRecording recording, const RepairSet& repairs)
{
	std::vector<RepairReport> reports;
	RepairDetail::RunSteps(recording, repairs, RepairKind::DropNonFinite, RepairKind::SortKeys, reports);
	RepairDetail::RunRotationSteps(recording, repairs, reports);
	RepairDetail::RunSteps(recording, repairs, RepairKind::StartAtZero, RepairKind::StartAtZero, reports);
	return reports;
}

Result<RepairedRecording> RepairBytes(Span<const std::uint8_t> bytes, const RepairSet& repairs)
{
	Result<RepairedRecording> repaired = RepairDetail::ReadForRepair(bytes, repairs);
	if (repaired)
	{
		const std::vector<RepairReport> reports = Repair(repaired.Value().recording, repairs);
		std::vector<RepairReport>& all = repaired.Value().reports;
		all.insert(all.end(), reports.begin(), reports.end());
	}
	return repaired;
}

} // namespace mria
