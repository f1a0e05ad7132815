// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Devices/MRInputDriverSet.h"

#include "CoreGlobals.h"
#include "Devices/MRInputEyeTracker.h"
#include "Devices/MRInputKeys.h"
#include "Devices/MRInputTrackingSystem.h"
#include "Engine/Engine.h"
#include "IHeadMountedDisplay.h"
#include "MRInputAnimationModule.h"
#include "MRInputFrameSource.h"
#include "MRInputSettings.h"

namespace MRInputDriverSetDetail
{

bool HasHeadset(const TSharedPtr<IXRTrackingSystem, ESPMode::ThreadSafe>& System)
{
	IHeadMountedDisplay* Display = System ? System->GetHMDDevice() : nullptr;
	return Display && Display->IsHMDConnected();
}

bool IsRouteOpen(const TSharedPtr<IXRTrackingSystem, ESPMode::ThreadSafe>& Real)
{
	const EMRInputHeadRoute Route = GetDefault<UMRInputSettings>()->HeadRoute;
	return Route == EMRInputHeadRoute::Always || (Route == EMRInputHeadRoute::WithoutHeadset && !HasHeadset(Real));
}

} // namespace MRInputDriverSetDetail

FMRInputDriverSet::FMRInputDriverSet(FMRInputFrameSource& InFrameSource, FMRInputKeys& InKeys)
	: FrameSource(InFrameSource)
	, Keys(InKeys)
	, MotionController(InFrameSource)
	, HandTracker(InFrameSource)
	, TrackingSystem(MakeShared<FMRInputTrackingSystem, ESPMode::ThreadSafe>(InFrameSource))
	, EyeTracker(MakeShared<FMRInputEyeTracker, ESPMode::ThreadSafe>(InFrameSource))
	, MotionControllerRegistration(MotionController)
	, HandTrackerRegistration(HandTracker)
{
}

FMRInputDriverSet::~FMRInputDriverSet()
{
	ReleaseAll();
}

void FMRInputDriverSet::Acquire(const void* Owner, const FMRInputChannels& Channels)
{
	check(IsInGameThread());
	Owners.RemoveAll([Owner](const FOwner& Other) { return Other.Key == Owner; });
	Owners.Add({Owner, Channels});
	HandOver();
}

void FMRInputDriverSet::SetChannels(const void* Owner, const FMRInputChannels& Channels)
{
	check(IsInGameThread());
	FOwner* Found = Owners.FindByPredicate([Owner](const FOwner& Other) { return Other.Key == Owner; });
	if (!Found)
	{
		return;
	}
	const FMRInputChannels Before = Found->Channels;
	Found->Channels = Channels;
	if (!bIsInstalled || !IsDriving(Owner))
	{
		return;
	}
	if (Before.bHead != Channels.bHead)
	{
		LeaveHead();
		bIsHeadDecided = false;
	}
	if ((Before.bLeftHand || Before.bRightHand) != (Channels.bLeftHand || Channels.bRightHand))
	{
		InstallHands();
	}
	if (Before.bKeys != Channels.bKeys)
	{
		InstallKeys(); // last, when the state is consistent
	}
}

bool FMRInputDriverSet::IsDriving(const void* Owner) const
{
	return Owners.Num() > 0 && Owners.Last().Key == Owner;
}

void FMRInputDriverSet::Release(const void* Owner)
{
	check(IsInGameThread());
	const bool bWasDriving = IsDriving(Owner);
	Owners.RemoveAll([Owner](const FOwner& Other) { return Other.Key == Owner; });
	if (bWasDriving)
	{
		HandOver();
	}
}

void FMRInputDriverSet::ReleaseAll()
{
	Owners.Reset();
	Remove();
}

/** Another playback drives the devices, or none. */
void FMRInputDriverSet::HandOver()
{
	Remove();
	if (Owners.Num() > 0 && !bIsInstalled)
	{
		Install();
	}
}

void FMRInputDriverSet::Install()
{
	bIsInstalled = true;
	bIsBelowOpenXR = SessionsBelow > 0;
	bIsHeadDecided = false;
	Tracked = Pinching = Pressing = Pinches = Begun = Pressed = FMRInputHandFlags();
	InstallHands();
	InstallKeys();
}

void FMRInputDriverSet::InstallHands()
{
	const FMRInputChannels& Channels = Owners.Last().Channels;
	if (bIsBelowOpenXR || (!Channels.bLeftHand && !Channels.bRightHand))
	{
		MotionControllerRegistration.Unregister();
		HandTrackerRegistration.Unregister();
		return;
	}
	const UMRInputSettings& Settings = *GetDefault<UMRInputSettings>();
	MotionController.SetLongSources(Settings.bLongMotionSources);
	HandTracker.SetDeviceTypeName(Settings.HandTrackerName);
	MotionControllerRegistration.Register();
	HandTrackerRegistration.Register();
}

void FMRInputDriverSet::InstallKeys()
{
	if (bIsBelowOpenXR || !Owners.Last().Channels.bKeys)
	{
		Actions.End();
		Keys.End();
		return;
	}
	const UMRInputSettings& Settings = *GetDefault<UMRInputSettings>();
	Keys.Begin(Settings);
	Actions.Begin(Settings);
}

void FMRInputDriverSet::Remove()
{
	if (!bIsInstalled)
	{
		return;
	}
	bIsInstalled = false;
	FrameSource.Clear();
	MotionControllerRegistration.Unregister();
	HandTrackerRegistration.Unregister();
	LeaveHead();
	UpdateGaze(false);
	Actions.End();
	// Last, when the state is consistent: a listener of a key may start playback again.
	Keys.End();
}

void FMRInputDriverSet::Pass(EMRInputEventKind Kind, EMRInputHand Hand, bool bPressesKeys)
{
	switch (Kind)
	{
	case EMRInputEventKind::PinchStarted:
	case EMRInputEventKind::PinchEnded:
		Pinching.Set(Hand, Kind == EMRInputEventKind::PinchStarted);
		break;
	case EMRInputEventKind::TrackingGained:
	case EMRInputEventKind::TrackingLost:
		Tracked.Set(Hand, Kind == EMRInputEventKind::TrackingGained);
		break;
	default:
		return;
	}
	Pressing.Set(Hand, bPressesKeys);
	if (bIsInstalled)
	{
		const FMRInputHandFlags Before = Pinches;
		Pinches = GetPinches();
		Begun.bLeft |= Pinches.bLeft && !Before.bLeft;
		Begun.bRight |= Pinches.bRight && !Before.bRight;
		Keys.Update(Pinches);
	}
}

void FMRInputDriverSet::Update(const UWorld& World, const FMRInputSnapshot& Shown)
{
	FrameSource.Publish(Shown);
	if (!bIsInstalled)
	{
		return;
	}
	if (bIsBelowOpenXR != (SessionsBelow > 0))
	{
		HandOver(); // shows again with the next frame
		return;
	}
	MotionControllerRegistration.KeepInFront();
	HandTrackerRegistration.KeepInFront();
	if (!bIsBelowOpenXR)
	{
		UpdateHead(Shown, World);
		UpdateGaze(Shown.IsGazeDriven());
	}
	const mria::HandFrame& Left = Shown.Mixed.frame[mria::Hand::Left];
	const mria::HandFrame& Right = Shown.Mixed.frame[mria::Hand::Right];
	Tracked = {Left.isTracked, Right.isTracked};
	Pinching = {Left.isPinching, Right.isPinching};
	Pressing = {Shown.PressesKeys(mria::Hand::Left), Shown.PressesKeys(mria::Hand::Right)};
	Pinches = GetPinches();
	Pressed = Pinches | Begun;
	Actions.Update(World, Pressed);
	Begun = FMRInputHandFlags();
	Keys.Update(Pinches); // last: a listener may change the frame
}

/**
 * Decided in the first frame of a drive and kept until its end: querying a headset may be slow, and a system that
 * replaces ours in the meantime may refer to it.
 */
void FMRInputDriverSet::UpdateHead(const FMRInputSnapshot& Shown, const UWorld& World)
{
	if (!GEngine || bIsHeadDecided)
	{
		return;
	}
	bIsHeadDecided = true;
	// A copy, since the place is about to change.
	const TSharedPtr<IXRTrackingSystem, ESPMode::ThreadSafe> Real = GEngine->XRSystem;
	// Without a real system there must be a head: one that never has a pose would stop cameras from being moved.
	const bool bHasHands = Shown.IsHandDriven(mria::Hand::Left) || Shown.IsHandDriven(mria::Hand::Right);
	const bool bIsNeeded = Shown.IsHeadDriven() || (bHasHands && Real);
	if (bIsNeeded && MRInputDriverSetDetail::IsRouteOpen(Real))
	{
		TrackingSystem->Begin(Real, &World);
		// UNCONFIRMED(xr-system-exchange): GEngine->XRSystem may be exchanged while the game runs.
		TrackingSystemSlot.Replace(GEngine->XRSystem, TrackingSystem);
		MotionController.SetAnswersHead(!Real);
	}
}

void FMRInputDriverSet::LeaveHead()
{
	if (!TrackingSystemSlot.IsReplaced())
	{
		return;
	}
	MotionController.SetAnswersHead(false);
	if (!GEngine)
	{
		TrackingSystemSlot.Forget();
		TrackingSystem->End();
	}
	else if (TrackingSystemSlot.Restore(GEngine->XRSystem))
	{
		TrackingSystem->End();
	}
	else
	{
		// A system that has replaced ours may refer to it, so ours continues to forward calls to the real one.
		TrackingSystem = MakeShared<FMRInputTrackingSystem, ESPMode::ThreadSafe>(FrameSource);
	}
}

// UNCONFIRMED(eye-tracker-exchange): GEngine->EyeTrackingDevice may be exchanged while the engine runs.
void FMRInputDriverSet::UpdateGaze(bool bIsNeeded)
{
	if (!GEngine)
	{
		EyeTrackerSlot.Forget();
	}
	else if (bIsNeeded && !EyeTrackerSlot.IsReplaced())
	{
		EyeTrackerSlot.Replace(GEngine->EyeTrackingDevice, EyeTracker);
	}
	else if (!bIsNeeded && EyeTrackerSlot.IsReplaced())
	{
		EyeTrackerSlot.Restore(GEngine->EyeTrackingDevice);
	}
}

bool FMRInputDriverSet::HasHeadset()
{
	check(IsInGameThread());
	return GEngine && MRInputDriverSetDetail::HasHeadset(GEngine->XRSystem);
}

FTransform FMRInputDriverSet::GetTrackingToWorld(const UWorld* World)
{
	check(IsInGameThread());
	if (GEngine && GEngine->XRSystem)
	{
		return GEngine->XRSystem->GetTrackingToWorldTransform();
	}
	FMRInputAnimationModule* Module = FMRInputAnimationModule::GetPtr();
	return Module ? Module->GetDrivers().TrackingSystem->FindTrackingToWorld(World) : FTransform::Identity;
}
