// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "Engine/EngineBaseTypes.h"
#include "Misc/Optional.h"
#include "UObject/WeakObjectPtrTemplates.h"

class UWorld;

/**
 * Executes the command line's arguments: -MRInputPlay=<file or asset> with -MRInputLoop and -MRInputRate=<number>, and
 * -MRInputRecord=<file>; the settings decide everything else. Begins in the first game world that has begun play,
 * before its actors first tick; a recording is saved when that world or the engine ends. Invalid numbers and failures
 * are logged. Game thread.
 */
class MRINPUTANIMATION_API FMRInputStartup
{
public:
	explicit FMRInputStartup(const TCHAR* CommandLine);

	/** Calls Finish. */
	~FMRInputStartup();
	UE_NONCOPYABLE(FMRInputStartup);

	/** Saves the recording. Does nothing before the start, or if called again. */
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

	/** The world that is recorded; otherwise null. */
	TWeakObjectPtr<UWorld> Recorded;
	FDelegateHandle TickHandle;
	FDelegateHandle CleanupHandle;
	FDelegateHandle EndingHandle;
};
