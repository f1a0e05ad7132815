// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "MRInputFrameSource.h"

#include "CoreGlobals.h"

void FMRInputFrameSource::Publish(const FMRInputSnapshotRef& Snapshot)
{
	check(IsInGameThread());
	const FWriteScopeLock Lock(Guard);
	Current = Snapshot;
}

void FMRInputFrameSource::Clear()
{
	check(IsInGameThread());
	const FWriteScopeLock Lock(Guard);
	Current.Reset();
}
