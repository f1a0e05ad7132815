// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "HAL/IConsoleManager.h"
#include "MRInputAccess.h"
#include "MRInputFiles.h"
#include "MRInputPlaybackSubsystem.h"
#include "MRInputSettings.h"
#include "MRInputStreamFile.h"
#include "MRInputTakeFiles.h"
#include "Misc/AutomationTest.h"
#include "Misc/FileHelper.h"
#include "Misc/Paths.h"
#include "Misc/StringOutputDevice.h"
#include "Mria/Compare.h"
#include "Mria/Stream.h"
#include "Support/MRInputRecordingStage.h"
#include "Support/MRInputTestRecordings.h"

#if WITH_DEV_AUTOMATION_TESTS

BEGIN_DEFINE_SPEC(FMRInputRecorderStreamsSpec, "MRInputAnimation.Unit.RecorderStreams",
	EAutomationTestFlags::EditorContext | EAutomationTestFlags::ClientContext | EAutomationTestFlags::ProductFilter)
TUniquePtr<FMRInputRecordingStage> Stage;

void DefineWriting();
void DefineNaming();
void DefineDeleting();
void DefineRecovering();
/** Of the stream that is being recorded; all zeros if it cannot be read. */
mria::StreamId ReadId();
/** Saves and waits for it; whether the stream is still there then. */
bool SaveAndFindStream();
END_DEFINE_SPEC(FMRInputRecorderStreamsSpec)

void FMRInputRecorderStreamsSpec::Define()
{
	BeforeEach(
		[this]
		{
			Stage = MakeUnique<FMRInputRecordingStage>();
			Stage->Options.bStreamToDisk = true;
		});
	AfterEach([this] { Stage.Reset(); });
	DefineWriting();
	DefineNaming();
	DefineDeleting();
	DefineRecovering();
}

mria::StreamId FMRInputRecorderStreamsSpec::ReadId()
{
	const TArray<uint8> Bytes = FMRInputRecordingStage::LoadBytes(Stage->Recorder->GetStreamPath());
	const auto Report = mria::ReadStream({Bytes.GetData(), static_cast<std::size_t>(Bytes.Num())});
	return Report ? Report.Value().id : mria::StreamId{};
}

bool FMRInputRecorderStreamsSpec::SaveAndFindStream()
{
	Stage->Recorder->SaveTake(TEXT("Take"), [](const FString&, const FMRInputError&) {});
	MRInputFiles::WaitForAll();
	TestEqual(TEXT("saved"), Stage->FindFiles(TEXT("Take.bin")).Num(), 1);
	return Stage->FindFiles(TEXT("*.mrstream")).Num() == 1;
}

void FMRInputRecorderStreamsSpec::DefineWriting()
{
	It("streams to disk what it records, to the last frame and marker",
		[this]
		{
			const FMRInputAnimationPtr Known = MRInputTestRecordings::Make(MRInputTestRecordings::MakeKnown());
			Stage->World->Play(Known.Get());
			Stage->Options.Tolerances = {0.0f, 0.0f, 0.0f, 0.0f, 0.0f, 0.0f};
			Stage->Record(50);
			Stage->Recorder->AddMarker(TEXT("here"));
			Stage->World->TickFrames(50, 1.0f / 60.0f);
			const mria::Recording Take = FMRInputAccess::TakeSnapshot(*Stage->Recorder).ToRecording();
			Stage->Recorder->StopRecording();

			const TArray<uint8> Bytes = FMRInputRecordingStage::LoadBytes(Stage->Recorder->GetStreamPath());
			const mria::Result<mria::RecoveredStream> Recovered =
				mria::RecoverStream({Bytes.GetData(), static_cast<std::size_t>(Bytes.Num())});
			if (!Recovered)
			{
				AddError(TEXT("The stream cannot be read"));
				return;
			}
			TestTrue(TEXT("complete"), Recovered.Value().report.isComplete);
			TestEqual(TEXT("frames"), static_cast<int32>(Recovered.Value().report.frames), 100);
			mria::CompareTolerances Tolerances{1e-6, 1e-3, 1e-6, 1e-3, 1e-5, 1e-5, 1e-5};
			const mria::Comparison Comparison = mria::Compare(Take, Recovered.Value().recording, Tolerances);
			for (const mria::Excess& Excess : Comparison.excesses)
			{
				AddError(UTF8_TO_TCHAR(mria::Describe(Excess).c_str()));
			}
		});

	It("leaves a stream that can be recovered when it is not stopped",
		[this]
		{
			Stage->Record(100);
			const TArray<uint8> Bytes = FMRInputRecordingStage::LoadBytes(Stage->Recorder->GetStreamPath());
			const auto Report = mria::ReadStream({Bytes.GetData(), static_cast<std::size_t>(Bytes.Num())});
			TestTrue(TEXT("whole packets, no end"), Report && !Report.Value().isComplete);
			TestTrue(TEXT("at most 30 frames lost"), Report && Report.Value().frames >= 70);
			Stage->World.Reset();
			TestEqual(TEXT("files"), Stage->FindFiles(TEXT("*.mrstream")).Num(), 1);
		});

	It("does not start if its stream cannot be created",
		[this]
		{
			GetMutableDefault<UMRInputSettings>()->RecordingFolder = Stage->BlockPath(TEXT("File"));
			FMRInputError Error;
			TestTrue(TEXT("result"), Stage->Recorder->StartRecording(Stage->Options, Error) == EMRInputResult::Failure);
			TestTrue(TEXT("code"), Error.Code == EMRInputErrorCode::FileNotWritten);
			TestFalse(TEXT("recording"), Stage->Recorder->IsRecording());
		});
}

void FMRInputRecorderStreamsSpec::DefineNaming()
{
	It("gives each stream its own id, which is part of its file name",
		[this]
		{
			Stage->Record(10);
			const mria::StreamId First = ReadId();
			Stage->Record(10);
			const mria::StreamId Second = ReadId();
			TestTrue(TEXT("an id"), First != mria::StreamId{} && Second != mria::StreamId{});
			TestTrue(TEXT("another id"), First != Second);
			TestEqual(TEXT("files"), Stage->FindFiles(TEXT("*.mrstream")).Num(), 2);
			uint32 Part = 0;
			FMemory::Memcpy(&Part, Second.data(), sizeof(Part));
			const FString Ending = FString::Printf(TEXT("-%08x.mrstream"), Part);
			TestTrue(TEXT("in the name"), Stage->Recorder->GetStreamPath().EndsWith(Ending));
		});

	It("leaves a stream alone that another program has left",
		[this]
		{
			const FString Path = FPaths::Combine(Stage->Folder, TEXT("Left.mrstream"));
			FFileHelper::SaveArrayToFile(TArray<uint8>{1, 2, 3}, *Path);
			FMRInputError Error;
			TestFalse(TEXT("opened"), FMRInputStreamFile::Open(Path, {}, Error).IsValid());
			TestTrue(TEXT("code"), Error.Code == EMRInputErrorCode::FileNotWritten);
			MRInputFiles::WaitForAll();
			TestEqual(TEXT("bytes"), FMRInputRecordingStage::LoadBytes(Path).Num(), 3);
		});
}

void FMRInputRecorderStreamsSpec::DefineDeleting()
{
	It("deletes the stream after the recording has been saved completely",
		[this]
		{
			Stage->Record(60);
			Stage->Recorder->StopRecording();
			TestFalse(TEXT("there"), SaveAndFindStream());
		});

	It("keeps the stream while recording continues",
		[this]
		{
			Stage->Record(60);
			TestTrue(TEXT("there"), SaveAndFindStream());
		});

	It("keeps the stream if only the last seconds were saved",
		[this]
		{
			Stage->Options.WindowSeconds = 0.5f;
			Stage->Record(60);
			Stage->Recorder->StopRecording();
			TestTrue(TEXT("there"), SaveAndFindStream());
		});

	It("keeps the stream if the format leaves gaze out",
		[this]
		{
			Stage->Options.Channels.bGaze = true;
			Stage->Options.Format = EMRInputFileFormat::Mrtk10;
			Stage->Record(60);
			Stage->Recorder->StopRecording();
			TestTrue(TEXT("there"), SaveAndFindStream());
		});

	LatentIt("keeps the stream if the recording cannot be saved",
		[this](const FDoneDelegate& Done)
		{
			AddExpectedError(TEXT("its folder cannot be made"), EAutomationExpectedErrorFlags::Contains, 1);
			Stage->Record(60);
			Stage->Recorder->StopRecording();
			Stage->Recorder->SaveTake(FPaths::Combine(Stage->BlockPath(TEXT("File")), TEXT("Take.bin")),
				[this, Done](const FString&, const FMRInputError& Error)
				{
					TestTrue(TEXT("not saved"), Error.IsSet());
					TestTrue(TEXT("there"), FPaths::FileExists(Stage->Recorder->GetStreamPath()));
					Done.Execute();
				});
		});

	LatentIt("forgets the path of a stream that is gone",
		[this](const FDoneDelegate& Done)
		{
			Stage->Record(60);
			Stage->Recorder->StopRecording();
			TestFalse(TEXT("has one"), Stage->Recorder->GetStreamPath().IsEmpty());
			Stage->Recorder->SaveTake(TEXT("Take"),
				[this, Done](const FString&, const FMRInputError&)
				{
					TestEqual(TEXT("path"), Stage->Recorder->GetStreamPath(), FString());
					Done.Execute();
				});
		});

	It("deletes the stream when the world ends and the recording is saved",
		[this]
		{
			Stage->Options.bSaveOnEnd = true;
			Stage->Record(60);
			Stage->World.Reset();
			TestEqual(TEXT("saved"), Stage->FindFiles(TEXT("*.bin")).Num(), 1);
			TestEqual(TEXT("streams"), Stage->FindFiles(TEXT("*.mrstream")).Num(), 0);
		});

	It("keeps the stream when the world ends and nothing is saved",
		[this]
		{
			Stage->Record(60);
			Stage->World.Reset();
			TestEqual(TEXT("streams"), Stage->FindFiles(TEXT("*.mrstream")).Num(), 1);
		});
}

void FMRInputRecorderStreamsSpec::DefineRecovering()
{
	It("logs once that another program left a stream",
		[this]
		{
			const FString Other = FPaths::Combine(Stage->Folder, TEXT("Other"));
			FFileHelper::SaveArrayToFile(TArray<uint8>{1}, *FPaths::Combine(Other, TEXT("Left.mrstream")));
			GetMutableDefault<UMRInputSettings>()->RecordingFolder = Other;
			AddExpectedError(
				TEXT("Left.mrstream in .* was not saved whole"), EAutomationExpectedErrorFlags::Contains, 1);
			Stage->World = MakeUnique<FMRInputTestWorld>();
			Stage->World = MakeUnique<FMRInputTestWorld>();
			TestTrue(TEXT("still there"), FPaths::FileExists(FPaths::Combine(Other, TEXT("Left.mrstream"))));
		});

	It("makes a recording of what a crash left, by a console command",
		[this]
		{
			Stage->Record(100);
			TArray<uint8> Bytes = FMRInputRecordingStage::LoadBytes(Stage->Recorder->GetStreamPath());
			Bytes.SetNum(Bytes.Num() - 7); // in the midst of a packet
			const FString Stream = FPaths::Combine(Stage->Folder, TEXT("Crash.mrstream"));
			FFileHelper::SaveArrayToFile(Bytes, *Stream);
			FStringOutputDevice Said;
			IConsoleManager::Get().ProcessUserConsoleInput(
				TEXT("MRInput.Recover Crash.mrstream"), Said, &Stage->World->Get());
			TestTrue(*Said, Said.Contains(TEXT("60 frames and 0 markers")));
			const FMRInputAnimationPtr Made =
				MRInputTestRecordings::Load(FPaths::Combine(Stage->Folder, TEXT("Crash.bin")));
			TestEqual(TEXT("seconds"), Made ? Made->GetDuration() : -1.0f, 59.0f / 60.0f, 1e-4f);
			TestTrue(TEXT("the stream stays"), FPaths::FileExists(Stream));
		});

	It("says why it cannot make a recording of something else",
		[this]
		{
			FString Path;
			FString Report;
			FMRInputError Error;
			TestFalse(TEXT("made"),
				MRInputTakeFiles::RecoverStream(Stage->BlockPath(TEXT("No.mrstream")), Path, Report, Error));
			TestTrue(TEXT("why"), Error.IsSet() && !Error.Text.IsEmpty());
			TestEqual(TEXT("files"), Stage->FindFiles(TEXT("*.bin")).Num(), 0);
		});
}

#endif
