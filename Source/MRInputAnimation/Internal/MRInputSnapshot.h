// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "MRInputRecordingData.h"
#include "MRInputTypes.h"
#include "Mria/Mixer.h"

#include <array>

/**
 * The data from which devices answer queries in one frame. Filled by the game thread, and not changed while it is the
 * current one.
 *
 * Poses are in tracking space: the recording's axes (Unity's) and metres, its origin moved as the options say. Devices
 * convert the parts that are queried.
 */
struct FMRInputSnapshot
{
	/** Where velocities of a part come from. */
	struct FSource
	{
		FMRInputRecordingData::FPtr Data; ///< Null without a leader.
		const mria::Sampler* Sampler = nullptr; ///< The one of Data that is played.
	};

	mria::MixResult Mixed;

	/** The channels that the game sees. Real devices provide a hand or head that is not driven. */
	FMRInputChannels Channels;

	/** From tracking space to the world, in the world's units. */
	FTransform TrackingToWorld = FTransform::Identity;

	/** Units of the world per metre. */
	double WorldToMeters = 100.0;

	/** Sources of the head and both hands, by mria::MixPart: a sequence may combine several recordings. */
	std::array<FSource, 3> Sources;

	bool IsHeadDriven() const { return Channels.bHead && Mixed.frame.hasCamera; }
	bool IsGazeDriven() const { return Channels.bGaze && Mixed.frame.hasGaze; }
	bool IsHandDriven(mria::Hand Hand) const
	{
		return Hand == mria::Hand::Left ? Channels.bLeftHand : Channels.bRightHand;
	}

	/** Whether a pinch of the hand presses keys. */
	bool PressesKeys(mria::Hand Hand) const { return IsHandDriven(Hand) && Mixed[mria::PartOf(Hand)].pressesKeys; }

	/** The hand if it is driven and tracked, else null. */
	const mria::HandFrame* FindHand(mria::Hand Hand) const
	{
		return IsHandDriven(Hand) && Mixed.frame[Hand].isTracked ? &Mixed.frame[Hand] : nullptr;
	}

	/** A pose of the frame in the world, in its units and with a scale of 1. */
	MRINPUTANIMATION_API FTransform ToWorld(const mria::Pose& Pose) const;

	/** How the head or a joint moves in tracking space: metres and radians per second, the recording's axes. */
	MRINPUTANIMATION_API mria::Velocity GetVelocity(mria::PoseId Pose) const;

	/** Whether a recording provides velocities of the head or of the hand. */
	bool HasVelocity(mria::PoseId Pose) const { return Sources[GetPart(Pose)].Data.IsValid(); }

private:
	static std::size_t GetPart(mria::PoseId Pose)
	{
		const bool bIsHead = Pose == mria::kCameraPose;
		return static_cast<std::size_t>(bIsHead ? mria::MixPart::Head : mria::PartOf(mria::HandOf(Pose)));
	}
};
