// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "MRInputSequenceSolo.h"

#include "MRInputPlaybackSubsystem.h"
#include "Sequencer/MRInputSequenceDriver.h"

FMRInputSequenceSolo::FMRInputSequenceSolo(UMRInputPlaybackSubsystem* InPlayback)
	: Playback(InPlayback)
{
	if (InPlayback)
	{
		InPlayback->GetSequenceDriver().BeginSolo();
	}
}

FMRInputSequenceSolo::~FMRInputSequenceSolo()
{
	if (UMRInputPlaybackSubsystem* Found = Playback.Get())
	{
		Found->GetSequenceDriver().EndSolo();
	}
}

const FMRInputSnapshot* FMRInputSequenceSolo::FindShown() const
{
	UMRInputPlaybackSubsystem* Found = Playback.Get();
	const bool bIsSequence = Found && Found->GetSequenceDriver().IsDriving(Found->GetPlaybackId());
	return bIsSequence ? Found->FindShown() : nullptr;
}

void FMRInputSequenceDriver::BeginSolo()
{
	for (const FMRInputSequenceLayer& Layer : Layers)
	{
		Unheard.AddUnique(Layer.Place.Player);
	}
	Aside = MoveTemp(Layers);
	Layers.Reset();
	End();
}

void FMRInputSequenceDriver::EndSolo()
{
	Layers.Reset();
	End();
	Unheard.Reset();
	Layers = MoveTemp(Aside);
	Aside.Reset();
	if (Layers.Num() > 0)
	{
		Show(FindFront()->Id);
	}
}
