// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Devices/MRInputMotionSources.h"

#include "HeadMountedDisplayTypes.h"
#include "MRInputConvert.h"

namespace MRInputMotionSourcesDetail
{

/** In the order of EHandKeypoint. */
const TCHAR* const KeypointNames[] = {TEXT("Palm"), TEXT("Wrist"), TEXT("ThumbMetacarpal"), TEXT("ThumbProximal"),
	TEXT("ThumbDistal"), TEXT("ThumbTip"), TEXT("IndexMetacarpal"), TEXT("IndexProximal"), TEXT("IndexIntermediate"),
	TEXT("IndexDistal"), TEXT("IndexTip"), TEXT("MiddleMetacarpal"), TEXT("MiddleProximal"), TEXT("MiddleIntermediate"),
	TEXT("MiddleDistal"), TEXT("MiddleTip"), TEXT("RingMetacarpal"), TEXT("RingProximal"), TEXT("RingIntermediate"),
	TEXT("RingDistal"), TEXT("RingTip"), TEXT("LittleMetacarpal"), TEXT("LittleProximal"), TEXT("LittleIntermediate"),
	TEXT("LittleDistal"), TEXT("LittleTip")};

static_assert(UE_ARRAY_COUNT(KeypointNames) == EHandKeypointCount, "One name a keypoint.");

FTransform MakeAim(const mria::HandFrame& Hand)
{
	const FTransform Palm = MRInputConvert::ToUnreal(Hand[mria::Joint::Palm], 1.0);
	if (!Hand.HasJoint(mria::Joint::Wrist) || !Hand.HasJoint(mria::Joint::IndexKnuckle))
	{
		return Palm;
	}
	const FVector Wrist = MRInputConvert::ToUnrealPosition(Hand[mria::Joint::Wrist].position, 1.0);
	const FVector Knuckle = MRInputConvert::ToUnrealPosition(Hand[mria::Joint::IndexKnuckle].position, 1.0);
	const FVector Direction = (Knuckle - Wrist).GetSafeNormal();
	if (Direction.IsZero())
	{
		return Palm;
	}
	const FQuat Swing = FQuat::FindBetweenNormals(Palm.GetRotation().GetForwardVector(), Direction);
	return FTransform(Swing * Palm.GetRotation(), Knuckle);
}

} // namespace MRInputMotionSourcesDetail

const FMRInputMotionSources& FMRInputMotionSources::Get()
{
	static const FMRInputMotionSources Instance;
	return Instance;
}

FMRInputMotionSources::FMRInputMotionSources()
{
	AddHand(mria::Hand::Left, TEXT("Left"));
	AddHand(mria::Hand::Right, TEXT("Right"));
}

void FMRInputMotionSources::AddHand(mria::Hand Hand, const FString& Name)
{
	FMRInputMotionSource Source;
	Source.Hand = Hand;
	AddShort(Name, Source);
	AddShort(Name + TEXT("Grip"), Source);
	Sources.Add(FName(*(TEXT("EControllerHand::") + Name)), Source);

	FMRInputMotionSource Aim = Source;
	Aim.Joint = mria::Joint::IndexKnuckle;
	Aim.bIsAim = true;
	AddShort(Name + TEXT("Aim"), Aim);

	for (int32 Keypoint = 0; Keypoint < EHandKeypointCount; ++Keypoint)
	{
		const FString KeypointName = Name + MRInputMotionSourcesDetail::KeypointNames[Keypoint];
		Source.Joint = MRInputConvert::ToJoint(static_cast<EHandKeypoint>(Keypoint));
		Source.bIsLong = false;
		AddShort(KeypointName, Source);

		Source.bIsLong = true;
		const FName LongName(*(TEXT("HandTracking") + KeypointName));
		Sources.Add(LongName, Source);
		LongNames.Add(LongName);
	}
}

void FMRInputMotionSources::AddShort(const FString& Name, const FMRInputMotionSource& Source)
{
	Sources.Add(FName(*Name), Source);
	ShortNames.Add(FName(*Name));
}

bool FMRInputMotionSources::FindPose(
	const mria::HandFrame& Hand, const FMRInputMotionSource& Source, FTransform& OutPose)
{
	if (!Hand.HasJoint(Source.bIsAim ? mria::Joint::Palm : Source.Joint))
	{
		return false;
	}
	OutPose =
		Source.bIsAim ? MRInputMotionSourcesDetail::MakeAim(Hand) : MRInputConvert::ToUnreal(Hand[Source.Joint], 1.0);
	return true;
}
