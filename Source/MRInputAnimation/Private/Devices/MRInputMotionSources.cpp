// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Devices/MRInputMotionSources.h"

#include "HeadMountedDisplayTypes.h"
#include "MRInputConvert.h"
#include "Mria/HandPoses.h"

#include <optional>

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

std::optional<mria::Pose> FindUnityPose(const mria::HandFrame& Hand, const FMRInputMotionSource& Source)
{
	switch (Source.Pose)
	{
	case EMRInputMotionPose::Joint:
		return Hand.HasJoint(Source.Joint) ? std::optional<mria::Pose>(Hand[Source.Joint]) : std::nullopt;
	case EMRInputMotionPose::Grip:
		return mria::FindGripPose(Hand, Source.Hand);
	case EMRInputMotionPose::Aim:
		return mria::FindAimPose(Hand);
	default:
		return std::nullopt;
	}
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
	FMRInputMotionSource Head;
	Head.Pose = EMRInputMotionPose::Head;
	Sources.Add(TEXT("HMD"), Head);
	Sources.Add(TEXT("Head"), Head);
}

void FMRInputMotionSources::AddHand(mria::Hand Hand, const FString& Name)
{
	const FMRInputMotionSource Grip{Hand, mria::Joint::Palm, EMRInputMotionPose::Grip, false};
	AddShort(Name, Grip);
	AddShort(Name + TEXT("Grip"), Grip);
	Sources.Add(FName(*(TEXT("EControllerHand::") + Name)), Grip);
	AddShort(Name + TEXT("Aim"), {Hand, mria::Joint::IndexKnuckle, EMRInputMotionPose::Aim, false});

	FMRInputMotionSource Source;
	Source.Hand = Hand;
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
	const std::optional<mria::Pose> Pose = MRInputMotionSourcesDetail::FindUnityPose(Hand, Source);
	if (Pose)
	{
		OutPose = MRInputConvert::ToUnreal(*Pose, 1.0);
	}
	return Pose.has_value();
}
