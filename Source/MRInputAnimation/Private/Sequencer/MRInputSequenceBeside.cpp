// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "MRInputAnimationModule.h"
#include "MRInputConvert.h"
#include "MRInputPlaybackSubsystem.h"
#include "Playback/MRInputPlayback.h"
#include "Sequencer/MRInputSequenceDriver.h"

namespace MRInputSequenceBesideDetail
{

bool IsOfHand(EMRInputEventKind Kind)
{
	return Kind == EMRInputEventKind::PinchStarted || Kind == EMRInputEventKind::PinchEnded ||
		Kind == EMRInputEventKind::TrackingGained || Kind == EMRInputEventKind::TrackingLost;
}

std::size_t IndexOf(EMRInputHand Hand)
{
	return Hand == EMRInputHand::Left ? 0 : 1;
}

} // namespace MRInputSequenceBesideDetail

/** What is only there to be asked is not mixed into what drives devices. */
bool FMRInputSequenceDriver::IsMixedIn(const FMRInputSequenceLayer& Layer, const FMRInputSequenceLayer& Front) const
{
	return Layer.Id != Front.Id && Layer.IsShown() && Layer.Options.bDriveDevices == Front.Options.bDriveDevices;
}

/** Who tells a hand: the front layer, unless it does not carry it and another does. */
FMRInputSequenceLayer& FMRInputSequenceDriver::FindOwner(mria::Hand Hand, FMRInputSequenceLayer& Front)
{
	FMRInputSequenceLayer* Owner = nullptr;
	for (FMRInputSequenceLayer& Layer : Layers)
	{
		const bool bMay = !Front.CarriesHand(Hand) && Layer.CarriesHand(Hand) && IsMixedIn(Layer, Front);
		if (bMay && (!Owner || Layer.GoesBefore(*Owner)))
		{
			Owner = &Layer;
		}
	}
	return Owner ? *Owner : Front;
}

/** Whether it carries a hand that the front layer does not. */
bool FMRInputSequenceDriver::IsBeside(const FMRInputSequenceLayer& Layer, const FMRInputSequenceLayer& Front) const
{
	bool bHasOne = false;
	for (const mria::Hand Hand : mria::kHands)
	{
		bHasOne |= Layer.CarriesHand(Hand) && !Front.CarriesHand(Hand);
	}
	return bHasOne && IsMixedIn(Layer, Front);
}

void FMRInputSequenceDriver::StepBeside(int32 LayerId)
{
	FMRInputSequenceLayer* Layer = Find(LayerId);
	const FMRInputSequenceLayer* Front = Find(FrontId);
	if (Layer && Front && (Layer->Beside || IsBeside(*Layer, *Front)))
	{
		Layer->PlayBeside(true);
	}
	Playback.AfterChange();
}

/** Keeps what has been told. Whether that is new. */
bool FMRInputSequenceDriver::Note(const FMRInputEvent& Event)
{
	mria::HandInput& Hand = Told.hands[MRInputSequenceBesideDetail::IndexOf(Event.Hand)];
	const bool bIsPinch = Event.Kind == EMRInputEventKind::PinchStarted || Event.Kind == EMRInputEventKind::PinchEnded;
	const bool bIsOn = Event.Kind == EMRInputEventKind::PinchStarted || Event.Kind == EMRInputEventKind::TrackingGained;
	bool& bKnown = bIsPinch ? Hand.isPinching : Hand.isTracked;
	const bool bIsNew = bKnown != bIsOn;
	bKnown = bIsOn;
	return bIsNew;
}

/** Inserts what brings a hand from what has been told to what is; the index comes behind it. */
void FMRInputSequenceDriver::Retell(
	mria::Hand Hand, const mria::HandInput& Wanted, TArray<FMRInputEvent>& Events, int32& Index)
{
	const float Time = Events.IsValidIndex(Index) ? Events[Index].Time : Playback.GetTime();
	const auto Tell = [&](bool bIsDue, EMRInputEventKind Kind)
	{
		if (bIsDue)
		{
			FMRInputEvent Event;
			Event.Kind = Kind;
			Event.Hand = MRInputConvert::ToHand(Hand);
			Event.Time = Time;
			Event.PlaybackId = Playback.GetPlaybackId();
			Event.bIsResync = true;
			Note(Event);
			Events.Insert(Event, Index++);
		}
	};
	const mria::HandInput Before = Told[Hand];
	Tell(Before.isPinching && !Wanted.isPinching, EMRInputEventKind::PinchEnded);
	Tell(Before.isTracked && !Wanted.isTracked, EMRInputEventKind::TrackingLost);
	Tell(!Before.isTracked && Wanted.isTracked, EMRInputEventKind::TrackingGained);
	Tell(!Before.isPinching && Wanted.isPinching, EMRInputEventKind::PinchStarted);
}

/** What those that play beside have to tell of the hands that they have, or have had until now. */
void FMRInputSequenceDriver::TakeBeside(TArray<FMRInputEvent>& Events)
{
	using namespace MRInputSequenceBesideDetail;
	FMRInputSequenceLayer& Front = *Find(FrontId);
	const std::array<int32, mria::kHandCount> Now = {
		FindOwner(mria::Hand::Left, Front).Id, FindOwner(mria::Hand::Right, Front).Id};
	for (FMRInputSequenceLayer& Layer : Layers)
	{
		if (!Layer.Beside)
		{
			continue;
		}
		Layer.Beside->TakeEvents(BesideEvents);
		for (FMRInputEvent& Event : BesideEvents)
		{
			const std::size_t Hand = IndexOf(Event.Hand);
			const bool bIsIts = Now[Hand] == Layer.Id || OwnerIds[Hand] == Layer.Id;
			if (IsOfHand(Event.Kind) && bIsIts && Note(Event))
			{
				Event.PlaybackId = Playback.GetPlaybackId();
				Events.Add(MoveTemp(Event));
			}
		}
		BesideEvents.Reset();
	}
	OwnerIds = Now;
}

void FMRInputSequenceDriver::MixEvents(TArray<FMRInputEvent>& Events, int32 FirstNew)
{
	using namespace MRInputSequenceBesideDetail;
	FMRInputSequenceLayer* Front = Find(FrontId);
	if (!Front)
	{
		return;
	}
	for (FMRInputSequenceLayer& Layer : Layers)
	{
		if (!Layer.Beside && IsBeside(Layer, *Front))
		{
			Layer.PlayBeside(false); // it was in front itself
		}
	}
	for (int32 Index = FirstNew; Index < Events.Num(); ++Index)
	{
		if (Events[Index].Kind == EMRInputEventKind::Stopped)
		{
			Retell(mria::Hand::Left, mria::HandInput(), Events, Index);
			Retell(mria::Hand::Right, mria::HandInput(), Events, Index);
		}
		else if (IsOfHand(Events[Index].Kind))
		{
			const std::size_t Hand = IndexOf(Events[Index].Hand);
			const bool bIsAnothers = FindOwner(mria::kHands[Hand], *Front).Id != FrontId && OwnerIds[Hand] != FrontId;
			if (bIsAnothers || !Note(Events[Index]))
			{
				Events.RemoveAt(Index--);
			}
		}
	}
	if (Playback.GetStatus() == EMRInputPlayStatus::Stopped)
	{
		return; // it ends, or another takes over
	}
	TakeBeside(Events);
	for (const mria::Hand Hand : mria::kHands)
	{
		const FMRInputSequenceLayer& Owner = FindOwner(Hand, *Front);
		int32 End = Events.Num();
		Retell(Hand, (Owner.Beside ? *Owner.Beside : *Playback.Playback).GetInput()[Hand], Events, End);
	}
	TellDevices(*Front);
}

/** Everything that a layer shows. */
FMRInputChannels FMRInputSequenceDriver::GetChannels(const FMRInputSequenceLayer& Front) const
{
	FMRInputChannels All = Front.Options.Channels;
	for (const FMRInputSequenceLayer& Layer : Layers)
	{
		if (IsMixedIn(Layer, Front))
		{
			const FMRInputChannels& Its = Layer.Options.Channels;
			All.bHead |= Its.bHead;
			All.bLeftHand |= Its.bLeftHand;
			All.bRightHand |= Its.bRightHand;
			All.bGaze |= Its.bGaze;
			All.bKeys |= Its.bKeys;
		}
	}
	return All;
}

void FMRInputSequenceDriver::TellDevices(FMRInputSequenceLayer& Front)
{
	const auto Presses = [&](mria::Hand Hand)
	{
		const FMRInputSequenceLayer& Owner = FindOwner(Hand, Front);
		return Owner.Options.Channels.bKeys && Owner.CarriesHand(Hand);
	};
	if (FMRInputAnimationModule* Module = FMRInputAnimationModule::GetPtr())
	{
		Module->GetDrivers().SetChannels(
			&Playback, GetChannels(Front), {Presses(mria::Hand::Left), Presses(mria::Hand::Right)});
	}
}
