// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "MRInputTypes.h"
#include "Mria/Transform.h"

#include <optional>

class UWorld;

/**
 * The transform from a recording's own space to tracking space, in the recording's axes and metres. It applies to head,
 * hands and gaze alike and includes the option Floor.
 */
class FMRInputOrigin
{
public:
	/**
	 * For PlayerHead, uses the current pose of the player's head. For TrackingSpace, decides whether to lift the
	 * recording to eye height.
	 */
	void Start(const FMRInputPlayOptions& Options, const UWorld& World, const FTransform& TrackingToWorld,
		double WorldToMeters, const mria::RecordingView& Recording);

	/** The transform for this frame. It changes when the player moves, since the origin is fixed in the world. */
	mria::Similarity Get(
		const FMRInputPlayOptions& Options, const FTransform& TrackingToWorld, double WorldToMeters) const;

private:
	void AnchorAtPlayer(const UWorld& World, const FTransform& TrackingToWorld, double WorldToMeters,
		const std::optional<mria::Pose>& HeadStart);

	mria::Similarity Anchored;
};
