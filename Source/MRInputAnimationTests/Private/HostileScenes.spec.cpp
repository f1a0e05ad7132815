// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Components/InstancedStaticMeshComponent.h"
#include "MRInputAnimation.h"
#include "MRInputGhostHandsComponent.h"
#include "MRInputHostileRecordings.h"
#include "MRInputPlaybackSubsystem.h"
#include "Misc/AutomationTest.h"
#include "MovieSceneMRInputSection.h"
#include "Support/MRInputByteWalk.h"
#include "Support/MRInputHostileStage.h"
#include "Support/MRInputRecordingStage.h"
#include "Support/MRInputTestGhosts.h"
#include "Support/MRInputTestSequence.h"

#if WITH_DEV_AUTOMATION_TESTS

namespace HostileScenesSpecDetail
{

void AddInstances(const UInstancedStaticMeshComponent* Mesh, FMRInputFiniteCheck& Check)
{
	for (int32 Index = 0; Mesh && Index < Mesh->GetInstanceCount(); ++Index)
	{
		Check.Add(FString::Printf(TEXT("instance %d"), Index), FMRInputTestGhosts::Get(Mesh, Index));
	}
}

void AddGhosts(const UMRInputGhostHandsComponent& Ghosts, FMRInputFiniteCheck& Check)
{
	AddInstances(FMRInputTestGhosts::FindJoints(Ghosts), Check);
	AddInstances(FMRInputTestGhosts::FindBones(Ghosts), Check);
	Check.Add(TEXT("the ghosts' time"), Ghosts.GetTime());
}

void AddKeys(const TArray<uint8>& Bytes, FMRInputFiniteCheck& Check)
{
	const FMRInputByteWalk Walk(Bytes);
	for (int32 Curve = 0; Curve < Walk.Curves.Num(); ++Curve)
	{
		Check.SetContext(FString::Printf(TEXT("curve %d"), Curve));
		for (const FMRInputByteWalk::FKey& Key : Walk.Curves[Curve].Keys)
		{
			Check.Add(TEXT("a recorded time"), Key.Time);
			Check.Add(TEXT("a recorded value"), Key.Value);
		}
	}
}

} // namespace HostileScenesSpecDetail

BEGIN_DEFINE_SPEC(FMRInputHostileScenesSpec, "MRInputAnimation.Unit.HostileScenes",
	EAutomationTestFlags::EditorContext | EAutomationTestFlags::ClientContext | EAutomationTestFlags::ProductFilter)
END_DEFINE_SPEC(FMRInputHostileScenesSpec)

void FMRInputHostileScenesSpec::Define()
{
	using namespace HostileScenesSpecDetail;

	It("draws ghosts of a hostile recording at finite places",
		[this]
		{
			FMRInputTestGhosts Test;
			UMRInputGhostHandsComponent* Ghosts = Test.Add(Test.World.AddActor());
			Ghosts->Options.LoopMode = EMRInputLoopMode::PingPong;
			MRInputHostileStage::ForEach(*this,
				[this, &Test, Ghosts](const FMRInputAnimationPtr& Animation, FMRInputFiniteCheck& Check)
				{
					FMRInputError Error;
					Ghosts->Animation = Animation.Get();
					for (const float Time : MRInputHostileRecordings::GetTimes())
					{
						Check.SetContext(FString::Printf(TEXT("at %g s"), Time));
						Ghosts->SetTime(Time);
						AddGhosts(*Ghosts, Check);
						TestTrue(TEXT("plays"), Ghosts->Play(Error) == EMRInputResult::Success);
						Ghosts->Seek(Time);
						Test.World.Tick(0.1f);
						AddGhosts(*Ghosts, Check);
						Ghosts->Stop();
					}
					Ghosts->Animation = nullptr;
				});
		});

	It("plays a hostile recording in a sequence, alone and mixed with a sound one",
		[this]
		{
			TUniquePtr<FMRInputBareEngine> Engine;
			TUniquePtr<FMRInputTestWorld> World;
			FMRInputAnimationPtr Known;
			MRInputTestStage::Begin(Engine, World, Known);
			MRInputHostileStage::ForEach(*this,
				[&World, &Known](const FMRInputAnimationPtr& Animation, FMRInputFiniteCheck& Check)
				{
					FMRInputTestSequence Sequence(*World, 4.0);
					UMovieSceneMRInputSection& Section = Sequence.Add(Animation.Get(), 0.5, 3.5);
					Sequence.SetEasing(Section, 0.5, 0.5);
					Sequence.Add(Known, 1.5, 4.0, TEXT("hlrg"));
					for (const double Time : {0.0, 0.6, 1.0, 1.7, 2.5, 3.4, 3.9})
					{
						Check.SetContext(FString::Printf(TEXT("at %g s of the sequence"), Time));
						Sequence.GoTo(Time, EUpdatePositionMethod::Scrub);
						Check.AddFrame(World->GetPlayback().GetFrame());
						Check.AddDevices();
					}
					Sequence.PlayOut(0.11f);
					Check.AddFrame(World->GetPlayback().GetFrame());
				});
			MRInputTestStage::End(Engine, World, Known);
		});

	It("records finite keys from the replay of a hostile recording",
		[this]
		{
			const FMRInputBareEngine Engine;
			FMRInputRecordingStage Stage;
			Stage.Options.Channels.bGaze = true;
			FMRInputPlayOptions Options;
			Options.LoopMode = EMRInputLoopMode::Loop;
			MRInputHostileStage::ForEach(*this,
				[this, &Stage, &Options](const FMRInputAnimationPtr& Animation, FMRInputFiniteCheck& Check)
				{
					Stage.World->Play(Animation.Get(), Options);
					Stage.Record(30);
					Stage.World->GetPlayback().Stop();
					Stage.Recorder->StopRecording();
					UMRInputAnimation* Recorded = nullptr;
					FMRInputError Error;
					if (TestTrue(TEXT("recorded"),
							Stage.Recorder->CreateAnimation(Recorded, Error) == EMRInputResult::Success))
					{
						AddKeys(Recorded->GetBytes(), Check);
					}
				});
		});
}

#endif
