// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Ghosts/MRInputGhostPose.h"

#include "Ghosts/MRInputHandBones.h"
#include "HeadMountedDisplayTypes.h"
#include "MRInputConvert.h"
#include "MRInputGhostStyle.h"

#include <cstring>

namespace MRInputGhostPoseDetail
{

/** How large the meshes are, in units. */
// UNCONFIRMED(basic-shape-size): the engine's sphere and cylinder are 100 units wide and long, the cylinder along Z.
constexpr double MeshSize = 100.0;
constexpr double CentimetresPerMetre = 100.0;
constexpr int32 HeadIndex = FMRInputGhostPose::JointCount - 1;
constexpr int32 GazeIndex = FMRInputGhostPose::BoneCount - 1;

/** A head is narrower than deep, and higher. */
const FVector HeadProportions(1.0, 0.75, 1.15);

static_assert(FMRInputGhostPose::JointCount == 2 * MRInputHandBones::Count + 1);

const FTransform& Hidden()
{
	static const FTransform Transform(FQuat::Identity, FVector::ZeroVector, FVector::ZeroVector);
	return Transform;
}

FTransform MakeBone(const FVector& From, const FVector& To, double Thickness)
{
	const FVector Offset = To - From;
	const double Length = Offset.Size();
	if (Length < UE_KINDA_SMALL_NUMBER)
	{
		return Hidden();
	}
	return FTransform(FQuat::FindBetweenNormals(FVector::UpVector, Offset / Length), (From + To) * 0.5,
		FVector(Thickness, Thickness, Length) / MeshSize);
}

template <typename ValueType>
bool IsSame(const ValueType& A, const ValueType& B)
{
	return std::memcmp(&A, &B, sizeof(ValueType)) == 0; // floats only, so there are no gaps
}

bool IsSame(const mria::HandFrame& A, const mria::HandFrame& B)
{
	return A.isTracked == B.isTracked && A.presentJoints == B.presentJoints && IsSame(A.joints, B.joints);
}

bool IsSame(const mria::Frame& A, const mria::Frame& B)
{
	return A.hasCamera == B.hasCamera && A.hasGaze == B.hasGaze && IsSame(A.camera, B.camera) &&
		IsSame(A.gaze, B.gaze) && IsSame(A.hands[0], B.hands[0]) && IsSame(A.hands[1], B.hands[1]);
}

/** The nearest joint towards the wrist that was ever seen; the joint itself if there is none. */
int32 FindParent(const mria::HandFrame& Hand, int32 Index)
{
	int32 Parent = MRInputHandBones::Parents[Index];
	while (Parent != MRInputHandBones::Wrist && !Hand.HasJoint(MRInputConvert::ToJoint(EHandKeypoint(Parent))))
	{
		Parent = MRInputHandBones::Parents[Parent];
	}
	return Hand.HasJoint(MRInputConvert::ToJoint(EHandKeypoint(Parent))) ? Parent : Index;
}

} // namespace MRInputGhostPoseDetail

FMRInputGhostPose::FMRInputGhostPose()
{
	Joints.SetNum(JointCount);
	Bones.SetNum(BoneCount);
	HideAll();
}

bool FMRInputGhostPose::Fill(const mria::Frame& Frame, const FMRInputGhostStyle& Style, double WorldToMeters)
{
	if (bIsFilled && LastWorldToMeters == WorldToMeters && MRInputGhostPoseDetail::IsSame(Frame, Last))
	{
		return false;
	}
	Last = Frame;
	LastWorldToMeters = WorldToMeters;
	bIsFilled = true;
	bIsEmpty = false;
	HideAll();
	for (const mria::Hand Hand : mria::kHands)
	{
		const bool bIsLeft = Hand == mria::Hand::Left;
		const bool bIsShown = bIsLeft ? Style.bShowLeftHand : Style.bShowRightHand;
		if (bIsShown && (Frame[Hand].isTracked || !Style.bHideUntracked))
		{
			FillHand(Frame[Hand], bIsLeft ? 0 : MRInputHandBones::Count, Style, WorldToMeters);
		}
	}
	FillHead(Frame, Style, WorldToMeters);
	FillGaze(Frame, Style, WorldToMeters);
	return true;
}

bool FMRInputGhostPose::Clear()
{
	bIsFilled = false;
	if (bIsEmpty)
	{
		return false;
	}
	bIsEmpty = true;
	HideAll();
	return true;
}

void FMRInputGhostPose::FillHand(
	const mria::HandFrame& Hand, int32 First, const FMRInputGhostStyle& Style, double WorldToMeters)
{
	using namespace MRInputGhostPoseDetail;
	for (int32 Index = 0; Index < MRInputHandBones::Count; ++Index)
	{
		const EHandKeypoint Keypoint = static_cast<EHandKeypoint>(Index);
		const mria::Joint Joint = MRInputConvert::ToJoint(Keypoint);
		if (Hand.HasJoint(Joint))
		{
			const double Width =
				2.0 * MRInputConvert::GetJointRadiusMetres(Keypoint) * WorldToMeters * Style.JointScale;
			Joints[First + Index] = MRInputConvert::ToUnreal(Hand[Joint], WorldToMeters);
			Joints[First + Index].SetScale3D(FVector(Width / MeshSize));
		}
	}
	const double Thickness = Style.BoneThickness / CentimetresPerMetre * WorldToMeters;
	for (int32 Index = 0; Index < MRInputHandBones::Count; ++Index)
	{
		const int32 Parent = FindParent(Hand, Index);
		if (Parent != Index && Hand.HasJoint(MRInputConvert::ToJoint(static_cast<EHandKeypoint>(Index))))
		{
			Bones[First + Index] =
				MakeBone(Joints[First + Parent].GetLocation(), Joints[First + Index].GetLocation(), Thickness);
		}
	}
}

void FMRInputGhostPose::FillHead(const mria::Frame& Frame, const FMRInputGhostStyle& Style, double WorldToMeters)
{
	using namespace MRInputGhostPoseDetail;
	if (Style.bShowHead && Frame.hasCamera)
	{
		const double Depth = Style.HeadSize / CentimetresPerMetre * WorldToMeters;
		Joints[HeadIndex] = MRInputConvert::ToUnreal(Frame.camera, WorldToMeters);
		Joints[HeadIndex].SetScale3D(HeadProportions * (Depth / MeshSize));
	}
}

void FMRInputGhostPose::FillGaze(const mria::Frame& Frame, const FMRInputGhostStyle& Style, double WorldToMeters)
{
	using namespace MRInputGhostPoseDetail;
	if (Style.bShowGaze && Frame.hasGaze)
	{
		const FVector From = MRInputConvert::ToUnrealPosition(Frame.gaze.origin, WorldToMeters);
		const FVector Direction = MRInputConvert::ToUnrealDirection(Frame.gaze.direction).GetSafeNormal();
		const double Units = WorldToMeters / CentimetresPerMetre;
		Bones[GazeIndex] =
			MakeBone(From, From + Direction * (Style.GazeLength * Units), 0.5 * Style.BoneThickness * Units);
	}
}

void FMRInputGhostPose::HideAll()
{
	for (FTransform& Joint : Joints)
	{
		Joint = MRInputGhostPoseDetail::Hidden();
	}
	for (FTransform& Bone : Bones)
	{
		Bone = MRInputGhostPoseDetail::Hidden();
	}
}
