// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "MRInputRigComponent.h"

#include "Engine/World.h"
#include "GameFramework/Actor.h"
#include "MRInputConvert.h"
#include "Mria/CurveId.h"

namespace MRInputRigComponentDetail
{

/** The parts' names by pose, made once. */
const TArray<FName>& GetPartNames()
{
	static const TArray<FName> Names = []
	{
		TArray<FName> Made;
		for (mria::PoseId Pose = 0; Pose < mria::kPoseCount; ++Pose)
		{
			Made.Add(FName(*MRInputConvert::ToString(mria::PoseName(Pose))));
		}
		return Made;
	}();
	return Names;
}

} // namespace MRInputRigComponentDetail

UMRInputRigComponent::UMRInputRigComponent()
{
	PrimaryComponentTick.bCanEverTick = false;
}

AActor* UMRInputRigComponent::FindPart(FName Part) const
{
	const TObjectPtr<AActor>* Found = Parts.Find(Part);
	return Found && IsValid(Found->Get()) ? Found->Get() : nullptr;
}

FMRInputFrame UMRInputRigComponent::GetFrame() const
{
	mria::Frame Frame;
	ReadFrame(Frame);
	return MRInputConvert::ToWorld(MRInputConvert::ToFrame(Frame, GetWorldToMeters()), GetRootTransform());
}

void UMRInputRigComponent::ReadFrame(mria::Frame& OutFrame) const
{
	const TArray<FName>& Names = MRInputRigComponentDetail::GetPartNames();
	const FTransform Root = GetRootTransform();
	const double WorldToMeters = GetWorldToMeters();
	const auto Read = [&](mria::PoseId Pose, mria::Pose& OutPose)
	{
		const AActor* Part = FindPart(Names[static_cast<int32>(Pose)]);
		OutPose = Part ? MRInputConvert::ToUnity(Part->GetActorTransform().GetRelativeTransform(Root), WorldToMeters)
					   : mria::Pose();
		return Part != nullptr;
	};

	OutFrame = mria::Frame();
	OutFrame.hasCamera = Read(mria::kCameraPose, OutFrame.camera);
	for (const mria::Hand Hand : mria::kHands)
	{
		mria::HandFrame& HandFrame = OutFrame[Hand];
		HandFrame.isTracked = Hand == mria::Hand::Left ? bLeftTracked : bRightTracked;
		HandFrame.isPinching = Hand == mria::Hand::Left ? bLeftPinched : bRightPinched;
		for (std::size_t Joint = 0; Joint < mria::kJointCount; ++Joint)
		{
			const mria::PoseId Pose = mria::JointPose(Hand, static_cast<mria::Joint>(Joint));
			const bool bIsPresent = Read(Pose, HandFrame.joints[Joint]);
			HandFrame.presentJoints |= bIsPresent ? 1u << Joint : 0u;
		}
	}
}

double UMRInputRigComponent::GetWorldToMeters() const
{
	const UWorld* World = GetWorld();
	return World ? MRInputConvert::GetWorldToMeters(*World) : 100.0;
}

FTransform UMRInputRigComponent::GetRootTransform() const
{
	return GetOwner() ? GetOwner()->GetActorTransform() : FTransform::Identity;
}
