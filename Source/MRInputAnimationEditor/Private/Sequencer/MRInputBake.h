// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "Mria/CurveId.h"
#include "Mria/Sampler.h"
#include "Sequencer/MRInputBakeLine.h"

class FMRInputRecordingData;
struct FMovieSceneDoubleChannel;

/** What to bake. Lengths in the world's units. */
struct FMRInputBakeSettings
{
	mria::FrameParts Parts;
	bool bFlags = true;
	bool bFlagsOnFrames = true;
	double PositionBound = 0.01;
	double RotationBound = 0.1; ///< Degrees.
	double WorldToMeters = 100.0;
};

/** The keys of a pose. Rotations are unwound: no jump by a whole turn from one to the next. */
struct FMRInputBakedPose
{
	mria::PoseId Pose = mria::kCameraPose;
	TArray<FFrameNumber> PositionTimes;
	TArray<FVector> Positions;
	TArray<FFrameNumber> RotationTimes;
	TArray<FRotator> Rotations;
};

/** The keys of a flag: one at the start, then one at each change. */
struct FMRInputBakedFlag
{
	mria::Hand Hand = mria::Hand::Left;
	bool bIsPinch = false;
	TArray<FFrameNumber> Times;
	TArray<bool> Values;
};

struct FMRInputBaked
{
	TArray<FMRInputBakedPose> Poses; ///< Of what was ever seen, in the order of poses.
	TArray<FMRInputBakedFlag> Flags; ///< Tracked and pinch of each hand that is baked.
	int32 FrameCount = 0;
	int32 LostFlagChanges = 0;
};

/** The finished channels of a pose: location X, Y, Z, then roll, pitch and yaw. */
struct FMRInputBakedChannels
{
	mria::PoseId Pose = mria::kCameraPose;
	TArray<const FMovieSceneDoubleChannel*> Channels;
};

/** World units and degrees. */
struct FMRInputBakeErrors
{
	double Position = 0.0;
	double Rotation = 0.0;

	void Add(double PositionError, double RotationError);
};

/** A recording as key frames: knows channels, but no sequence, actor or world. Any thread. */
namespace MRInputBake
{

/** Samples the display frames and leaves out the keys that straight lines between the others pass within bounds. */
FMRInputBaked Plan(
	const FMRInputRecordingData& Data, const FMRInputBakeLine& Line, const FMRInputBakeSettings& Settings);

/** The flags' part of Plan: those of the hands that are baked, and how many changes no frame shows. */
void PlanFlags(const FMRInputRecordingData& Data, const FMRInputBakeLine& Line, const FMRInputBakeSettings& Settings,
	FMRInputBaked& OutBaked);

/**
 * How far channels are from the recording: at the display frames; and overall, at three places between each two and at
 * every recorded key too.
 */
void Measure(const FMRInputRecordingData& Data, const FMRInputBakeLine& Line, double WorldToMeters,
	const TArray<FMRInputBakedChannels>& Baked, FMRInputBakeErrors& OutAtFrames, FMRInputBakeErrors& OutOverall);

} // namespace MRInputBake
