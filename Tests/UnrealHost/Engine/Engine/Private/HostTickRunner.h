// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Engine/EngineBaseTypes.h"

/** Runs a world's tick functions, group after group. What a function registers or removes takes effect at once. */
struct FHostTickRunner
{
	FHostTickRunner(UWorld& InWorld, ELevelTick InTickType, float InDeltaSeconds, bool bInPaused);

	void Run();

	/** Lets go of the functions of a world that is about to go. */
	static void Forget(UWorld& World);

private:
	static int32 GroupOf(const FTickFunction& Function, int32 Depth);
	void RunAfterPrerequisites(FTickFunction& Function, int32 Group, int32 Depth);
	void RunOne(FTickFunction& Function);
	bool MayRun(const FTickFunction& Function) const;

	UWorld& World;
	ELevelTick TickType;
	float DeltaSeconds;
	bool bPaused;
	TArray<FTickFunction*> Done;
};
