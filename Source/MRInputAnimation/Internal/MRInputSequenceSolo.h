// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "UObject/WeakObjectPtrTemplates.h"

struct FMRInputSnapshot;
class UMRInputPlaybackSubsystem;

/**
 * While it lives, what sequences show in a world up to now is put aside, and whoever showed it is not heard: for who
 * plays another one there and wants that alone. The sequence editor holds the playhead's frame as long as it is open.
 * At the end what was put aside is back, and nothing is left of the other. One at a time in a world. Game thread.
 */
class MRINPUTANIMATION_API FMRInputSequenceSolo
{
public:
	/** Null for a world without playback. */
	explicit FMRInputSequenceSolo(UMRInputPlaybackSubsystem* InPlayback);
	~FMRInputSequenceSolo();
	UE_NONCOPYABLE(FMRInputSequenceSolo);

	/** What sequences show since then, in tracking space; null while they show nothing. Valid until that changes. */
	const FMRInputSnapshot* FindShown() const;

private:
	TWeakObjectPtr<UMRInputPlaybackSubsystem> Playback;
};
