// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "Devices/MRInputHandFlags.h"
#include "InputCoreTypes.h"
#include "MRInputConvert.h"
#include "MRInputRecordTypes.h"
#include "Mria/Frame.h"

class APlayerController;
class IHandTracker;
class UWorld;
struct FMRInputSnapshot;

/**
 * Reads what is live into a frame: tracking space, in the axes and units of a recording. A replay is live as well.
 *
 * | head   | the tracking system while it tracks, else where the first player looks from |
 * | joints | the first registered hand tracker that tracks the hand |
 * | palm   | without one, the first motion controller that tracks the hand: from its grip, and no other joint |
 * | pinch  | the first player's keys, those of the settings; until one was pressed, the fingers if the options say so |
 * | gaze   | the eye tracker, if the options ask for it |
 *
 * All joints of a hand are queried at once. A tracker reports which joints it supports only one by one, so these
 * queries are made until the hand was seen with all joints, and again after it was lost. Game thread. Does not allocate
 * after the first frame, apart from the devices.
 */
class FMRInputLiveInput
{
public:
	/** Uses the keys that the settings have now. */
	explicit FMRInputLiveInput(const FMRInputRecordOptions& InOptions);

	/** Fills the frame except for its time. A hand that is not tracked keeps its old joints, which are ignored. */
	void Read(const UWorld& World, mria::Frame& OutFrame);

private:
	struct FHandState
	{
		TArray<FKey> Keys;
		bool bIsKeyLive = false;
		bool bDoFingersTouch = false;
		const IHandTracker* WholeBy = nullptr; ///< Only compared: the tracker that provided all joints.
	};

	/** The current tracking space, prepared for a frame's joints; inline, since each of them is converted. */
	struct FTrackingSpace
	{
		FTrackingSpace(const FTransform& TrackingToWorld, double InWorldToMeters);

		/** These convert from world space. */
		mria::Vec3 ToTracking(const FVector& Position) const
		{
			return MRInputConvert::ToUnityDirection(Turn.RotateVector(Position - Origin) * MetresPerUnit);
		}
		mria::Pose ToTracking(const FVector& Position, const FQuat& Rotation) const
		{
			return {ToTracking(Position), MRInputConvert::ToUnityRotation(Turn * Rotation)};
		}

		FVector Origin;
		FQuat Turn; ///< From the world.
		FVector MetresPerUnit; ///< Without the scale of tracking space.
		double WorldToMeters;
	};

	/** The replay that drives the devices of a world, if any does. */
	struct FReplay
	{
		const FMRInputSnapshot* Shown = nullptr;
		FMRInputHandFlags Pressed;
	};

	static FReplay FindReplay(const UWorld& World);
	bool ReadHead(const APlayerController* Player, const FTrackingSpace& Space, mria::Pose& OutHead) const;
	bool ReadJoints(const FTrackingSpace& Space, mria::Hand Hand, mria::HandFrame& OutHand);
	uint32 FindPresentJoints(const IHandTracker& Tracker, mria::Hand Hand);
	bool ReadGrip(const FTrackingSpace& Space, mria::Hand Hand, mria::HandFrame& OutHand) const;
	bool ReadPinch(
		const APlayerController* Player, const FReplay& Replay, mria::Hand Hand, const mria::HandFrame& Joints);
	bool ReadGaze(const FTrackingSpace& Space, mria::Ray& OutGaze) const;

	FMRInputRecordChannels Channels;
	bool bPinchFromFingers = true;
	FHandState Hands[mria::kHandCount];

	// Kept for their memory.
	TArray<FVector> Positions;
	TArray<FQuat> Rotations;
	TArray<float> Radii;
};
