// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "HostTickRunner.h"

#include "Engine/World.h"

namespace HostTickRunnerDetail
{
/** Prerequisites in a circle end here. */
constexpr int32 MaxDepth = 32;
} // namespace HostTickRunnerDetail

FHostTickRunner::FHostTickRunner(UWorld& InWorld, ELevelTick InTickType, float InDeltaSeconds, bool bInPaused)
	: World(InWorld)
	, TickType(InTickType)
	, DeltaSeconds(InDeltaSeconds)
	, bPaused(bInPaused)
{
}

void FHostTickRunner::Run()
{
	for (int32 Group = TG_PrePhysics; Group < TG_MAX; ++Group)
	{
		const TArray<FTickFunction*> Functions = World.TickFunctions;
		for (FTickFunction* Function : Functions)
		{
			if (World.TickFunctions.Contains(Function) && GroupOf(*Function, 0) == Group)
			{
				RunAfterPrerequisites(*Function, Group, 0);
			}
		}
	}
}

void FHostTickRunner::Forget(UWorld& World)
{
	for (FTickFunction* Function : World.TickFunctions)
	{
		Function->World = nullptr;
	}
	World.TickFunctions.Reset();
}

int32 FHostTickRunner::GroupOf(const FTickFunction& Function, int32 Depth)
{
	int32 Group = Function.TickGroup;
	for (const FTickPrerequisite& Prerequisite : Function.Prerequisites)
	{
		const FTickFunction* Before = Prerequisite.Get();
		if (Before && Before->IsTickFunctionRegistered() && Depth < HostTickRunnerDetail::MaxDepth)
		{
			Group = FMath::Max(Group, GroupOf(*Before, Depth + 1));
		}
	}
	return Group;
}

void FHostTickRunner::RunAfterPrerequisites(FTickFunction& Function, int32 Group, int32 Depth)
{
	if (Done.Contains(&Function))
	{
		return;
	}
	const TArray<FTickPrerequisite> Prerequisites = Function.Prerequisites;
	for (const FTickPrerequisite& Prerequisite : Prerequisites)
	{
		FTickFunction* Before = Prerequisite.Get();
		if (Before && Before->World == &World && Depth < HostTickRunnerDetail::MaxDepth)
		{
			RunAfterPrerequisites(*Before, Group, Depth + 1);
		}
	}
	if (World.TickFunctions.Contains(&Function) && !Done.Contains(&Function))
	{
		Done.Add(&Function);
		RunOne(Function);
	}
}

void FHostTickRunner::RunOne(FTickFunction& Function)
{
	if (!MayRun(Function))
	{
		return;
	}
	Function.SinceLastTick += DeltaSeconds;
	if (Function.TickInterval > 0.0f && Function.SinceLastTick < Function.TickInterval)
	{
		return;
	}
	const float Elapsed = Function.SinceLastTick;
	Function.SinceLastTick = 0.0f;
	Function.ExecuteTick(Elapsed, TickType, ENamedThreads::GameThread, FGraphEventRef());
}

bool FHostTickRunner::MayRun(const FTickFunction& Function) const
{
	return Function.IsTickFunctionEnabled() && (!bPaused || Function.bTickEvenWhenPaused);
}
