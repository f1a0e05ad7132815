// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Support/MRInputFiniteCheck.h"

#include "Engine/Engine.h"
#include "EyeTrackerFunctionLibrary.h"
#include "HeadMountedDisplayTypes.h"
#include "IXRTrackingSystem.h"
#include "MRInputEngineCompat.h"
#include "Support/MRInputTestDevices.h"

void FMRInputFiniteCheck::Keep(const FString& What, bool bIsFine, TFunctionRef<FString()> Describe)
{
	++Count;
	if (!bIsFine && First.IsEmpty())
	{
		First = FString::Printf(TEXT("%s: %s is %s"), *Context, *What, *Describe());
	}
}

void FMRInputFiniteCheck::Add(const FString& What, const FTransform& Transform)
{
	Keep(What, !Transform.ContainsNaN() && Transform.GetRotation().IsNormalized(),
		[&Transform] { return Transform.ToString(); });
}

void FMRInputFiniteCheck::Add(const FString& What, const FVector& Vector)
{
	Keep(What, !Vector.ContainsNaN(), [&Vector] { return Vector.ToString(); });
}

void FMRInputFiniteCheck::Add(const FString& What, double Number)
{
	Keep(What, FMath::IsFinite(Number), [Number] { return FString::Printf(TEXT("%g"), Number); });
}

void FMRInputFiniteCheck::AddFrame(const FMRInputFrame& Frame)
{
	Add(TEXT("the time"), Frame.Time);
	Add(TEXT("the frame's head"), Frame.Head);
	Add(TEXT("the frame's gaze origin"), Frame.GazeOrigin);
	Add(TEXT("the length of the frame's gaze"), Frame.GazeDirection.Size());
	for (const FMRInputHandFrame* Hand : {&Frame.LeftHand, &Frame.RightHand})
	{
		for (int32 Keypoint = 0; Keypoint < Hand->Keypoints.Num(); ++Keypoint)
		{
			Add(FString::Printf(TEXT("keypoint %d"), Keypoint), Hand->Keypoints[Keypoint]);
		}
	}
}

void FMRInputFiniteCheck::AddDevices()
{
	AddMotionSources();
	AddHandTracker();
	AddGaze();
	AddHead();
}

void FMRInputFiniteCheck::AddMotionSources()
{
	const IMotionController* Controller = MRInputTestDevices::FindController();
	static const TCHAR* const Sources[] = {TEXT("Left"), TEXT("Right"), TEXT("LeftGrip"), TEXT("RightGrip"),
		TEXT("LeftAim"), TEXT("RightAim"), TEXT("LeftPalm"), TEXT("RightPalm"), TEXT("LeftWrist"),
		TEXT("RightIndexTip"), TEXT("HMD")};
	for (const TCHAR* Source : Sources)
	{
		FTransform Pose;
		if (MRInputTestDevices::FindPose(Source, Pose))
		{
			Add(Source, Pose);
		}
		MRInputTestDevices::FMotion Motion;
		if (Controller && MRInputTestDevices::FindMotion(*Controller, Source, Motion))
		{
			Add(Source, Motion.Pose);
			Add(FString(Source) + TEXT("'s velocity"), Motion.Linear);
			Add(FString(Source) + TEXT("'s angular velocity"), Motion.Angular);
		}
	}
}

void FMRInputFiniteCheck::AddHandTracker()
{
	const IHandTracker* Tracker = MRInputTestDevices::FindHandTracker();
	for (const EControllerHand Hand : {EControllerHand::Left, EControllerHand::Right})
	{
		TArray<FVector> Positions;
		TArray<FQuat> Rotations;
		TArray<float> Radii;
		bool bIsTracked = false;
		if (!Tracker || !MRInputTestDevices::GetKeypoints(*Tracker, Hand, Positions, Rotations, Radii, bIsTracked))
		{
			continue;
		}
		for (int32 Keypoint = 0; Keypoint < Positions.Num(); ++Keypoint)
		{
			const FString Name = FString::Printf(TEXT("joint %d of hand %d"), Keypoint, static_cast<int32>(Hand));
			Add(Name, FTransform(Rotations[Keypoint], Positions[Keypoint]));
			Add(Name + TEXT("'s radius"), Radii[Keypoint]);
			FTransform Single;
			float Radius = 0.0f;
			if (Tracker->GetKeypointState(Hand, static_cast<EHandKeypoint>(Keypoint), Single, Radius))
			{
				Add(Name + TEXT(" alone"), Single);
			}
		}
	}
}

void FMRInputFiniteCheck::AddGaze()
{
	FEyeTrackerGazeData Gaze;
	if (UEyeTrackerFunctionLibrary::GetGazeData(Gaze))
	{
		Add(TEXT("the gaze's origin"), Gaze.GazeOrigin);
		Add(TEXT("the point looked at"), Gaze.FixationPoint);
		Keep(TEXT("the gaze"), Gaze.GazeDirection.IsNormalized(), [&Gaze] { return Gaze.GazeDirection.ToString(); });
	}
}

void FMRInputFiniteCheck::AddHead()
{
	FQuat Rotation = FQuat::Identity;
	FVector Position = FVector::ZeroVector;
	if (GEngine->XRSystem && GEngine->XRSystem->GetCurrentPose(IXRTrackingSystem::HMDDeviceId, Rotation, Position))
	{
		Add(TEXT("the head"), FTransform(Rotation, Position));
	}
}
