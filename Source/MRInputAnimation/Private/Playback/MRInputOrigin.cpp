// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Playback/MRInputOrigin.h"

#include "Engine/World.h"
#include "GameFramework/PlayerController.h"
#include "MRInputConvert.h"
#include "MRInputMessages.h"

namespace MRInputOriginDetail
{

mria::Similarity ToPlace(const FTransform& Transform, double WorldToMeters)
{
	const mria::Pose Pose = MRInputConvert::ToUnity(Transform, WorldToMeters);
	return {Pose.rotation, Pose.position, 1.0f};
}

/** The way to tracking space by way of the world. */
mria::Similarity ToTracking(const mria::Similarity& ToWorld, const FTransform& TrackingToWorld, double WorldToMeters)
{
	return mria::InverseOf(ToPlace(TrackingToWorld, WorldToMeters)) * ToWorld;
}

} // namespace MRInputOriginDetail

void FMRInputOrigin::Start(const FMRInputPlayOptions& Options, const UWorld& World, const FTransform& TrackingToWorld,
	double WorldToMeters, const TOptional<mria::Pose>& HeadStart)
{
	Anchored = {};
	if (Options.Origin != EMRInputOrigin::PlayerHead)
	{
		return;
	}
	const APlayerController* Player = World.GetFirstPlayerController();
	if (!Player || !HeadStart)
	{
		UE_LOG(LogMRInput, Warning,
			TEXT("%s: the recording is played where it was recorded, not at the player's head."),
			Player ? TEXT("It has no head pose") : TEXT("There is no player"));
		return;
	}
	FVector Location = FVector::ZeroVector;
	FRotator Rotation = FRotator::ZeroRotator;
	Player->GetPlayerViewPoint(Location, Rotation);

	mria::AnchorOptions Anchor;
	Anchor.target = MRInputConvert::ToUnity(FTransform(Rotation, Location), WorldToMeters);
	Anchor.turns = true;
	// Anchored in the world, whose up is up, and carried along in tracking space from there on.
	Anchored =
		MRInputOriginDetail::ToTracking(mria::AnchorHead(HeadStart.GetValue(), Anchor), TrackingToWorld, WorldToMeters);
}

mria::Similarity FMRInputOrigin::Get(
	const FMRInputPlayOptions& Options, const FTransform& TrackingToWorld, double WorldToMeters) const
{
	if (Options.Origin == EMRInputOrigin::World)
	{
		return MRInputOriginDetail::ToTracking(
			MRInputOriginDetail::ToPlace(Options.OriginTransform, WorldToMeters), TrackingToWorld, WorldToMeters);
	}
	return Anchored;
}
