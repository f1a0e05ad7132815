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
 * Ghost hands in the level that is being edited, at one moment of a recording. They belong to nobody: never saved, not
 * listed, not to be selected, not in undo, and the level is not changed by them. They go when this does, when a game
 * starts, when the map changes and when Hide() is called. Game thread.
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

	/** What stands in the level; null while they are not shown. */
	AActor* GetActor() const { return Actor.Get(); }

private:
	AActor* Spawn(UWorld& World) const;
	void HandleCleanup(UWorld* World, bool bSessionEnded, bool bCleanupResources);

	TWeakObjectPtr<AActor> Actor;
	FDelegateHandle PlayHandle;
	FDelegateHandle MapHandle;
	FDelegateHandle CleanupHandle;
};
