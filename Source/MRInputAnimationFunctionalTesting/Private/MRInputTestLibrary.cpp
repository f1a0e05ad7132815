// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "MRInputTestLibrary.h"

#include "Engine/Engine.h"
#include "Engine/World.h"
#include "MRInputAccess.h"
#include "MRInputConvert.h"
#include "MRInputMessages.h"
#include "MRInputPlaybackSubsystem.h"
#include "MRInputSnapshot.h"
#include "Mria/TestSnapshot.h"

namespace MRInputTestLibraryDetail
{

UMRInputPlaybackSubsystem* FindPlayback(const UObject* Context)
{
	const UWorld* World =
		Context ? GEngine->GetWorldFromContextObject(Context, EGetWorldErrorMode::LogAndReturnNull) : nullptr;
	return World ? World->GetSubsystem<UMRInputPlaybackSubsystem>() : nullptr;
}

} // namespace MRInputTestLibraryDetail

EMRInputResult UMRInputTestLibrary::PlayRecordingForTest(
	const UObject* WorldContextObject, UMRInputAnimation* Animation, float FixedStep, FMRInputError& Error)
{
	UMRInputPlaybackSubsystem* Playback = MRInputTestLibraryDetail::FindPlayback(WorldContextObject);
	if (!Playback)
	{
		Error = MRInputMessages::MakeError(EMRInputErrorCode::NoWorld, FString());
		return EMRInputResult::Failure;
	}
	FMRInputPlayOptions Options;
	Options.Clock = EMRInputClock::FixedStep;
	Options.FixedStep = FixedStep;
	return Playback->Play(Animation, Options, Error);
}

FString UMRInputTestLibrary::DescribeRecordedHands(const UObject* WorldContextObject)
{
	const UMRInputPlaybackSubsystem* Playback = MRInputTestLibraryDetail::FindPlayback(WorldContextObject);
	const FMRInputSnapshot* Shown = Playback ? FMRInputAccess::FindShown(*Playback) : nullptr;
	return MRInputConvert::ToString(mria::DescribeHands(Shown ? Shown->Mixed.frame : mria::Frame()));
}

UMRInputWaitForMarkerAsync* UMRInputWaitForMarkerAsync::WaitForRecordedMarker(
	UObject* WorldContextObject, const FString& Marker)
{
	UMRInputWaitForMarkerAsync* Action = NewObject<UMRInputWaitForMarkerAsync>();
	Action->Awaited = Marker;
	Action->Playback = MRInputTestLibraryDetail::FindPlayback(WorldContextObject);
	Action->RegisterWithGameInstance(WorldContextObject);
	return Action;
}

void UMRInputWaitForMarkerAsync::Activate()
{
	if (!Playback || Playback->GetStatus() == EMRInputPlayStatus::Stopped)
	{
		End(OnMissed, 0.0f);
		return;
	}
	Playback->OnEvent.AddDynamic(this, &UMRInputWaitForMarkerAsync::HandleEvent);
}

void UMRInputWaitForMarkerAsync::HandleEvent(const FMRInputEvent& Event)
{
	if (Event.Kind == EMRInputEventKind::Marker && Event.MarkerName == Awaited)
	{
		End(OnReached, Event.Time);
	}
	else if (Event.Kind == EMRInputEventKind::Stopped)
	{
		End(OnMissed, Event.Time);
	}
}

void UMRInputWaitForMarkerAsync::End(const FMRInputTestMarkerDelegate& Delegate, float Time)
{
	if (Playback)
	{
		Playback->OnEvent.RemoveDynamic(this, &UMRInputWaitForMarkerAsync::HandleEvent);
	}
	SetReadyToDestroy();
	Delegate.Broadcast(Time);
}
