// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "MRInputTestCommands.h"

#include "Engine/World.h"
#include "MRInputAnimation.h"
#include "MRInputPlaybackSubsystem.h"
#include "MRInputTestLibrary.h"

namespace MRInputTestCommandsDetail
{

/** Null once the world is gone. */
UMRInputPlaybackSubsystem* FindPlayback(const TWeakObjectPtr<UWorld>& World)
{
	return World.IsValid() ? World->GetSubsystem<UMRInputPlaybackSubsystem>() : nullptr;
}

} // namespace MRInputTestCommandsDetail

FMRInputPlayCommand::FMRInputPlayCommand(
	FAutomationTestBase* InTest, UWorld* InWorld, UMRInputAnimation* InAnimation, float InFixedStep)
	: Test(InTest)
	, World(InWorld)
	, Animation(InAnimation)
	, FixedStep(InFixedStep)
{
}

bool FMRInputPlayCommand::Update()
{
	FMRInputError Error;
	if (UMRInputTestLibrary::PlayRecordingForTest(World.Get(), Animation.Get(), FixedStep, Error) !=
		EMRInputResult::Success)
	{
		Test->AddError(Error.Text.ToString());
	}
	return true;
}

FMRInputWaitForMarkerCommand::FMRInputWaitForMarkerCommand(
	FAutomationTestBase* InTest, UWorld* InWorld, const FString& InMarker)
	: Test(InTest)
	, World(InWorld)
	, Marker(InMarker)
{
}

bool FMRInputWaitForMarkerCommand::Update()
{
	const UMRInputPlaybackSubsystem* Playback = MRInputTestCommandsDetail::FindPlayback(World);
	const UMRInputAnimation* Animation = Playback ? Playback->GetAnimation() : nullptr;
	if (!Animation)
	{
		Test->AddError(FString::Printf(TEXT("The recording ended before marker %s."), *Marker));
		return true;
	}
	const TArray<FMRInputMarker> Markers = Animation->GetMarkers();
	const FMRInputMarker* Found =
		Markers.FindByPredicate([this](const FMRInputMarker& Other) { return Other.Name == Marker; });
	if (!Found)
	{
		Test->AddError(FString::Printf(TEXT("%s has no marker %s."), *Animation->GetDisplayName(), *Marker));
	}
	return !Found || Playback->GetTime() >= Found->Time;
}

FMRInputWaitForEndCommand::FMRInputWaitForEndCommand(UWorld* InWorld)
	: World(InWorld)
{
}

bool FMRInputWaitForEndCommand::Update()
{
	const UMRInputPlaybackSubsystem* Playback = MRInputTestCommandsDetail::FindPlayback(World);
	return !Playback || Playback->GetStatus() == EMRInputPlayStatus::Stopped;
}
