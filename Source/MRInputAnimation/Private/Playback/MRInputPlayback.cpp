// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Playback/MRInputPlayback.h"

#include "MRInputConvert.h"
#include "Playback/MRInputReach.h"

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
			bIsBackwards ? Player.Line().End() - Options.StartOffset : Player.Line().Start() + Options.StartOffset);
	}
	else
	{
		Player.Play();
	}
	Keep(Player.TakeEvents());
}

void FMRInputPlayback::Pause()
{
	bIsPausedInDelay = bIsWaiting;
	Player.Pause();
	Keep(Player.TakeEvents());
}

void FMRInputPlayback::Resume()
{
	bIsPausedInDelay = false;
	if (!bIsWaiting)
	{
		Player.Play();
		Keep(Player.TakeEvents());
	}
}

void FMRInputPlayback::Stop()
{
	bIsWaiting = false;
	WaitPosition.Reset();
	Player.Stop();
	Keep(Player.TakeEvents());
}

void FMRInputPlayback::Seek(double Time)
{
	if (bIsWaiting)
	{
		Begin();
	}
	Player.Seek(Time);
	Keep(Player.TakeEvents());
}

void FMRInputPlayback::SetRate(double Rate)
{
	Player.SetRate(Rate);
}

void FMRInputPlayback::SetLoopMode(EMRInputLoopMode Mode)
{
	Player.SetLoopMode(MRInputConvert::ToLoopMode(Mode));
}

void FMRInputPlayback::Advance(double DeltaSeconds)
{
	if (Options.Clock == EMRInputClock::External)
	{
		return;
	}
	double Step = Options.Clock == EMRInputClock::FixedStep ? Options.FixedStep : DeltaSeconds;
	if (bIsWaiting)
	{
		DelayLeft -= bIsPausedInDelay ? 0.0 : Step;
		if (DelayLeft > 0.0)
		{
			return;
		}
		Begin();
		Step = -DelayLeft; // what the delay has left of this step belongs to the recording
		if (Options.Clock == EMRInputClock::FixedStep)
		{
			return;
		}
	}
	Keep(Player.Update(Step));
}

void FMRInputPlayback::AdvanceTo(double Time)
{
	if (bIsWaiting)
	{
		Begin();
	}
	Keep(Player.AdvanceTo(Time));
}

void FMRInputPlayback::BeginAt(double Position)
{
	bIsWaiting = false;
	WaitPosition.Reset();
	Player.PlayFrom(Position);
	Keep(Player.TakeEvents());
}

void FMRInputPlayback::WaitAt(double Position)
{
	Player.Stop();
	Keep(Player.TakeEvents());
	bIsWaiting = true;
	WaitPosition = Position;
}

double FMRInputPlayback::GetTime() const
{
	const mria::LoopLine& Line = Player.Line();
	return WaitPosition ? Line.PlaceAt(Line.OffsetOf(WaitPosition.GetValue())).time : Player.Time();
}

void FMRInputPlayback::FillFrame(mria::Frame& Frame)
{
	if (WaitPosition)
	{
		Data->GetSampler(Options.bAsStored).SampleAt(static_cast<float>(GetTime()), Frame, Cursor);
		Frame[mria::Hand::Left].isPinching = false;
		Frame[mria::Hand::Right].isPinching = false;
		return;
	}
	Data->GetSampler(Options.bAsStored).SampleAt(Player.SampleTime(), Frame, Cursor);
	for (const mria::Hand Hand : mria::kHands)
	{
		// The player's flags are exact in double and are what the events say; the sampled ones round the time.
		Frame[Hand].isTracked = Player.Input()[Hand].isTracked;
		Frame[Hand].isPinching = Player.Input()[Hand].isPinching;
	}
}

void FMRInputPlayback::FillSnapshot(FMRInputSnapshot& Snapshot, const mria::Similarity& Origin)
{
	FillFrame(Snapshot.Frame);
	MRInputReach::Place(Snapshot.Frame, Origin);
	Snapshot.Channels = Options.Channels;
	Snapshot.Origin = Origin;
	Snapshot.bDrivesDevices = Options.bDriveDevices;
	for (FMRInputSnapshot::FMotion& Motion : Snapshot.Motions)
	{
		FillMotion(Motion, Snapshot.Frame.time, Origin);
	}
	FillMotion(Snapshot.HeadMotion, Snapshot.Frame.time, Origin);
}

int32 FMRInputPlayback::GetDirection() const
{
	const bool bMoves = Player.Status() == mria::PlayStatus::Playing && !Player.IsHeld();
	return bMoves ? Player.Direction() : 0;
}

void FMRInputPlayback::FillMotion(FMRInputSnapshot::FMotion& Motion, float Time, const mria::Similarity& Origin) const
{
	if (Motion.Data != Data) // a count that all threads share is slow to change
	{
		Motion.Data = Data;
	}
	Motion.bAsStored = Options.bAsStored;
	Motion.Time = Time;
	Motion.Scale = FMath::Abs(Player.Rate()) * GetDirection();
	Motion.Origin = Origin;
}

void FMRInputPlayback::TakeEvents(TArray<FMRInputEvent>& OutEvents)
{
	for (FMRInputEvent& Event : Happened)
	{
		OutEvents.Add(MoveTemp(Event)); // one by one: whether Append would leave the array its memory is not told
	}
	Happened.Reset();
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

TOptional<mria::Pose> FMRInputPlayback::FindHeadStart() const
{
	return MRInputReach::FindHeadStart(Data->GetView());
}

void FMRInputPlayback::Keep(mria::Span<const mria::PlayerEvent> Events)
{
	for (const mria::PlayerEvent& Event : Events)
	{
		Happened.Add(MRInputConvert::ToEvent(Event, Data->GetView()));
	}
}
