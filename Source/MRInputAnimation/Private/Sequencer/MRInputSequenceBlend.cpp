// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "MRInputAnimationModule.h"
#include "MRInputPlaybackSubsystem.h"
#include "MRInputRecordTypes.h"
#include "Mria/Blend.h"
#include "Playback/MRInputPlayback.h"
#include "Recording/MRInputLiveInput.h"
#include "Sequencer/MRInputSequenceDriver.h"

namespace MRInputSequenceBlendDetail
{

FMRInputRecordOptions MakeLiveOptions()
{
	FMRInputRecordOptions Options;
	Options.Channels.bGaze = true; // to be blended with, not to be kept
	return Options;
}

} // namespace MRInputSequenceBlendDetail

void FMRInputSequenceDriver::BlendInto(FMRInputSnapshot& Shown)
{
	FMRInputSequenceLayer* Front = Find(FrontId);
	if (!Front)
	{
		return;
	}
	for (FMRInputSnapshot::FMotion& Motion : Shown.Motions)
	{
		Motion.Scale = Playback.Playback->GetDirection() * Front->Speed;
	}
	Shown.HeadMotion.Scale = Playback.Playback->GetDirection() * Front->Speed;
	if (Layers.Num() == 1 && Front->Weight >= 1.0f)
	{
		return;
	}
	Shown.HeadMotion.Scale = 0.0; // that of a blend is not known
	Shown.Channels = GetChannels(*Front);
	mria::Frame Leading = Shown.Frame;
	mria::FrameBlend Blend(Leading, Front->GetParts(), Front->Weight);
	AddOthers(*Front, Shown, Blend, Leading);
	const mria::Frame* Real = Blend.IsShort() && Shown.bDrivesDevices ? ReadLive(Shown) : nullptr;
	if (Real)
	{
		Blend.FillUp(*Real);
	}
	Shown.Frame = Blend.Get();
	for (const mria::Hand Hand : mria::kHands)
	{
		const FMRInputSequenceLayer& Owner = FindOwner(Hand, *Front);
		if (Owner.Leads())
		{
			Shown.Frame[Hand].isTracked = Leading[Hand].isTracked;
		}
		// Real keys are pressed by real devices; ours follow what is told.
		Shown.Frame[Hand].isPinching = Leading[Hand].isPinching;
		if (!Blend.IsPure(Hand))
		{
			Shown.Motions[static_cast<std::size_t>(Hand)].Scale = 0.0;
		}
	}
}

/** Adds the other layers, first those that go before; a hand that one of them has is then the leading one. */
void FMRInputSequenceDriver::AddOthers(
	FMRInputSequenceLayer& Front, FMRInputSnapshot& Shown, mria::FrameBlend& Blend, mria::Frame& Leading)
{
	Order.Reset();
	for (FMRInputSequenceLayer& Layer : Layers)
	{
		if (IsMixedIn(Layer, Front))
		{
			// Few, and between several sequences not even an order: put in place by hand.
			int32 Index = Order.Num();
			while (Index > 0 && Layer.GoesBefore(*Order[Index - 1]))
			{
				--Index;
			}
			Order.Insert(&Layer, Index);
		}
	}
	for (FMRInputSequenceLayer* Layer : Order)
	{
		mria::Frame Other;
		Layer->FillFrame(Shown.TrackingToWorld, Shown.WorldToMeters, Other);
		Blend.Add(Other, Layer->GetParts(), Layer->Weight);
		for (const mria::Hand Hand : mria::kHands)
		{
			if (Layer->Beside && &FindOwner(Hand, Front) == Layer)
			{
				Leading[Hand] = Other[Hand];
				Shown.Motions[static_cast<std::size_t>(Hand)] =
					Layer->GetMotion(Other.time, Shown.TrackingToWorld, Shown.WorldToMeters);
			}
		}
	}
	Order.Reset();
}

/** What the real devices have now, or null without any. */
const mria::Frame* FMRInputSequenceDriver::ReadLive(const FMRInputSnapshot& Shown)
{
	FMRInputAnimationModule* Module = FMRInputAnimationModule::GetPtr();
	if (!Module || !Playback.GetWorld())
	{
		return nullptr;
	}
	if (!Live)
	{
		Live = MakeUnique<FMRInputLiveInput>(MRInputSequenceBlendDetail::MakeLiveOptions());
	}
	const FMRInputFrameSource::FHidden Hidden(Module->GetFrameSource());
	Live->Read(*Playback.GetWorld(), LiveFrame);
	LiveFrame.time = Shown.Frame.time;
	return &LiveFrame;
}
