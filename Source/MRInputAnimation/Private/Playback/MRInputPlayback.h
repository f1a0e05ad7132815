// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "MRInputFrame.h"
#include "MRInputRecordingData.h"
#include "MRInputSnapshot.h"
#include "MRInputTypes.h"
#include "Mria/Player.h"
#include "Mria/Transform.h"

/**
 * One recording being played: the core's player, the frame it stands at, and what happened on the way. Knows no world
 * and no devices. Game thread; allocates nothing while it plays, but for what an update tells beyond ever before.
 */
class FMRInputPlayback
{
public:
	FMRInputPlayback(const FMRInputRecordingData::FRef& InData, const FMRInputPlayOptions& InOptions);

	/** Begins, after the start delay if there is one. */
	void Start();
	void Pause();
	void Resume();
	void Stop();

	/** In the recording's seconds. Ends a start delay. */
	void Seek(double Time);
	void SetRate(double Rate);
	void SetLoopMode(EMRInputLoopMode Mode);

	/** Moves on by the world's seconds, as the clock has it; the external one stands still. */
	void Advance(double DeltaSeconds);

	/** Goes to a time through everything between. Ends a start delay. */
	void AdvanceTo(double Time);

	/** For a sequence: starts exactly there, telling what is on there. */
	void BeginAt(double Position);

	/** For a sequence: shows the pose there, lets go of everything, and tells nothing until BeginAt. */
	void WaitAt(double Position);

	/** What is on, as the events have told it. */
	const mria::InputState& GetInput() const { return Player.Input(); }

	/** Which way recorded time runs: 1 or -1, or 0 while it stands. */
	int32 GetDirection() const;

	/** The frame it stands at, in the recording's own space. */
	void FillFrame(mria::Frame& Frame);

	/** Fills everything but the world: TrackingToWorld and WorldToMeters are the caller's. */
	void FillSnapshot(FMRInputSnapshot& Snapshot, const mria::Similarity& Origin);

	/** Adds what has happened since the last call. */
	void TakeEvents(TArray<FMRInputEvent>& OutEvents);

	/** For who tells nothing. */
	void DropEvents() { Happened.Reset(); }

	/** Where a hand's velocities come from now. */
	void FillMotion(FMRInputSnapshot::FMotion& Motion, float Time, const mria::Similarity& Origin) const;

	EMRInputPlayStatus GetStatus() const;
	double GetTime() const;
	int32 GetLoopCount() const { return static_cast<int32>(FMath::Min<uint64>(Player.LoopCount(), MAX_int32)); }
	const FMRInputRecordingData& GetData() const { return *Data; }

	/** The recorded head where playback starts, if there is one: what the PlayerHead origin is anchored by. */
	TOptional<mria::Pose> FindHeadStart() const;

private:
	void Begin();
	void Keep(mria::Span<const mria::PlayerEvent> Events);

	FMRInputRecordingData::FRef Data;
	FMRInputPlayOptions Options;
	mria::Player Player;
	mria::Sampler::Cursor Cursor;
	TArray<FMRInputEvent> Happened;
	double DelayLeft = 0.0;
	TOptional<double> WaitPosition; ///< Where WaitAt was told to.
	bool bIsWaiting = false;
	bool bIsPausedInDelay = false;
};
