// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "MRInputFrame.h"
#include "Mria/Events.h"
#include "Mria/Frame.h"
#include "Mria/LoopTimeline.h"
#include "Mria/Player.h"
#include "Mria/Space.h"

#include <string>

enum class EControllerHand : uint8;
enum class EHandKeypoint : uint8;
struct FMRInputRecordOptions;
struct FRichCurve;
class UWorld;

namespace mria
{
struct RecorderOptions;
struct RichCurve;
} // namespace mria

/**
 * Between the core's types and Unreal's: the only conversions. Axes and scale are the core's (Mria/Space.h); here they
 * only change type, once, from float to double.
 */
namespace MRInputConvert
{

// Inline, since devices convert each joint of each frame.

inline FVector ToUnrealDirection(const mria::Vec3& Unity)
{
	const mria::Vec3 Turned = mria::DirectionToSpace(Unity, mria::Space::Unreal);
	return FVector(Turned.x, Turned.y, Turned.z);
}

inline FVector ToUnrealPosition(const mria::Vec3& Unity, double WorldToMeters)
{
	return ToUnrealDirection(Unity) * WorldToMeters; // scaled as doubles: a float would round what the recording holds
}

inline FQuat ToUnrealRotation(const mria::Quat& Unity)
{
	const mria::Quat Turned = mria::RotationToSpace(Unity, mria::Space::Unreal);
	return FQuat(Turned.x, Turned.y, Turned.z, Turned.w);
}

inline FTransform ToUnreal(const mria::Pose& Unity, double WorldToMeters)
{
	return FTransform(ToUnrealRotation(Unity.rotation), ToUnrealPosition(Unity.position, WorldToMeters));
}

/** The inverse, for recording and for origins. WorldToMeters must be above 0. */
inline mria::Vec3 ToUnityDirection(const FVector& Unreal)
{
	const mria::Vec3 Rounded{static_cast<float>(Unreal.X), static_cast<float>(Unreal.Y), static_cast<float>(Unreal.Z)};
	return mria::DirectionFromSpace(Rounded, mria::Space::Unreal);
}

inline mria::Vec3 ToUnityPosition(const FVector& Unreal, double WorldToMeters)
{
	check(WorldToMeters > 0.0);
	return ToUnityDirection(Unreal / WorldToMeters);
}

inline mria::Quat ToUnityRotation(const FQuat& Unreal)
{
	const mria::Quat Rounded{static_cast<float>(Unreal.X), static_cast<float>(Unreal.Y), static_cast<float>(Unreal.Z),
		static_cast<float>(Unreal.W)};
	return mria::RotationFromSpace(Rounded, mria::Space::Unreal);
}

inline mria::Pose ToUnity(const FTransform& Unreal, double WorldToMeters)
{
	return {ToUnityPosition(Unreal.GetLocation(), WorldToMeters), ToUnityRotation(Unreal.GetRotation())};
}

/** Axis times radians per second. */
MRINPUTANIMATION_API FVector ToUnrealAngularVelocity(const mria::Vec3& Unity);

/** The world's units per metre; 100 if its settings have no usable value. */
MRINPUTANIMATION_API double GetWorldToMeters(const UWorld& World);

MRINPUTANIMATION_API FMRInputFrame ToFrame(const mria::Frame& Frame, double WorldToMeters);

/** Converts a frame to world space. Joints that were never seen keep the identity. */
MRINPUTANIMATION_API FMRInputFrame ToWorld(FMRInputFrame Frame, const FTransform& TrackingToWorld);

MRINPUTANIMATION_API FMRInputHandFrame ToHandFrame(const mria::HandFrame& Hand, double WorldToMeters);

MRINPUTANIMATION_API mria::Hand ToHand(EMRInputHand Hand);
MRINPUTANIMATION_API EMRInputHand ToHand(mria::Hand Hand);

/** Left gives Left; Right and AnyHand give Right. Returns false for other values. */
MRINPUTANIMATION_API bool ToHand(EControllerHand Hand, mria::Hand& OutHand);

/** None if the value is not a keypoint. */
inline mria::Joint ToJoint(EHandKeypoint Keypoint)
{
	return mria::JointOfKeypoint(static_cast<std::size_t>(Keypoint)).value_or(mria::Joint::None);
}

/**
 * A joint's radius in metres. MRTK stores none, so these are typical for an adult hand, of the size that OpenXR
 * runtimes report. Not for EHandKeypoint values outside the hand.
 */
MRINPUTANIMATION_API double GetJointRadiusMetres(EHandKeypoint Keypoint);

MRINPUTANIMATION_API mria::LoopMode ToLoopMode(EMRInputLoopMode Mode);

/** Real centimetres and degrees become metres and radians. */
MRINPUTANIMATION_API mria::RecorderOptions ToRecorderOptions(const FMRInputRecordOptions& Options);

/** Names come from the view's markers, by index. */
MRINPUTANIMATION_API FMRInputEvent ToEvent(const mria::PlayerEvent& Event, const mria::RecordingView& View);

/** Key by key, nothing recomputed. Keys without a finite value, which no curve editor can show, are left out. */
MRINPUTANIMATION_API void ToRichCurve(const mria::RichCurve& Curve, FRichCurve& OutCurve);

/** Converts from UTF-8. The engine decides what invalid bytes become; a zero ends the text. */
MRINPUTANIMATION_API FString ToString(const std::string& Text);

} // namespace MRInputConvert
