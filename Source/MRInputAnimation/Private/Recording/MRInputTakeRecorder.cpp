// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Recording/MRInputTakeRecorder.h"

#include "Engine/World.h"
#include "MRInputConvert.h"
#include "MRInputMessages.h"

namespace MRInputTakeRecorderDetail
{

/** The default of the core recorder. */
constexpr double StepAfterPause = 1.0 / 60.0;

/** If the window is longer than the recording by this many seconds, nothing was dropped from it. */
constexpr double WindowToSpare = 0.1;

} // namespace MRInputTakeRecorderDetail

FMRInputTakeRecorder::FMRInputTakeRecorder(const FMRInputRecordOptions& InOptions)
	: Options(InOptions)
	, Recorder(MRInputConvert::ToRecorderOptions(InOptions))
	, Input(InOptions)
{
}

bool FMRInputTakeRecorder::OpenStream(
	const FString& Path, const FGuid& Id, FOnStreamFailed OnFailed, FMRInputError& OutError)
{
	const mria::FrameParts& Parts = Recorder.Options().channels;
	FMRInputStreamFile::FSetup Setup;
	Setup.Id = Id;
	Setup.Channels.Set(mria::Channel::Camera, Parts.camera);
	Setup.Channels.Set(mria::Channel::Hands, Parts.hands[0] || Parts.hands[1]);
	Setup.Channels.Set(mria::Channel::Gaze, Parts.gaze);
	Setup.SyncSeconds = Options.StreamSyncSeconds;
	Setup.OnFailed = MoveTemp(OnFailed);
	Stream = FMRInputStreamFile::Open(Path, MoveTemp(Setup), OutError);
	StreamPath = Stream ? Path : FString();
	return Stream.IsValid();
}

FString FMRInputTakeRecorder::FindNeedlessStream() const
{
	const double Window = Recorder.Options().window;
	const bool bIsAllKept =
		Window <= 0.0 || LastTime - FirstTime - CutOut + MRInputTakeRecorderDetail::WindowToSpare < Window;
	const bool bIsAllWritten = Options.Format != EMRInputFileFormat::Mrtk10 || !Options.Channels.bGaze;
	return !Stream && bIsAllKept && bIsAllWritten && !GetStats().isMemoryFull ? StreamPath : FString();
}

void FMRInputTakeRecorder::AddFrame(const UWorld& World)
{
	if (Recorder.IsPaused())
	{
		return;
	}
	ProvideMemory();
	Input.Read(World, Frame);
	const double Time = World.GetTimeSeconds();
	const mria::RecordOutcome Outcome = Recorder.AddFrame(Time, Frame);
	if (Outcome == mria::RecordOutcome::Taken)
	{
		AddToStream(Time);
	}
	else if (Outcome == mria::RecordOutcome::MemoryFull && !bWasFull)
	{
		bWasFull = true;
		UE_LOG(LogMRInput, Warning,
			TEXT("Recording has used up its memory: nothing more is recorded. What was can be saved."));
	}
}

void FMRInputTakeRecorder::AddMarker(double Time, const FString& Name)
{
	const FTCHARToUTF8 Utf8(*Name);
	const std::string_view Text(Utf8.Get(), static_cast<std::size_t>(Utf8.Length()));
	Recorder.AddMarker(Time, Text);
	if (Stream)
	{
		Stream->AddMarker((Recorder.IsPaused() ? LastTime : Time) - CutOut, Text);
	}
}

void FMRInputTakeRecorder::Pause()
{
	Recorder.Pause();
	bIsAfterPause = true;
}

void FMRInputTakeRecorder::Resume()
{
	Recorder.Resume();
}

/** Another thread allocates a slab as soon as the last one is in use. */
void FMRInputTakeRecorder::ProvideMemory()
{
	if (Memory.IsValid())
	{
		if (Memory.IsCompleted())
		{
			Recorder.Provide(MoveTemp(Memory.GetResult()));
			Memory = {};
		}
	}
	else if (Recorder.NeedsMemory())
	{
		Memory = UE::Tasks::Launch(
			UE_SOURCE_LOCATION, [] { return mria::RecorderMemory(); }, UE::Tasks::ETaskPriority::BackgroundHigh);
	}
}

void FMRInputTakeRecorder::AddToStream(double Time)
{
	if (bIsAfterPause && bHasFrames)
	{
		CutOut += FMath::Max(Time - LastTime - MRInputTakeRecorderDetail::StepAfterPause, 0.0);
	}
	bIsAfterPause = false;
	FirstTime = bHasFrames ? FirstTime : Time;
	LastTime = Time;
	bHasFrames = true;
	if (Stream)
	{
		Stream->AddFrame(Time - CutOut, Frame);
	}
}
