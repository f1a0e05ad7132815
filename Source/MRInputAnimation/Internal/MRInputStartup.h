// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "Engine/EngineBaseTypes.h"
#include "Misc/Optional.h"
#include "UObject/WeakObjectPtrTemplates.h"

class UWorld;

/**
 * What the command line asks for: -MRInputPlay=<file or asset> with -MRInputLoop and -MRInputRate=<number>, and
 * -MRInputRecord=<file>; everything else is as the settings say. Begins in the first game world that has begun play,
 * before its actors first tick; what was recorded is saved at once when that world or the engine ends. Wrong numbers
 * and failures are in the log. Game thread.
 */
class MRINPUTANIMATION_API FMRInputStartup
{
public:
	explicit FMRInputStartup(const TCHAR* CommandLine);

	/** Saves what is still to be saved. */
	~FMRInputStartup();
	UE_NONCOPYABLE(FMRInputStartup);

	/** Saves what was recorded; does nothing before the start and from the second time on. */
	void Finish();

private:
	void HandlePreActorTick(UWorld* World, ELevelTick TickType, float DeltaSeconds);
	void HandleCleanup(UWorld* World, bool bSessionEnded, bool bCleanupResources);
	void Play(UWorld& World) const;
	void Record(UWorld& World);

	FString PlayName;
	FString RecordFile;
	TOptional<float> Rate;
	bool bLoop = false;

	/** Where it records; null before and after. */
	TWeakObjectPtr<UWorld> Recorded;
	FDelegateHandle TickHandle;
	FDelegateHandle CleanupHandle;
	FDelegateHandle EndingHandle;
};
