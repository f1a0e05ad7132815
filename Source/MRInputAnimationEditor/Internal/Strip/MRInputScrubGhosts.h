// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "Delegates/Delegate.h"
#include "UObject/WeakObjectPtrTemplates.h"

class AActor;
class UMRInputAnimation;
class UWorld;

/**
 * Ghost hands in the edited level, at one time of a recording. They are transient: never saved, listed, selected or
 * part of undo, and they do not modify the level. They are removed with this object, when a game starts, when the
 * map changes, and by Hide(). Game thread.
 */
class MRINPUTANIMATIONEDITOR_API FMRInputScrubGhosts
{
public:
	FMRInputScrubGhosts();
	~FMRInputScrubGhosts();
	UE_NONCOPYABLE(FMRInputScrubGhosts);

	/** Shows them, in seconds of the recording. Does nothing while a game runs in the editor or there is no world. */
	void Show(UMRInputAnimation& Animation, double Time);

	void Hide();

	/** The actor in the level; null while hidden. */
	AActor* GetActor() const { return Actor.Get(); }

private:
	AActor* Spawn(UWorld& World) const;
	void HandleCleanup(UWorld* World, bool bSessionEnded, bool bCleanupResources);

	TWeakObjectPtr<AActor> Actor;
	FDelegateHandle PlayHandle;
	FDelegateHandle MapHandle;
	FDelegateHandle CleanupHandle;
};
