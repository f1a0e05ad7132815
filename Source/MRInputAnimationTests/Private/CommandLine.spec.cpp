// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "HAL/FileManager.h"
#include "MRInputAnimation.h"
#include "MRInputBlueprintLibrary.h"
#include "MRInputPlaybackSubsystem.h"
#include "MRInputRecorderSubsystem.h"
#include "MRInputSettings.h"
#include "MRInputStartup.h"
#include "MRInputTakeFiles.h"
#include "Misc/AutomationTest.h"
#include "Misc/Guid.h"
#include "Misc/Paths.h"
#include "Support/MRInputTestDevices.h"
#include "Support/MRInputTestRecordings.h"
#include "Support/MRInputTestWorld.h"

#if WITH_DEV_AUTOMATION_TESTS

BEGIN_DEFINE_SPEC(FMRInputCommandLineSpec, "MRInputAnimation.Unit.CommandLine",
	EAutomationTestFlags::EditorContext | EAutomationTestFlags::ClientContext | EAutomationTestFlags::ProductFilter)
TUniquePtr<FMRInputBareEngine> Engine;
TUniquePtr<FMRInputTestWorld> World;
TUniquePtr<FMRInputStartup> Startup;
FString Name; ///< Nobody else's.
FString Path; ///< Where a take of that name is saved.
FMRInputPlayOptions OptionsBefore;

void DefinePlay();
void DefineRecord();
void Start(const TCHAR* CommandLine);
float LoadDuration();
UMRInputPlaybackSubsystem& Playback()
{
	return World->GetPlayback();
}
END_DEFINE_SPEC(FMRInputCommandLineSpec)

/** The program with that command line, at its first world's first frame. */
void FMRInputCommandLineSpec::Start(const TCHAR* CommandLine)
{
	Startup = MakeUnique<FMRInputStartup>(CommandLine);
	World = MakeUnique<FMRInputTestWorld>();
	World->Tick(0.1f);
}

/** Seconds of the recording at Path; -1 if there is none. */
float FMRInputCommandLineSpec::LoadDuration()
{
	UMRInputAnimation* Animation = nullptr;
	FMRInputError Error;
	UMRInputBlueprintLibrary::LoadRecordingFromFile(Path, Animation, Error);
	return Animation ? Animation->GetDuration() : -1.0f;
}

void FMRInputCommandLineSpec::Define()
{
	BeforeEach(
		[this]
		{
			OptionsBefore = GetDefault<UMRInputSettings>()->PlayOptions;
			Engine = MakeUnique<FMRInputBareEngine>();
			Name = FGuid::NewGuid().ToString();
			Path = FPaths::Combine(MRInputTakeFiles::GetFolder(), Name + TEXT(".bin"));
		});
	AfterEach(
		[this]
		{
			World.Reset();
			Startup.Reset();
			Engine.Reset();
			GetMutableDefault<UMRInputSettings>()->PlayOptions = OptionsBefore;
			IFileManager::Get().Delete(*Path, false, true, true);
		});
	DefinePlay();
	DefineRecord();
}

void FMRInputCommandLineSpec::DefinePlay()
{
	It("does nothing without its switches",
		[this]
		{
			Start(TEXT("Game -windowed -MRInputRate=2 -MRInputLoop"));
			TestTrue(TEXT("stopped"), Playback().GetStatus() == EMRInputPlayStatus::Stopped);
			TestFalse(TEXT("records"), World->Get().GetSubsystem<UMRInputRecorderSubsystem>()->IsRecording());
		});

	It("plays in the first game world, once",
		[this]
		{
			Start(TEXT("Game -MRInputPlay=PinchDrag -windowed"));
			TestTrue(TEXT("playing"), Playback().GetStatus() == EMRInputPlayStatus::Playing);
			const UMRInputAnimation* Animation = Playback().GetAnimation();
			TestTrue(TEXT("it"), Animation && Animation->GetDisplayName() == TEXT("PinchDrag"));
			TestTrue(TEXT("once"), Playback().GetOptions().LoopMode == EMRInputLoopMode::Once);
			World = MakeUnique<FMRInputTestWorld>();
			World->Tick(0.1f);
			TestTrue(TEXT("not in the next"), Playback().GetStatus() == EMRInputPlayStatus::Stopped);
		});

	It("accepts loop and rate",
		[this]
		{
			Start(TEXT("-MRInputPlay=\"PinchDrag.bin\" -MRInputLoop -MRInputRate=-0.5"));
			TestTrue(TEXT("loops"), Playback().GetOptions().LoopMode == EMRInputLoopMode::Loop);
			TestEqual(TEXT("rate"), Playback().GetOptions().Rate, -0.5f);
		});

	It("plays with the settings unless a switch overrides them",
		[this]
		{
			FMRInputPlayOptions& Defaults = GetMutableDefault<UMRInputSettings>()->PlayOptions;
			Defaults.LoopMode = EMRInputLoopMode::PingPong;
			Defaults.Rate = 0.25f;
			Defaults.Channels.bGaze = false;
			Start(TEXT("-MRInputPlay=PinchDrag"));
			TestTrue(TEXT("loop of the settings"), Playback().GetOptions().LoopMode == EMRInputLoopMode::PingPong);
			TestEqual(TEXT("rate of the settings"), Playback().GetOptions().Rate, 0.25f);
			TestFalse(TEXT("channels of the settings"), Playback().GetOptions().Channels.bGaze);
			Start(TEXT("-MRInputPlay=PinchDrag -MRInputLoop -MRInputRate=2"));
			TestTrue(TEXT("loop given"), Playback().GetOptions().LoopMode == EMRInputLoopMode::Loop);
			TestEqual(TEXT("rate given"), Playback().GetOptions().Rate, 2.0f);
		});

	It("says what is wrong and continues",
		[this]
		{
			AddExpectedError(TEXT("a number is expected"), EAutomationExpectedErrorFlags::Contains, 1);
			AddExpectedError(
				TEXT("-MRInputPlay=Nowhere: There is no file"), EAutomationExpectedErrorFlags::Contains, 1);
			Start(TEXT("-MRInputPlay=PinchDrag -MRInputRate=fast"));
			TestEqual(TEXT("rate"), Playback().GetOptions().Rate, 1.0f);
			Start(TEXT("-MRInputPlay=Nowhere"));
			TestTrue(TEXT("stopped"), Playback().GetStatus() == EMRInputPlayStatus::Stopped);
		});
}

void FMRInputCommandLineSpec::DefineRecord()
{
	It("records until the world ends, and the file is there then",
		[this]
		{
			Start(*(TEXT("-MRInputPlay=PinchDrag -MRInputRecord=") + Name));
			World->TickFrames(9, 0.1f);
			TestEqual(TEXT("not yet"), LoadDuration(), -1.0f);
			World.Reset();
			TestEqual(TEXT("seconds"), LoadDuration(), 0.9f, 1e-3f);
		});

	It("accepts file names with commas and brackets, in quotes or not",
		[this]
		{
			Name += TEXT(",(1)");
			Path = FPaths::Combine(MRInputTakeFiles::GetFolder(), Name + TEXT(".bin"));
			Start(*(TEXT("-MRInputPlay=PinchDrag -MRInputRecord=") + Name));
			World->TickFrames(9, 0.1f);
			World.Reset();
			TestEqual(TEXT("seconds"), LoadDuration(), 0.9f, 1e-3f);
			for (const FString& CommandLine : {FString::Printf(TEXT("-MRInputPlay=%s -windowed"), *Name),
					 FString::Printf(TEXT("-MRInputPlay=\"%s.bin\""), *Name)})
			{
				Start(*CommandLine);
				TestTrue(*CommandLine, Playback().GetStatus() == EMRInputPlayStatus::Playing);
			}
		});

	It("records only the first world",
		[this]
		{
			Start(*(TEXT("-MRInputRecord=") + Name));
			World->TickFrames(4, 0.1f);
			World = MakeUnique<FMRInputTestWorld>();
			World->TickFrames(9, 0.1f);
			TestFalse(TEXT("records"), World->Get().GetSubsystem<UMRInputRecorderSubsystem>()->IsRecording());
			World.Reset();
			TestEqual(TEXT("seconds"), LoadDuration(), 0.4f, 1e-3f);
		});

	It("saves when the recorder ends before anything else of its world",
		[this]
		{
			Start(*(TEXT("-MRInputPlay=PinchDrag -MRInputRecord=") + Name));
			World->TickFrames(4, 0.1f);
			World->Get().GetSubsystem<UMRInputRecorderSubsystem>()->Deinitialize();
			TestEqual(TEXT("seconds"), LoadDuration(), 0.4f, 1e-3f);
		});

	It("saves when the engine ends before the world",
		[this]
		{
			Start(*(TEXT("-MRInputPlay=PinchDrag -MRInputRecord=") + Name));
			World->TickFrames(4, 0.1f);
			Startup->Finish();
			TestEqual(TEXT("seconds"), LoadDuration(), 0.4f, 1e-3f);
			IFileManager::Get().Delete(*Path, false, true, true);
			World.Reset();
			TestEqual(TEXT("once only"), LoadDuration(), -1.0f);
		});

	It("saves elsewhere if the given path cannot be written",
		[this]
		{
			const FString File = FGuid::NewGuid().ToString() + TEXT(".bin");
			AddExpectedError(
				File + TEXT(" cannot be written.*So it was saved as"), EAutomationExpectedErrorFlags::Contains, 1);
			const FString Rescue = FPaths::Combine(FPaths::ProjectSavedDir(), TEXT("MRInput"), File);
			const FString Blocked = Path / File;
			FMRInputError Error;
			TestTrue(TEXT("a file in the way"),
				UMRInputBlueprintLibrary::SaveRecordingToFile(
					MRInputTestRecordings::LoadSample(TEXT("PinchDrag")).Get(), Path, Error) ==
					EMRInputResult::Success);
			Start(*FString::Printf(TEXT("-MRInputRecord=\"%s\""), *Blocked));
			World->TickFrames(4, 0.1f);
			World.Reset();
			TestFalse(TEXT("written"), FPaths::FileExists(Blocked));
			IFileManager::Get().Delete(*Path, false, true, true);
			Path = Rescue;
			TestEqual(TEXT("seconds"), LoadDuration(), 0.4f, 1e-3f);
		});
}

#endif
