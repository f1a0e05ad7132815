// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"

class IHandTracker;
class IMotionController;
class UWorld;

namespace UE::Host::Bench
{

/** What a game asks the devices while a recording drives them. Each question must be answered. */
class FDeviceQueries
{
public:
	/** `InWorld` plays, and both hands are tracked whenever something is asked. */
	explicit FDeviceQueries(UWorld& InWorld);

	void AskController();
	void AskControllerVelocity();
	void AskKeypoint();
	void AskAllKeypoints();
	void AskHead();
	void AskGaze();
	void AskRecordedJoint();

private:
	UWorld& World;
	IMotionController& Controller;
	IHandTracker& HandTracker;
	TArray<FVector> Positions;
	TArray<FQuat> Rotations;
	TArray<float> Radii;
};

} // namespace UE::Host::Bench
