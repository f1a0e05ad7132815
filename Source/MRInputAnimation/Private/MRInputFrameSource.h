// SPDX-License-Identifier: MIT
#pragma once

#include "CoreGlobals.h"
#include "CoreMinimal.h"
#include "MRInputSnapshot.h"
#include "Misc/ScopeRWLock.h"

/**
 * The current frame, shared by all devices. One thread writes, the game thread; any thread reads.
 *
 * Two snapshots take turns: the one that nobody reads is filled without a lock, then they change places under it. So a
 * reader holds up the game thread for as long as it takes to answer one question, and neither allocates.
 */
class FMRInputFrameSource
{
public:
	/** Calls Reader with the current frame; false, without calling it, while nothing plays. Any thread. */
	template <typename ReaderType>
	bool Read(ReaderType&& Reader) const
	{
		const FReadScopeLock Lock(Guard);
		if (!bHasFrame || (IsInGameThread() && bIsHidden))
		{
			return false;
		}
		Reader(Snapshots[Current]);
		return true;
	}

	/** While one lives the game thread finds nothing, so that it hears what the real devices say. Game thread. */
	class FHidden
	{
	public:
		explicit FHidden(FMRInputFrameSource& Source)
			: Hiding(Source.bIsHidden, true)
		{
		}

	private:
		TGuardValue<bool> Hiding;
	};

	/** The snapshot to fill next; holds what was current two frames ago. Game thread. */
	FMRInputSnapshot& Next();

	/** Makes it the current one. Game thread. */
	void Publish();

	/** Nothing plays any more: readers get nothing, and the recording is let go of. Game thread. */
	void Clear();

private:
	mutable FRWLock Guard;
	FMRInputSnapshot Snapshots[2];
	int32 Current = 0;
	bool bHasFrame = false;
	bool bIsHidden = false; ///< The game thread's alone.
};
