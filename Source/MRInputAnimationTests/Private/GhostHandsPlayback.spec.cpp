// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Engine/World.h"
#include "GameFramework/Actor.h"
#include "MRInputPlaybackSubsystem.h"
#include "Misc/AutomationTest.h"
#include "Support/MRInputTestGhosts.h"

#if WITH_DEV_AUTOMATION_TESTS

BEGIN_DEFINE_SPEC(FMRInputGhostHandsPlaybackSpec, "MRInputAnimation.Unit.GhostHandsPlayback",
	EAutomationTestFlags::EditorContext | EAutomationTestFlags::ClientContext | EAutomationTestFlags::ProductFilter)
using FTest = FMRInputTestGhosts;
TUniquePtr<FTest> Test;

void DefinePlaying();
void DefineCost();
void TestJoints(const UMRInputGhostHandsComponent& Ghosts, float Time, const FTransform& Origin)
{
	TestEqual(TEXT("joints"), *Test->CheckJoints(Ghosts, Time, Origin), TEXT(""));
}
END_DEFINE_SPEC(FMRInputGhostHandsPlaybackSpec)

void FMRInputGhostHandsPlaybackSpec::Define()
{
	BeforeEach([this] { Test = MakeUnique<FTest>(); });
	AfterEach([this] { Test.Reset(); });
	DefinePlaying();
	DefineCost();
}

void FMRInputGhostHandsPlaybackSpec::DefinePlaying()
{
	It("start with the game, play, pause, jump and stop",
		[this]
		{
			UMRInputGhostHandsComponent* Ghosts =
				Test->Add(Test->World.AddActor(), EMRInputGhostSpace::Component, true);
			TestTrue(TEXT("playing"), Ghosts->GetStatus() == EMRInputPlayStatus::Playing);
			Test->World.TickFrames(2, 0.25f);
			TestEqual(TEXT("the time"), Ghosts->GetTime(), 0.5f, 1e-6f);
			TestJoints(*Ghosts, 0.5f, FTransform::Identity);
			Ghosts->Pause();
			Test->World.Tick(0.25f);
			TestEqual(TEXT("paused"), Ghosts->GetTime(), 0.5f, 1e-6f);
			Ghosts->Seek(1.0f);
			TestJoints(*Ghosts, 1.0f, FTransform::Identity);
			Ghosts->Resume();
			Test->World.Tick(0.25f);
			TestJoints(*Ghosts, 1.25f, FTransform::Identity);
			Ghosts->Stop();
			TestTrue(TEXT("nothing is left"), FTest::IsHidden(FTest::FindJoints(*Ghosts), 0));
			TestTrue(TEXT("stopped"), Ghosts->GetStatus() == EMRInputPlayStatus::Stopped);
		});

	It("play as their options say, and are gone at the end",
		[this]
		{
			UMRInputGhostHandsComponent* Ghosts = Test->Add(Test->World.AddActor());
			FMRInputError Error;
			Ghosts->Options.Rate = 2.0f;
			Ghosts->Options.StartOffset = 0.5f;
			Ghosts->Play(Error);
			Test->World.Tick(0.25f);
			TestJoints(*Ghosts, 1.0f, FTransform::Identity);
			Test->World.TickFrames(4, 0.25f);
			TestTrue(TEXT("gone"), FTest::IsHidden(FTest::FindJoints(*Ghosts), 0));
			Ghosts->Options.LoopMode = EMRInputLoopMode::Loop;
			Ghosts->Play(Error);
			Test->World.TickFrames(5, 0.25f);
			TestTrue(TEXT("loops"), Ghosts->GetStatus() == EMRInputPlayStatus::Playing);
		});

	It("leave the game's input alone, several at once",
		[this]
		{
			const FMRInputEngineDevices Before = FMRInputEngineDevices::Get();
			UMRInputGhostHandsComponent* First = Test->Add(Test->World.AddActor(), EMRInputGhostSpace::Component, true);
			Test->World.Tick(0.5f);
			UMRInputGhostHandsComponent* Second =
				Test->Add(Test->World.AddActor(FTest::GetOrigin()), EMRInputGhostSpace::Component, true);
			Test->World.Tick(0.5f);
			TestJoints(*First, 1.0f, FTransform::Identity);
			TestJoints(*Second, 0.5f, FTest::GetOrigin());
			TestEqual(TEXT("devices"), *FMRInputEngineDevices::Get().ToString(), *Before.ToString());
			TestTrue(TEXT("playback"), Test->World.GetPlayback().GetStatus() == EMRInputPlayStatus::Stopped);
		});

	It("say why they do not play without a recording",
		[this]
		{
			AddExpectedError(TEXT("does not play"), EAutomationExpectedErrorFlags::Contains, 1);
			UMRInputGhostHandsComponent* Ghosts = Test->Add(Test->World.AddActor());
			Ghosts->Animation = nullptr;
			FMRInputError Error;
			TestTrue(TEXT("failed"), Ghosts->Play(Error) == EMRInputResult::Failure);
			TestTrue(TEXT("the code"), Error.Code == EMRInputErrorCode::NoAnimation);
			Ghosts->SetTime(1.0f);
			TestNull(TEXT("nothing is drawn"), FTest::FindJoints(*Ghosts));
		});

	It("can be scrubbed in the editor's world",
		[this]
		{
			UWorld* EditorWorld = UWorld::CreateWorld(EWorldType::Editor, false);
			AActor* Actor = EditorWorld->SpawnActor<AActor>();
			USceneComponent* Root = NewObject<USceneComponent>(Actor);
			Actor->SetRootComponent(Root);
			Root->RegisterComponent();
			UMRInputGhostHandsComponent* Ghosts = Test->Add(Actor);
			Ghosts->SetTime(1.5f);
			TestJoints(*Ghosts, 1.5f, FTransform::Identity);
			Ghosts->SetTime(0.5f);
			TestJoints(*Ghosts, 0.5f, FTransform::Identity);
			EditorWorld->DestroyWorld(false);
		});
}

void FMRInputGhostHandsPlaybackSpec::DefineCost()
{
	const FTransform Marked(FVector(1234.0, 0.0, 0.0));

	It("draw nothing while the frame stays the same",
		[this, Marked]
		{
			UMRInputGhostHandsComponent* Ghosts =
				Test->Add(Test->World.AddActor(), EMRInputGhostSpace::Component, true);
			Test->World.Tick(0.5f);
			Ghosts->Pause();
			UInstancedStaticMeshComponent* Mesh = FTest::FindJoints(*Ghosts);
			Mesh->UpdateInstanceTransform(0, Marked);
			Test->World.TickFrames(3, 0.25f);
			TestTrue(TEXT("untouched"), FTest::Get(Mesh, 0).Equals(Marked));
			Ghosts->Resume();
			Test->World.Tick(0.25f);
			TestFalse(TEXT("drawn again"), FTest::Get(Mesh, 0).Equals(Marked));
		});

	It("draw nothing while they are hidden, and continue where they are when shown",
		[this, Marked]
		{
			UMRInputGhostHandsComponent* Ghosts =
				Test->Add(Test->World.AddActor(), EMRInputGhostSpace::Component, true);
			Test->World.Tick(0.5f);
			Ghosts->SetVisibility(false);
			Test->World.Tick(0.25f);
			UInstancedStaticMeshComponent* Mesh = FTest::FindJoints(*Ghosts);
			TestFalse(TEXT("visible"), Mesh->GetVisibleFlag());
			Mesh->UpdateInstanceTransform(0, Marked);
			Test->World.Tick(0.25f);
			TestTrue(TEXT("untouched"), FTest::Get(Mesh, 0).Equals(Marked));
			Ghosts->SetVisibility(true);
			Test->World.Tick(0.25f);
			TestTrue(TEXT("visible again"), Mesh->GetVisibleFlag());
			TestJoints(*Ghosts, 1.25f, FTransform::Identity);
		});

	It("add their instances once, and take them away with them",
		[this]
		{
			AActor* Actor = Test->World.AddActor();
			UMRInputGhostHandsComponent* Ghosts = Test->Add(Actor, EMRInputGhostSpace::Component, true);
			Test->World.TickFrames(6, 0.25f);
			TestEqual(TEXT("joints"), FTest::FindJoints(*Ghosts)->GetInstanceCount(), 2 * FTest::JointCount + 1);
			TestEqual(TEXT("bones"), FTest::FindBones(*Ghosts)->GetInstanceCount(), 2 * FTest::JointCount + 1);
			Ghosts->DestroyComponent();
			TestNull(TEXT("meshes"), Actor->FindComponentByClass<UInstancedStaticMeshComponent>());
		});
}

#endif
