// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreGlobals.h"
#include "CoreMinimal.h"
#include "Engine/World.h"
#include "MRInputRecorderSubsystem.h"
#include "Mria/Player.h"
#include "Mria/Recorder.h"
#include "Mria/Sampler.h"
#include "Support/MRInputTestRecordings.h"
#include "Support/MRInputTestWorld.h"

#include <vector>

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
	void Play()
	{
		++GFrameCounter; // as the engine's loop does: the render thread may keep the frame before, so three take turns
		World.Get().TimeSeconds += 1.0 / FrameRate;
		TickBefore(&World.Get());
	}

	/** And what it does after them, while it records. */
	void Record() { TickAfter(&World.Get()); }

	/** The host's part of both: the same for a world that does not exist. */
	void PlayNowhere() { TickBefore(nullptr); }
	void RecordNowhere() { TickAfter(nullptr); }

	/** Goes on to a frame in which both hands are tracked. */
	void FindHands();

	void StartRecording();
	void StopRecording() { World.Get().GetSubsystem<UMRInputRecorderSubsystem>()->StopRecording(); }

	UWorld& GetWorld() const { return World.Get(); }

private:
	static void TickBefore(UWorld* InWorld)
	{
		FWorldDelegates::OnWorldPreActorTick.Broadcast(InWorld, LEVELTICK_All, static_cast<float>(1.0 / FrameRate));
	}
	static void TickAfter(UWorld* InWorld)
	{
		FWorldDelegates::OnWorldPostActorTick.Broadcast(InWorld, LEVELTICK_All, static_cast<float>(1.0 / FrameRate));
	}

	FMRInputTestWorld World;
	FMRInputAnimationPtr Animation;
};

/** The same minute in the core alone. */
class FCoreStage
{
public:
	FCoreStage();

	/** Moves the clock on by a frame. */
	void Update() { Player.Update(1.0 / FrameRate); }

	/** Takes the frame where the clock stands. */
	void Sample() { Sampler.SampleAt(Player.SampleTime(), Frame, Cursor); }

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
