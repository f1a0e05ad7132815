// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "MRInputFrameSource.h"

#include "CoreGlobals.h"

const FMRInputSnapshot* FMRInputFrameSource::FindForOtherThread() const
{
	// UNCONFIRMED(render-frame-counter): GFrameCounterRenderThread is GFrameCounter of the frame that is being drawn.
	const bool bDrawsEarlier = IsInRenderingThread() && GFrameCounterRenderThread < CurrentFrame;
	return bDrawsEarlier ? Previous : Current;
}

void FMRInputFrameSource::Publish(const FMRInputSnapshot& Snapshot)
{
	check(IsInGameThread());
	const FWriteScopeLock Lock(Guard);
	if (CurrentFrame != GFrameCounter)
	{
		Previous = Current;
		CurrentFrame = GFrameCounter;
	}
	Current = &Snapshot;
}

bool FMRInputFrameSource::IsHeld(const FMRInputSnapshot& Snapshot) const
{
	return Current == &Snapshot || Previous == &Snapshot;
}

void FMRInputFrameSource::Clear()
{
	check(IsInGameThread());
	const FWriteScopeLock Lock(Guard);
	Current = Previous = nullptr;
}
