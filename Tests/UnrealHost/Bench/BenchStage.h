// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "Mria/Player.h"
#include "Mria/Recorder.h"
#include "Mria/Sampler.h"
#include "Support/MRInputTestRecordings.h"
#include "Support/MRInputTestWorld.h"

#include <vector>

class UMRInputRecorderSubsystem;

namespace UE::Host::Bench
{

constexpr double FrameRate = 60.0;
constexpr double Seconds = 60.0;

/** A minute of somebody who takes and pulls with both hands: head, hands and gaze, keys dropped as MRTK does. */
mria::Recording MakeMinute(bool bWithMarkers);

/** A world that plays the minute over and over. Its keys go nowhere: what the engine makes of them is not ours. */
class FStage
{
public:
	explicit FStage(bool bWithMarkers);

	/** What the plugin does before the actors tick: the clock, the frame, the devices, the keys, the events. */
	void Play();

	/** And what it does after them, while it records. */
	void Record();

	/** The host's part of both: the same for a world that does not exist. */
	void PlayNowhere();
	void RecordNowhere();

	/** Goes on to a frame in which both hands are tracked. */
	void FindHands();

	void StartRecording();
	void StopRecording();

	UWorld& GetWorld() const { return World.Get(); }

private:
	FMRInputTestWorld World;
	FMRInputAnimationPtr Animation;
};

/** The same minute in the core alone. */
class FCoreStage
{
public:
	FCoreStage();

	/** Moves the clock on by a frame. */
	void Update();

	/** Takes the frame where the clock stands. */
	void Sample();

	/** Adds the next frame of the minute to a recording. */
	void Record();

private:
	mria::Recording Minute;
	mria::Sampler Sampler;
	mria::Sampler::Cursor Cursor;
	mria::Player Player;
	mria::Recorder Recorder;
	mria::Frame Frame;
	std::vector<mria::Frame> Frames;
	std::size_t NextFrame = 0;
};

} // namespace UE::Host::Bench
