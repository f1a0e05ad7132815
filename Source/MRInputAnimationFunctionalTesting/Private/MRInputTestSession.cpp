// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "MRInputTestSession.h"

#include "Engine/World.h"
#include "GameFramework/Actor.h"
#include "HAL/FileManager.h"
#include "HAL/PlatformTime.h"
#include "MRInputAccess.h"
#include "MRInputAnimation.h"
#include "MRInputAssertLog.h"
#include "MRInputConvert.h"
#include "MRInputFunctionalTest.h"
#include "MRInputTestJson.h"
#include "MRInputTestValues.h"
#include "Misc/Paths.h"
#include "Mria/TestRun.h"
#include "UnrealClient.h"

#include <algorithm>

using MRInputTestJson::ToUtf8;

FMRInputTestFiles FMRInputTestSession::GetDefaultFiles()
{
	FMRInputTestFiles Files;
	Files.Folder = FPaths::Combine(FPaths::ProjectSavedDir(), TEXT("MRInput/Tests"));
	Files.ExpectedFolders = {FPaths::Combine(FPaths::ProjectContentDir(), TEXT("InputAnimations"))};
	return Files;
}

void FMRInputTestSession::Prepare(AMRInputFunctionalTest& InTest)
{
	const FMRInputTestFiles KeptFiles = Files;
	*this = FMRInputTestSession();
	Files = KeptFiles;
	Test = &InTest;
	StartSeconds = FPlatformTime::Seconds();
	Outcome.name = ToUtf8(InTest.GetReportedName());
	AssertLog = MakeShared<FMRInputAssertLog>(*this);
}

void FMRInputTestSession::Begin(const UMRInputAnimation& Animation)
{
	const AMRInputFunctionalTest& InTest = *Test;
	Data = FMRInputAccess::GetData(Animation);
	Outcome.recording = Snapshot.recording = ToUtf8(Animation.GetDisplayName());
	for (int32 Index = 0; Index < InTest.ExpectedEvents.Num(); ++Index)
	{
		const FMRInputExpectedEvent& Expected = InTest.ExpectedEvents[Index];
		if (Expected.Kind == EMRInputExpectedKind::ActorOverlapped)
		{
			AddPair(Expected.Actor, Expected.OtherActor);
		}
		else if (Expected.Kind != EMRInputExpectedKind::MarkerReached)
		{
			Due.Add(Index);
		}
	}
	for (int32 One = 0; One < InTest.WatchedActors.Num(); ++One)
	{
		for (int32 Other = One + 1; Other < InTest.WatchedActors.Num(); ++Other)
		{
			AddPair(InTest.WatchedActors[One].Actor, InTest.WatchedActors[Other].Actor);
		}
	}
}

void FMRInputTestSession::AddPair(AActor* One, AActor* Other)
{
	const auto IsSame = [One, Other](const FPair& Pair) { return Pair.One == One && Pair.Other == Other; };
	if (One && Other && !Pairs.ContainsByPredicate(IsSame))
	{
		Pairs.Add({One, Other, One->IsOverlappingActor(Other)});
	}
}

void FMRInputTestSession::HandleEvent(const FMRInputEvent& Event)
{
	bHasFinished = bHasFinished || Event.Kind == EMRInputEventKind::Finished;
	const FString Text = MRInputTestValues::Describe(Event);
	if (Text.IsEmpty() || Event.bIsResync)
	{
		return;
	}
	Snapshot.events.push_back({Event.Time, ToUtf8(Text), ToUtf8(DescribeHands(Event.Time))});
	if (Event.Kind == EMRInputEventKind::Marker)
	{
		PendingMarkers.Add(Event);
	}
}

void FMRInputTestSession::Advance(float Time)
{
	// A recording that plays once rewinds at its end.
	LastTime = bHasFinished ? Data->GetRange().end : Time;
	for (const FMRInputEvent& Marker : PendingMarkers)
	{
		ObserveMoment(Marker.Time, MRInputTestValues::Describe(Marker));
	}
	PendingMarkers.Reset();
	ObserveOverlaps();
	CheckDue(LastTime);
	if (bHasFinished && !bIsComplete)
	{
		ObserveMoment(LastTime, TEXT("end"));
		bIsComplete = true;
	}
}

void FMRInputTestSession::ObserveOverlaps()
{
	for (FPair& Pair : Pairs)
	{
		const AActor* One = Pair.One.Get();
		const AActor* Other = Pair.Other.Get();
		const bool bIsOverlapping = One && Other && One->IsOverlappingActor(Other);
		if (bIsOverlapping && !Pair.bIsOverlapping)
		{
			const FString Text = MRInputTestValues::DescribeOverlap(*One, *Other);
			Snapshot.events.push_back({LastTime, ToUtf8(Text), ToUtf8(DescribeHands(LastTime))});
		}
		Pair.bIsOverlapping = bIsOverlapping;
	}
}

void FMRInputTestSession::ObserveMoment(float Time, const FString& Name)
{
	const AMRInputFunctionalTest& Owner = *Test;
	mria::ObservedMoment Moment;
	Moment.time = Time;
	Moment.name = ToUtf8(Name);
	Moment.input = ToUtf8(DescribeHands(Time));
	for (const FMRInputWatchedActor& Watched : Owner.WatchedActors)
	{
		MRInputTestValues::Observe(Watched, Moment.values);
	}
	Snapshot.moments.push_back(MoveTemp(Moment));
	if (Owner.bScreenshots && Files.bScreenshots)
	{
		const FString Marker = Name.Replace(TEXT("marker "), TEXT(""));
		const FString Part = TEXT("-") + MRInputConvert::ToString(mria::ToFileName(ToUtf8(Marker)));
		const FString File = GetFileName(Part + UTF8_TO_TCHAR(mria::TestRunFile::kScreenshotEnd));
		FScreenshotRequest::RequestScreenshot(FPaths::Combine(Files.Folder, File), false, false);
		AddFile("screenshot", File);
	}
}

/** The expected assertions and variables that are due. */
void FMRInputTestSession::CheckDue(float Time)
{
	AMRInputFunctionalTest& Owner = *Test;
	const TArray<int32> Waiting = MoveTemp(Due);
	Due.Reset();
	for (const int32 Index : Waiting)
	{
		const FMRInputExpectedEvent& Expected = Owner.ExpectedEvents[Index];
		if (Expected.Time > Time)
		{
			Due.Add(Index);
		}
		else if (Expected.Kind == EMRInputExpectedKind::Assertion)
		{
			if (!Owner.CheckAssertion(Expected.Name, Time))
			{
				AddDifference(Time, TEXT("assertion ") + Expected.Name, TEXT("true"), TEXT("false"));
			}
		}
		else
		{
			FString Actual;
			const bool bIsThere = MRInputTestValues::ReadVariable(Expected.Actor, FName(*Expected.Name), Actual);
			const FString Name = MRInputTestValues::GetVariableName(Expected.Actor, Expected.Name);
			if (!bIsThere ||
				!mria::AreEqual(ToUtf8(Expected.Value), ToUtf8(Actual), ToUtf8(Name),
					MRInputTestValues::ToTolerances(Owner.Tolerances)))
			{
				AddDifference(Time, Name, Expected.Value, bIsThere ? Actual : FString(TEXT("no such variable")));
			}
		}
	}
}

void FMRInputTestSession::AddDifference(
	float Time, const FString& Value, const FString& Expected, const FString& Actual)
{
	Outcome.differences.push_back({Time, ToUtf8(Value), ToUtf8(Expected), ToUtf8(Actual), ToUtf8(DescribeHands(Time))});
}

void FMRInputTestSession::SetResult(mria::TestState State, const FString& Message)
{
	AssertLog.Reset();
	Outcome.state = State;
	Outcome.message = ToUtf8(Message);
	const auto Error = std::find_if(Outcome.events.begin(), Outcome.events.end(),
		[](const mria::TestEvent& Event) { return Event.severity == "error"; });
	if (State == mria::TestState::Passed && Error != Outcome.events.end())
	{
		Outcome.state = mria::TestState::Failed;
		Outcome.message = Error->text;
	}
	Outcome.duration = FPlatformTime::Seconds() - StartSeconds;
}

void FMRInputTestSession::AddEvent(const char* Severity, const FString& Text)
{
	Outcome.events.push_back({LastTime, Severity, ToUtf8(Text)});
}

FString FMRInputTestSession::DescribeHands(float Time) const
{
	mria::Frame Frame;
	Data->GetSampler().SampleAt(Time, Frame);
	return MRInputConvert::ToString(mria::DescribeHands(Frame));
}

FString FMRInputTestSession::GetFileName(const FString& End) const
{
	return Files.Prefix + MRInputConvert::ToString(mria::ToFileName(Outcome.name)) + End;
}

void FMRInputTestSession::AddFile(const char* Kind, const FString& Name)
{
	Outcome.files.push_back({Kind, ToUtf8(Name)});
}
