// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Recording/MRInputLiveInput.h"

#include "Devices/MRInputDriverSet.h"
#include "Devices/MRInputKeyPresets.h"
#include "Engine/Engine.h"
#include "Engine/World.h"
#include "EyeTrackerTypes.h"
#include "Features/IModularFeatures.h"
#include "GameFramework/PlayerController.h"
#include "HeadMountedDisplayTypes.h"
#include "IEyeTracker.h"
#include "IHandTracker.h"
#include "IMotionController.h"
#include "IXRTrackingSystem.h"
#include "MRInputAccess.h"
#include "MRInputAnimationModule.h"
#include "MRInputEngineCompat.h"
#include "MRInputPlaybackSubsystem.h"
#include "Mria/HandPoses.h"

namespace MRInputLiveInputDetail
{

/** MRTK detects a pinch from about 2 cm on. It ends at a larger distance, so that it does not flicker. */
constexpr float TouchMetres = 0.02f;
constexpr float ApartMetres = 0.03f;

constexpr float PressedValue = 0.5f;

EControllerHand ToControllerHand(mria::Hand Hand)
{
	return Hand == mria::Hand::Left ? EControllerHand::Left : EControllerHand::Right;
}

FName ToMotionSource(mria::Hand Hand)
{
	static const FName Sources[] = {FName(TEXT("Left")), FName(TEXT("Right"))};
	return Sources[static_cast<int32>(Hand)];
}

/** Calls Visit with each registered device until it returns true. Returns whether it did. Does not allocate. */
template <typename FeatureType, typename VisitType>
bool FindDevice(VisitType&& Visit)
{
	IModularFeatures& Features = IModularFeatures::Get();
	const FName Name = FeatureType::GetModularFeatureName();
	for (int32 Index = 0; Index < Features.GetModularFeatureImplementationCount(Name); ++Index)
	{
		IModularFeature* Feature = Features.GetModularFeatureImplementation(Name, Index);
		if (Feature && Visit(*static_cast<FeatureType*>(Feature)))
		{
			return true;
		}
	}
	return false;
}

bool GetKeypoints(const IHandTracker& Tracker, EControllerHand Hand, TArray<FVector>& OutPositions,
	TArray<FQuat>& OutRotations, TArray<float>& OutRadii)
{
#if MRINPUT_KEYPOINTS_CARRY_TRACKED
	bool bIsTracked = false;
	return Tracker.GetAllKeypointStates(Hand, OutPositions, OutRotations, OutRadii, bIsTracked) && bIsTracked;
#else
	return Tracker.GetAllKeypointStates(Hand, OutPositions, OutRotations, OutRadii);
#endif
}

/** All joints with a keypoint: all except None. */
constexpr uint32 AllJoints = ((1u << mria::kJointCount) - 1) & ~(1u << static_cast<uint32>(mria::Joint::None));

/** Bit n is set if the tracker has joint n. All bits are set if it answers no query for a single joint. */
uint32 AskForJoints(const IHandTracker& Tracker, EControllerHand Hand)
{
	FTransform Pose;
	float Radius = 0.0f;
	uint32 Present = 0;
	for (int32 Index = 0; Index < EHandKeypointCount; ++Index)
	{
		const EHandKeypoint Keypoint = static_cast<EHandKeypoint>(Index);
		if (Tracker.GetKeypointState(Hand, Keypoint, Pose, Radius))
		{
			Present |= 1u << static_cast<uint32>(MRInputConvert::ToJoint(Keypoint));
		}
	}
	return Present != 0 ? Present : AllJoints;
}

/**
 * The transform that the devices use in this frame. Without a tracking system, a replay has placed its hands
 * relative to the player before the actors ticked, and the player may have moved since.
 */
FTransform GetTrackingToWorld(const UWorld& World)
{
	FTransform Replayed = FTransform::Identity;
	FMRInputAnimationModule* Module = FMRInputAnimationModule::GetPtr();
	const auto ReadSpace = [&Replayed](const FMRInputSnapshot& Snapshot) { Replayed = Snapshot.TrackingToWorld; };
	const bool bHasSystem = GEngine && GEngine->XRSystem;
	return !bHasSystem && Module && Module->GetFrameSource().Read(ReadSpace)
		? Replayed
		: FMRInputDriverSet::GetTrackingToWorld(&World);
}

/** A key that was pressed and released within the frame counts as pressed. */
bool IsPressed(const APlayerController& Player, const FKey& Key)
{
	return Player.IsInputKeyDown(Key) || Player.WasInputKeyJustPressed(Key) ||
		Player.GetInputAnalogKeyState(Key) >= PressedValue;
}

} // namespace MRInputLiveInputDetail

FMRInputLiveInput::FTrackingSpace::FTrackingSpace(const FTransform& TrackingToWorld, double InWorldToMeters)
	: Origin(TrackingToWorld.GetLocation())
	, Turn(TrackingToWorld.GetRotation().Inverse())
	, MetresPerUnit(FTransform::GetSafeScaleReciprocal(TrackingToWorld.GetScale3D()) / InWorldToMeters)
	, WorldToMeters(InWorldToMeters)
{
}

/** Its keys may not arrive: a viewport needs the focus. */
FMRInputLiveInput::FReplay FMRInputLiveInput::FindReplay(const UWorld& World)
{
	const UMRInputPlaybackSubsystem* Playback = World.GetSubsystem<UMRInputPlaybackSubsystem>();
	FMRInputAnimationModule* Module = FMRInputAnimationModule::GetPtr();
	if (!Playback || !Playback->IsDriving() || !Module)
	{
		return {};
	}
	return {FMRInputAccess::FindShown(*Playback), Module->GetDrivers().GetPressed()};
}

FMRInputLiveInput::FMRInputLiveInput(const FMRInputRecordOptions& InOptions)
	: Channels(InOptions.Channels)
	, bPinchFromFingers(InOptions.bPinchFromFingers)
{
	for (const FMRInputPinchKey& Key : MRInputKeyPresets::GetKeys(*GetDefault<UMRInputSettings>()))
	{
		Hands[static_cast<int32>(MRInputConvert::ToHand(Key.Hand))].Keys.Add(FKey(Key.Name));
	}
}

void FMRInputLiveInput::Read(const UWorld& World, mria::Frame& OutFrame)
{
	const FTrackingSpace Space(
		MRInputLiveInputDetail::GetTrackingToWorld(World), MRInputConvert::GetWorldToMeters(World));
	const APlayerController* Player = World.GetFirstPlayerController();
	const FReplay Replay = FindReplay(World);

	OutFrame.hasCamera = Channels.bHead && ReadHead(Player, Space, OutFrame.camera);
	OutFrame.hasGaze = Channels.bGaze && ReadGaze(Space, OutFrame.gaze);
	for (const mria::Hand Hand : mria::kHands)
	{
		mria::HandFrame& Out = OutFrame[Hand];
		const bool bIsWanted = Hand == mria::Hand::Left ? Channels.bLeftHand : Channels.bRightHand;
		Out.isTracked = bIsWanted && (ReadJoints(Space, Hand, Out) || ReadGrip(Space, Hand, Out));
		Out.isPinching = bIsWanted && ReadPinch(Player, Replay, Hand, Out) && Out.isTracked;
	}
}

bool FMRInputLiveInput::ReadHead(
	const APlayerController* Player, const FTrackingSpace& Space, mria::Pose& OutHead) const
{
	IXRTrackingSystem* System = GEngine ? GEngine->XRSystem.Get() : nullptr;
	FQuat Rotation = FQuat::Identity;
	FVector Position = FVector::ZeroVector;
	constexpr int32 Head = IXRTrackingSystem::HMDDeviceId;
	// UNCONFIRMED(unworn-headset): IXRTrackingSystem::IsTracking is false for a headset that is not worn.
	// [by hand: record with a headset on the desk: the recorded head is the player's view]
	if (System && System->IsTracking(Head) && System->GetCurrentPose(Head, Rotation, Position))
	{
		OutHead = MRInputConvert::ToUnity(FTransform(Rotation, Position), Space.WorldToMeters);
		return true;
	}
	if (!Player)
	{
		return false;
	}
	FRotator View = FRotator::ZeroRotator;
	Player->GetPlayerViewPoint(Position, View);
	OutHead = Space.ToTracking(Position, View.Quaternion());
	return true;
}

bool FMRInputLiveInput::ReadJoints(const FTrackingSpace& Space, mria::Hand Hand, mria::HandFrame& OutHand)
{
	using namespace MRInputLiveInputDetail;
	const EControllerHand DeviceHand = ToControllerHand(Hand);
	const auto ReadTracker = [this, Hand, DeviceHand, &Space, &OutHand](const IHandTracker& Tracker)
	{
		if (!GetKeypoints(Tracker, DeviceHand, Positions, Rotations, Radii) || Positions.Num() < EHandKeypointCount ||
			Rotations.Num() < EHandKeypointCount)
		{
			return false;
		}
		OutHand.presentJoints = FindPresentJoints(Tracker, Hand);
		for (int32 Index = 0; Index < EHandKeypointCount; ++Index)
		{
			const mria::Joint Joint = MRInputConvert::ToJoint(static_cast<EHandKeypoint>(Index));
			if (OutHand.HasJoint(Joint))
			{
				OutHand[Joint] = Space.ToTracking(Positions[Index], Rotations[Index]);
			}
		}
		return true;
	};
	const bool bIsTracked = FindDevice<IHandTracker>(ReadTracker);
	if (!bIsTracked)
	{
		Hands[static_cast<int32>(Hand)].WholeBy = nullptr;
	}
	return bIsTracked;
}

/** Bit n: the tracker, which tracks the hand, has joint n of it. */
uint32 FMRInputLiveInput::FindPresentJoints(const IHandTracker& Tracker, mria::Hand Hand)
{
	using namespace MRInputLiveInputDetail;
	FMRInputAnimationModule* Module = FMRInputAnimationModule::GetPtr();
	if (Module && &Module->GetDrivers().GetHandTracker() == &Tracker)
	{
		// The next replay may lack what this one has.
		return Module->GetDrivers().GetHandTracker().GetPresentJoints(Hand) & AllJoints;
	}
	// UNCONFIRMED(hand-stays-whole): a tracker that has given all joints of a hand does so until it loses the hand.
	// [by hand: record real hands that cover each other; mria check finds no joints that stop alone]
	FHandState& State = Hands[static_cast<int32>(Hand)];
	const uint32 Present = State.WholeBy == &Tracker ? AllJoints : AskForJoints(Tracker, ToControllerHand(Hand));
	State.WholeBy = Present == AllJoints ? &Tracker : nullptr;
	return Present;
}

bool FMRInputLiveInput::ReadGrip(const FTrackingSpace& Space, mria::Hand Hand, mria::HandFrame& OutHand) const
{
	const FName Source = MRInputLiveInputDetail::ToMotionSource(Hand);
	const auto ReadController = [Source, Hand, &Space, &OutHand](const IMotionController& Controller)
	{
		FRotator Rotation = FRotator::ZeroRotator;
		FVector Position = FVector::ZeroVector;
		if (Controller.GetControllerTrackingStatus(0, Source) != ETrackingStatus::Tracked ||
			!Controller.GetControllerOrientationAndPosition(
				0, Source, Rotation, Position, static_cast<float>(Space.WorldToMeters)))
		{
			return false;
		}
		const mria::Pose Grip = MRInputConvert::ToUnity(FTransform(Rotation, Position), Space.WorldToMeters);
		OutHand[mria::Joint::Palm] = mria::PalmOfGrip(Grip, Hand);
		OutHand.presentJoints = 1u << static_cast<uint32>(mria::Joint::Palm);
		return true;
	};
	return MRInputLiveInputDetail::FindDevice<IMotionController>(ReadController);
}

bool FMRInputLiveInput::ReadPinch(
	const APlayerController* Player, const FReplay& Replay, mria::Hand Hand, const mria::HandFrame& Joints)
{
	using namespace MRInputLiveInputDetail;
	FHandState& State = Hands[static_cast<int32>(Hand)];
	bool bIsPressed = false;
	for (const FKey& Key : State.Keys)
	{
		bIsPressed = bIsPressed || (Player && IsPressed(*Player, Key));
	}
	State.bIsKeyLive = State.bIsKeyLive || bIsPressed;

	const bool bHasTips =
		Joints.isTracked && Joints.HasJoint(mria::Joint::ThumbTip) && Joints.HasJoint(mria::Joint::IndexTip);
	const float Gap = bHasTips
		? mria::Length(Joints[mria::Joint::ThumbTip].position - Joints[mria::Joint::IndexTip].position)
		: ApartMetres;
	State.bDoFingersTouch = Gap < (State.bDoFingersTouch ? ApartMetres : TouchMetres);
	if (Replay.Shown && Replay.Shown->PressesKeys(Hand))
	{
		return Hand == mria::Hand::Left ? Replay.Pressed.bLeft : Replay.Pressed.bRight;
	}
	return bIsPressed || (bPinchFromFingers && !State.bIsKeyLive && State.bDoFingersTouch);
}

bool FMRInputLiveInput::ReadGaze(const FTrackingSpace& Space, mria::Ray& OutGaze) const
{
	FEyeTrackerGazeData Gaze;
	if (!GEngine || !GEngine->EyeTrackingDevice || !GEngine->EyeTrackingDevice->GetEyeTrackerGazeData(Gaze))
	{
		return false;
	}
	OutGaze.origin = Space.ToTracking(Gaze.GazeOrigin);
	OutGaze.direction = MRInputConvert::ToUnityDirection(Space.Turn.RotateVector(Gaze.GazeDirection));
	return true;
}
