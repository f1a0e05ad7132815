// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Details/MRInputRepairs.h"
#include "Details/MRInputSummary.h"
#include "MRInputAnimation.h"
#include "Misc/AutomationTest.h"
#include "Mria/Writer.h"
#include "Reports/MRInputGroupedLines.h"
#include "Support/MRInputEditorTestFiles.h"
#include "Support/MRInputGrabRecording.h"
#include "UObject/StrongObjectPtr.h"

#if WITH_DEV_AUTOMATION_TESTS

BEGIN_DEFINE_SPEC(FMRInputSummarySpec, "MRInputAnimation.Editor.Summary",
	EAutomationTestFlags::EditorContext | EAutomationTestFlags::ProductFilter)
void DefineRows();
void DefineGroups();
FMRInputRecordingData::FPtr Read(TArray<uint8> Bytes);
FMRInputRecordingData::FPtr Read(const mria::Recording& Recording);
FString Find(const TArray<FMRInputSummaryRow>& Rows, const TCHAR* Label);
END_DEFINE_SPEC(FMRInputSummarySpec)

FMRInputRecordingData::FPtr FMRInputSummarySpec::Read(TArray<uint8> Bytes)
{
	mria::Error Error;
	FMRInputRecordingData::FPtr Data = FMRInputRecordingData::Read(MoveTemp(Bytes), Error);
	TestTrue(TEXT("can be read"), Data.IsValid());
	return Data;
}

FMRInputRecordingData::FPtr FMRInputSummarySpec::Read(const mria::Recording& Recording)
{
	const mria::WrittenRecording Written = mria::WriteRecording(Recording, Recording.dialect);
	return Read(TArray<uint8>(Written.bytes.data(), static_cast<int32>(Written.bytes.size())));
}

FString FMRInputSummarySpec::Find(const TArray<FMRInputSummaryRow>& Rows, const TCHAR* Label)
{
	const FMRInputSummaryRow* Row =
		Rows.FindByPredicate([Label](const FMRInputSummaryRow& Other) { return Other.Label.ToString() == Label; });
	return Row ? Row->Value.ToString() : FString(TEXT("missing"));
}

void FMRInputSummarySpec::Define()
{
	DefineRows();
	DefineGroups();
}

void FMRInputSummarySpec::DefineRows()
{
	It("says what is in a recording",
		[this]
		{
			const FMRInputRecordingData::FPtr Data = Read(MRInputEditorTestFiles::GetSample(TEXT("PinchDrag")));
			const TArray<FMRInputSummaryRow> Rows = MRInputSummary::MakeRows(*Data, TEXT("Takes/PinchDrag.bin"));
			for (const FMRInputSummaryRow& Row : Rows)
			{
				AddInfo(Row.Label.ToString() + TEXT(": ") + Row.Value.ToString());
			}
			const double Length = Data->GetRange().end - Data->GetRange().start;
			TestEqual(TEXT("duration"), Find(Rows, TEXT("Duration")), MRInputSummary::ToTime(Length).ToString());
			TestTrue(TEXT("rate"), Find(Rows, TEXT("Frames")).EndsWith(TEXT(", 60.0 per second")));
			TestTrue(TEXT("a hand"), Find(Rows, TEXT("Right Hand")).StartsWith(TEXT("tracked ")));
			TestTrue(TEXT("pinches"), Find(Rows, TEXT("Pinches")).Contains(TEXT("right 1 (")));
			TestEqual(TEXT("source"), Find(Rows, TEXT("Source")), FString(TEXT("Takes/PinchDrag.bin")));
			TestTrue(TEXT("size"), Find(Rows, TEXT("Size")).EndsWith(TEXT("KB")));
		});
	It("shows that an empty recording has no content",
		[this]
		{
			const TArray<FMRInputSummaryRow> Rows = MRInputSummary::MakeRows(*Read(mria::Recording()), FString());
			TestEqual(TEXT("duration"), Find(Rows, TEXT("Duration")), FString(TEXT("0.00 s")));
			TestEqual(TEXT("frames"), Find(Rows, TEXT("Frames")), FString(TEXT("0")));
			TestEqual(TEXT("hand"), Find(Rows, TEXT("Left Hand")), FString(TEXT("never tracked")));
			TestEqual(TEXT("gaze"), Find(Rows, TEXT("Eye Gaze")), FString(TEXT("not recorded")));
			TestTrue(TEXT("source"), Find(Rows, TEXT("Source")).StartsWith(TEXT("none")));
		});
	It("distinguishes the hands, and uses the wrist if there is no palm",
		[this]
		{
			mria::Recording Recording = MRInputGrabRecording::Make();
			const auto CurveOf = [&Recording](mria::Joint Joint) -> mria::Curve&
			{ return Recording.curves[mria::JointCurve(mria::Hand::Left, Joint, mria::PoseComponent::PositionX)]; };
			CurveOf(mria::Joint::Wrist) = CurveOf(mria::Joint::Palm);
			CurveOf(mria::Joint::Palm) = {};
			const TArray<FMRInputSummaryRow> Rows = MRInputSummary::MakeRows(*Read(Recording), FString());
			TestEqual(TEXT("pinches"), Find(Rows, TEXT("Pinches")), FString(TEXT("left 1 (1.00 s), right 0 (0.00 s)")));
			TestTrue(TEXT("way"), Find(Rows, TEXT("Left Hand")).EndsWith(TEXT("3.00 m travelled")));
		});
	It("reports a late start",
		[this]
		{
			const FString Duration = Find(
				MRInputSummary::MakeRows(*Read(MRInputEditorTestFiles::MakeFaulty()), FString()), TEXT("Duration"));
			TestTrue(Duration, Duration.EndsWith(TEXT("starts at 3.00 s")));
		});
	It("writes times as people read them",
		[this]
		{
			TestEqual(TEXT("short"), MRInputSummary::ToTime(4.204).ToString(), FString(TEXT("4.20 s")));
			TestEqual(TEXT("minutes"), MRInputSummary::ToTime(123.5).ToString(), FString(TEXT("2:03.50")));
			TestEqual(TEXT("rounded up"), MRInputSummary::ToTime(119.996).ToString(), FString(TEXT("2:00.00")));
			TestEqual(TEXT("hours"), MRInputSummary::ToTime(3723.0).ToString(), FString(TEXT("1:02:03")));
			TestEqual(TEXT("almost a minute"), MRInputSummary::ToTime(59.996).ToString(), FString(TEXT("1:00.00")));
			TestEqual(TEXT("the largest float"), MRInputSummary::ToTime(3.4e38).ToString(), FString(TEXT("3.4e+38 s")));
			TestEqual(TEXT("before 0"), MRInputSummary::ToTime(-1.0).ToString(), FString(TEXT("-1.00 s")));
		});
}

void FMRInputSummarySpec::DefineGroups()
{
	It("makes a line of any marker's name",
		[this]
		{
			TestEqual(TEXT("as it is"), MRInputSummary::ToName(TEXT("grab")).ToString(), FString(TEXT("grab")));
			TestEqual(TEXT("empty"), MRInputSummary::ToName(TEXT(" \n")).ToString(), FString(TEXT("(no name)")));
			TestEqual(TEXT("lines"), MRInputSummary::ToName(TEXT("a\nb")).ToString(), FString(TEXT("a b")));
			const FString Endless = FString::ChrN(100000, TEXT('x'));
			TestEqual(TEXT("endless"), MRInputSummary::ToName(Endless).ToString().Len(), 201);
		});
	It("puts findings of one kind together, worst first, each with its repair",
		[this]
		{
			const FMRInputRecordingData::FPtr Data = Read(MRInputEditorTestFiles::MakeFaulty());
			const std::vector<mria::Finding> Findings = mria::Validate(Data->GetView());
			const TArray<FMRInputFindingGroup> Groups = MRInputSummary::GroupFindings(Data->GetView());
			int32 Num = 0;
			for (int32 Index = 0; Index < Groups.Num(); ++Index)
			{
				Num += Groups[Index].Num;
				TestTrue(TEXT("worst first"), Index == 0 || Groups[Index - 1].Severity >= Groups[Index].Severity);
			}
			TestEqual(TEXT("none is left out"), Num, static_cast<int32>(Findings.size()));
			TestTrue(TEXT("fewer groups than findings"), Groups.Num() < Num);
			const FMRInputFindingGroup* Flips = Groups.FindByPredicate(
				[](const FMRInputFindingGroup& Group) { return Group.Code == TEXT("SignFlip"); });
			TestTrue(TEXT("its repair"), Flips && Flips->Repair == mria::RepairKind::ContinuousSigns);
			TestTrue(TEXT("its places"), Flips && Flips->Paths.ToString().Contains(TEXT("and ")));
			const mria::RepairSet All = MRInputSummary::GetRepairs(Groups);
			TestTrue(TEXT("all"), All.Has(mria::RepairKind::ContinuousSigns) && All.Has(mria::RepairKind::StartAtZero));
			TestFalse(TEXT("no more than that"), All.Has(mria::RepairKind::RebuildW));
		});
	It("says what the editor does about a finding, never what the command-line tool does",
		[this]
		{
			constexpr uint8 Last = static_cast<uint8>(mria::FindingCode::InvalidUtf8);
			for (uint8 Code = 0; Code <= Last; ++Code)
			{
				mria::Finding Finding;
				Finding.code = static_cast<mria::FindingCode>(Code);
				const FString Text = MRInputGroupedLines::GroupFindings({Finding})[0].Text.ToString();
				TestFalse(Text, Text.Contains(TEXT("mria")));
				TestTrue(Text, Text.Contains(TEXT("asset's details")) == mria::RepairFor(Finding.code).has_value());
			}
		});
	It("has its own label and sentence for every repair of a finding",
		[this]
		{
			TMap<FString, mria::RepairKind> Labels;
			for (int32 Code = 0; Code <= static_cast<int32>(mria::FindingCode::InvalidUtf8); ++Code)
			{
				if (const auto Repair = mria::RepairFor(static_cast<mria::FindingCode>(Code)))
				{
					const FString Name = UTF8_TO_TCHAR(mria::ToString(*Repair));
					const FString Label = MRInputRepairs::GetLabel(*Repair).ToString();
					TestNotEqual(Name, Label, FString(TEXT("Repair")));
					TestTrue(Name, Labels.FindOrAdd(Label, *Repair) == *Repair);
					TestFalse(Name, MRInputRepairs::GetToolTip(*Repair).IsEmpty());
				}
			}
		});
}

#endif
