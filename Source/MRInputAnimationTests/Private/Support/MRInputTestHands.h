// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "Features/IModularFeatures.h"
#include "HeadMountedDisplayTypes.h"
#include "IHandTracker.h"
#include "MRInputEngineCompat.h"

/** A "real" hand tracker with a right hand that the test controls; it never tracks a left one. */
class FMRInputTestHands final : public IHandTracker
{
public:
	FMRInputTestHands() { IModularFeatures::Get().RegisterModularFeature(GetModularFeatureName(), this); }
	virtual ~FMRInputTestHands() override
	{
		IModularFeatures::Get().UnregisterModularFeature(GetModularFeatureName(), this);
	}
	UE_NONCOPYABLE(FMRInputTestHands);

	bool bIsTracked = true;

	/** Where the hand is in the world, and how far thumb and index finger are apart, in centimetres. */
	FVector Position = FVector(40.0, 20.0, 120.0);
	double Gap = 10.0;

	/** A joint that it does not have, if any. */
	EHandKeypoint Missing = static_cast<EHandKeypoint>(EHandKeypointCount);

	/** How often it was asked for a single joint. */
	mutable int32 NumSingleQuestions = 0;

	//~ Begin IHandTracker interface
	virtual FName GetHandTrackerDeviceTypeName() const override { return TEXT("MRInputTestHands"); }
	virtual bool IsHandTrackingStateValid() const override { return true; }
	virtual bool GetKeypointState(
		EControllerHand Hand, EHandKeypoint Keypoint, FTransform& OutTransform, float& OutRadius) const override
	{
		OutTransform = FTransform(GetPosition(static_cast<int32>(Keypoint)));
		OutRadius = 1.0f;
		++NumSingleQuestions;
		return bIsTracked && Hand == EControllerHand::Right && Keypoint != Missing;
	}
#if MRINPUT_KEYPOINTS_CARRY_TRACKED
	virtual bool GetAllKeypointStates(EControllerHand Hand, TArray<FVector>& OutPositions, TArray<FQuat>& OutRotations,
		TArray<float>& OutRadii, bool& OutIsTracked) const override
	{
		OutIsTracked = bIsTracked;
		return Fill(Hand, OutPositions, OutRotations, OutRadii);
	}
#else
	virtual bool GetAllKeypointStates(EControllerHand Hand, TArray<FVector>& OutPositions, TArray<FQuat>& OutRotations,
		TArray<float>& OutRadii) const override
	{
		return Fill(Hand, OutPositions, OutRotations, OutRadii) && bIsTracked;
	}
#endif
	//~ End IHandTracker interface

private:
	FVector GetPosition(int32 Keypoint) const
	{
		const bool bIsIndexTip = Keypoint == static_cast<int32>(EHandKeypoint::IndexTip);
		return Position + FVector(0.0, bIsIndexTip ? Gap : 0.0, 0.0);
	}

	bool Fill(
		EControllerHand Hand, TArray<FVector>& OutPositions, TArray<FQuat>& OutRotations, TArray<float>& OutRadii) const
	{
		OutPositions.SetNum(EHandKeypointCount);
		for (int32 Keypoint = 0; Keypoint < EHandKeypointCount; ++Keypoint)
		{
			OutPositions[Keypoint] = GetPosition(Keypoint);
		}
		OutRotations.Init(FQuat::Identity, EHandKeypointCount);
		OutRadii.Init(1.0f, EHandKeypointCount);
		return Hand == EControllerHand::Right;
	}
};
