// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "Mria/SampleReduction.h"
#include "Sequencer/MRInputBake.h"

/** Creates the keys of one pose from its samples, which are added frame by frame and dropped as soon as possible. */
class FMRInputPoseReducer
{
public:
	/** The ticks of all frames and the settings must outlive it. */
	FMRInputPoseReducer(
		mria::PoseId InPose, const TArray<FFrameNumber>& InTicks, const FMRInputBakeSettings& InSettings);

	mria::PoseId GetPose() const { return Pose; }

	/** The next frame. */
	void Add(const mria::Frame& Frame);

	/** After the last frame. */
	FMRInputBakedPose Finish();

private:
	/** Three channels' keys. */
	struct FKeys
	{
		TArray<FFrameNumber> Times;
		TArray<FMovieSceneDoubleValue> Values[3];

		void Add(FFrameNumber Time, double A, double B, double C);
		void MoveTo(FMovieSceneDoubleChannel* Channels);
	};

	void ReducePositions(bool bIsAll);
	void ReduceRotations(bool bIsAll);

	mria::PoseId Pose;
	const TArray<FFrameNumber>& Ticks;
	const FMRInputBakeSettings& Settings;
	int32 Count = 0; ///< Frames so far.

	mria::SampleKeeper PositionKeeper;
	int32 FirstPosition = 0; ///< The frame of the first one held.
	TArray<FVector> Positions;
	FKeys PositionKeys;

	mria::SampleKeeper RotationKeeper;
	int32 FirstRotation = 0;
	TArray<FQuat> Rotations;
	TArray<FRotator> Eulers;
	FKeys RotationKeys;
};
