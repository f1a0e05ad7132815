// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Engine/Engine.h"
#include "HAL/FileManager.h"
#include "HAL/IConsoleManager.h"
#include "MRInputAnimation.h"
#include "MRInputBlueprintLibrary.h"
#include "MRInputFiles.h"
#include "MRInputPlaybackSubsystem.h"
#include "MRInputRecorderSubsystem.h"
#include "MRInputTakeFiles.h"
#include "Misc/AutomationTest.h"
#include "Misc/Guid.h"
#include "Misc/Paths.h"
#include "Misc/StringOutputDevice.h"
#include "Support/MRInputTestDevices.h"
#include "Support/MRInputTestRecordings.h"
#include "Support/MRInputTestWorld.h"

#if WITH_DEV_AUTOMATION_TESTS

BEGIN_DEFINE_SPEC(FMRInputConsoleSpec, "MRInputAnimation.Unit.Console",
	EAutomationTestFlags::EditorContext | EAutomationTestFlags::ClientContext | EAutomationTestFlags::ProductFilter)
TUniquePtr<FMRInputBareEngine> Engine;
TUniquePtr<FMRInputTestWorld> World;

void DefinePlayback();
void DefineRecording();
void DefineHelp();
FString Say(const TCHAR* Input);
UMRInputPlaybackSubsystem& Playback()
{
	return World->GetPlayback();
}
UMRInputRecorderSubsystem& Recorder()
{
	return *World->Get().GetSubsystem<UMRInputRecorderSubsystem>();
}
END_DEFINE_SPEC(FMRInputConsoleSpec)

/** What the console answers. */
FString FMRInputConsoleSpec::Say(const TCHAR* Input)
{
	FStringOutputDevice Out;
	TestTrue(TEXT("a command"), IConsoleManager::Get().ProcessUserConsoleInput(Input, Out, &World->Get()));
	return Out;
}

void FMRInputConsoleSpec::Define()
{
	BeforeEach(
		[this]
		{
			Engine = MakeUnique<FMRInputBareEngine>();
			World = MakeUnique<FMRInputTestWorld>();
		});
	AfterEach(
		[this]
		{
			World.Reset();
			Engine.Reset();
		});
	DefinePlayback();
	DefineRecording();
	DefineHelp();
}

void FMRInputConsoleSpec::DefinePlayback()
{
	It("plays a recording by its name",
		[this]
		{
			const FString Said = Say(TEXT("MRInput.Play PinchDrag"));
			TestTrue(TEXT("playing"), Playback().GetStatus() == EMRInputPlayStatus::Playing);
			TestTrue(*Said, Said.Contains(TEXT("PinchDrag")) && Said.Contains(TEXT("playing")));
			TestTrue(TEXT("once"), Playback().GetOptions().LoopMode == EMRInputLoopMode::Once);
		});

	It("answers as the page on the console shows",
		[this]
		{
			const FString Said = Say(TEXT("MRInput.Play PinchDrag loop 0.5")).TrimStartAndEnd();
			TestEqual(TEXT("the answer"), *Said,
				TEXT("MR Input: PinchDrag playing, 0.00 of 6.00 s, rate 0.5, looped 0 times, "
					 "drives head, left hand, right hand, gaze, keys"));
		});
	It("accepts loop mode and rate in any order",
		[this]
		{
			Say(TEXT("MRInput.Play PinchDrag loop -0.5"));
			TestTrue(TEXT("loop"), Playback().GetOptions().LoopMode == EMRInputLoopMode::Loop);
			TestEqual(TEXT("rate"), Playback().GetOptions().Rate, -0.5f);
			Say(TEXT("MRInput.Play PinchDrag 2 PingPong"));
			TestTrue(TEXT("ping-pong"), Playback().GetOptions().LoopMode == EMRInputLoopMode::PingPong);
			TestEqual(TEXT("rate"), Playback().GetOptions().Rate, 2.0f);
		});

	It("says what is wrong, and leaves what plays alone",
		[this]
		{
			Say(TEXT("MRInput.Play PinchDrag"));
			const int32 Id = Playback().GetPlaybackId();
			TestTrue(TEXT("looked"), Say(TEXT("MRInput.Play Nowhere")).Contains(TEXT("Samples/Nowhere")));
			TestTrue(TEXT("usage"), Say(TEXT("MRInput.Play")).Contains(TEXT("Usage: MRInput.Play <file")));
			const FString Said = Say(TEXT("MRInput.Play PinchDrag fast"));
			TestTrue(*Said, Said.Contains(TEXT("fast is neither")) && Said.Contains(TEXT("Usage")));
			TestTrue(TEXT("usage"), Say(TEXT("MRInput.Seek")).Contains(TEXT("Usage: MRInput.Seek <seconds>")));
			TestTrue(TEXT("usage"), Say(TEXT("MRInput.Seek soon")).Contains(TEXT("Usage")));
			TestTrue(TEXT("usage"), Say(TEXT("MRInput.Rate 1 2")).Contains(TEXT("Usage: MRInput.Rate")));
			TestEqual(TEXT("the same playback"), Playback().GetPlaybackId(), Id);
			TestEqual(TEXT("the same rate"), Playback().GetOptions().Rate, 1.0f);
		});

	It("pauses, continues, jumps, changes the rate and stops",
		[this]
		{
			Say(TEXT("MRInput.Play PinchDrag"));
			TestTrue(TEXT("says so"), Say(TEXT("MRInput.Pause")).Contains(TEXT("paused")));
			TestTrue(TEXT("paused"), Playback().GetStatus() == EMRInputPlayStatus::Paused);
			TestTrue(TEXT("says so"), Say(TEXT("MRInput.Resume")).Contains(TEXT("playing")));
			TestTrue(TEXT("the time"), Say(TEXT("MRInput.Seek 0.5")).Contains(TEXT("0.50 of")));
			TestEqual(TEXT("sought"), Playback().GetTime(), 0.5f, 1e-6f);
			TestTrue(TEXT("the rate"), Say(TEXT("MRInput.Rate 0.25")).Contains(TEXT("rate 0.25")));
			World->Tick(0.4f);
			TestEqual(TEXT("slower"), Playback().GetTime(), 0.6f, 1e-6f);
			TestTrue(TEXT("says so"), Say(TEXT("MRInput.Stop")).Contains(TEXT("nothing plays")));
			TestTrue(TEXT("stopped"), Playback().GetStatus() == EMRInputPlayStatus::Stopped);
			for (const TCHAR* Input :
				{TEXT("MRInput.Pause"), TEXT("MRInput.Resume"), TEXT("MRInput.Seek 1"), TEXT("MRInput.Rate 1")})
			{
				TestTrue(Input, Say(Input).Contains(TEXT("Nothing plays")));
			}
		});

	It("prints time, rate, loops and what is driven",
		[this]
		{
			TestTrue(TEXT("nothing"), Say(TEXT("MRInput.Status")).Contains(TEXT("nothing plays; nothing recorded")));
			Say(TEXT("MRInput.Play PinchDrag loop"));
			if (!TestNotNull(TEXT("the animation"), Playback().GetAnimation()))
			{
				return;
			}
			World->TickFrames(2, Playback().GetAnimation()->GetDuration());
			const FString Said = Say(TEXT("MRInput.Status"));
			TestTrue(*Said, Said.Contains(TEXT("rate 1, looped")) && !Said.Contains(TEXT("looped 0")));
			TestTrue(*Said, Said.Contains(TEXT("drives head, left hand, right hand")));
			TestTrue(*Said, Said.Contains(TEXT("keys")));
		});
}

void FMRInputConsoleSpec::DefineRecording()
{
	It("records everything, or the last seconds",
		[this]
		{
			TestTrue(TEXT("says so"), Say(TEXT("MRInput.Record")).Contains(TEXT("everything")));
			TestTrue(TEXT("recording"), Recorder().IsRecording());
			TestTrue(TEXT("everything"), Recorder().GetRecordOptions().bKeepAll);
			TestTrue(TEXT("says so"), Say(TEXT("MRInput.Record 12.5")).Contains(TEXT("last 12.5 seconds")));
			TestFalse(TEXT("not everything"), Recorder().GetRecordOptions().bKeepAll);
			TestEqual(TEXT("seconds"), Recorder().GetRecordOptions().WindowSeconds, 12.5f);
			const int32 Id = Recorder().GetRecordingId();
			TestTrue(TEXT("usage"), Say(TEXT("MRInput.Record -3")).Contains(TEXT("Usage: MRInput.Record")));
			TestTrue(TEXT("usage"), Say(TEXT("MRInput.Record a b")).Contains(TEXT("Usage")));
			TestEqual(TEXT("the same recording"), Recorder().GetRecordingId(), Id);
		});

	It("stops recording and prints a summary",
		[this]
		{
			Say(TEXT("MRInput.Play PinchDrag"));
			Say(TEXT("MRInput.Record"));
			World->TickFrames(10, 0.1f);
			TestTrue(TEXT("status"), Say(TEXT("MRInput.Status")).Contains(TEXT("; recording, 0.9 s")));
			TestTrue(TEXT("says so"), Say(TEXT("MRInput.Stop")).Contains(TEXT("; recorded, 0.9 s")));
			TestFalse(TEXT("recording"), Recorder().IsRecording());
		});

	It("saves under the name that Record or Save was given",
		[this]
		{
			const FString Folder = MRInputTakeFiles::GetFolder();
			const FString Names[] = {FGuid::NewGuid().ToString(), FGuid::NewGuid().ToString()};
			TestTrue(TEXT("nothing"), Say(TEXT("MRInput.Save")).Contains(TEXT("Nothing is recorded")));
			Say(TEXT("MRInput.Play PinchDrag"));
			Say(*(TEXT("MRInput.Record ") + Names[0]));
			World->TickFrames(10, 0.1f);
			TestTrue(TEXT("says so"), Say(TEXT("MRInput.Save")).Contains(TEXT("saves 0.9 s")));
			Say(*(TEXT("MRInput.Save ") + Names[1]));
			TestTrue(TEXT("usage"), Say(TEXT("MRInput.Save a b")).Contains(TEXT("Usage: MRInput.Save")));
			MRInputFiles::WaitForAll();
			for (const FString& Name : Names)
			{
				const FString Path = FPaths::Combine(Folder, Name + TEXT(".bin"));
				UMRInputAnimation* Animation = nullptr;
				FMRInputError Error;
				TestTrue(*Path,
					UMRInputBlueprintLibrary::LoadRecordingFromFile(Path, Animation, Error) == EMRInputResult::Success);
				IFileManager::Get().Delete(*Path, false, true, true);
			}
			TestTrue(TEXT("continues"), Recorder().IsRecording());
		});
}

void FMRInputConsoleSpec::DefineHelp()
{
	It("has a help text with the usage for each command",
		[this]
		{
			for (const TCHAR* Name : {TEXT("MRInput.Play"), TEXT("MRInput.Pause"), TEXT("MRInput.Resume"),
					 TEXT("MRInput.Stop"), TEXT("MRInput.Seek"), TEXT("MRInput.Rate"), TEXT("MRInput.Record"),
					 TEXT("MRInput.Save"), TEXT("MRInput.Status")})
			{
				IConsoleObject* Command = IConsoleManager::Get().FindConsoleObject(Name);
				if (TestNotNull(Name, Command))
				{
					const FString Help = Command->GetHelp();
					TestTrue(*Help, Help.Contains(FString(TEXT("\n")) + Name) && Help.Len() > 30);
				}
			}
		});

	It("shows a line on screen while enabled",
		[this]
		{
			constexpr uint64 Key = 0x4d52494e;
			GEngine->ClearOnScreenDebugMessages();
			World->Tick(0.1f);
			TestFalse(TEXT("off at first"), GEngine->OnScreenDebugMessageExists(Key));
			Say(TEXT("MRInput.ShowStatus 1"));
			World->Tick(0.1f);
			TestTrue(TEXT("on"), GEngine->OnScreenDebugMessageExists(Key));
			Say(TEXT("MRInput.ShowStatus 0"));
			GEngine->ClearOnScreenDebugMessages();
			World->Tick(0.1f);
			TestFalse(TEXT("off"), GEngine->OnScreenDebugMessageExists(Key));
		});
}

#endif
