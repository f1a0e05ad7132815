// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "MRInputAnimation.h"
#include "MRInputBlueprintLibrary.h"
#include "MRInputPlaybackSubsystem.h"
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

} // namespace GuideSpecDetail

DEFINE_SPEC(FMRInputGuideSpec, "MRInputAnimation.Unit.Guide",
	EAutomationTestFlags::EditorContext | EAutomationTestFlags::ClientContext | EAutomationTestFlags::ProductFilter)

void FMRInputGuideSpec::Define()
{
	It("leads from an empty world to a moving fingertip",
		[this]
		{
			const FMRInputBareEngine Engine;
			FMRInputTestWorld World;
			const UMotionControllerComponent* Tip = World.AddMotionController(TEXT("RightIndexTip"));
			const FString Path = MRInputTestRecordings::GetSamplePath(TEXT("PinchDrag"));
			TestTrue(TEXT("plays"), GuideSpecDetail::PlayFile(&World.Get(), Path));
			TSet<FString> Places;
			for (int32 Frame = 0; Frame < 120; ++Frame)
			{
				World.Tick(0.05f);
				Places.Add(Tip->GetComponentLocation().ToString());
			}
			TestTrue(TEXT("it moves"), Places.Num() > 30);
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
