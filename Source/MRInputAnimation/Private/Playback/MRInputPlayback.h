// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "MRInputRecordingData.h"
#include "MRInputTypes.h"
#include "Mria/Player.h"

/**
 * Plays one recording by a clock: the core's player and a start delay. Independent of worlds and devices. Game thread.
 * Allocates only if an update has more events than any before.
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

	/**
	 * Advances by the world's seconds, as the clock defines; the external clock does not move. Returns TakeEvents().
	 */
	mria::Span<const mria::PlayerEvent> Advance(double DeltaSeconds);

	/** Advances to a time and emits the events up to it. Ends a start delay. Returns TakeEvents(). */
	mria::Span<const mria::PlayerEvent> AdvanceTo(double Time);

	/** The events since the last call. Valid until the next call of any function. */
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
