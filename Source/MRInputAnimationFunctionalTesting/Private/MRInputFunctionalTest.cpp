// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "MRInputFunctionalTest.h"

#include "Components/SceneComponent.h"
#include "Engine/World.h"
#include "MRInputAnimation.h"
#include "MRInputConvert.h"
#include "MRInputPaths.h"
#include "MRInputPlaybackSubsystem.h"
#include "MRInputRecorderSubsystem.h"
#include "MRInputTestSession.h"
#include "Misc/App.h"
#include "Misc/Paths.h"

FMRInputTestSession& FMRInputTestAccess::GetSession(const AMRInputFunctionalTest& Test)
{
	return *Test.Session;
}

AMRInputFunctionalTest::AMRInputFunctionalTest(const FObjectInitializer& ObjectInitializer)
	: Super(ObjectInitializer)
	, Session(MakeShared<FMRInputTestSession>())
{
	// After the actors of this frame have reacted to its input.
	PrimaryActorTick.TickGroup = TG_PostUpdateWork;
	if (!GetRootComponent())
	{
		SetRootComponent(CreateDefaultSubobject<USceneComponent>(TEXT("Root")));
	}
}

AMRInputFunctionalTest::~AMRInputFunctionalTest() = default;

bool AMRInputFunctionalTest::CheckAssertion_Implementation(const FString& Assertion, float)
{
	Session->AddEvent("warning", FString::Printf(TEXT("no Check Assertion event handles %s"), *Assertion));
	return false;
}

FString AMRInputFunctionalTest::GetReportedName() const
{
	return TestName.IsEmpty() ? UWorld::RemovePIEPrefix(GetWorld()->GetMapName()) + TEXT(".") + GetName() : TestName;
}

TArray<FString> AMRInputFunctionalTest::GetDifferences() const
{
	TArray<FString> Texts;
	for (const mria::TestDifference& Difference : Session->GetOutcome().differences)
	{
		Texts.Add(MRInputConvert::ToString(mria::Describe(Difference)));
	}
	return Texts;
}

void AMRInputFunctionalTest::BeginPlay()
{
	Super::BeginPlay();
	for (const FMRInputWatchedActor& Watched : WatchedActors)
	{
		StartTransforms.Add(Watched.Actor ? Watched.Actor->GetActorTransform() : FTransform::Identity);
	}
}

void AMRInputFunctionalTest::EndPlay(const EEndPlayReason::Type EndPlayReason)
{
	EndReplay();
	Super::EndPlay(EndPlayReason);
}

/** Resets the level, so that every run starts in the same state, also after another test. */
void AMRInputFunctionalTest::PrepareTest()
{
	Session->Prepare(*this);
	Super::PrepareTest();
	for (int32 Index = 0; Index < FMath::Min(StartTransforms.Num(), WatchedActors.Num()); ++Index)
	{
		if (AActor* Actor = WatchedActors[Index].Actor)
		{
			Actor->SetActorTransform(StartTransforms[Index], false, nullptr, ETeleportType::ResetPhysics);
		}
	}
	bUsedFixedStepBefore = FApp::UseFixedTimeStep();
	StepBefore = FApp::GetFixedDeltaTime();
	bIsReplaying = true;
	FApp::SetUseFixedTimeStep(true);
	FApp::SetFixedDeltaTime(FixedStep);
	FMath::RandInit(RandomSeed);
	FMath::SRandInit(RandomSeed);
}

void AMRInputFunctionalTest::StartTest()
{
	Super::StartTest();
	FMRInputError Error;
	const FString InFolder = FPaths::Combine(Session->Files.Folder, RecordingFile);
	const bool bIsInFolder = !RecordingFile.IsEmpty() && FPaths::FileExists(InFolder);
	Replayed = Recording ? Recording.Get() : MRInputPaths::LoadNamed(bIsInFolder ? InFolder : RecordingFile, Error);
	UMRInputPlaybackSubsystem* Playback = GetWorld()->GetSubsystem<UMRInputPlaybackSubsystem>();
	FMRInputPlayOptions Options;
	Options.Clock = EMRInputClock::FixedStep;
	Options.FixedStep = FixedStep;
	if (bPlaceAtActor)
	{
		Options.Origin = EMRInputOrigin::World;
		Options.OriginTransform = GetActorTransform();
	}
	if (Replayed && Replayed->HasRecording())
	{
		Session->Begin(*Replayed);
		Playback->OnEvent.AddUniqueDynamic(this, &AMRInputFunctionalTest::HandlePlaybackEvent);
	}
	if (!Replayed || Playback->Play(Replayed, Options, Error) != EMRInputResult::Success)
	{
		FinishTest(EFunctionalTestResult::Error, Error.Text.ToString());
		return;
	}
	if (TakeCheck != EMRInputTakeCheck::Off && Session->Files.bTakes)
	{
		FMRInputRecordOptions RecordOptions;
		RecordOptions.bKeepAll = true;
		RecordOptions.MaxRate = 0.0f;
		RecordOptions.Channels.bGaze = Replayed->HasGaze();
		GetWorld()->GetSubsystem<UMRInputRecorderSubsystem>()->StartRecording(RecordOptions, Error);
	}
}

void AMRInputFunctionalTest::HandlePlaybackEvent(const FMRInputEvent& Event)
{
	Session->HandleEvent(Event);
	if (Event.Kind == EMRInputEventKind::Marker)
	{
		GetWorld()->GetSubsystem<UMRInputRecorderSubsystem>()->AddMarker(Event.MarkerName);
	}
}

void AMRInputFunctionalTest::Tick(float DeltaSeconds)
{
	Super::Tick(DeltaSeconds);
	if (!IsRunning() || !Replayed)
	{
		return;
	}
	const UMRInputPlaybackSubsystem& Playback = *GetWorld()->GetSubsystem<UMRInputPlaybackSubsystem>();
	Session->Advance(Playback.GetTime());
	if (Session->IsComplete())
	{
		Session->Judge();
		const std::string Message = mria::Summarize(Session->GetOutcome().differences);
		FinishTest(Message.empty() ? EFunctionalTestResult::Succeeded : EFunctionalTestResult::Failed,
			MRInputConvert::ToString(Message));
	}
	else if (Playback.GetStatus() == EMRInputPlayStatus::Stopped)
	{
		FinishTest(EFunctionalTestResult::Failed, TEXT("playback was stopped before the end of the recording"));
	}
}

void AMRInputFunctionalTest::OnTimeout()
{
	const FString Message = FString::Printf(TEXT("not finished within %.1f s"), TimeLimit);
	Session->SetResult(mria::TestState::TimedOut, Message);
	FinishTest(EFunctionalTestResult::Failed, Message);
}

void AMRInputFunctionalTest::FinishTest(EFunctionalTestResult TestResult, const FString& Message)
{
	EndReplay();
	if (Session->GetOutcome().state != mria::TestState::TimedOut)
	{
		const bool bHasPassed =
			TestResult == EFunctionalTestResult::Succeeded || TestResult == EFunctionalTestResult::Default;
		Session->SetResult(bHasPassed ? mria::TestState::Passed : mria::TestState::Failed, Message);
	}
	Super::FinishTest(TestResult, Message);
}

/** Restores everything that the replay changed. */
void AMRInputFunctionalTest::EndReplay()
{
	UWorld* World = GetWorld();
	UMRInputPlaybackSubsystem* Playback = World ? World->GetSubsystem<UMRInputPlaybackSubsystem>() : nullptr;
	if (!bIsReplaying || !Playback)
	{
		return;
	}
	bIsReplaying = false;
	Playback->OnEvent.RemoveDynamic(this, &AMRInputFunctionalTest::HandlePlaybackEvent);
	if (Replayed && Playback->GetAnimation() == Replayed)
	{
		Playback->Stop();
	}
	World->GetSubsystem<UMRInputRecorderSubsystem>()->StopRecording();
	Replayed = nullptr;
	FApp::SetUseFixedTimeStep(bUsedFixedStepBefore);
	FApp::SetFixedDeltaTime(StepBefore);
}
