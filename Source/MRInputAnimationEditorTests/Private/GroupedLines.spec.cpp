// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Misc/AutomationTest.h"
#include "Mria/Repair.h"
#include "Mria/Validation.h"
#include "Mria/Writer.h"
#include "Reports/MRInputGroupedLines.h"

#if WITH_DEV_AUTOMATION_TESTS

BEGIN_DEFINE_SPEC(FMRInputGroupedLinesSpec, "MRInputAnimation.Editor.GroupedLines",
	EAutomationTestFlags::EditorContext | EAutomationTestFlags::ProductFilter)
END_DEFINE_SPEC(FMRInputGroupedLinesSpec)

void FMRInputGroupedLinesSpec::Define()
{
	It("groups findings by code and severity, with the number of locations, the sum and the worst",
		[this]
		{
			using mria::FindingCode;
			using mria::Severity;
			const std::vector<mria::Finding> Findings = {{Severity::Warning, FindingCode::SignFlip, "Left.Palm", 3},
				{Severity::Info, FindingCode::SignFlip, "Left.Wrist", 500},
				{Severity::Warning, FindingCode::SignFlip, "Right.Palm", 1200},
				{Severity::Warning, FindingCode::UnsortedTimes, "Camera.PositionX", 1},
				{Severity::Warning, FindingCode::SignFlip, "Right.Wrist", 7}};
			const TArray<FMRInputFinding> Lines = MRInputGroupedLines::GroupFindings(Findings);
			if (TestEqual(TEXT("kinds"), Lines.Num(), 3))
			{
				TestTrue(TEXT("the first"),
					Lines[0].Text.ToString().StartsWith(
						TEXT("3 places, 1,210 in all; the worst is Right.Palm: 1200 sign flips")));
				TestEqual(TEXT("its place"), Lines[0].Path, FString(TEXT("Right.Palm")));
				TestTrue(TEXT("the second"), Lines[1].Text.ToString().StartsWith(TEXT("Left.Wrist: 500 sign flips")));
				TestTrue(TEXT("less bad"), Lines[1].Severity == EMRInputSeverity::Info);
				TestEqual(TEXT("the third"), Lines[2].Code, FName(TEXT("UnsortedTimes")));
			}
			TestEqual(TEXT("none"), MRInputGroupedLines::GroupFindings({}).Num(), 0);
		});
	It("groups changes and losses by kind",
		[this]
		{
			using mria::RepairKind;
			const TArray<FText> Changes =
				MRInputGroupedLines::GroupChanges({{RepairKind::SortKeys, "Camera.PositionX", 2, 0},
					{RepairKind::RebuildW, "Left.Palm", 60, 0}, {RepairKind::SortKeys, "Camera.PositionY", 5, 0}});
			TestEqual(TEXT("changes"), Changes.Num(), 2);
			TestTrue(
				TEXT("sorted"), Changes[0].ToString().StartsWith(TEXT("2 places, 7 in all; the worst is Camera.")));
			TestTrue(TEXT("rebuilt"), Changes[1].ToString().StartsWith(TEXT("Left.Palm: ")));
			const TArray<FText> Losses = MRInputGroupedLines::GroupLosses({{mria::LossCode::Gaze, "Gaze.OriginX", 10},
				{mria::LossCode::Tangents, "Camera.PositionX", 4}, {mria::LossCode::Tangents, "Camera.PositionY", 3}});
			TestEqual(TEXT("losses"), Losses.Num(), 2);
			TestTrue(
				TEXT("tangents"), Losses[1].ToString().StartsWith(TEXT("2 places, 7 in all; the worst is Camera.")));
		});
}

#endif
