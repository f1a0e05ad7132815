// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "MRInputFrameSource.h"

#include "CoreGlobals.h"
#include "HAL/PlatformProcess.h"

const FMRInputSnapshot* FMRInputFrameSource::FSide::FindForOtherThread() const
{
	// UNCONFIRMED(render-frame-counter): GFrameCounterRenderThread is GFrameCounter of the frame that is being drawn.
	const bool bDrawsEarlier = IsInRenderingThread() && GFrameCounterRenderThread < Frame;
	return bDrawsEarlier ? Previous : Current;
}

const FMRInputFrameSource::FSide& FMRInputFrameSource::Enter() const
{
	for (;;)
	{
		const FSide& Side = Sides[SideInUse];
		++Side.Readers;
		if (&Side == &Sides[SideInUse])
		{
			return Side;
		}
		--Side.Readers; // replaced before the game thread could see this reader
	}
}

void FMRInputFrameSource::ExchangeSides(const FMRInputSnapshot* Current, const FMRInputSnapshot* Previous)
{
	const FSide& Old = Sides[SideInUse];
	FSide& Next = Sides[1 - SideInUse];
	Next.Current = Current;
	Next.Previous = Previous;
	Next.Frame = GFrameCounter;
	SideInUse = 1 - SideInUse;
	while (Old.Readers > 0)
	{
		FPlatformProcess::Sleep(0.0f);
	}
}

void FMRInputFrameSource::Publish(const FMRInputSnapshot& Snapshot)
{
	check(IsInGameThread());
	const FSide& Last = Sides[SideInUse];
	ExchangeSides(&Snapshot, Last.Frame == GFrameCounter ? Last.Previous : Last.Current);
}

bool FMRInputFrameSource::IsHeld(const FMRInputSnapshot& Snapshot) const
{
	const FSide& Side = Sides[SideInUse];
	return Side.Current == &Snapshot || Side.Previous == &Snapshot;
}

void FMRInputFrameSource::Clear()
{
	check(IsInGameThread());
	ExchangeSides(nullptr, nullptr);
}
