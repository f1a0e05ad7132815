// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
// EXPECT: MRInputAccess.h: No such file
// DEPENDS: MRInputAnimation
// STRANGER: yes
// LINK: yes
// A module of another plugin sees the public headers only. Those it can include, and call what they offer.

#ifndef CURED
#include "MRInputAccess.h"
#endif
#include "Engine/World.h"
#include "MRInputAnimation.h"
#include "MRInputAsyncActions.h"
#include "MRInputBlueprintLibrary.h"
#include "MRInputEngineCompat.h"
#include "MRInputFrame.h"
#include "MRInputGhostHandsComponent.h"
#include "MRInputGhostStyle.h"
#include "MRInputPlaybackLibrary.h"
#include "MRInputPlaybackSubsystem.h"
#include "MRInputPlayerComponent.h"
#include "MRInputRecordTypes.h"
#include "MRInputRecorderComponent.h"
#include "MRInputRecorderSubsystem.h"
#include "MRInputRigComponent.h"
#include "MRInputSettings.h"
#include "MRInputTypes.h"
#include "MovieSceneMRInputSection.h"
#include "MovieSceneMRInputTrack.h"

FString Play(UWorld& World, const TArray<uint8>& Bytes)
{
	FMRInputError Error;
	UMRInputAnimation* Animation = NewObject<UMRInputAnimation>();
	UMRInputPlaybackSubsystem* Playback = World.GetSubsystem<UMRInputPlaybackSubsystem>();
	if (!Animation->SetBytes(Bytes, TEXT("a stranger's bytes"), Error) || !Playback)
	{
		return Error.Text.ToString();
	}
	Playback->Play(Animation, FMRInputPlayOptions(), Error);
	const FMRInputFrame Frame = Playback->GetFrame();
	World.GetSubsystem<UMRInputRecorderSubsystem>()->StopRecording();
	const FMRInputFrame RigFrame = NewObject<UMRInputRigComponent>()->GetFrame();
	return FString::Printf(TEXT("%s %f %f"), *Animation->GetDisplayName(), Frame.Time, RigFrame.Time);
}
