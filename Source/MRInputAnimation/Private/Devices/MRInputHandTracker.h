// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "IHandTracker.h"
#include "MRInputEngineCompat.h"
#include "Misc/ScopeRWLock.h"
#include "Mria/Frame.h"

class FMRInputFrameSource;

/**
 * Recorded hands as a hand tracker: 26 joints in the world, in its units, with the radii of an average hand. Queries
 * for a hand that is not driven return false. Any thread.
 */
class FMRInputHandTracker final : public IHandTracker
{
public:
	/** `InFrameSource` must outlive it. */
	explicit FMRInputHandTracker(const FMRInputFrameSource& InFrameSource)
		: FrameSource(InFrameSource)
	{
	}

	/** Sets the device type name. Thread-safe: callers may still use the previous device. */
	void SetDeviceTypeName(FName InName);

	/** Bit n is set if the hand has joint n now. 0 if the hand is not driven or not tracked. */
	uint32 GetPresentJoints(mria::Hand Hand) const;

	//~ Begin IHandTracker interface
	virtual FName GetHandTrackerDeviceTypeName() const override;
	/** Whether either hand is driven. */
	virtual bool IsHandTrackingStateValid() const override;
	/** False while the hand is not tracked, and for a joint that was never seen. */
	virtual bool GetKeypointState(
		EControllerHand Hand, EHandKeypoint Keypoint, FTransform& OutTransform, float& OutRadius) const override;
#if MRINPUT_KEYPOINTS_CARRY_TRACKED
	/** True for a hand that the recording contains; whether it is tracked now is a separate result. */
	virtual bool GetAllKeypointStates(EControllerHand Hand, TArray<FVector>& OutPositions, TArray<FQuat>& OutRotations,
		TArray<float>& OutRadii, bool& OutIsTracked) const override;
#else
	/** True while the hand is tracked. */
	virtual bool GetAllKeypointStates(EControllerHand Hand, TArray<FVector>& OutPositions, TArray<FQuat>& OutRotations,
		TArray<float>& OutRadii) const override;
#endif
	//~ End IHandTracker interface

	/**
	 * All joints, in the space that `TrackingToSpace` leads to; EHandKeypointCount entries in each array. A joint that
	 * was never seen gets the palm's pose.
	 */
	static void FillKeypoints(const mria::HandFrame& Hand, const FTransform& TrackingToSpace, double WorldToMeters,
		TArray<FVector>& OutPositions, TArray<FQuat>& OutRotations, TArray<float>& OutRadii);

private:
	/** Returns false without changing the arrays if the hand is not driven or the recording lacks it. */
	bool FindKeypoints(EControllerHand Hand, TArray<FVector>& OutPositions, TArray<FQuat>& OutRotations,
		TArray<float>& OutRadii, bool& OutIsTracked) const;

	const FMRInputFrameSource& FrameSource;
	mutable FRWLock NameGuard;
	FName DeviceTypeName;
};
