// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Asset/MRInputMenuActions.h"
#include "Editor.h"
#include "Engine/World.h"
#include "MRInputAnimation.h"
#include "MRInputPlaybackSubsystem.h"
#include "MRInputSettings.h"
#include "Reports/MRInputReport.h"
#include "UObject/StrongObjectPtr.h"

namespace MRInputPlaySessionDetail
{
/** The recording that waits for a play session; one at a time. */
struct FWaiting
{
	TStrongObjectPtr<UMRInputAnimation> Animation;
	FDelegateHandle Started;
	FDelegateHandle Cancelled;
};

FWaiting& GetState()
{
	static FWaiting Waiting;
	return Waiting;
}

void PlayIn(UWorld& World, UMRInputAnimation& Animation)
{
	FMRInputError Error;
	UMRInputPlaybackSubsystem* Playback = World.GetSubsystem<UMRInputPlaybackSubsystem>();
	if (Playback &&
		Playback->Play(&Animation, GetDefault<UMRInputSettings>()->PlayOptions, Error) == EMRInputResult::Failure)
	{
		MRInputReport::AddError(Error);
		MRInputReport::Notify();
	}
}

void HandleStarted(bool)
{
	const TStrongObjectPtr<UMRInputAnimation> Animation = GetState().Animation;
	MRInputMenuActions::CancelPlay();
	if (Animation && GEditor->PlayWorld)
	{
		PlayIn(*GEditor->PlayWorld, *Animation);
	}
}

} // namespace MRInputPlaySessionDetail

void MRInputMenuActions::PlayInEditor(const FAssetData& Asset)
{
	using namespace MRInputPlaySessionDetail;
	const TArray<UMRInputAnimation*> Animations = Load({Asset});
	if (Animations.Num() == 0 || !GEditor)
	{
		MRInputReport::Notify();
		return;
	}
	if (GEditor->PlayWorld)
	{
		PlayIn(*GEditor->PlayWorld, *Animations[0]);
		return;
	}
	CancelPlay();
	FWaiting& Waiting = GetState();
	Waiting.Animation.Reset(Animations[0]);
	Waiting.Started = FEditorDelegates::PostPIEStarted.AddStatic(&HandleStarted);
	Waiting.Cancelled = FEditorDelegates::CancelPIE.AddStatic(&MRInputMenuActions::CancelPlay);
	GEditor->RequestPlaySession(FRequestPlaySessionParams());
}

void MRInputMenuActions::CancelPlay()
{
	using namespace MRInputPlaySessionDetail;
	FWaiting& Waiting = GetState();
	FEditorDelegates::PostPIEStarted.Remove(Waiting.Started);
	FEditorDelegates::CancelPIE.Remove(Waiting.Cancelled);
	Waiting = FWaiting();
}

const UMRInputAnimation* MRInputMenuActions::GetWaiting()
{
	return MRInputPlaySessionDetail::GetState().Animation.Get();
}
