// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "Mria/Frame.h"

struct FMRInputGhostStyle;

/**
 * Where each instance of ghost hands is, in the space of the frame: Unreal's axes, the world's units. Hidden instances
 * have a scale of 0. The arrays keep their lengths, so only the first Fill allocates.
 */
struct FMRInputGhostPose
{
	/** 26 joints of the left hand, 26 of the right, and the head. */
	static constexpr int32 JointCount = 53;

	/** One bone for each joint, from its parent to the joint. Wrists have none; the last one is the gaze. */
	static constexpr int32 BoneCount = JointCount;

	TArray<FTransform> Joints;
	TArray<FTransform> Bones;

	FMRInputGhostPose();

	/** Returns false, and changes nothing, if this frame was the last one filled in. */
	bool Fill(const mria::Frame& Frame, const FMRInputGhostStyle& Style, double WorldToMeters);

	/** Hides everything. Returns false if nothing was visible. */
	bool Clear();

	/** The next Fill counts as a change. */
	void Invalidate() { bIsFilled = false; }

private:
	void FillHand(const mria::HandFrame& Hand, int32 First, const FMRInputGhostStyle& Style, double WorldToMeters);
	void FillHead(const mria::Frame& Frame, const FMRInputGhostStyle& Style, double WorldToMeters);
	void FillGaze(const mria::Frame& Frame, const FMRInputGhostStyle& Style, double WorldToMeters);
	void HideAll();

	mria::Frame Last;
	double LastWorldToMeters = 0.0;
	bool bIsFilled = false;
	bool bIsEmpty = true;
};
