// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreGlobals.h"
#include "CoreMinimal.h"
#include "MRInputSnapshot.h"

#include <atomic>

/**
 * The current frame, shared by all devices. One thread writes, the game thread; any thread reads. The render thread,
 * which may still draw the game thread's previous frame, is given the one that it draws: else a late update would move
 * hands to where the game has not shown them yet.
 *
 * The owner of a recording has three snapshots that take turns: one that is not held here is filled and then published.
 * So nothing is copied, and nothing is allocated.
 *
 * What is published has two sides that take turns as well. Other threads count themselves as readers of the side in
 * use. The game thread fills the other side, puts it into use, and waits until nobody reads the first one: at most for
 * one query, and mostly not at all. That costs it one atomic exchange per frame, a third of what a lock costs. It reads
 * without being counted.
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
			return Pass(bIsHidden ? nullptr : Sides[SideInUse].Current, Reader); // no other thread changes it
		}
		const FSide& Side = Enter();
		const bool bIsRead = Pass(Side.FindForOtherThread(), Reader);
		--Side.Readers;
		return bIsRead;
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

	/** What other threads read. Changes only while it is not in use and has no reader. */
	struct FSide
	{
		const FMRInputSnapshot* Current = nullptr;
		const FMRInputSnapshot* Previous = nullptr; ///< The last one of an earlier frame.
		uint64 Frame = 0; ///< The engine's number of the frame that Current was published in.
		mutable std::atomic<int32> Readers{0};

		const FMRInputSnapshot* FindForOtherThread() const;
	};

	/** The side in use, with the calling thread as one of its readers. */
	const FSide& Enter() const;

	/** Puts the other side into use and waits until no thread reads the one that it replaces. */
	void ExchangeSides(const FMRInputSnapshot* Current, const FMRInputSnapshot* Previous);

	FSide Sides[2];
	std::atomic<int32> SideInUse{0};
	bool bIsHidden = false; ///< The game thread's alone.
};
