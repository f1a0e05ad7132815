// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "MRInputFrame.h"
#include "Templates/Function.h"

/** Looks for numbers that no game can use: NaN, infinite values, rotations that are not normalised. Game thread. */
class FMRInputFiniteCheck
{
public:
	/** `InContext` is put before what is found from now on. */
	void SetContext(const FString& InContext) { Context = InContext; }

	void Add(const FString& What, const FTransform& Transform);
	void Add(const FString& What, const FVector& Vector);
	void Add(const FString& What, double Number);
	void AddFrame(const FMRInputFrame& Frame);

	/** All that a game may ask for: motion sources, both hand trackers' forms, gaze and head. */
	void AddDevices();

	/** The first wrong number and where it was; empty if all were fine. */
	const FString& GetFirst() const { return First; }

	/** Numbers, vectors and transforms that were looked at. */
	int32 Num() const { return Count; }

private:
	void Keep(const FString& What, bool bIsFine, TFunctionRef<FString()> Describe);
	void AddMotionSources();
	void AddHandTracker();
	void AddGaze();
	void AddHead();

	FString Context;
	FString First;
	int32 Count = 0;
};
