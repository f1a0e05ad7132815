// SPDX-License-Identifier: MIT

#include "MRInputFrameSource.h"

#include "CoreGlobals.h"

FMRInputSnapshot& FMRInputFrameSource::Next()
{
	check(IsInGameThread());
	return Snapshots[1 - Current];
}

void FMRInputFrameSource::Publish()
{
	check(IsInGameThread());
	const FWriteScopeLock Lock(Guard);
	Current = 1 - Current;
	bHasFrame = true;
}

void FMRInputFrameSource::Clear()
{
	check(IsInGameThread());
	const FWriteScopeLock Lock(Guard);
	bHasFrame = false;
	for (FMRInputSnapshot& Snapshot : Snapshots)
	{
		Snapshot.Motions = {};
	}
}
