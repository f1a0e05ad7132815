// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Playback/MRInputPlayback.h"

#include "MRInputConvert.h"

FMRInputPlayback::FMRInputPlayback(const FMRInputRecordingData::FRef& InData, const FMRInputPlayOptions& InOptions)
	: Data(InData)
	, Options(InOptions)
	, Player(InData->GetView())
{
	Player.SetLoopMode(MRInputConvert::ToLoopMode(Options.LoopMode));
	Player.SetRate(Options.Rate);
	if (Options.Clock == EMRInputClock::FixedStep)
	{
		Player.SetFixedStep(Options.FixedStep);
	}
}

void FMRInputPlayback::Start()
{
	DelayLeft = FMath::Max(0.0, static_cast<double>(Options.StartDelay));
	bIsWaiting = DelayLeft > 0.0 && Options.Clock != EMRInputClock::External;
	if (!bIsWaiting)
	{
		Begin();
	}
}

void FMRInputPlayback::Begin()
{
	bIsWaiting = false;
	bIsPausedInDelay = false;
	if (Options.StartOffset > 0.0f)
	{
		const bool bIsBackwards = Options.Rate < 0.0f;
		Player.PlayFrom(
			bIsBackwards ? Player.Loop().End() - Options.StartOffset : Player.Loop().Start() + Options.StartOffset);
	}
	else
	{
		Player.Play();
	}
}

void FMRInputPlayback::Pause()
{
	bIsPausedInDelay = bIsWaiting;
	Player.Pause();
}

void FMRInputPlayback::Resume()
{
	bIsPausedInDelay = false;
	if (!bIsWaiting)
	{
		Player.Play();
	}
}

void FMRInputPlayback::Stop()
{
	bIsWaiting = false;
	Player.Stop();
}

void FMRInputPlayback::Seek(double Time)
{
	if (bIsWaiting)
	{
		Begin();
	}
	Player.Seek(Time);
}

void FMRInputPlayback::SetRate(double Rate)
{
	Player.SetRate(Rate);
}

void FMRInputPlayback::SetLoopMode(EMRInputLoopMode Mode)
{
	Player.SetLoopMode(MRInputConvert::ToLoopMode(Mode));
}

mria::Span<const mria::PlayerEvent> FMRInputPlayback::Advance(double DeltaSeconds)
{
	if (Options.Clock == EMRInputClock::External)
	{
		return TakeEvents();
	}
	double Step = Options.Clock == EMRInputClock::FixedStep ? Options.FixedStep : DeltaSeconds;
	if (bIsWaiting)
	{
		DelayLeft -= bIsPausedInDelay ? 0.0 : Step;
		if (DelayLeft > 0.0)
		{
			return TakeEvents();
		}
		Begin();
		Step = -DelayLeft; // what the delay has left of this step belongs to the recording
		if (Options.Clock == EMRInputClock::FixedStep)
		{
			return TakeEvents();
		}
	}
	return Player.Update(Step);
}

mria::Span<const mria::PlayerEvent> FMRInputPlayback::AdvanceTo(double Time)
{
	if (bIsWaiting)
	{
		Begin();
	}
	return Player.AdvanceTo(Time);
}

void FMRInputPlayback::FillFrame(mria::Frame& Frame)
{
	Data->GetSampler(Options.bAsStored).SampleAt(Player.SampleTime(), Frame, Cursor);
	for (const mria::Hand Hand : mria::kHands)
	{
		// The player's flags are exact in double and are what the events say; the sampled ones round the time.
		Frame[Hand].isTracked = Player.Input()[Hand].isTracked;
		Frame[Hand].isPinching = Player.Input()[Hand].isPinching;
	}
}

EMRInputPlayStatus FMRInputPlayback::GetStatus() const
{
	if (bIsWaiting)
	{
		return bIsPausedInDelay ? EMRInputPlayStatus::Paused : EMRInputPlayStatus::Waiting;
	}
	switch (Player.Status())
	{
	case mria::PlayStatus::Playing:
		return EMRInputPlayStatus::Playing;
	case mria::PlayStatus::Paused:
		return EMRInputPlayStatus::Paused;
	default:
		return EMRInputPlayStatus::Stopped;
	}
}
