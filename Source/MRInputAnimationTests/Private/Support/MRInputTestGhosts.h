// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Components/InstancedStaticMeshComponent.h"
#include "CoreMinimal.h"
#include "MRInputGhostHandsComponent.h"
#include "Mria/Frame.h"
#include "Support/MRInputTestDevices.h"
#include "Support/MRInputTestRecordings.h"
#include "Support/MRInputTestWorld.h"

class AActor;

/** A world with ghost hands of the known recording. Game thread. */
class FMRInputTestGhosts
{
public:
	/** Of a hand; the head is the joint, and the gaze the bone, after both hands. */
	static constexpr int32 JointCount = 26;
	static constexpr int32 Head = 2 * JointCount;
	static constexpr int32 Gaze = Head;

	/** Somewhere in the world, turned. */
	static FTransform GetOrigin();

	UMRInputGhostHandsComponent* Add(
		AActor* Actor, EMRInputGhostSpace Space = EMRInputGhostSpace::Component, bool bAutoPlay = false) const;

	/** The recorded input at a time. */
	mria::Frame Sample(float Time) const;

	/** Empty if every joint of both hands is drawn where the recording has it; else what is wrong. */
	FString CheckJoints(const UMRInputGhostHandsComponent& Ghosts, float Time, const FTransform& Origin) const;

	/** Null before anything was drawn. */
	static UInstancedStaticMeshComponent* FindJoints(const UMRInputGhostHandsComponent& Ghosts);
	static UInstancedStaticMeshComponent* FindBones(const UMRInputGhostHandsComponent& Ghosts);

	/** Where an instance is in the world. */
	static FTransform Get(const UInstancedStaticMeshComponent* Mesh, int32 Index);
	static bool IsHidden(const UInstancedStaticMeshComponent* Mesh, int32 Index);

private:
	FMRInputBareEngine Engine;

public:
	FMRInputTestWorld World;
	FMRInputAnimationPtr Known = MRInputTestRecordings::Make(MRInputTestRecordings::MakeKnown());
};
