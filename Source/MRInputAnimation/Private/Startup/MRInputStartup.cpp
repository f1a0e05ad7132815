// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "MRInputStartup.h"

#include "Engine/World.h"
#include "MRInputAnimation.h"
#include "MRInputMessages.h"
#include "MRInputPaths.h"
#include "MRInputPlaybackSubsystem.h"
#include "MRInputRecorderSubsystem.h"
#include "MRInputSettings.h"
#include "MRInputTakeFiles.h"
#include "Misc/Parse.h"

FMRInputStartup::FMRInputStartup(const TCHAR* CommandLine)
{
	// False: a path continues after a comma or a bracket.
	FParse::Value(CommandLine, TEXT("MRInputPlay="), PlayName, false);
	FParse::Value(CommandLine, TEXT("MRInputRecord="), RecordFile, false);
	bLoop = FParse::Param(CommandLine, TEXT("MRInputLoop"));
	FString RateText;
	if (FParse::Value(CommandLine, TEXT("MRInputRate="), RateText))
	{
		if (RateText.IsNumeric())
		{
			Rate = FCString::Atof(*RateText);
		}
		else
		{
			UE_LOG(LogMRInput, Warning,
				TEXT("-MRInputRate=%s: a number is expected; the rate of the settings is used."), *RateText);
		}
	}
	if (!PlayName.IsEmpty() || !RecordFile.IsEmpty())
	{
		TickHandle = FWorldDelegates::OnWorldPreActorTick.AddRaw(this, &FMRInputStartup::HandlePreActorTick);
	}
}

FMRInputStartup::~FMRInputStartup()
{
	Finish();
	FWorldDelegates::OnWorldPreActorTick.Remove(TickHandle);
}

void FMRInputStartup::HandlePreActorTick(UWorld* World, ELevelTick, float)
{
	// UNCONFIRMED(begun-before-first-tick): OnWorldPreActorTick finds HasBegunPlay true before actors first tick.
	// [by hand: start a game with -MRInputPlay= and -MRInputRecord=: the take begins with the recording's first frame]
	if (!World->IsGameWorld() || !World->HasBegunPlay())
	{
		return;
	}
	FWorldDelegates::OnWorldPreActorTick.Remove(TickHandle);
	TickHandle.Reset();
	if (!PlayName.IsEmpty())
	{
		Play(*World);
	}
	if (!RecordFile.IsEmpty())
	{
		Record(*World);
	}
}

void FMRInputStartup::Play(UWorld& World) const
{
	// Not earlier: when the module starts, settings are not loaded yet.
	FMRInputPlayOptions Options = GetDefault<UMRInputSettings>()->PlayOptions;
	Options.Rate = Rate.Get(Options.Rate);
	Options.LoopMode = bLoop ? EMRInputLoopMode::Loop : Options.LoopMode;
	FMRInputError Error;
	UMRInputAnimation* Animation = MRInputPaths::LoadNamed(PlayName, Error);
	UMRInputPlaybackSubsystem* Playback = World.GetSubsystem<UMRInputPlaybackSubsystem>();
	if (!Animation || !Playback || Playback->Play(Animation, Options, Error) != EMRInputResult::Success)
	{
		UE_LOG(LogMRInput, Error, TEXT("-MRInputPlay=%s: %s"), *PlayName, *Error.Text.ToString());
	}
}

void FMRInputStartup::Record(UWorld& World)
{
	FMRInputRecordOptions RecordOptions = GetDefault<UMRInputSettings>()->RecordOptions;
	RecordOptions.bKeepAll = true;
	FMRInputError Error;
	UMRInputRecorderSubsystem* Recorder = World.GetSubsystem<UMRInputRecorderSubsystem>();
	if (!Recorder || Recorder->StartRecording(RecordOptions, Error) != EMRInputResult::Success)
	{
		UE_LOG(LogMRInput, Error, TEXT("-MRInputRecord=%s: %s"), *RecordFile, *Error.Text.ToString());
		return;
	}
	Recorded = &World;
	// Both events, whichever comes first: a world that is destroyed at once fires no tear-down event.
	CleanupHandle = FWorldDelegates::OnWorldCleanup.AddRaw(this, &FMRInputStartup::HandleCleanup);
	EndingHandle = Recorder->OnEnding.AddRaw(this, &FMRInputStartup::Finish);
}

void FMRInputStartup::HandleCleanup(UWorld* World, bool, bool)
{
	if (World == Recorded.Get())
	{
		Finish();
	}
}

void FMRInputStartup::Finish()
{
	FWorldDelegates::OnWorldCleanup.Remove(CleanupHandle);
	const UWorld* World = Recorded.Get();
	Recorded.Reset();
	UMRInputRecorderSubsystem* Recorder = World ? World->GetSubsystem<UMRInputRecorderSubsystem>() : nullptr;
	if (!Recorder)
	{
		return;
	}
	Recorder->OnEnding.Remove(EndingHandle);
	Recorder->StopRecording();
	FString Path = MRInputTakeFiles::MakePath(RecordFile, FDateTime::UtcNow());
	FMRInputError Error;
	if (Recorder->GetRecordedSeconds() <= 0.0f)
	{
		UE_LOG(LogMRInput, Error, TEXT("-MRInputRecord=%s: nothing was recorded."), *RecordFile);
	}
	else if (Recorder->SaveTakeNow(Path, Error))
	{
		UE_LOG(LogMRInput, Log, TEXT("Recording saved: %s"), *Path);
	}
	else
	{
		UE_LOG(LogMRInput, Error, TEXT("-MRInputRecord=%s: %s"), *RecordFile, *Error.Text.ToString());
	}
}
