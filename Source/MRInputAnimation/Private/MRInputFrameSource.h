// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreGlobals.h"
#include "CoreMinimal.h"
#include "MRInputSnapshot.h"
#include "Misc/ScopeRWLock.h"

/**
 * The current frame, shared by all devices. One thread writes, the game thread; any thread reads. The render thread,
 * which may still draw the game thread's previous frame, is given the one that it draws: else a late update would move
 * hands to where the game has not shown them yet.
 *
 * The owner of a recording has three snapshots that take turns: one that is not held here is filled without a lock,
 * then it is published under it. So a reader blocks the game thread only for one query, nothing is copied, and nothing
 * is allocated. The game thread itself reads without the lock.
 */
class FMRInputFrameSource
{
public:
	/** Calls Reader with the thread's frame; false, without calling it, while nothing plays. Any thread. */
	template <typename ReaderType>
	bool Read(ReaderType&& Reader) const
	{
		if (IsInGameThread())
		{
			return Pass(bIsHidden ? nullptr : Current, Reader); // no other thread changes it
		}
		const FReadScopeLock Lock(Guard);
		return Pass(FindForOtherThread(), Reader);
	}

	/** Hides the frame from the game thread for its lifetime, so that queries reach the real devices. Game thread. */
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

	/** Publishes a snapshot, which must neither change nor be deleted while it is held. Game thread. */
	void Publish(const FMRInputSnapshot& Snapshot);

	/** Whether a thread may still read it. At most two are held, one of them the last published one. Game thread. */
	bool IsHeld(const FMRInputSnapshot& Snapshot) const;

	/** Ends publishing: readers get nothing, and published snapshots may be changed again. Game thread. */
	void Clear();

private:
	template <typename ReaderType>
	static bool Pass(const FMRInputSnapshot* Snapshot, ReaderType& Reader)
	{
		if (Snapshot)
		{
			Reader(*Snapshot);
		}
		return Snapshot != nullptr;
	}

	/** For any but the game thread. */
	const FMRInputSnapshot* FindForOtherThread() const;

	mutable FRWLock Guard;
	const FMRInputSnapshot* Current = nullptr;
	const FMRInputSnapshot* Previous = nullptr; ///< The last one of an earlier frame.
	uint64 CurrentFrame = 0; ///< The engine's number of the frame that Current was published in.
	bool bIsHidden = false; ///< The game thread's alone.
};
