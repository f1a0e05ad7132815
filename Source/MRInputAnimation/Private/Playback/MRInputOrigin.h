// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "MRInputTypes.h"
#include "Mria/Transform.h"

#include <optional>

class UWorld;

/**
 * Where a recording is played: the way from its own space to tracking space, in the recording's axes and metres. One
 * transform for head, hands and gaze alike; the option Floor is a part of it.
 */
class FMRInputOrigin
{
public:
	/**
	 * For PlayerHead, takes the place where the player's head is now; for TrackingSpace, decides whether to lift the
	 * recording to eye height.
	 */
	void Start(const FMRInputPlayOptions& Options, const UWorld& World, const FTransform& TrackingToWorld,
		double WorldToMeters, const mria::RecordingView& Recording);

	/** For this frame: a fixed place in the world is another one in tracking space once the player has moved. */
	mria::Similarity Get(
		const FMRInputPlayOptions& Options, const FTransform& TrackingToWorld, double WorldToMeters) const;

private:
	void AnchorAtPlayer(const UWorld& World, const FTransform& TrackingToWorld, double WorldToMeters,
		const std::optional<mria::Pose>& HeadStart);

	mria::Similarity Anchored;
};
