// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "MRInputAccess.h"

#include "MRInputAnimation.h"
#include "MRInputPlaybackSubsystem.h"
#include "MRInputRecorderSubsystem.h"
#include "MRInputRigComponent.h"
#include "Mria/RecordedTake.h"
#include "Playback/MRInputMixer.h"

FMRInputRecordingData::FPtr FMRInputAccess::GetData(const UMRInputAnimation& Animation)
{
	return Animation.Data;
}

void FMRInputAccess::SetData(UMRInputAnimation& Animation, const FMRInputRecordingData::FRef& Data, const FString& File)
{
	Animation.SetData(Data, File);
}

const FMRInputSnapshot* FMRInputAccess::FindShown(const UMRInputPlaybackSubsystem& Playback)
{
	const TSharedPtr<FMRInputMixer> Mixer = FMRInputMixer::FindIn(Playback.GetWorld());
	return Mixer && Mixer->HasLayers() ? &Mixer->GetSnapshot() : nullptr;
}

mria::RecordedTake FMRInputAccess::TakeSnapshot(const UMRInputRecorderSubsystem& Recorder)
{
	return Recorder.TakeSnapshot();
}

void FMRInputAccess::ReadFrame(const UMRInputRigComponent& Rig, mria::Frame& OutFrame)
{
	Rig.ReadFrame(OutFrame);
}
