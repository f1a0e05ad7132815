// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "MRInputSequenceSolo.h"

#include "MRInputAccess.h"
#include "MRInputPlaybackSubsystem.h"
#include "Sequencer/MRInputSequenceDriver.h"

FMRInputSequenceSolo::FMRInputSequenceSolo(UMRInputPlaybackSubsystem* InPlayback)
	: Playback(InPlayback)
{
	if (InPlayback)
	{
		FMRInputSequenceDriver::Get(*InPlayback).BeginSolo();
	}
}

FMRInputSequenceSolo::~FMRInputSequenceSolo()
{
	if (UMRInputPlaybackSubsystem* Found = Playback.Get())
	{
		FMRInputSequenceDriver::Get(*Found).EndSolo();
	}
}

const FMRInputSnapshot* FMRInputSequenceSolo::FindShown() const
{
	UMRInputPlaybackSubsystem* Found = Playback.Get();
	const bool bIsSequence = Found && FMRInputSequenceDriver::Get(*Found).IsDriving(Found->GetPlaybackId());
	return bIsSequence ? FMRInputAccess::FindShown(*Found) : nullptr;
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
