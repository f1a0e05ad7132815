// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Sequencer/MRInputSequenceLayer.h"

#include "CoreGlobals.h"
#include "Devices/MRInputDriverSet.h"
#include "Engine/World.h"
#include "MRInputAccess.h"
#include "MRInputClip.h"
#include "MRInputConvert.h"
#include "MRInputPlayerComponent.h"
#include "Mria/Blend.h"
#include "Mria/Player.h"
#include "Mria/Transform.h"
#include "Playback/MRInputPlayback.h"
#include "Playback/MRInputReach.h"

namespace MRInputSequenceLayerDetail
{

/** How close the moment is found at which a weight passes half. Parts of a tick are floats. */
constexpr double SwitchTicks = 1e-6;

bool AreSame(const FMRInputChannels& A, const FMRInputChannels& B)
{
	return A.bHead == B.bHead && A.bLeftHand == B.bLeftHand && A.bRightHand == B.bRightHand && A.bGaze == B.bGaze &&
		A.bKeys == B.bKeys;
}

FMRInputChannels GetCommon(const FMRInputChannels& A, const FMRInputChannels& B)
{
	FMRInputChannels Both;
	Both.bHead = A.bHead && B.bHead;
	Both.bLeftHand = A.bLeftHand && B.bLeftHand;
	Both.bRightHand = A.bRightHand && B.bRightHand;
	Both.bGaze = A.bGaze && B.bGaze;
	Both.bKeys = A.bKeys && B.bKeys;
	return Both;
}

/** Whether what one plays is what the other would; rate and place may change while it plays. */
bool AreSame(const FMRInputPlayOptions& A, const FMRInputPlayOptions& B)
{
	return A.LoopMode == B.LoopMode && A.Origin == B.Origin && A.Floor == B.Floor &&
		A.bDriveDevices == B.bDriveDevices && A.bAsStored == B.bAsStored && AreSame(A.Channels, B.Channels);
}

} // namespace MRInputSequenceLayerDetail

UMRInputAnimation* FMRInputSectionStep::FindAnimation() const
{
	UMRInputAnimation* Found = Section->Animation;
	if (!Found && Component)
	{
		Found = Component->Animation;
	}
	return Found && Found->HasRecording() ? Found : nullptr;
}

FMRInputPlayOptions FMRInputSectionStep::MakeOptions(const UWorld& World) const
{
	FMRInputPlayOptions Options;
	Options.Channels = Section->Channels;
	Options.bDriveDevices = Section->bDriveDevices;
	Options.Origin = Section->Origin;
	Options.OriginTransform = Section->OriginTransform;
	Options.Floor = EMRInputFloor::AsRecorded;
	if (Component)
	{
		const FMRInputPlayOptions& Own = Component->Options;
		Options = Own;
		Options.Channels = MRInputSequenceLayerDetail::GetCommon(Own.Channels, Section->Channels);
		Options.bDriveDevices = Own.bDriveDevices && Section->bDriveDevices;
	}
	// A sequence that is looked at in the editor does not press the editor's keys.
	Options.Channels.bKeys = Options.Channels.bKeys && World.IsGameWorld();
	Options.Clock = EMRInputClock::External;
	Options.LoopMode = Section->bLoop ? EMRInputLoopMode::Loop : EMRInputLoopMode::Hold;
	Options.Rate = static_cast<float>(FMath::Abs(Section->PlayRate));
	Options.StartDelay = 0.0f;
	Options.StartOffset = 0.0f;
	return Options;
}

void FMRInputSequenceLayer::Set(const FMRInputSectionStep& Step, const UWorld& World)
{
	UMRInputAnimation* Found = Step.FindAnimation();
	const FMRInputPlayOptions Wanted = Step.MakeOptions(World);
	const bool bIsNew =
		Data != FMRInputAccess::GetData(*Found) || Options.Origin != Wanted.Origin || Options.Floor != Wanted.Floor;
	bIsChanged = bIsNew || Component != Step.Component || !MRInputSequenceLayerDetail::AreSame(Options, Wanted);
	Section = Step.Section;
	Animation = Found;
	Component = Step.Component;
	Data = FMRInputAccess::GetData(*Found);
	Options = Wanted;
	Clip = MRInputClip::Make(*Step.Section, Found, Step.TickResolution);
	Place = Step.Place;
	Way = Step.Way;
	Speed = FindSpeed(World);
	bIsHeld = false;
	bIsRestored = false;
	if (bIsNew)
	{
		Origin.Start(Options, World, FMRInputDriverSet::GetTrackingToWorld(&World),
			MRInputConvert::GetWorldToMeters(World), MRInputReach::FindHeadStart(Data->GetView()));
	}
	Weight = WeightAt(Way.To);
	Position = PositionAt(Way.To);
}

bool FMRInputSequenceLayer::Leads() const
{
	return Weight >= mria::kSwitchWeight;
}

bool FMRInputSequenceLayer::GoesBefore(const FMRInputSequenceLayer& Other) const
{
	if (bIsHeld != Other.bIsHeld)
	{
		return !bIsHeld;
	}
	if (Options.bDriveDevices != Other.Options.bDriveDevices)
	{
		return Options.bDriveDevices;
	}
	if (Weight != Other.Weight)
	{
		return Weight > Other.Weight;
	}
	return IsSequenceOf(Other) ? Clip.start > Other.Clip.start : Id > Other.Id;
}

mria::FrameParts FMRInputSequenceLayer::GetParts() const
{
	const FMRInputChannels& Channels = Options.Channels;
	return {Channels.bHead, {Channels.bLeftHand, Channels.bRightHand}, Channels.bGaze};
}

void FMRInputSequenceLayer::PlayBeside(bool bHasWay)
{
	if (!Beside || bIsChanged)
	{
		Beside = MakeShared<FMRInputPlayback>(Data.ToSharedRef(), Options);
		bBesideHasBegun = false;
	}
	const bool bTells = bHasWay && Way.bTells;
	if (!Leads())
	{
		if (bBesideHasBegun && bTells)
		{
			Beside->AdvanceTo(PositionAt(FindSwitch()));
		}
		Beside->WaitAt(Position);
		bBesideHasBegun = false;
		return;
	}
	if (!bBesideHasBegun)
	{
		Beside->BeginAt(bTells ? PositionAt(FindSwitch()) : Position);
		bBesideHasBegun = true;
	}
	else if (Way.bJumps && bTells)
	{
		Beside->Seek(PositionAt(Way.From));
	}
	if (bTells)
	{
		Beside->AdvanceTo(Position);
	}
	else
	{
		Beside->Seek(Position);
	}
}

double FMRInputSequenceLayer::FindSpeed(const UWorld& World)
{
	if (FrameNumber != GFrameCounter)
	{
		FrameNumber = GFrameCounter;
		FramePassed = 0.0;
		FrameMoved = 0.0;
	}
	if (!Way.bPlays)
	{
		return 0.0;
	}
	FramePassed += FMath::Abs((Way.To - Way.From).AsDecimal()) * Clip.ticks.denominator / Clip.ticks.numerator;
	FrameMoved += FMath::Abs(
		Clip.PositionAt(MRInputClip::ToTickTime(Way.To)) - Clip.PositionAt(MRInputClip::ToTickTime(Way.From)));
	if (FramePassed == 0.0)
	{
		return 0.0;
	}
	// By the world's time, since the sequence may be inside another, and its player play at any pace. The editor's
	// world need not tick while Sequencer plays.
	// UNCONFIRMED(world-step-moves-sequence): In a game a sequence is moved by the world's step.
	const double Elapsed = World.IsGameWorld() && World.GetDeltaSeconds() > 0.0f
		? static_cast<double>(World.GetDeltaSeconds())
		: FramePassed;
	return FMath::Min(FrameMoved / Elapsed, mria::Player::kFastestRate);
}

FFrameTime FMRInputSequenceLayer::Clamped(FFrameTime Time) const
{
	const UMovieSceneMRInputSection* Found = Section.Get();
	if (Found && Found->HasStartFrame() && Time < FFrameTime(Found->GetInclusiveStartFrame()))
	{
		return FFrameTime(Found->GetInclusiveStartFrame());
	}
	const bool bIsLate = Found && Found->HasEndFrame() && FFrameTime(Found->GetExclusiveEndFrame()) < Time;
	return bIsLate ? FFrameTime(Found->GetExclusiveEndFrame()) : Time;
}

double FMRInputSequenceLayer::PositionAt(FFrameTime Time) const
{
	const UMovieSceneMRInputSection* Found = Section.Get();
	const bool bLoops = Options.LoopMode == EMRInputLoopMode::Loop;
	const double Wanted = Clip.ShownPositionAt(MRInputClip::ToTickTime(Clamped(Time)), bLoops);
	if (!Found || !Found->HasEndFrame())
	{
		return Wanted;
	}
	// What happens at the end itself is for whoever comes after; rounding does not get there either.
	const double Last = Clip.PositionBefore(Found->GetExclusiveEndFrame().Value);
	return Clip.rate < 0.0 ? FMath::Max(Wanted, Last) : FMath::Min(Wanted, Last);
}

float FMRInputSequenceLayer::WeightAt(FFrameTime Time) const
{
	const UMovieSceneMRInputSection* Found = Section.Get();
	return Found ? FMath::Clamp(Found->EvaluateEasing(Clamped(Time)), 0.0f, 1.0f) : 0.0f;
}

FFrameTime FMRInputSequenceLayer::FindSwitch() const
{
	const FFrameTime From = Clamped(Way.From);
	const FFrameTime To = Clamped(Way.To);
	const bool bWanted = WeightAt(To) >= mria::kSwitchWeight;
	if ((WeightAt(From) >= mria::kSwitchWeight) == bWanted)
	{
		return From;
	}
	// Halved until it is the same moment whichever way it is looked for on: far below a tick.
	double Before = From.AsDecimal();
	double After = To.AsDecimal();
	while (FMath::Abs(After - Before) > MRInputSequenceLayerDetail::SwitchTicks)
	{
		const double Middle = Before + (After - Before) * 0.5;
		const bool bIsAfter = (WeightAt(FFrameTime::FromDecimal(Middle)) >= mria::kSwitchWeight) == bWanted;
		(bIsAfter ? After : Before) = Middle;
	}
	return FFrameTime::FromDecimal(After);
}

void FMRInputSequenceLayer::FillFrame(const FTransform& TrackingToWorld, double WorldToMeters, mria::Frame& OutFrame)
{
	if (Beside)
	{
		Beside->FillFrame(OutFrame);
	}
	else
	{
		const mria::LoopLine Line(Data->GetRange(), MRInputConvert::ToLoopMode(Options.LoopMode));
		const float Time = static_cast<float>(Line.PlaceAt(Line.OffsetOf(Position)).time);
		Data->GetSampler(Options.bAsStored).SampleAt(Time, OutFrame, Cursor);
	}
	MRInputReach::Place(OutFrame, Origin.Get(Options, TrackingToWorld, WorldToMeters));
}

FMRInputSnapshot::FMotion FMRInputSequenceLayer::GetMotion(
	float Time, const FTransform& TrackingToWorld, double WorldToMeters) const
{
	FMRInputSnapshot::FMotion Motion;
	Beside->FillMotion(Motion, Time, Origin.Get(Options, TrackingToWorld, WorldToMeters));
	Motion.Scale = Beside->GetDirection() * Speed;
	return Motion;
}

bool FMRInputSequenceLayer::Continues(const FMRInputSequenceLayer& Other) const
{
	return Data == Other.Data && Component == Other.Component &&
		MRInputSequenceLayerDetail::AreSame(Options, Other.Options);
}
