// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Components/SceneComponent.h"
#include "GameFramework/Pawn.h"
#include "GameFramework/PlayerController.h"
#include "MRInputAnimation.h"
#include "MRInputBlueprintLibrary.h"
#include "MRInputPlaybackSubsystem.h"
#include "MRInputPlayerComponent.h"
#include "Misc/AutomationTest.h"
#include "MotionControllerComponent.h"
#include "Support/MRInputTestDevices.h"
#include "Support/MRInputTestRecordings.h"
#include "Support/MRInputTestWorld.h"

#if WITH_DEV_AUTOMATION_TESTS

namespace GuideSpecDetail
{

/** The code of Resources/Docs/Unreal.md, line by line. */
bool PlayFile(const UWorld* World, const FString& Path)
{
	UMRInputAnimation* Animation = nullptr;
	FMRInputError Error;
	if (UMRInputBlueprintLibrary::LoadRecordingFromFile(Path, Animation, Error) == EMRInputResult::Failure)
	{
		UE_LOG(LogTemp, Warning, TEXT("%s"), *Error.Text.ToString());
		return false;
	}
	FMRInputPlayOptions Options;
	Options.LoopMode = EMRInputLoopMode::Loop;
	UMRInputPlaybackSubsystem* Playback = World->GetSubsystem<UMRInputPlaybackSubsystem>();
	return Playback->Play(Animation, Options, Error) == EMRInputResult::Success;
}

/** The pawn of the guide, put into a level that plays; returns its fingertip. */
UMotionControllerComponent* SpawnPawn(UWorld& World, EAutoReceiveInput::Type Player, UMRInputAnimation* Animation)
{
	APawn* Pawn = World.SpawnActorDeferred<APawn>(APawn::StaticClass(), FTransform::Identity);
	Pawn->AutoPossessPlayer = Player;
	USceneComponent* Root = NewObject<USceneComponent>(Pawn);
	Pawn->SetRootComponent(Root);
	Root->RegisterComponent();
	UMotionControllerComponent* Tip = NewObject<UMotionControllerComponent>(Pawn);
	Tip->SetTrackingMotionSource(TEXT("RightIndexTip"));
	Tip->SetupAttachment(Root);
	Tip->RegisterComponent();
	if (Animation)
	{
		UMRInputPlayerComponent* Component = NewObject<UMRInputPlayerComponent>(Pawn);
		Component->Animation = Animation;
		Component->RegisterComponent();
	}
	Pawn->FinishSpawning(FTransform::Identity);
	return Tip;
}

} // namespace GuideSpecDetail

BEGIN_DEFINE_SPEC(FMRInputGuideSpec, "MRInputAnimation.Unit.Guide",
	EAutomationTestFlags::EditorContext | EAutomationTestFlags::ClientContext | EAutomationTestFlags::ProductFilter)
int32 CountLocations(FMRInputTestWorld& World, const UMotionControllerComponent& Tip) const;
END_DEFINE_SPEC(FMRInputGuideSpec)

/** In how many places a component is during six seconds. */
int32 FMRInputGuideSpec::CountLocations(FMRInputTestWorld& World, const UMotionControllerComponent& Tip) const
{
	TSet<FString> Locations;
	for (int32 Frame = 0; Frame < 120; ++Frame)
	{
		World.Tick(0.05f);
		Locations.Add(Tip.GetComponentLocation().ToString());
	}
	return Locations.Num();
}

void FMRInputGuideSpec::Define()
{
	It("leads from an empty world to a moving fingertip",
		[this]
		{
			const FMRInputBareEngine Engine;
			FMRInputTestWorld World;
			const FMRInputAnimationPtr Animation = MRInputTestRecordings::LoadSample(TEXT("PinchDrag"));
			const UMotionControllerComponent* Tip =
				GuideSpecDetail::SpawnPawn(World.Get(), EAutoReceiveInput::Player0, Animation.Get());
			TestTrue(TEXT("the player has it"), World.GetPlayer().GetPawn() == Tip->GetOwner());
			TestTrue(TEXT("it moves"), CountLocations(World, *Tip) > 30);
		});

	It("needs the pawn to be a player's",
		[this]
		{
			const FMRInputBareEngine Engine;
			FMRInputTestWorld World;
			const FMRInputAnimationPtr Animation = MRInputTestRecordings::LoadSample(TEXT("PinchDrag"));
			const UMotionControllerComponent* Tip =
				GuideSpecDetail::SpawnPawn(World.Get(), EAutoReceiveInput::Disabled, Animation.Get());
			World.Tick(0.05f);
			TestTrue(TEXT("it plays"), World.GetPlayback().GetStatus() == EMRInputPlayStatus::Playing);
			TestEqual(TEXT("but is in one place"), CountLocations(World, *Tip), 1);
			TestTrue(TEXT("the origin"), Tip->GetComponentLocation().IsZero());
		});

	It("leads from a file to a moving fingertip",
		[this]
		{
			const FMRInputBareEngine Engine;
			FMRInputTestWorld World;
			const UMotionControllerComponent* Tip =
				GuideSpecDetail::SpawnPawn(World.Get(), EAutoReceiveInput::Player0, nullptr);
			const FString Path = MRInputTestRecordings::GetSamplePath(TEXT("PinchDrag"));
			TestTrue(TEXT("plays"), GuideSpecDetail::PlayFile(&World.Get(), Path));
			TestTrue(TEXT("it moves"), CountLocations(World, *Tip) > 30);
		});

	It("says why a file does not play",
		[this]
		{
			FMRInputTestWorld World;
			AddExpectedError(TEXT("There is no file"), EAutomationExpectedErrorFlags::Contains, 1);
			TestFalse(TEXT("plays"), GuideSpecDetail::PlayFile(&World.Get(), TEXT("Nowhere/Take.bin")));
		});
}

#endif
