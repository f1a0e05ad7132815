// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Channels/MovieSceneDoubleChannel.h"
#include "CoreMinimal.h"
#include "Mria/ClipFrames.h"
#include "Mria/CurveId.h"
#include "Mria/Sampler.h"
#include "Templates/Function.h"

class FMRInputRecordingData;

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
	static constexpr int32 FirstRotation = 3;
	static constexpr int32 ChannelCount = 6;

	mria::PoseId Pose = mria::kCameraPose;
	FMovieSceneDoubleChannel Channels[ChannelCount]; ///< Location X, Y, Z, then roll, pitch and yaw.

	/** Location and rotation keys, one of three channels counted once. */
	int32 CountKeys() const { return Channels[0].GetNumKeys() + Channels[FirstRotation].GetNumKeys(); }
};

struct FMRInputBaked
{
	TArray<FMRInputBakedPose> Poses; ///< Poses that were ever seen, in order.
	std::vector<mria::FlagKeys> Flags; ///< Tracked and pinch of each hand that is baked.
	int32 FrameCount = 0;

	/** Number of flag changes without a key, clamped to the range of the type. */
	MRINPUTANIMATIONEDITOR_API int32 CountLostFlagChanges() const;
};

/** World units and degrees. */
struct FMRInputBakeErrors
{
	double Position = 0.0;
	double Rotation = 0.0;

	void Add(double PositionError, double RotationError);
};

/** Called with the number of frames that come next, some dozens at a time; return false to cancel. */
using FMRInputBakeWatch = TFunctionRef<bool(int32 FrameCount)>;

/** Converts a recording to key frames in channels, independent of sequences, actors and worlds. Any thread. */
namespace MRInputBake
{

/** The ticks of Frames.FindFrames(). */
TArray<FFrameNumber> GetTicks(const mria::ClipFrames& Frames);

/**
 * Samples the display frames and removes keys that straight lines between the others replace within bounds. It keeps at
 * most a few seconds of samples in memory, so a pose at rest gets a key now and then. Returns false if it was
 * cancelled.
 */
MRINPUTANIMATIONEDITOR_API bool Plan(const FMRInputRecordingData& Data, const mria::ClipFrames& Frames,
	const FMRInputBakeSettings& Settings, FMRInputBakeWatch Watch, FMRInputBaked& OutBaked);

/**
 * Measures the errors of the channels against the recording: at the display frames, and overall, which adds three times
 * between each two frames and the recorded keys. If a loop has many more cycles than frames, keys are measured in some
 * cycles only. Returns false if the watch cancelled.
 */
bool Measure(const FMRInputRecordingData& Data, const mria::ClipFrames& Frames, double WorldToMeters,
	const TArray<FMRInputBakedPose>& Baked, FMRInputBakeWatch Watch, FMRInputBakeErrors& OutAtFrames,
	FMRInputBakeErrors& OutOverall);

} // namespace MRInputBake
