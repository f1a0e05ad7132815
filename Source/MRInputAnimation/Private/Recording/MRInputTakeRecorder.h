// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "MRInputRecordTypes.h"
#include "MRInputStreamFile.h"
#include "MRInputTypes.h"
#include "Mria/Recorder.h"
#include "Recording/MRInputLiveInput.h"
#include "Tasks/Task.h"

/**
 * Records live input with the core's recorder, and into a stream file if there is one. Another thread allocates memory
 * in advance. Game thread.
 */
class FMRInputTakeRecorder
{
public:
	using FOnStreamFailed = TUniqueFunction<void(const FMRInputError& Error)>;

	explicit FMRInputTakeRecorder(const FMRInputRecordOptions& InOptions);

	/** Writes to a new stream as well, from its beginning. False and OutError if the file cannot be made. */
	bool OpenStream(const FString& Path, const FGuid& Id, FOnStreamFailed OnFailed, FMRInputError& OutError);

	/** Reads the live input and adds it at the world's time. */
	void AddFrame(const UWorld& World);
	void AddMarker(double Time, const FString& Name);
	void Pause();
	void Resume();

	/** Ends the stream. No more frames. */
	void Stop() { Stream.Reset(); }

	bool IsPaused() const { return Recorder.IsPaused(); }
	mria::RecordedTake TakeSnapshot() const { return Recorder.Snapshot(); }
	mria::RecorderStats GetStats() const { return Recorder.Stats(); }

	/** Of the stream, also after it has ended; empty without one. */
	const FString& GetStreamPath() const { return StreamPath; }

	/** The stream's path if it has ended and a take saved now has all its content; otherwise empty. */
	FString FindNeedlessStream() const;

	/** Call when the stream was deleted. */
	void ForgetStream() { StreamPath.Reset(); }

private:
	void ProvideMemory();
	void AddToStream(double Time);

	FMRInputRecordOptions Options;
	mria::Recorder Recorder;
	FMRInputLiveInput Input;
	mria::Frame Frame;
	UE::Tasks::TTask<mria::RecorderMemory> Memory;
	bool bWasFull = false;

	TUniquePtr<FMRInputStreamFile> Stream;
	FString StreamPath;
	double CutOut = 0.0; ///< Seconds that pauses have taken out of the stream.
	double FirstTime = 0.0;
	double LastTime = 0.0;
	bool bIsAfterPause = false;
	bool bHasFrames = false;
};
