// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Async/Async.h"
#include "MRInputFiles.h"
#include "MRInputRecorderComponent.h"
#include "Misc/AutomationTest.h"
#include "Misc/Paths.h"
#include "Mria/Stream.h"
#include "Support/MRInputProblemLog.h"
#include "Support/MRInputRecordingStage.h"
#include "Support/MRInputTestDisk.h"
#include "Support/MRInputTestRecordings.h"

#if WITH_DEV_AUTOMATION_TESTS

BEGIN_DEFINE_SPEC(FMRInputDiskFullSpec, "MRInputAnimation.Unit.DiskFull",
	EAutomationTestFlags::EditorContext | EAutomationTestFlags::ClientContext | EAutomationTestFlags::ProductFilter)
TUniquePtr<FMRInputRecordingStage> Stage;
FMRInputAnimationPtr Known;
TUniquePtr<FMRInputTestDisk::FScope> Disk;

/** While it is there, only the plugin's own messages are looked at. */
TUniquePtr<FMRInputProblemLog> Problems;
virtual bool SuppressLogErrors() override
{
	return Problems.IsValid();
}
virtual bool SuppressLogWarnings() override
{
	return Problems.IsValid();
}

void DefineStreams();
void DefineTakes();

/** Records 5 s, some 400 KB as a stream, and waits until all is written that can be. */
void Record()
{
	Stage->Record(300);
	MRInputFiles::WaitForAll();
}
/** Runs Then on the game thread, after the events that are due there. */
void AfterEvents(TUniqueFunction<void()> Then)
{
	MRInputFiles::WaitForAll();
	AsyncTask(ENamedThreads::GameThread, MoveTemp(Then));
}
/** Seconds of a file in the folder; -1 if there is none that can be read. */
float GetSeconds(const TCHAR* Name) const
{
	const FMRInputAnimationPtr Saved = MRInputTestRecordings::Load(FPaths::Combine(Stage->Folder, Name));
	return Saved ? Saved->GetDuration() : -1.0f;
}
END_DEFINE_SPEC(FMRInputDiskFullSpec)

void FMRInputDiskFullSpec::Define()
{
	BeforeEach(
		[this]
		{
			Problems = MakeUnique<FMRInputProblemLog>();
			Stage = MakeUnique<FMRInputRecordingStage>();
			Known = MRInputTestRecordings::Make(MRInputTestRecordings::MakeTracked());
			FMRInputPlayOptions Options;
			Options.LoopMode = EMRInputLoopMode::Loop;
			Stage->World->Play(Known.Get(), Options); // so that there is something to stream
			Stage->Options.bStreamToDisk = true;
			Stage->Options.bKeepAll = true;
			Disk = MakeUnique<FMRInputTestDisk::FScope>(Stage->Folder);
		});
	AfterEach(
		[this]
		{
			MRInputFiles::WaitForAll();
			Disk.Reset();
			Stage.Reset();
			Problems.Reset();
			Known.Reset();
		});
	DefineStreams();
	DefineTakes();
}

void FMRInputDiskFullSpec::DefineStreams()
{
	It("continues recording in memory, says once that the stream has ended, and writes no more to it",
		[this]
		{
			Disk->SetRoom(100000, TEXT(".mrstream"));
			Record();
			TestTrue(TEXT("recording"), Stage->Recorder->IsRecording());
			TestEqual(TEXT("seconds"), Stage->Recorder->GetRecordedSeconds(), 299.0f / 60.0f, 1e-3f);
			TestEqual(*Problems->ToString(), Problems->Num(), 1);
			TestTrue(TEXT("which file"), Problems->ToString().Contains(Stage->Recorder->GetStreamPath()));
			TestTrue(TEXT("why"), Problems->ToString().Contains(TEXT("the disk may be full")));
			TestEqual(TEXT("writes that failed"), Disk->GetRefusedCount(), 1);
		});

	It("says so too if not even the first packet fits",
		[this]
		{
			Disk->SetRoom(0, TEXT(".mrstream"));
			Record();
			TestEqual(*Problems->ToString(), Problems->Num(), 1);
			TestEqual(TEXT("seconds"), Stage->Recorder->GetRecordedSeconds(), 299.0f / 60.0f, 1e-3f);
		});

	It("leaves what was streamed before to be recovered",
		[this]
		{
			Disk->SetRoom(100000, TEXT(".mrstream"));
			Record();
			const TArray<uint8> Bytes = FMRInputRecordingStage::LoadBytes(Stage->Recorder->GetStreamPath());
			const mria::Result<mria::RecoveredStream> Recovered =
				mria::RecoverStream({Bytes.GetData(), static_cast<std::size_t>(Bytes.Num())});
			TestTrue(TEXT("frames"),
				Recovered && Recovered.Value().report.frames > 0 && Recovered.Value().report.frames < 300);
		});

	LatentIt("fires an event, once, on recorder and component",
		[this](const FDoneDelegate& Done)
		{
			UMRInputRecorderComponent* Component = NewObject<UMRInputRecorderComponent>(Stage->World->AddActor());
			Component->bAutoStart = false;
			Component->Options = Stage->Options;
			Component->RegisterComponent();
			const TStrongObjectPtr<UMRInputRecorderLog> Log(NewObject<UMRInputRecorderLog>());
			Log->Listen(*Component);
			Disk->SetRoom(100000, TEXT(".mrstream"));
			FMRInputError Error;
			Component->StartRecording(Error);
			Stage->World->TickFrames(300, 1.0f / 60.0f);
			AfterEvents(
				[this, Done, Log]
				{
					TestEqual(TEXT("recorder"), *Stage->Log->Describe(), TEXT("started 1, not streamed 1"));
					TestEqual(TEXT("component"), *Log->Describe(), TEXT("started 1, not streamed 1"));
					TestEqual(TEXT("the file"), *Log->FilePath, *Stage->Recorder->GetStreamPath());
					TestTrue(TEXT("the code"), Log->Error.Code == EMRInputErrorCode::FileNotWritten);
					TestTrue(TEXT("why"), Log->Error.Text.ToString().Contains(TEXT("the disk may be full")));
					Done.Execute();
				});
		});
}

void FMRInputDiskFullSpec::DefineTakes()
{
	It("saves the take whole where there is room, and then deletes the stream",
		[this]
		{
			Disk->SetRoom(100000, TEXT(".mrstream"));
			Record();
			Stage->Recorder->StopRecording();
			Stage->Recorder->SaveTake(TEXT("Take"), [](const FString&, const FMRInputError&) {});
			MRInputFiles::WaitForAll();
			TestEqual(TEXT("seconds"), GetSeconds(TEXT("Take.bin")), 299.0f / 60.0f, 1e-3f);
			TestEqual(TEXT("streams"), Stage->FindFiles(TEXT("*.mrstream")).Num(), 0);
			TestEqual(*Problems->ToString(), Problems->Num(), 1);
		});

	LatentIt("keeps the take if it cannot be saved either, leaves no litter, and saves it when there is room",
		[this](const FDoneDelegate& Done)
		{
			Disk->SetRoom(100000);
			Record();
			Stage->Recorder->StopRecording();
			Disk->SetRoom(0);
			Stage->Recorder->SaveTake(TEXT("Take"),
				[this, Done](const FString&, const FMRInputError& Error)
				{
					TestTrue(TEXT("not saved"), Error.Code == EMRInputErrorCode::FileNotWritten);
					TestTrue(TEXT("why"), Error.Text.ToString().Contains(TEXT("disk may be full")));
					TestEqual(TEXT("files"), Stage->FindFiles(TEXT("*")).Num(), 1); // the stream
					Disk->SetRoom(MAX_int64);
					Stage->Recorder->SaveTake(TEXT("Take"),
						[this, Done](const FString&, const FMRInputError& Second)
						{
							TestFalse(TEXT("an error"), Second.IsSet());
							TestEqual(TEXT("seconds"), GetSeconds(TEXT("Take.bin")), 299.0f / 60.0f, 1e-3f);
							Done.Execute();
						});
				});
		});

	It("saves the take at the end of the world, after the stream has failed",
		[this]
		{
			Stage->Options.bSaveOnEnd = true;
			Disk->SetRoom(100000, TEXT(".mrstream"));
			Record();
			Stage->World.Reset();
			TArray<FString> Saved = Stage->FindFiles(TEXT("*.bin"));
			if (TestEqual(TEXT("saved"), Saved.Num(), 1))
			{
				TestEqual(TEXT("seconds"), GetSeconds(*Saved[0]), 299.0f / 60.0f, 1e-3f);
			}
			TestEqual(TEXT("streams"), Stage->FindFiles(TEXT("*.mrstream")).Num(), 0);
		});
}

#endif
