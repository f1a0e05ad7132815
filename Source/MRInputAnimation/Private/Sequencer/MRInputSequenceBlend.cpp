// SPDX-License-Identifier: MIT

#include "MRInputAnimationModule.h"
#include "MRInputPlaybackSubsystem.h"
#include "MRInputRecordTypes.h"
#include "Mria/Blend.h"
#include "Recording/MRInputLiveInput.h"
#include "Sequencer/MRInputSequenceDriver.h"

namespace MRInputSequenceBlendDetail
{

/** What is over shows nothing more, and what has all the weight is hidden by the front layer, which has it too. */
bool IsBlended(const FMRInputSequenceLayer& Layer)
{
	return Layer.Weight > 0.0f && Layer.Weight < 1.0f && !Layer.bIsHeld && !Layer.bIsOver;
}

FMRInputRecordOptions MakeLiveOptions()
{
	FMRInputRecordOptions Options;
	Options.Channels.bGaze = true; // to be blended with, not to be kept
	return Options;
}

} // namespace MRInputSequenceBlendDetail

void FMRInputSequenceDriver::BlendInto(FMRInputSnapshot& Shown)
{
	const FMRInputSequenceLayer* Front = Find(FrontId);
	if (!Front)
	{
		return;
	}
	Shown.VelocityScale = FMath::Sign(Shown.VelocityScale) * Front->Speed;
	if (Layers.Num() == 1 && Front->Weight >= 1.0f)
	{
		return;
	}
	const mria::Frame Leading = Shown.Frame;
	float Total = Front->Weight;
	for (FMRInputSequenceLayer& Layer : Layers)
	{
		if (Layer.Id != FrontId && MRInputSequenceBlendDetail::IsBlended(Layer))
		{
			mria::Frame Other;
			Layer.FillFrame(Shown.TrackingToWorld, Shown.WorldToMeters, Other);
			Total += Layer.Weight;
			Shown.Frame = mria::Blend(Shown.Frame, Other, Layer.Weight / Total);
		}
	}
	const mria::Frame* Real = Total < 1.0f && Shown.bDrivesDevices ? ReadLive(Shown) : nullptr;
	if (Real)
	{
		Shown.Frame = mria::Blend(*Real, Shown.Frame, Total);
	}
	Shown.VelocityScale = Total == Front->Weight && !Real ? Shown.VelocityScale : 0.0; // that of a blend is not known
	for (const mria::Hand Hand : mria::kHands)
	{
		if (Leads(*Front))
		{
			Shown.Frame[Hand].isTracked = Leading[Hand].isTracked;
		}
		// Real keys are pressed by real devices; ours follow what is told.
		Shown.Frame[Hand].isPinching = bHasBegun && Leading[Hand].isPinching;
	}
	Shown.Frame.time = Leading.time;
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
