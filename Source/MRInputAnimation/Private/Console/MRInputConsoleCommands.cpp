// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Console/MRInputConsole.h"
#include "Console/MRInputStatus.h"
#include "Engine/World.h"
#include "MRInputAnimation.h"
#include "MRInputPaths.h"
#include "MRInputPlaybackSubsystem.h"
#include "MRInputRecorderSubsystem.h"
#include "MRInputSettings.h"
#include "MRInputTakeFiles.h"
#include "Misc/OutputDevice.h"

namespace MRInputConsoleCommandsDetail
{

bool ReadNumber(const FString& Text, float& OutNumber)
{
	OutNumber = FCString::Atof(*Text);
	return Text.IsNumeric();
}

bool ReadLoopMode(const FString& Text, EMRInputLoopMode& OutMode)
{
	struct FMode
	{
		const TCHAR* Name;
		EMRInputLoopMode Mode;
	};
	const FMode Modes[] = {
		{TEXT("once"), EMRInputLoopMode::Once},
		{TEXT("hold"), EMRInputLoopMode::Hold},
		{TEXT("loop"), EMRInputLoopMode::Loop},
		{TEXT("pingpong"), EMRInputLoopMode::PingPong},
	};
	for (const FMode& Mode : Modes)
	{
		if (Text == Mode.Name)
		{
			OutMode = Mode.Mode;
			return true;
		}
	}
	return false;
}

/** Prints a message and returns null if nothing plays. */
UMRInputPlaybackSubsystem* FindPlaying(const UWorld& World, FOutputDevice& Out)
{
	UMRInputPlaybackSubsystem* Playback = World.GetSubsystem<UMRInputPlaybackSubsystem>();
	if (!Playback || Playback->GetStatus() == EMRInputPlayStatus::Stopped)
	{
		Out.Log(TEXT("Nothing plays. MRInput.Play starts a recording."));
		return nullptr;
	}
	return Playback;
}

void SayPlayback(const UWorld& World, FOutputDevice& Out)
{
	Out.Logf(TEXT("MR Input: %s"), *MRInputStatus::DescribePlayback(World));
}

} // namespace MRInputConsoleCommandsDetail

bool FMRInputConsole::Play(const FArguments& Arguments, UWorld& World, FOutputDevice& Out)
{
	using namespace MRInputConsoleCommandsDetail;
	FMRInputPlayOptions Options = GetDefault<UMRInputSettings>()->PlayOptions;
	for (int32 Index = 1; Index < Arguments.Num(); ++Index)
	{
		if (!ReadLoopMode(Arguments[Index], Options.LoopMode) && !ReadNumber(Arguments[Index], Options.Rate))
		{
			Out.Logf(TEXT("%s is neither a loop mode nor a rate."), *Arguments[Index]);
			return false;
		}
	}
	if (Arguments.Num() == 0)
	{
		return false;
	}
	FMRInputError Error;
	UMRInputAnimation* Animation = MRInputPaths::LoadNamed(Arguments[0], Error);
	UMRInputPlaybackSubsystem* Playback = World.GetSubsystem<UMRInputPlaybackSubsystem>();
	if (!Animation || !Playback || Playback->Play(Animation, Options, Error) != EMRInputResult::Success)
	{
		Out.Log(*Error.Text.ToString());
		return true;
	}
	SayPlayback(World, Out);
	return true;
}

bool FMRInputConsole::Pause(const FArguments&, UWorld& World, FOutputDevice& Out)
{
	if (UMRInputPlaybackSubsystem* Playback = MRInputConsoleCommandsDetail::FindPlaying(World, Out))
	{
		Playback->Pause();
		MRInputConsoleCommandsDetail::SayPlayback(World, Out);
	}
	return true;
}

bool FMRInputConsole::Resume(const FArguments&, UWorld& World, FOutputDevice& Out)
{
	if (UMRInputPlaybackSubsystem* Playback = MRInputConsoleCommandsDetail::FindPlaying(World, Out))
	{
		Playback->Resume();
		MRInputConsoleCommandsDetail::SayPlayback(World, Out);
	}
	return true;
}

bool FMRInputConsole::Stop(const FArguments& Arguments, UWorld& World, FOutputDevice& Out)
{
	if (UMRInputPlaybackSubsystem* Playback = World.GetSubsystem<UMRInputPlaybackSubsystem>())
	{
		Playback->Stop();
	}
	if (UMRInputRecorderSubsystem* Recorder = World.GetSubsystem<UMRInputRecorderSubsystem>())
	{
		Recorder->StopRecording();
	}
	return Status(Arguments, World, Out);
}

bool FMRInputConsole::Seek(const FArguments& Arguments, UWorld& World, FOutputDevice& Out)
{
	using namespace MRInputConsoleCommandsDetail;
	float Time = 0.0f;
	if (Arguments.Num() != 1 || !ReadNumber(Arguments[0], Time))
	{
		return false;
	}
	if (UMRInputPlaybackSubsystem* Playback = FindPlaying(World, Out))
	{
		Playback->Seek(Time);
		SayPlayback(World, Out);
	}
	return true;
}

bool FMRInputConsole::SetRate(const FArguments& Arguments, UWorld& World, FOutputDevice& Out)
{
	using namespace MRInputConsoleCommandsDetail;
	float Rate = 1.0f;
	if (Arguments.Num() != 1 || !ReadNumber(Arguments[0], Rate))
	{
		return false;
	}
	if (UMRInputPlaybackSubsystem* Playback = FindPlaying(World, Out))
	{
		Playback->SetRate(Rate);
		SayPlayback(World, Out);
	}
	return true;
}

bool FMRInputConsole::Record(const FArguments& Arguments, UWorld& World, FOutputDevice& Out)
{
	FMRInputRecordOptions Options = GetDefault<UMRInputSettings>()->RecordOptions;
	float Seconds = 0.0f;
	const bool bIsWindow = Arguments.Num() == 1 && MRInputConsoleCommandsDetail::ReadNumber(Arguments[0], Seconds);
	if (Arguments.Num() > 1 || (bIsWindow && Seconds <= 0.0f))
	{
		return false;
	}
	Options.bKeepAll = !bIsWindow;
	Options.WindowSeconds = bIsWindow ? Seconds : Options.WindowSeconds;
	FMRInputError Error;
	UMRInputRecorderSubsystem* Recorder = World.GetSubsystem<UMRInputRecorderSubsystem>();
	if (!Recorder || Recorder->StartRecording(Options, Error) != EMRInputResult::Success)
	{
		Out.Log(*Error.Text.ToString());
		return true;
	}
	RecordFile = Arguments.Num() == 1 && !bIsWindow ? Arguments[0] : FString();
	Out.Logf(TEXT("MR Input: records %s. MRInput.Save saves it, MRInput.Stop ends it."),
		bIsWindow ? *FString::Printf(TEXT("the last %g seconds"), Seconds) : TEXT("everything from now on"));
	return true;
}

bool FMRInputConsole::Save(const FArguments& Arguments, UWorld& World, FOutputDevice& Out)
{
	if (Arguments.Num() > 1)
	{
		return false;
	}
	UMRInputRecorderSubsystem* Recorder = World.GetSubsystem<UMRInputRecorderSubsystem>();
	if (!Recorder || Recorder->GetRecordedSeconds() <= 0.0f)
	{
		Out.Log(TEXT("Nothing is recorded. MRInput.Record starts a recording."));
		return true;
	}
	Out.Logf(TEXT("MR Input: saves %.1f s; the log says where, or why not."), Recorder->GetRecordedSeconds());
	Recorder->SaveTake(Arguments.Num() == 1 ? Arguments[0] : RecordFile, [](const FString&, const FMRInputError&) {});
	return true;
}

bool FMRInputConsole::Recover(const FArguments& Arguments, UWorld&, FOutputDevice& Out)
{
	if (Arguments.Num() != 1)
	{
		return false;
	}
	FString Stream;
	FString Path;
	FString Report;
	FMRInputError Error;
	if (MRInputPaths::Resolve(Arguments[0], Stream, Error) &&
		MRInputTakeFiles::RecoverStream(Stream, Path, Report, Error))
	{
		Out.Logf(TEXT("MR Input: %s of %s saved as %s"), *Report, *Stream, *Path);
	}
	else
	{
		Out.Log(*Error.Text.ToString());
	}
	return true;
}

bool FMRInputConsole::Status(const FArguments&, UWorld& World, FOutputDevice& Out)
{
	Out.Logf(
		TEXT("MR Input: %s; %s"), *MRInputStatus::DescribePlayback(World), *MRInputStatus::DescribeRecording(World));
	return true;
}
