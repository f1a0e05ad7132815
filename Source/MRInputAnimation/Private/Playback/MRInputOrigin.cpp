// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Playback/MRInputOrigin.h"

#include "CollisionQueryParams.h"
#include "Devices/MRInputDriverSet.h"
#include "Engine/HitResult.h"
#include "Engine/World.h"
#include "GameFramework/Pawn.h"
#include "GameFramework/PlayerController.h"
#include "MRInputConvert.h"
#include "MRInputMessages.h"
#include "MRInputSettings.h"

namespace MRInputOriginDetail
{

mria::Similarity ToPlace(const FTransform& Transform, double WorldToMeters)
{
	const mria::Pose Pose = MRInputConvert::ToUnity(Transform, WorldToMeters);
	return {Pose.rotation, Pose.position, 1.0f};
}

/** Goes from the recording to the world and from there to tracking space. */
mria::Similarity ToTracking(const mria::Similarity& ToWorld, const FTransform& TrackingToWorld, double WorldToMeters)
{
	return mria::InverseOf(ToPlace(TrackingToWorld, WorldToMeters)) * ToWorld;
}

/** Recordings that start within this height of their origin have it at the eyes, as MRTK's have on a HoloLens. */
constexpr float EyeLevelMetres = 0.5f;

/** How far over or under the origin of tracking space the level's floor may be. */
constexpr double FloorMetres = 0.3;

/**
 * Whether the level has a floor at the origin of tracking space. No tracking system is asked: without a headset there
 * is often none, and what the game has asked for before playback started is lost.
 */
bool IsOnFloor(const UWorld& World, const FTransform& TrackingToWorld, double WorldToMeters)
{
	const FVector Up = TrackingToWorld.GetRotation().GetUpVector() * (FloorMetres * WorldToMeters);
	const FVector Origin = TrackingToWorld.GetLocation();
	FCollisionQueryParams Query(SCENE_QUERY_STAT(MRInputFloor), false);
	const APlayerController* Player = World.GetFirstPlayerController();
	if (Player && Player->GetPawn())
	{
		Query.AddIgnoredActor(Player->GetPawn());
	}
	FHitResult Hit;
	return World.LineTraceSingleByChannel(Hit, Origin + Up, Origin - Up, ECC_Visibility, Query);
}

bool IsLifted(EMRInputFloor Floor, const UWorld& World, const FTransform& TrackingToWorld, double WorldToMeters,
	const mria::Pose& HeadStart)
{
	if (Floor != EMRInputFloor::Automatic)
	{
		return Floor == EMRInputFloor::EyeHeight;
	}
	return FMath::Abs(HeadStart.position.y) < EyeLevelMetres && !FMRInputDriverSet::HasHeadset() &&
		IsOnFloor(World, TrackingToWorld, WorldToMeters);
}

} // namespace MRInputOriginDetail

void FMRInputOrigin::Start(const FMRInputPlayOptions& Options, const UWorld& World, const FTransform& TrackingToWorld,
	double WorldToMeters, const mria::RecordingView& Recording)
{
	const std::optional<mria::Pose> HeadStart = mria::FindHeadStart(Recording);
	Anchored = {};
	if (Options.Origin == EMRInputOrigin::PlayerHead)
	{
		AnchorAtPlayer(World, TrackingToWorld, WorldToMeters, HeadStart);
	}
	else if (Options.Origin == EMRInputOrigin::TrackingSpace && HeadStart &&
		MRInputOriginDetail::IsLifted(Options.Floor, World, TrackingToWorld, WorldToMeters, *HeadStart))
	{
		const float EyeMetres = GetDefault<UMRInputSettings>()->EyeHeight / 100.0f;
		Anchored.translation.y = EyeMetres - HeadStart->position.y;
	}
}

void FMRInputOrigin::AnchorAtPlayer(const UWorld& World, const FTransform& TrackingToWorld, double WorldToMeters,
	const std::optional<mria::Pose>& HeadStart)
{
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
	Anchored = MRInputOriginDetail::ToTracking(mria::AnchorHead(*HeadStart, Anchor), TrackingToWorld, WorldToMeters);
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
