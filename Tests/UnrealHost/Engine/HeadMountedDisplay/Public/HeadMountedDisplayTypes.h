// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "IMotionController.h"

#include "HeadMountedDisplayTypes.generated.h"

/** The joints of a hand, in the order of all keypoint arrays. */
UENUM(BlueprintType)
enum class EHandKeypoint : uint8
{
	Palm,
	Wrist,
	ThumbMetacarpal,
	ThumbProximal,
	ThumbDistal,
	ThumbTip,
	IndexMetacarpal,
	IndexProximal,
	IndexIntermediate,
	IndexDistal,
	IndexTip,
	MiddleMetacarpal,
	MiddleProximal,
	MiddleIntermediate,
	MiddleDistal,
	MiddleTip,
	RingMetacarpal,
	RingProximal,
	RingIntermediate,
	RingDistal,
	RingTip,
	LittleMetacarpal,
	LittleProximal,
	LittleIntermediate,
	LittleDistal,
	LittleTip,
};

constexpr int32 EHandKeypointCount = static_cast<int32>(EHandKeypoint::LittleTip) + 1;

UENUM(BlueprintType)
enum class EXRVisualType : uint8
{
	Controller,
	Hand,
};

/** Kinds of tracked devices. Not reflected in the host, like the structs below. */
enum class EXRTrackedDeviceType : uint8
{
	HeadMountedDisplay,
	Invalid = static_cast<uint8>(-2),
	Any = static_cast<uint8>(-1),
};

namespace EHMDTrackingOrigin
{
enum Type : int
{
#if !HOST_HAS_LOCAL_ORIGIN
	Eye = 1,
#else
	Local = 2,
#endif
};
} // namespace EHMDTrackingOrigin

namespace EXRDeviceConnectionResult
{
enum Type : int
{
	FeatureNotSupported = 1,
};
} // namespace EXRDeviceConnectionResult

struct EXRSystemFlags
{
	enum
	{
		IsHeadMounted = 1 << 2,
		SupportsHandTracking = 1 << 3,
	};
};

/** Frustum of a tracking camera, in degrees and Unreal units. */
struct FXRSensorProperties
{
};

/** The head, in world space. */
struct FXRHMDData
{
	bool bValid = false;
	FName DeviceName;
	FGuid ApplicationInstanceID;
	ETrackingStatus TrackingStatus = ETrackingStatus::NotTracked;
	FVector Position = FVector::ZeroVector;
	FQuat Rotation = FQuat(ForceInitToZero);
};

/** One hand's controller and joints, in world space. Deprecated from 5.5 on in favour of the two states below. */
struct FXRMotionControllerData
{
	bool bValid = false;
	FName DeviceName;
	FGuid ApplicationInstanceID;
	EXRVisualType DeviceVisualType = EXRVisualType::Controller;
	EControllerHand HandIndex = EControllerHand::Left;
	ETrackingStatus TrackingStatus = ETrackingStatus::NotTracked;
	FVector GripPosition = FVector::ZeroVector;
	FQuat GripRotation = FQuat(ForceInitToZero);
	FVector AimPosition = FVector::ZeroVector;
	FQuat AimRotation = FQuat(ForceInitToZero);
#if HOST_HAS_PALM_POSE
	FVector PalmPosition = FVector::ZeroVector;
	FQuat PalmRotation = FQuat(ForceInitToZero);
#endif
	TArray<FVector> HandKeyPositions;
	TArray<FQuat> HandKeyRotations;
	TArray<float> HandKeyRadii;
	bool bIsGrasped = false;
};

#if HOST_HAS_XR_STATES
/** World space has tracking-to-world applied; tracking space leaves it out and is in centimetres. */
enum class EXRSpaceType : uint8
{
	UnrealWorldSpace,
	XRTrackingSpace,
};

enum class EXRControllerPoseType : uint8
{
	Aim,
	Grip,
	Palm,
};

/** One pose of one controller. bValid: there ever was a pose; TrackingStatus is the current one. */
struct FXRMotionControllerState
{
	bool bValid = false;
	FName DeviceName;
	FGuid ApplicationInstanceID;
	EXRSpaceType XRSpaceType = EXRSpaceType::UnrealWorldSpace;
	EControllerHand Hand = EControllerHand::Left;
	ETrackingStatus TrackingStatus = ETrackingStatus::NotTracked;
	EXRControllerPoseType XRControllerPoseType = EXRControllerPoseType::Aim;
	FVector ControllerLocation = FVector::ZeroVector;
	FQuat ControllerRotation = FQuat(ForceInitToZero);
	FVector GripUnrealSpaceLocation = FVector::ZeroVector;
	FQuat GripUnrealSpaceRotation = FQuat(ForceInitToZero);
};

/** All joints of one hand. bValid: there ever were poses; TrackingStatus is the current one. */
struct FXRHandTrackingState
{
	bool bValid = false;
	FName DeviceName;
	FGuid ApplicationInstanceID;
	EXRSpaceType XRSpaceType = EXRSpaceType::UnrealWorldSpace;
	EControllerHand Hand = EControllerHand::Left;
	ETrackingStatus TrackingStatus = ETrackingStatus::NotTracked;
	TArray<FVector> HandKeyLocations;
	TArray<FQuat> HandKeyRotations;
	TArray<float> HandKeyRadii;
};
#endif
