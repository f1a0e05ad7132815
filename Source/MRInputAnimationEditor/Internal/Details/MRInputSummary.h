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

	/** The problem, the number of locations, and what to do. */
	FText Text;

	/** The locations, one line each, as many as fit into a tooltip. */
	FText Paths;

	/** The number of locations. */
	int32 Num = 0;

	/** The repair for it, if there is one. */
	TOptional<mria::RepairKind> Repair;
};

/** The texts of the details panel about a recording. Plain functions, any thread. */
namespace MRInputSummary
{

/** Maximum number of locations that a group lists. */
inline constexpr int32 MaxPaths = 12;

/** Maximum number of markers in the panel: each row consists of widgets, visible or not. */
inline constexpr int32 MostMarkers = 500;

/** Length, frames, hands, pinches, gaze, markers, format, source and size. `Source` is the imported file, or empty. */
MRINPUTANIMATIONEDITOR_API TArray<FMRInputSummaryRow> MakeRows(
	const FMRInputRecordingData& Data, const FString& Source);

/** All findings, one group per kind and severity, worst first. */
MRINPUTANIMATIONEDITOR_API TArray<FMRInputFindingGroup> GroupFindings(const mria::RecordingView& View);

/** The repairs of Repair All: all that the groups offer. */
MRINPUTANIMATIONEDITOR_API mria::RepairSet GetRepairs(const TArray<FMRInputFindingGroup>& Groups);

/**
 * Seconds as people read them: 4.20 s, 2:03.50, 1:02:03. NaN, negative and extremely large values are printed as
 * numbers.
 */
MRINPUTANIMATIONEDITOR_API FText ToTime(double Seconds);

/** A marker's name as one readable line: shortened if it is very long, and a placeholder if it is empty. */
MRINPUTANIMATIONEDITOR_API FText ToName(const FString& Name);

} // namespace MRInputSummary
