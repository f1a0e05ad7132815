// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "MRInputPlaybackLibrary.h"

#include "CollisionQueryParams.h"
#include "Engine/Engine.h"
#include "Engine/World.h"
#include "HeadMountedDisplayTypes.h"
#include "MRInputAccess.h"
#include "MRInputBlueprintLibrary.h"
#include "MRInputConvert.h"
#include "MRInputPlaybackSubsystem.h"
#include "MRInputSnapshot.h"

namespace MRInputPlaybackLibraryDetail
{

UMRInputPlaybackSubsystem* FindPlayback(const UObject* Context)
{
	const UWorld* World =
		GEngine ? GEngine->GetWorldFromContextObject(Context, EGetWorldErrorMode::LogAndReturnNull) : nullptr;
	return World ? World->GetSubsystem<UMRInputPlaybackSubsystem>() : nullptr;
}

/** What is shown now, or null. */
const FMRInputSnapshot* FindShown(const UObject* Context)
{
	const UMRInputPlaybackSubsystem* Playback = FindPlayback(Context);
	return Playback ? FMRInputAccess::FindShown(*Playback) : nullptr;
}

} // namespace MRInputPlaybackLibraryDetail

bool UMRInputPlaybackLibrary::GetRecordedJoint(
	const UObject* WorldContextObject, EMRInputHand Hand, EHandKeypoint Keypoint, FTransform& Transform)
{
	Transform = FTransform::Identity;
	const FMRInputSnapshot* Shown = MRInputPlaybackLibraryDetail::FindShown(WorldContextObject);
	if (!Shown || static_cast<int32>(Keypoint) >= EHandKeypointCount)
	{
		return false;
	}
	const mria::HandFrame& Frame = Shown->Mixed.frame[MRInputConvert::ToHand(Hand)];
	const mria::Joint Joint = MRInputConvert::ToJoint(Keypoint);
	const bool bIsThere = Frame.isTracked && Frame.HasJoint(Joint);
	if (bIsThere)
	{
		Transform = Shown->ToWorld(Frame[Joint]);
	}
	return bIsThere;
}

bool UMRInputPlaybackLibrary::IsRecordedHandTracked(const UObject* WorldContextObject, EMRInputHand Hand)
{
	const FMRInputSnapshot* Shown = MRInputPlaybackLibraryDetail::FindShown(WorldContextObject);
	return Shown && Shown->Mixed.frame[MRInputConvert::ToHand(Hand)].isTracked;
}

bool UMRInputPlaybackLibrary::IsRecordedHandPinching(const UObject* WorldContextObject, EMRInputHand Hand)
{
	const FMRInputSnapshot* Shown = MRInputPlaybackLibraryDetail::FindShown(WorldContextObject);
	return Shown && Shown->Mixed.frame[MRInputConvert::ToHand(Hand)].isPinching;
}

bool UMRInputPlaybackLibrary::GetRecordedHead(const UObject* WorldContextObject, FTransform& Transform)
{
	const FMRInputSnapshot* Shown = MRInputPlaybackLibraryDetail::FindShown(WorldContextObject);
	const bool bHasHead = Shown && Shown->Mixed.frame.hasCamera;
	Transform = bHasHead ? Shown->ToWorld(Shown->Mixed.frame.camera) : FTransform::Identity;
	return bHasHead;
}

bool UMRInputPlaybackLibrary::GetRecordedGaze(const UObject* WorldContextObject, FVector& Origin, FVector& Direction)
{
	Origin = FVector::ZeroVector;
	Direction = FVector::ForwardVector;
	const FMRInputSnapshot* Shown = MRInputPlaybackLibraryDetail::FindShown(WorldContextObject);
	if (!Shown || !Shown->Mixed.frame.hasGaze)
	{
		return false;
	}
	const mria::Ray& Gaze = Shown->Mixed.frame.gaze;
	Origin =
		Shown->TrackingToWorld.TransformPosition(MRInputConvert::ToUnrealPosition(Gaze.origin, Shown->WorldToMeters));
	Direction = Shown->TrackingToWorld.TransformVectorNoScale(MRInputConvert::ToUnrealDirection(Gaze.direction));
	return true;
}

bool UMRInputPlaybackLibrary::TraceRecordedGaze(const UObject* WorldContextObject, FHitResult& Hit, float MaxDistance)
{
	Hit = FHitResult();
	FVector Origin;
	FVector Direction;
	if (!GetRecordedGaze(WorldContextObject, Origin, Direction))
	{
		return false;
	}
	const UWorld* World = MRInputPlaybackLibraryDetail::FindPlayback(WorldContextObject)->GetWorld();
	return World->LineTraceSingleByChannel(Hit, Origin, Origin + Direction * MaxDistance, ECC_Visibility,
		FCollisionQueryParams(SCENE_QUERY_STAT(MRInputGaze)));
}

EMRInputResult UMRInputPlaybackLibrary::SeekToMarker(const UObject* WorldContextObject, const FString& Name)
{
	UMRInputPlaybackSubsystem* Playback = MRInputPlaybackLibraryDetail::FindPlayback(WorldContextObject);
	float Time = 0.0f;
	if (!Playback || !Playback->GetAnimation() ||
		!UMRInputBlueprintLibrary::FindMarkerTime(Playback->GetAnimation(), Name, Time))
	{
		return EMRInputResult::Failure;
	}
	Playback->Seek(Time);
	return EMRInputResult::Success;
}
