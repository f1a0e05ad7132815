// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Console/MRInputStatus.h"

#include "Engine/World.h"
#include "MRInputAccess.h"
#include "MRInputAnimation.h"
#include "MRInputPlaybackSubsystem.h"
#include "MRInputRecorderSubsystem.h"
#include "MRInputSnapshot.h"

namespace MRInputStatusDetail
{

const TCHAR* ToText(EMRInputPlayStatus Status)
{
	switch (Status)
	{
	case EMRInputPlayStatus::Waiting:
		return TEXT("waiting");
	case EMRInputPlayStatus::Playing:
		return TEXT("playing");
	case EMRInputPlayStatus::Paused:
		return TEXT("paused");
	default:
		return TEXT("stopped");
	}
}

FString DescribeDriven(const UMRInputPlaybackSubsystem& Playback)
{
	const FMRInputSnapshot* Shown = FMRInputAccess::FindShown(Playback);
	if (!Shown || !Playback.IsDriving())
	{
		return TEXT("drives no devices");
	}
	struct FPart
	{
		bool bIsDriven;
		const TCHAR* Name;
	};
	const FPart Parts[] = {
		{Shown->IsHeadDriven(), TEXT("head")},
		{Shown->IsHandDriven(mria::Hand::Left), TEXT("left hand")},
		{Shown->IsHandDriven(mria::Hand::Right), TEXT("right hand")},
		{Shown->IsGazeDriven(), TEXT("gaze")},
		{Shown->Channels.bKeys, TEXT("keys")},
	};
	FString Driven;
	for (const FPart& Part : Parts)
	{
		if (Part.bIsDriven)
		{
			Driven += Driven.IsEmpty() ? TEXT("drives ") : TEXT(", ");
			Driven += Part.Name;
		}
	}
	return Driven.IsEmpty() ? FString(TEXT("drives nothing")) : Driven;
}

} // namespace MRInputStatusDetail

FString MRInputStatus::DescribePlayback(const UWorld& World)
{
	const UMRInputPlaybackSubsystem* Playback = World.GetSubsystem<UMRInputPlaybackSubsystem>();
	const UMRInputAnimation* Animation = Playback ? Playback->GetAnimation() : nullptr;
	if (!Animation)
	{
		return TEXT("nothing plays");
	}
	return FString::Printf(TEXT("%s %s, %.2f of %.2f s, rate %g, looped %d times, %s"), *Animation->GetDisplayName(),
		MRInputStatusDetail::ToText(Playback->GetStatus()), Playback->GetTime(),
		Animation->GetStartTime() + Animation->GetDuration(), Playback->GetOptions().Rate, Playback->GetLoopCount(),
		*MRInputStatusDetail::DescribeDriven(*Playback));
}

FString MRInputStatus::DescribeRecording(const UWorld& World)
{
	const UMRInputRecorderSubsystem* Recorder = World.GetSubsystem<UMRInputRecorderSubsystem>();
	if (!Recorder || Recorder->GetRecordingId() == 0)
	{
		return TEXT("nothing recorded");
	}
	const TCHAR* State = Recorder->IsRecordingPaused() ? TEXT("recording paused")
		: Recorder->IsRecording()					   ? TEXT("recording")
													   : TEXT("recorded");
	return FString::Printf(
		TEXT("%s, %.1f s, %.2f MB"), State, Recorder->GetRecordedSeconds(), Recorder->GetRecordedMegabytes());
}
