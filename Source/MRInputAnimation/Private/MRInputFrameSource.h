// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreGlobals.h"
#include "CoreMinimal.h"
#include "MRInputSnapshot.h"
#include "Misc/ScopeRWLock.h"

/**
 * The current frame, shared by all devices. One thread writes, the game thread; any thread reads.
 *
 * Whoever plays has two snapshots that take turns: the one that is not published is filled without a lock, then it is
 * put here in place of the other under it. So a reader holds up the game thread for as long as it takes to answer one
 * question, nothing is copied, and neither allocates.
 */
class FMRInputFrameSource
{
public:
	/** Calls Reader with the current frame; false, without calling it, while nothing plays. Any thread. */
	template <typename ReaderType>
	bool Read(ReaderType&& Reader) const
	{
		const FReadScopeLock Lock(Guard);
		if (!Current || (IsInGameThread() && bIsHidden))
		{
			return false;
		}
		Reader(*Current);
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

	/** Makes it the current one: nobody may change it until it is replaced or cleared. Game thread. */
	void Publish(const FMRInputSnapshotRef& Snapshot);

	/** Nothing plays any more: readers get nothing, and what was published may be changed again. Game thread. */
	void Clear();

private:
	mutable FRWLock Guard;
	TSharedPtr<const FMRInputSnapshot, ESPMode::ThreadSafe> Current;
	bool bIsHidden = false; ///< The game thread's alone.
};
