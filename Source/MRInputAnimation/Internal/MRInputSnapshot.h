// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "MRInputRecordingData.h"
#include "MRInputTypes.h"
#include "Mria/Frame.h"
#include "Mria/Transform.h"

#include <array>

/**
 * Everything that devices answer from in one frame. Filled by the game thread, then never changed while it is the
 * current one.
 *
 * Poses are in tracking space: the recording's axes (Unity's) and metres, its origin moved as the options say. Drivers
 * convert what they are asked for.
 */
struct FMRInputSnapshot
{
	/** Where velocities of the head or of a hand come from, and by what they are due: rate times direction, 0 while
	 * paused. */
	struct FMotion
	{
		FMRInputRecordingData::FPtr Data;
		bool bAsStored = false;
		float Time = 0.0f;
		double Scale = 0.0;
		mria::Similarity Origin;
	};

	mria::Frame Frame;

	/** What the game is to see of it. A hand or head that is not driven is left to the real devices. */
	FMRInputChannels Channels;

	/** From tracking space to the world, in the world's units. */
	FTransform TrackingToWorld = FTransform::Identity;

	/** Units of the world per metre. */
	double WorldToMeters = 100.0;

	/** By hand: whether a pinch presses keys. */
	std::array<bool, mria::kHandCount> PressesKeys = {};

	/** By hand, since a sequence may take them from two recordings. */
	std::array<FMotion, mria::kHandCount> Motions;
	FMotion HeadMotion;

	/** Whether it is for the devices, or query-only. */
	bool bDrivesDevices = true;

	/** From the recording's space to tracking space, in the recording's axes: what Frame has had applied. */
	mria::Similarity Origin;

	const FMotion& GetMotion(mria::Hand Hand) const { return Motions[static_cast<std::size_t>(Hand)]; }
	bool IsHeadDriven() const { return Channels.bHead && Frame.hasCamera; }
	bool IsGazeDriven() const { return Channels.bGaze && Frame.hasGaze; }
	bool IsHandDriven(mria::Hand Hand) const
	{
		return Hand == mria::Hand::Left ? Channels.bLeftHand : Channels.bRightHand;
	}

	/** The hand if it is driven and tracked, else null. */
	const mria::HandFrame* FindHand(mria::Hand Hand) const
	{
		return IsHandDriven(Hand) && Frame[Hand].isTracked ? &Frame[Hand] : nullptr;
	}

	/** A pose of the frame in the world, in its units and with a scale of 1. */
	MRINPUTANIMATION_API FTransform ToWorld(const mria::Pose& Pose) const;

	/** How a joint moves in tracking space: metres and radians per second, the recording's axes. */
	MRINPUTANIMATION_API mria::Velocity GetVelocity(mria::Hand Hand, mria::Joint Joint) const;
	MRINPUTANIMATION_API mria::Velocity GetHeadVelocity() const;
};

using FMRInputSnapshotRef = TSharedRef<FMRInputSnapshot, ESPMode::ThreadSafe>;
