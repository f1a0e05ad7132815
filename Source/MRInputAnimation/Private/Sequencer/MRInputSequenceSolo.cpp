// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "MRInputSequenceSolo.h"

#include "Playback/MRInputMixer.h"
#include "Sequencer/MRInputSectionReport.h"

FMRInputSequenceSolo::FMRInputSequenceSolo(const UWorld* World, const IMovieScenePlayer& Player)
	: Mixer(FMRInputMixer::FindIn(World))
{
	if (const TSharedPtr<FMRInputMixer> Found = Mixer.Pin())
	{
		Found->BeginSolo(MRInputSectionReport::ToPlayerId(Player));
	}
}

FMRInputSequenceSolo::~FMRInputSequenceSolo()
{
	if (const TSharedPtr<FMRInputMixer> Found = Mixer.Pin())
	{
		Found->EndSolo();
	}
}
