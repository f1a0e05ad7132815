// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "MRInputRecordingData.h"
#include "MRInputTypes.h"
#include "Mria/Player.h"

/**
 * One recording being played by a clock: the core's player and a start delay. Knows no world and no devices. Game
 * thread; allocates nothing while it plays, but for more events in one update than ever before.
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

	/** Moves on by the world's seconds, as the clock has it; the external one stands still. Returns TakeEvents(). */
	mria::Span<const mria::PlayerEvent> Advance(double DeltaSeconds);

	/** Goes to a time through everything between. Ends a start delay. Returns TakeEvents(). */
	mria::Span<const mria::PlayerEvent> AdvanceTo(double Time);

	/** What has happened since the last call. Valid until the next call of any function. */
	mria::Span<const mria::PlayerEvent> TakeEvents() { return Player.TakeEvents(); }

	/** The frame that is shown, in the recording's own space. */
	void FillFrame(mria::Frame& Frame);

	EMRInputPlayStatus GetStatus() const;
	double GetTime() const { return Player.Time(); }
	const mria::Player& GetPlayer() const { return Player; }
	const FMRInputRecordingData& GetData() const { return *Data; }

private:
	void Begin();

	FMRInputRecordingData::FRef Data;
	FMRInputPlayOptions Options;
	mria::Player Player;
	mria::Sampler::Cursor Cursor;
	double DelayLeft = 0.0;
	bool bIsWaiting = false;
	bool bIsPausedInDelay = false;
};
