// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Details/MRInputSummary.h"

#include "MRInputConvert.h"
#include "MRInputMessages.h"
#include "Misc/Paths.h"
#include "Mria/Statistics.h"
#include "Mria/Validation.h"
#include "Reports/MRInputGroupedLines.h"

#define LOCTEXT_NAMESPACE "MRInputSummary"

namespace MRInputSummaryDetail
{
FText ToTenths(double Value)
{
	return FText::FromString(FString::Printf(TEXT("%.1f"), Value));
}

FText ToHundredths(double Value)
{
	return FText::FromString(FString::Printf(TEXT("%.2f"), Value));
}

FText ToText(const char* Text)
{
	return FText::FromString(UTF8_TO_TCHAR(Text));
}

FText DescribeDuration(const mria::RecordingStatistics& Statistics)
{
	const FText Length = MRInputSummary::ToTime(Statistics.duration);
	const double Start = Statistics.range.start;
	return FMath::Abs(Start) < 0.005
		? Length
		: FText::Format(LOCTEXT("LateDuration", "{0}, starts at {1}"), Length, MRInputSummary::ToTime(Start));
}

FText DescribeFrames(const mria::FrameStatistics& Frames)
{
	const FText Count = FText::AsNumber(static_cast<int64>(Frames.count));
	return Frames.medianStep <= 0.0
		? Count
		: FText::Format(LOCTEXT("Frames", "{0}, {1} per second"), Count, ToTenths(1.0 / Frames.medianStep));
}

FText DescribeHand(const mria::HandStatistics& Hand)
{
	if (Hand.trackedTime <= 0.0)
	{
		return LOCTEXT("NeverTracked", "never tracked");
	}
	return FText::Format(
		LOCTEXT("Tracked", "tracked {0} % of the time, lost {1} {1}|plural(one=time,other=times), {2} m travelled"),
		FMath::RoundToInt32(Hand.trackedShare * 100.0), static_cast<int64>(Hand.losses),
		ToHundredths(FMath::Max(Hand.palm.path, Hand.wrist.path)));
}

FText DescribePinches(const mria::RecordingStatistics& Statistics)
{
	const mria::PinchStatistics& Left = Statistics[mria::Hand::Left].pinch;
	const mria::PinchStatistics& Right = Statistics[mria::Hand::Right].pinch;
	return FText::Format(LOCTEXT("Pinches", "left {0} ({1}), right {2} ({3})"), static_cast<int64>(Left.count),
		MRInputSummary::ToTime(Left.total), static_cast<int64>(Right.count), MRInputSummary::ToTime(Right.total));
}

FText DescribeSize(int32 Bytes)
{
	if (Bytes < 1024)
	{
		return FText::Format(LOCTEXT("Bytes", "{0} {0}|plural(one=byte,other=bytes)"), Bytes);
	}
	const double Kilobytes = Bytes / 1024.0;
	return Kilobytes < 1024.0 ? FText::Format(LOCTEXT("Kilobytes", "{0} KB"), ToTenths(Kilobytes))
							  : FText::Format(LOCTEXT("Megabytes", "{0} MB"), ToHundredths(Kilobytes / 1024.0));
}

/** One line each, as many as fit into a tooltip. */
FText ListPaths(const TArray<FText>& Paths)
{
	TArray<FText> Lines(Paths.GetData(), FMath::Min(Paths.Num(), MRInputSummary::MaxPaths));
	if (Paths.Num() > Lines.Num())
	{
		Lines.Add(FText::Format(LOCTEXT("MorePaths", "and {0} more"), Paths.Num() - Lines.Num()));
	}
	return FText::Join(FText::FromString(TEXT("\n")), Lines);
}
} // namespace MRInputSummaryDetail

FText MRInputSummary::ToTime(double Seconds)
{
	constexpr double LargestShown = 1e10;
	if (Seconds > LargestShown)
	{
		return FText::Format(LOCTEXT("Seconds", "{0} s"), FText::FromString(FString::Printf(TEXT("%g"), Seconds)));
	}
	if (FMath::IsNaN(Seconds) || Seconds < 59.995)
	{
		return FText::Format(LOCTEXT("Seconds", "{0} s"), MRInputSummaryDetail::ToHundredths(Seconds));
	}
	const int64 Hundredths = static_cast<int64>(Seconds * 100.0 + 0.5);
	const int64 Minutes = Hundredths / 6000;
	if (Minutes < 60)
	{
		return FText::FromString(
			FString::Printf(TEXT("%lld:%05.2f"), Minutes, static_cast<double>(Hundredths % 6000) / 100.0));
	}
	return FText::FromString(
		FString::Printf(TEXT("%lld:%02lld:%02lld"), Minutes / 60, Minutes % 60, (Hundredths % 6000) / 100));
}

FText MRInputSummary::ToName(const FString& Name)
{
	constexpr int32 MostLetters = 200;
	FString Line = Name.Left(MostLetters);
	for (TCHAR& Letter : Line.GetCharArray())
	{
		Letter = Letter == TEXT('\n') || Letter == TEXT('\r') ? TEXT(' ') : Letter;
	}
	Line.TrimStartAndEndInline();
	if (Line.IsEmpty())
	{
		return LOCTEXT("NoName", "(no name)");
	}
	return FText::FromString(Name.Len() > MostLetters ? Line + TEXT("\u2026") : Line);
}

TArray<FMRInputSummaryRow> MRInputSummary::MakeRows(const FMRInputRecordingData& Data, const FString& Source)
{
	using namespace MRInputSummaryDetail;
	const mria::RecordingStatistics Statistics = mria::ComputeStatistics(Data.GetView());
	return {
		{LOCTEXT("DurationLabel", "Duration"), DescribeDuration(Statistics)},
		{LOCTEXT("FramesLabel", "Frames"), DescribeFrames(Statistics.frames)},
		{LOCTEXT("LeftLabel", "Left Hand"), DescribeHand(Statistics[mria::Hand::Left])},
		{LOCTEXT("RightLabel", "Right Hand"), DescribeHand(Statistics[mria::Hand::Right])},
		{LOCTEXT("PinchesLabel", "Pinches"), DescribePinches(Statistics)},
		{LOCTEXT("GazeLabel", "Eye Gaze"),
			Statistics.hasGaze ? LOCTEXT("Gaze", "recorded") : LOCTEXT("NoGaze", "not recorded")},
		{LOCTEXT("MarkersLabel", "Markers"), FText::AsNumber(static_cast<int64>(Statistics.markers))},
		{LOCTEXT("KeysLabel", "Keys"), FText::AsNumber(static_cast<int64>(Statistics.keys))},
		{LOCTEXT("FormatLabel", "Format"), ToText(mria::ToString(Data.GetView().dialect))},
		{LOCTEXT("SourceLabel", "Source"),
			Source.IsEmpty() ? LOCTEXT("NoSource", "none: not imported from a file") : FText::FromString(Source)},
		{LOCTEXT("SizeLabel", "Size"), DescribeSize(Data.GetBytes().Num())},
	};
}

TArray<FMRInputFindingGroup> MRInputSummary::GroupFindings(const mria::RecordingView& View)
{
	const std::vector<mria::Finding> Findings = mria::Validate(View);
	TArray<FMRInputFinding> Members;
	for (const mria::Finding& Finding : Findings)
	{
		Members.Add(MRInputMessages::ToFinding(Finding));
	}
	TArray<FMRInputFindingGroup> Groups;
	for (const FMRInputFinding& Line : MRInputGroupedLines::GroupFindings(Findings))
	{
		FMRInputFindingGroup& Group = Groups.AddDefaulted_GetRef();
		Group.Severity = Line.Severity;
		Group.Code = Line.Code;
		Group.Text = Line.Text;
		TArray<FText> Paths;
		for (int32 Index = 0; Index < Members.Num(); ++Index)
		{
			if (Members[Index].Code == Line.Code && Members[Index].Severity == Line.Severity)
			{
				Paths.Add(FText::FromString(Members[Index].Path));
				const std::optional<mria::RepairKind> Repair = mria::RepairFor(Findings[Index].code);
				Group.Repair = Repair ? TOptional<mria::RepairKind>(*Repair) : Group.Repair;
			}
		}
		Group.Num = Paths.Num();
		Group.Paths = MRInputSummaryDetail::ListPaths(Paths);
	}
	return Groups;
}

mria::RepairSet MRInputSummary::GetRepairs(const TArray<FMRInputFindingGroup>& Groups)
{
	mria::RepairSet Repairs = mria::RepairSet::None();
	for (const FMRInputFindingGroup& Group : Groups)
	{
		if (Group.Repair)
		{
			Repairs.Add(*Group.Repair);
		}
	}
	return Repairs;
}

#undef LOCTEXT_NAMESPACE
