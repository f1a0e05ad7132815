// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "Editor.h"
#include "Editor/Transactor.h"

/**
 * Keeps tests away from the user's undo history: while one of these lives, undo stops at the steps that were there
 * before. At its end the steps of the test are undone and removed. A test that does not redo undoes with
 * UndoTransaction(false), so that nothing is left to redo. Game thread.
 */
class FMRInputTestUndo
{
public:
	FMRInputTestUndo()
	{
		if (Living == 0)
		{
			// UNCONFIRMED(undo-barriers-compile): GEditor->Trans is public, and its undo barriers take no arguments
			// [compile].
			GEditor->Trans->SetUndoBarrier();
		}
		++Living;
	}
	~FMRInputTestUndo()
	{
		UndoAll();
		--Living;
		if (Living == 0)
		{
			GEditor->Trans->RemoveUndoBarrier();
		}
	}
	UE_NONCOPYABLE(FMRInputTestUndo);

	/** Undoes and removes the steps of the test. */
	static void UndoAll()
	{
		// UNCONFIRMED(undo-stops-at-barrier): UndoTransaction returns false at an undo barrier, and undoes nothing.
		while (GEditor->UndoTransaction(false))
		{
		}
	}

private:
	/** One barrier for all: a test may make its next stage before it destroys the last one. */
	inline static int32 Living = 0;
};
