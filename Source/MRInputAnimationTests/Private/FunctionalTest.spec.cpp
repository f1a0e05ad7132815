// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "HAL/FileManager.h"
#include "MRInputAnimation.h"
#include "MRInputBlueprintLibrary.h"
#include "MRInputConvert.h"
#include "MRInputFunctionalTest.h"
#include "MRInputPlaybackSubsystem.h"
#include "MRInputRecorderSubsystem.h"
#include "MRInputTestJson.h"
#include "MRInputTestSession.h"
#include "Misc/App.h"
#include "Misc/AutomationTest.h"
#include "Misc/Guid.h"
#include "Misc/Paths.h"
#include "Support/MRInputTestCube.h"
#include "Support/MRInputTestStage.h"

#if WITH_DEV_AUTOMATION_TESTS

BEGIN_DEFINE_SPEC(FMRInputFunctionalTestSpec, "MRInputAnimation.Unit.FunctionalTest",
	EAutomationTestFlags::EditorContext | EAutomationTestFlags::ClientContext | EAutomationTestFlags::ProductFilter)
TUniquePtr<FMRInputBareEngine> Engine;
TUniquePtr<FMRInputTestWorld> World;
FMRInputAnimationPtr Known;
FString Folder;
AMRInputTestCube* Cube = nullptr;
AMRInputTestCube* Shelf = nullptr;
AMRInputTestedTest* Test = nullptr;

void DefineExpectations();
void DefineEnds();
void DefineSnapshots();
AMRInputTestCube* AddCube(const TCHAR* Name, const FVector& Location);
FMRInputExpectedEvent& Expect(EMRInputExpectedKind Kind, const TCHAR* Name = TEXT(""), float Time = -1.0f);
void Run(int32 MaxFrames = 400);
void TestOutcome(const TCHAR* State, const TCHAR* Message);
void TestDifferences(const TArray<FString>& Expected);
const mria::TestOutcome& GetOutcome() const
{
	return FMRInputTestAccess::GetSession(*Test).GetOutcome();
}
bool HasFile(const char* Kind, const TCHAR* Name) const;
END_DEFINE_SPEC(FMRInputFunctionalTestSpec)

AMRInputTestCube* FMRInputFunctionalTestSpec::AddCube(const TCHAR* Name, const FVector& Location)
{
	FActorSpawnParameters Parameters;
	Parameters.Name = Name;
	return World->Get().SpawnActor<AMRInputTestCube>(Location, FRotator::ZeroRotator, Parameters);
}

FMRInputExpectedEvent& FMRInputFunctionalTestSpec::Expect(EMRInputExpectedKind Kind, const TCHAR* Name, float Time)
{
	FMRInputExpectedEvent& Expected = Test->ExpectedEvents.AddDefaulted_GetRef();
	Expected.Kind = Kind;
	Expected.Name = Name;
	Expected.bAtTime = Time >= 0.0f;
	Expected.Time = FMath::Max(Time, 0.0f);
	return Expected;
}

void FMRInputFunctionalTestSpec::Run(int32 MaxFrames)
{
	TestTrue(TEXT("it starts"), Test->RunTest());
	for (int32 Frame = 0; Frame < MaxFrames && Test->IsRunning(); ++Frame)
	{
		World->Tick(1.0f / 60.0f);
	}
	TestFalse(TEXT("it still runs"), Test->IsRunning());
}

void FMRInputFunctionalTestSpec::TestOutcome(const TCHAR* State, const TCHAR* Message)
{
	TestEqual(TEXT("the state"), FString(mria::ToString(GetOutcome().state)), FString(State));
	TestEqual(TEXT("the message"), MRInputConvert::ToString(GetOutcome().message), FString(Message));
}

void FMRInputFunctionalTestSpec::TestDifferences(const TArray<FString>& Expected)
{
	TestEqual(TEXT("the differences"), FString::Join(Test->GetDifferences(), TEXT("\n")),
		FString::Join(Expected, TEXT("\n")));
}

bool FMRInputFunctionalTestSpec::HasFile(const char* Kind, const TCHAR* Name) const
{
	for (const mria::TestFile& File : GetOutcome().files)
	{
		if (File.kind == Kind && MRInputConvert::ToString(File.name) == Name)
		{
			return true;
		}
	}
	return false;
}

void FMRInputFunctionalTestSpec::Define()
{
	BeforeEach(
		[this]
		{
			MRInputTestStage::Begin(Engine, World, Known);
			Folder = FPaths::Combine(FPaths::AutomationTransientDir(), FGuid::NewGuid().ToString());
			Cube = AddCube(TEXT("Cube"), FVector::ZeroVector);
			Shelf = AddCube(TEXT("Shelf"), FVector(0.0, 0.0, 60.0));
			Shelf->SetActorTickEnabled(false);
			FActorSpawnParameters Deferred;
			Deferred.bDeferConstruction = true;
			Test = World->Get().SpawnActor<AMRInputTestedTest>(Deferred);
			Test->TestName = TEXT("Cube.Grabs");
			Test->Recording = Known.Get();
			Test->SnapshotMode = EMRInputSnapshotMode::Off;
			FMRInputWatchedActor& Watched = Test->WatchedActors.AddDefaulted_GetRef();
			Watched.Actor = Cube;
			Watched.Variables = {TEXT("bIsHeld")};
			Test->FinishSpawning(FTransform::Identity);
			FMRInputTestFiles& Files = FMRInputTestAccess::GetSession(*Test).Files;
			Files.Folder = Folder;
			Files.ExpectedFolders = {Folder};
		});
	AfterEach(
		[this]
		{
			MRInputTestStage::End(Engine, World, Known);
			IFileManager::Get().DeleteDirectory(*Folder, false, true);
		});
	DefineExpectations();
	DefineEnds();
	DefineSnapshots();
}

void FMRInputFunctionalTestSpec::DefineExpectations()
{
	It("passes if everything happens that it expects",
		[this]
		{
			Expect(EMRInputExpectedKind::MarkerReached, TEXT("one"));
			Expect(EMRInputExpectedKind::MarkerReached, TEXT("two"), 1.5f);
			Expect(EMRInputExpectedKind::Assertion, TEXT("held"), 0.75f);
			FMRInputExpectedEvent& Overlap = Expect(EMRInputExpectedKind::ActorOverlapped, TEXT(""), 0.5f);
			Overlap.Actor = Cube;
			Overlap.OtherActor = Shelf;
			FMRInputExpectedEvent& Variable = Expect(EMRInputExpectedKind::VariableEquals, TEXT("bIsHeld"), 1.1f);
			Variable.Actor = Cube;
			Variable.Value = TEXT("False");
			Run();
			TestDifferences({});
			TestOutcome(TEXT("passed"), TEXT(""));
			TestEqual(TEXT("the recording"), GetOutcome().recording.empty(), false);
			TestTrue(TEXT("asked at its time"), Test->Asked == TArray<FString>({TEXT("held 0.750")}));
			TestTrue(TEXT("the take"), HasFile("take", TEXT("Cube.Grabs-take.bin")));
			TestTrue(TEXT("on disk"), FPaths::FileExists(FPaths::Combine(Folder, TEXT("Cube.Grabs-take.bin"))));
			TestTrue(TEXT("the screenshot"), HasFile("screenshot", TEXT("Cube.Grabs-one.png")));
		});

	It("says what did not happen, when, and what the hands did",
		[this]
		{
			Expect(EMRInputExpectedKind::MarkerReached, TEXT("three"));
			Expect(EMRInputExpectedKind::MarkerReached, TEXT("two"), 1.0f);
			Expect(EMRInputExpectedKind::Assertion, TEXT("held"), 1.1f);
			FMRInputExpectedEvent& Overlap = Expect(EMRInputExpectedKind::ActorOverlapped);
			Overlap.Actor = Cube;
			FMRInputExpectedEvent& Variable = Expect(EMRInputExpectedKind::VariableEquals, TEXT("bIsHeld"), 0.75f);
			Variable.Actor = Cube;
			Variable.Value = TEXT("False");
			Expect(EMRInputExpectedKind::VariableEquals, TEXT("Missing"), 0.75f).Actor = Cube;
			Run();
			TestDifferences({
				TEXT("Cube.bIsHeld differs at 0.750 s: expected False, got True (left hand tracked, right hand "
					 "pinches)"),
				TEXT("Cube.Missing differs at 0.750 s: expected , got no such variable (left hand tracked, right hand "
					 "pinches)"),
				TEXT("assertion held differs at 1.100 s: expected true, got false (left hand pinches, right hand "
					 "tracked)"),
				TEXT("marker three differs at 2.000 s: expected at any time, got never"),
				TEXT(
					"marker two differs at 1.500 s: expected at 1.000 s, got at 1.500 s (left hand pinches, right hand "
					"tracked)"),
				TEXT("overlap of an actor that does not exist differs at 2.000 s: expected at any time, got never"),
			});
			TestOutcome(TEXT("failed"), TEXT("Cube.bIsHeld differs at 0.750 s, and 5 more"));
		});

	It("compares the take that it records with the recording",
		[this]
		{
			Test->TakeCheck = EMRInputTakeCheck::Fail;
			Run();
			TestDifferences({});
			TestOutcome(TEXT("passed"), TEXT(""));

			Test->RunTest();
			World->TickFrames(70, 1.0f / 60.0f);
			World->Get().GetSubsystem<UMRInputRecorderSubsystem>()->StopRecording();
			World->TickFrames(70, 1.0f / 60.0f);
			TestTrue(TEXT("the state"), GetOutcome().state == mria::TestState::Failed);
			TestTrue(TEXT("the difference"), FString::Join(Test->GetDifferences(), TEXT(" ")).Contains(TEXT("'two'")));
		});
}

void FMRInputFunctionalTestSpec::DefineEnds()
{
	It("ends at its time limit",
		[this]
		{
			Test->SetTimeLimit(0.5f, EFunctionalTestResult::Failed);
			Run();
			TestOutcome(TEXT("timedOut"), TEXT("not finished within 0.5 s"));
			TestTrue(TEXT("playback has ended"), World->GetPlayback().GetStatus() == EMRInputPlayStatus::Stopped);
		});

	It("fails if something else stops the recording",
		[this]
		{
			Test->RunTest();
			World->TickFrames(30, 1.0f / 60.0f);
			World->GetPlayback().Stop();
			World->Tick(1.0f / 60.0f);
			TestFalse(TEXT("it still runs"), Test->IsRunning());
			TestOutcome(TEXT("failed"), TEXT("playback was stopped before the end of the recording"));
		});

	It("fails without a recording, and says where it looked",
		[this]
		{
			Test->Recording = nullptr;
			Test->RecordingFile = TEXT("Nowhere");
			Run();
			TestTrue(TEXT("the state"), GetOutcome().state == mria::TestState::Failed);
			TestTrue(TEXT("the reason"), MRInputConvert::ToString(GetOutcome().message).Contains(TEXT("Nowhere")));
		});

	It("plays a file of its folder, which wins over one of the same name elsewhere",
		[this]
		{
			FMRInputError Error;
			UMRInputBlueprintLibrary::SaveRecordingToFile(
				Known.Get(), FPaths::Combine(Folder, TEXT("Pushed.bin")), Error);
			Test->Recording = nullptr;
			Test->RecordingFile = TEXT("Pushed.bin");
			Expect(EMRInputExpectedKind::MarkerReached, TEXT("two"), 1.5f);
			Run();
			TestOutcome(TEXT("passed"), TEXT(""));
			TestEqual(TEXT("the recording"), MRInputConvert::ToString(GetOutcome().recording), FString(TEXT("Pushed")));
		});

	It("plays at its own location if asked to",
		[this]
		{
			const FTransform Origin(FRotator(0.0, 90.0, 0.0), FVector(300.0, 20.0, 10.0));
			const auto GetTip = [this, &Origin](bool bPlaceAtActor)
			{
				Test->SetActorTransform(Origin);
				Test->bPlaceAtActor = bPlaceAtActor;
				Test->RunTest();
				World->TickFrames(46, 1.0f / 60.0f);
				const int32 IndexTip = 10; // EHandKeypoint::IndexTip
				const FVector Tip = World->GetPlayback().GetFrame().RightHand.Keypoints[IndexTip].GetLocation();
				Test->FinishTest(EFunctionalTestResult::Succeeded, FString());
				return Tip;
			};
			const FVector AtOrigin = GetTip(false);
			TestEqual(TEXT("from the actor"), GetTip(true), Origin.TransformPosition(AtOrigin), 1e-2f);
		});

	It("advances the game by the same step, with the same random numbers, from the same state",
		[this]
		{
			FApp::SetUseFixedTimeStep(false);
			FApp::SetFixedDeltaTime(0.25);
			Cube->SetActorRotation(FRotator(0.0, 90.0, 0.0));
			Test->FixedStep = 0.02f;
			Test->RunTest();
			TestTrue(TEXT("a fixed step"), FApp::UseFixedTimeStep());
			TestEqual(TEXT("the step"), FApp::GetFixedDeltaTime(), 0.02, 1e-6);
			TestEqual(TEXT("the start"), Cube->GetActorRotation().Yaw, 0.0, 1e-3);
			const int32 Random = FMath::Rand();
			Test->FinishTest(EFunctionalTestResult::Succeeded, FString());
			TestFalse(TEXT("as it was before"), FApp::UseFixedTimeStep());
			TestEqual(TEXT("the step before"), FApp::GetFixedDeltaTime(), 0.25, 1e-6);
			Test->RunTest();
			TestEqual(TEXT("the same number"), FMath::Rand(), Random);
			Test->FinishTest(EFunctionalTestResult::Succeeded, FString());
		});
}

void FMRInputFunctionalTestSpec::DefineSnapshots()
{
	It("writes a snapshot in its first run, and finds it again in the second",
		[this]
		{
			Test->SnapshotMode = EMRInputSnapshotMode::Compare;
			Run();
			TestOutcome(TEXT("passed"), TEXT(""));
			TestTrue(TEXT("written"), HasFile("snapshot", TEXT("Cube.Grabs.snapshot.json")));
			FString Text;
			MRInputTestJson::LoadText(FPaths::Combine(Folder, TEXT("Cube.Grabs.snapshot.json")), Text);
			mria::TestSnapshot Snapshot;
			TestTrue(TEXT("it can be read"), MRInputTestJson::ReadSnapshot(Text, Snapshot));
			TestEqual(TEXT("moments: two markers and the end"), static_cast<int32>(Snapshot.moments.size()), 3);
			Run();
			TestOutcome(TEXT("passed"), TEXT(""));
			TestDifferences({});
			TestFalse(TEXT("written again"), HasFile("snapshot", TEXT("Cube.Grabs.snapshot.json")));
		});

	It("says which value differs from the snapshot",
		[this]
		{
			Test->SnapshotMode = EMRInputSnapshotMode::Compare;
			Run();
			Cube->HeldHeight = 40.0f;
			Run();
			TestDifferences({TEXT("Cube.Location differs at 0.500 s: expected X=0.000 Y=0.000 Z=50.000, got X=0.000 "
								  "Y=0.000 Z=40.000 (left hand tracked, right hand pinches)")});
			TestOutcome(TEXT("failed"), TEXT("Cube.Location differs at 0.500 s"));
			Test->Tolerances.Location = 11.0f;
			Run();
			TestOutcome(TEXT("passed"), TEXT(""));
			Test->Tolerances.Location = 0.1f;
			Test->SnapshotMode = EMRInputSnapshotMode::Write;
			Run();
			Test->SnapshotMode = EMRInputSnapshotMode::Compare;
			Run();
			TestOutcome(TEXT("passed"), TEXT(""));
		});

	It("finds overlaps of watched actors that are new",
		[this]
		{
			Test->SnapshotMode = EMRInputSnapshotMode::Compare;
			Run();
			Test->WatchedActors.AddDefaulted_GetRef().Actor = Shelf;
			Test->WatchedActors[1].bTransform = false;
			Run();
			TestTrue(TEXT("the overlap"),
				Test->GetDifferences().Num() > 0 && Test->GetDifferences()[0].StartsWith(TEXT("Cube overlaps Shelf")));
		});

	It("fails for a snapshot that it cannot read",
		[this]
		{
			Test->SnapshotMode = EMRInputSnapshotMode::Compare;
			const FString Path = FPaths::Combine(Folder, TEXT("Cube.Grabs.snapshot.json"));
			MRInputTestJson::SaveText(TEXT("{ \"format\": \"other\" }"), Path);
			Run();
			TestOutcome(TEXT("failed"), TEXT("snapshot differs at 2.000 s"));
		});
}

#endif
