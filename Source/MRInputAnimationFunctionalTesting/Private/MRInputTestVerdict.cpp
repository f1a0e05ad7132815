// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Engine/World.h"
#include "MRInputAccess.h"
#include "MRInputAnimation.h"
#include "MRInputConvert.h"
#include "MRInputFunctionalTest.h"
#include "MRInputRecorderSubsystem.h"
#include "MRInputTestJson.h"
#include "MRInputTestSession.h"
#include "MRInputTestValues.h"
#include "Misc/Paths.h"
#include "Mria/Compare.h"
#include "Mria/TestRun.h"

using MRInputTestJson::ToUtf8;

void FMRInputTestSession::Judge()
{
	JudgeExpectations();
	if (Test->SnapshotMode != EMRInputSnapshotMode::Off || Files.bWriteSnapshots)
	{
		JudgeSnapshot();
	}
	if (Test->TakeCheck != EMRInputTakeCheck::Off && Files.bTakes)
	{
		JudgeTake();
	}
}

void FMRInputTestSession::JudgeExpectations()
{
	for (const FMRInputExpectedEvent& Expected : Test->ExpectedEvents)
	{
		const FString Text = MRInputTestValues::Describe(Expected);
		if (Text.IsEmpty())
		{
			continue; // an assertion or a variable, checked at its time
		}
		mria::ExpectedEvent Wanted;
		Wanted.text = ToUtf8(Text);
		Wanted.tolerance = Test->Tolerances.Time;
		if (Expected.bAtTime)
		{
			Wanted.time = Expected.Time;
		}
		if (const std::optional<mria::TestDifference> Missing = mria::FindMissing(Wanted, Snapshot.events, LastTime))
		{
			Outcome.differences.push_back(*Missing);
		}
	}
}

void FMRInputTestSession::JudgeSnapshot()
{
	const FString Found = FindExpected();
	const bool bWrites = Files.bWriteSnapshots || Test->SnapshotMode == EMRInputSnapshotMode::Write;
	FString Text;
	mria::TestSnapshot Expected;
	if (Found.IsEmpty() || bWrites)
	{
		const FString End = UTF8_TO_TCHAR(mria::TestRunFile::kSnapshotEnd);
		const FString& Folder = Files.Prefix.IsEmpty() ? Files.ExpectedFolders[0] : Files.Folder;
		WriteSnapshot(FPaths::Combine(Folder, GetFileName(End)));
	}
	else if (!MRInputTestJson::LoadText(Found, Text) || !MRInputTestJson::ReadSnapshot(Text, Expected))
	{
		AddDifference(LastTime, TEXT("snapshot"), TEXT("a readable file"), Found);
	}
	else
	{
		const std::vector<mria::TestDifference> Differences =
			mria::CompareSnapshots(Expected, Snapshot, MRInputTestValues::ToTolerances(Test->Tolerances));
		Outcome.differences.insert(Outcome.differences.end(), Differences.begin(), Differences.end());
	}
}

/** The expected snapshot; empty before the first run. */
FString FMRInputTestSession::FindExpected() const
{
	const FString Name =
		MRInputConvert::ToString(mria::ToFileName(Outcome.name)) + UTF8_TO_TCHAR(mria::TestRunFile::kSnapshotEnd);
	for (const FString& Folder : Files.ExpectedFolders)
	{
		const FString Path = FPaths::Combine(Folder, Name);
		if (FPaths::FileExists(Path))
		{
			return Path;
		}
	}
	return FString();
}

void FMRInputTestSession::WriteSnapshot(const FString& Path)
{
	if (!MRInputTestJson::SaveText(MRInputTestJson::WriteSnapshot(Snapshot), Path))
	{
		AddDifference(LastTime, TEXT("snapshot"), TEXT("written"), TEXT("cannot write ") + Path);
		return;
	}
	AddFile("snapshot", FPaths::GetCleanFilename(Path));
	AddEvent("info", TEXT("snapshot written: ") + Path);
}

void FMRInputTestSession::JudgeTake()
{
	UMRInputRecorderSubsystem* Recorder = Test->GetWorld()->GetSubsystem<UMRInputRecorderSubsystem>();
	UMRInputAnimation* Take = nullptr;
	FMRInputError Error;
	if (Recorder->CreateAnimation(Take, Error) != EMRInputResult::Success)
	{
		AddEvent("warning", Error.Text.ToString());
		return;
	}
	const FString Name = GetFileName(UTF8_TO_TCHAR(mria::TestRunFile::kTakeEnd));
	FString Path = FPaths::ConvertRelativePathToFull(FPaths::Combine(Files.Folder, Name));
	if (Recorder->SaveTakeNow(Path, Error))
	{
		AddFile("take", FPaths::GetCleanFilename(Path));
	}
	else
	{
		AddEvent("warning", Error.Text.ToString());
	}
	// The take begins when it was started, not at the first key of the recording.
	mria::CompareOptions Options;
	Options.alignWithin = 1.0;
	// A take contains changes at frames only; two changes within one frame appear in two frames.
	mria::CompareTolerances Tolerances;
	Tolerances.edgeShift = Tolerances.markerShift = FMath::Max(Tolerances.edgeShift, 2.0 * Test->FixedStep);
	const mria::Comparison Comparison =
		mria::Compare(Data->GetView(), FMRInputAccess::GetData(*Take)->GetView(), Tolerances, Options);
	for (const mria::Excess& Excess : Comparison.excesses)
	{
		const FString Text = MRInputConvert::ToString(mria::Describe(Excess));
		if (Test->TakeCheck == EMRInputTakeCheck::Fail)
		{
			AddDifference(Excess.time, TEXT("take"), TEXT("like the recording"), Text);
		}
		else
		{
			AddEvent("info", TEXT("the take differs from the recording: ") + Text);
		}
	}
}
