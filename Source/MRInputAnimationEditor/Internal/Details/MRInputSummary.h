// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "MRInputFrame.h"
#include "MRInputRecordingData.h"
#include "Misc/Optional.h"
#include "Mria/Repair.h"

/** A line of the summary. */
struct FMRInputSummaryRow
{
	FText Label;
	FText Value;
};

/** All findings of one kind and severity. */
struct FMRInputFindingGroup
{
	/** That of all of them. */
	EMRInputSeverity Severity = EMRInputSeverity::Info;

	/** Its stable name, such as SignFlip. */
	FName Code;

	/** What is odd, in how many places, and what to do. */
	FText Text;

	/** The places, a line each, as far as a tool tip goes. */
	FText Paths;

	/** In how many places. */
	int32 Num = 0;

	/** What one click does about it, if anything can. */
	TOptional<mria::RepairKind> Repair;
};

/** What the details panel says about a recording. Plain functions, any thread. */
namespace MRInputSummary
{

/** Places that a group names at most. */
inline constexpr int32 MaxPaths = 12;

/** Markers that the panel lists at most: each row is made of widgets, seen or not. */
inline constexpr int32 MostMarkers = 500;

/** Length, frames, hands, pinches, gaze, markers, format, source and size. `Source` is the imported file, or empty. */
MRINPUTANIMATIONEDITOR_API TArray<FMRInputSummaryRow> MakeRows(
	const FMRInputRecordingData& Data, const FString& Source);

/** Everything odd, one group a kind and severity, worst first. */
MRINPUTANIMATIONEDITOR_API TArray<FMRInputFindingGroup> GroupFindings(const mria::RecordingView& View);

/** What Repair All does: all that the groups offer. */
MRINPUTANIMATIONEDITOR_API mria::RepairSet GetRepairs(const TArray<FMRInputFindingGroup>& Groups);

/** Seconds as people read them: 4.20 s, 2:03.50, 1:02:03. Not a number, below 0 and beyond lifetimes as they are. */
MRINPUTANIMATIONEDITOR_API FText ToTime(double Seconds);

/** A marker's name as a line to read: cut where it is endless, and something where it is nothing. */
MRINPUTANIMATIONEDITOR_API FText ToName(const FString& Name);

} // namespace MRInputSummary
