// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Console/MRInputConsole.h"

#include "Console/MRInputStatus.h"
#include "Engine/Engine.h"
#include "Engine/World.h"
#include "HAL/IConsoleManager.h"
#include "MRInputSettings.h"
#include "Misc/OutputDevice.h"

namespace MRInputConsoleDetail
{

#if !UE_BUILD_SHIPPING
TAutoConsoleVariable<int32> ShowStatusVariable(
	TEXT("MRInput.ShowStatus"), 0, TEXT("Shows on screen what the plugin plays and records.\n0: no\n1: yes"));

/** A number that other code is unlikely to use. */
constexpr int32 StatusKey = 0x4d52494e;
#endif

/** The game that a command applies to; null if none runs. */
UWorld* FindGame(UWorld* World)
{
	if (World && World->IsGameWorld())
	{
		return World;
	}
	if (GEngine)
	{
		for (const FWorldContext& Context : GEngine->GetWorldContexts())
		{
			if (Context.World() && Context.World()->IsGameWorld() && Context.World()->HasBegunPlay())
			{
				return Context.World();
			}
		}
	}
	return nullptr;
}

} // namespace MRInputConsoleDetail

FMRInputConsole::FMRInputConsole()
{
	static const FEntry Entries[] = {
		{TEXT("MRInput.Play"), TEXT("<file or asset> [once|hold|loop|pingpong] [rate]"),
			TEXT("Plays a recording: a file, looked for in the project's folders, or the path of an asset."),
			&FMRInputConsole::Play},
		{TEXT("MRInput.Pause"), TEXT(""), TEXT("Pauses playback."), &FMRInputConsole::Pause},
		{TEXT("MRInput.Resume"), TEXT(""), TEXT("Continues after MRInput.Pause."), &FMRInputConsole::Resume},
		{TEXT("MRInput.Stop"), TEXT(""), TEXT("Stops playback and recording. The take can still be saved."),
			&FMRInputConsole::Stop},
		{TEXT("MRInput.Seek"), TEXT("<seconds>"), TEXT("Seeks to a time in the recording that plays."),
			&FMRInputConsole::Seek},
		{TEXT("MRInput.Rate"), TEXT("<recorded seconds per second>"),
			TEXT("Sets the play rate; a negative rate plays backwards."), &FMRInputConsole::SetRate},
		{TEXT("MRInput.Record"), TEXT("[file or seconds]"),
			TEXT("Records head and hands: everything, for a file that MRInput.Save then writes, or only the last "
				 "seconds."),
			&FMRInputConsole::Record},
		{TEXT("MRInput.Save"), TEXT("[file]"),
			TEXT("Saves what is recorded so far, under the usual name if none is given. Recording continues."),
			&FMRInputConsole::Save},
		{TEXT("MRInput.Recover"), TEXT("<stream file>"),
			TEXT("Makes a recording of a stream, such as a crash leaves behind; the stream is kept."),
			&FMRInputConsole::Recover},
		{TEXT("MRInput.Status"), TEXT(""), TEXT("Prints what is being played and recorded."), &FMRInputConsole::Status},
	};
	for (const FEntry& Entry : Entries)
	{
		Register(Entry);
	}
#if !UE_BUILD_SHIPPING
	StatusHandle = FWorldDelegates::OnWorldPostActorTick.AddRaw(this, &FMRInputConsole::ShowStatus);
#endif
}

FMRInputConsole::~FMRInputConsole()
{
	FWorldDelegates::OnWorldPostActorTick.Remove(StatusHandle);
	for (IConsoleObject* Command : Commands)
	{
		IConsoleManager::Get().UnregisterConsoleObject(Command);
	}
}

void FMRInputConsole::Register(const FEntry& Entry)
{
	const FString Help = FString::Printf(TEXT("%s\n%s %s"), Entry.Help, Entry.Name, Entry.Usage);
	Commands.Add(IConsoleManager::Get().RegisterConsoleCommand(Entry.Name, *Help,
		FConsoleCommandWithWorldArgsAndOutputDeviceDelegate::CreateLambda(
			[this, Entry](const TArray<FString>& Arguments, UWorld* World, FOutputDevice& Out)
			{ Run(Entry, Arguments, World, Out); })));
}

void FMRInputConsole::Run(const FEntry& Entry, const FArguments& Arguments, UWorld* World, FOutputDevice& Out)
{
	UWorld* Game = MRInputConsoleDetail::FindGame(World);
	if (!Game)
	{
		Out.Logf(TEXT("%s: no game runs here. Start it first."), Entry.Name);
	}
	else if (!(this->*Entry.Command)(Arguments, *Game, Out))
	{
		Out.Logf(TEXT("%s\nUsage: %s %s"), Entry.Help, Entry.Name, Entry.Usage);
	}
}

void FMRInputConsole::ShowStatus([[maybe_unused]] UWorld* World, ELevelTick, float)
{
#if !UE_BUILD_SHIPPING
	const bool bIsWanted = MRInputConsoleDetail::ShowStatusVariable.GetValueOnGameThread() != 0 ||
		GetDefault<UMRInputSettings>()->bShowStatus;
	if (bIsWanted && World->IsGameWorld() && GEngine)
	{
		// UNCONFIRMED(message-for-a-frame): a message with a time of 0 is shown for one frame.
		// [by hand: play with MRInput.ShowStatus 1: one steady line; set it to 0: the line is gone at once]
		GEngine->AddOnScreenDebugMessage(MRInputConsoleDetail::StatusKey, 0.0f, FColor::Cyan,
			FString::Printf(TEXT("MR Input: %s; %s"), *MRInputStatus::DescribePlayback(*World),
				*MRInputStatus::DescribeRecording(*World)));
	}
#endif
}
