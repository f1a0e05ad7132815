// SPDX-License-Identifier: MIT

#include "Async/Async.h"
#include "HAL/FileManager.h"
#include "MRInputAsyncActions.h"
#include "MRInputFiles.h"
#include "MRInputPlaybackSubsystem.h"
#include "MRInputRecorderSubsystem.h"
#include "MRInputSettings.h"
#include "MRInputTakeFiles.h"
#include "Misc/AutomationTest.h"
#include "Misc/FileHelper.h"
#include "Misc/Guid.h"
#include "Misc/Paths.h"
#include "Mria/Compare.h"
#include "Mria/Stream.h"
#include "Support/MRInputFileLog.h"
#include "Support/MRInputRecorderLog.h"
#include "Support/MRInputTestRecordings.h"
#include "Support/MRInputTestWorld.h"

#if WITH_EDITOR
#include "AssetRegistry/IAssetRegistry.h"
#include "UObject/Package.h"
#endif

#if WITH_DEV_AUTOMATION_TESTS

BEGIN_DEFINE_SPEC(FMRInputRecorderFilesSpec, "MRInputAnimation.Unit.RecorderFiles",
	EAutomationTestFlags::EditorContext | EAutomationTestFlags::ClientContext | EAutomationTestFlags::ProductFilter)
TUniquePtr<FMRInputTestWorld> World;
UMRInputRecorderSubsystem* Recorder = nullptr;
TStrongObjectPtr<UMRInputRecorderLog> Log;
TStrongObjectPtr<UMRInputFileLog> FileLog;
FMRInputRecordOptions Options;
FString Folder;
FString FolderBefore;

void DefineNames();
void DefineSaving();
void DefineEnds();
void DefineStream();
void DefineAssets();
void Record(int32 Frames);
TArray<FString> FindFiles(const TCHAR* Pattern) const;
END_DEFINE_SPEC(FMRInputRecorderFilesSpec)

void FMRInputRecorderFilesSpec::Define()
{
	BeforeEach(
		[this]
		{
			Folder = FPaths::ConvertRelativePathToFull(
				FPaths::Combine(FPaths::AutomationTransientDir(), FGuid::NewGuid().ToString()));
			FolderBefore = GetDefault<UMRInputSettings>()->RecordingFolder;
			GetMutableDefault<UMRInputSettings>()->RecordingFolder = Folder;
			World = MakeUnique<FMRInputTestWorld>();
			World->Tick(0.01f);
			Recorder = World->Get().GetSubsystem<UMRInputRecorderSubsystem>();
			Log.Reset(NewObject<UMRInputRecorderLog>());
			Log->Listen(*Recorder);
			FileLog.Reset(NewObject<UMRInputFileLog>());
			Options = FMRInputRecordOptions();
		});
	AfterEach(
		[this]
		{
			World.Reset();
			MRInputFiles::WaitForAll();
			Log.Reset();
			FileLog.Reset();
			GetMutableDefault<UMRInputSettings>()->RecordingFolder = FolderBefore;
			IFileManager::Get().DeleteDirectory(*Folder, false, true);
		});
	DefineNames();
	DefineSaving();
	DefineEnds();
	DefineStream();
	DefineAssets();
}

/** Starts, and lets so many frames of 1/60 s pass. */
void FMRInputRecorderFilesSpec::Record(int32 Frames)
{
	FMRInputError Error;
	if (Recorder->StartRecording(Options, Error) != EMRInputResult::Success)
	{
		AddError(Error.Text.ToString());
	}
	World->TickFrames(Frames, 1.0f / 60.0f);
}

TArray<FString> FMRInputRecorderFilesSpec::FindFiles(const TCHAR* Pattern) const
{
	TArray<FString> Names;
	IFileManager::Get().FindFiles(Names, *FPaths::Combine(Folder, Pattern), true, false);
	return Names;
}

void FMRInputRecorderFilesSpec::DefineNames()
{
	It("names recordings as MRTK does, by UTC, and no two alike",
		[this]
		{
			const FDateTime Time(2024, 3, 9, 7, 5, 1);
			const FString Name = FPaths::Combine(Folder, TEXT("InputAnimation-20240309-070501"));
			TestEqual(TEXT("first"), MRInputTakeFiles::MakePath(FString(), Time), Name + TEXT(".bin"));
			TestEqual(TEXT("second"), MRInputTakeFiles::MakePath(FString(), Time), Name + TEXT("-2.bin"));
			FFileHelper::SaveArrayToFile(TArray<uint8>{1}, *(Name + TEXT("-3.bin")));
			TestEqual(TEXT("one is there"), MRInputTakeFiles::MakePath(FString(), Time), Name + TEXT("-4.bin"));
		});

	It("takes names, folders and whole paths",
		[this]
		{
			const FDateTime Time(2024, 3, 9, 7, 5, 2);
			const FString Other = FPaths::Combine(Folder, TEXT("Other"));
			const FString Named = FPaths::Combine(Folder, TEXT("Reach.bin"));
			TestEqual(TEXT("a name"), MRInputTakeFiles::MakePath(TEXT("Reach"), Time), Named);
			TestEqual(TEXT("a file name"), MRInputTakeFiles::MakePath(TEXT("Reach.bin"), Time), Named);
			TestEqual(TEXT("a path"), MRInputTakeFiles::MakePath(Other, Time), Other + TEXT(".bin"));
			TestEqual(TEXT("a folder"), MRInputTakeFiles::MakePath(Other + TEXT("/"), Time),
				Other + TEXT("/InputAnimation-20240309-070502.bin"));
		});

	It("saves to the project's saved folder unless told otherwise",
		[this]
		{
			GetMutableDefault<UMRInputSettings>()->RecordingFolder = FolderBefore;
			TestEqual(TEXT("setting"), FolderBefore, FString(TEXT("MRInput")));
			TestTrue(TEXT("folder"),
				FPaths::IsSamePath(
					MRInputTakeFiles::GetFolder(), FPaths::Combine(FPaths::ProjectSavedDir(), TEXT("MRInput"))));
		});
}

void FMRInputRecorderFilesSpec::DefineSaving()
{
	LatentIt("saves in the background while recording goes on",
		[this](const FDoneDelegate& Done)
		{
			Record(60);
			UMRInputSaveTakeAsync* Action = UMRInputSaveTakeAsync::SaveRecordedTakeAsync(&World->Get(), FString());
			FileLog->ListenToSave(*Action);
			FileLog->OnHeard = [this, Done]
			{
				TestEqual(TEXT("successes"), FileLog->Successes, 1);
				TestTrue(TEXT("on the game thread"), FileLog->bWasOnGameThread);
				TestTrue(TEXT("in the folder"), FileLog->FilePath.StartsWith(Folder + TEXT("/InputAnimation-")));
				const FMRInputAnimationPtr Saved = MRInputTestRecordings::Load(FileLog->FilePath);
				TestEqual(TEXT("seconds"), Saved ? Saved->GetDuration() : -1.0f, 59.0f / 60.0f, 1e-4f);
				TestEqual(TEXT("told"), Log->Describe(), FString(TEXT("started 1, saved 1")));
				TestEqual(TEXT("path told"), Log->FilePath, FileLog->FilePath);
				Done.Execute();
			};
			Action->Activate();
			TestEqual(TEXT("told at once"), FileLog->Successes, 0);
			World->TickFrames(60, 1.0f / 60.0f);
			TestEqual(TEXT("seconds recorded"), Recorder->GetRecordedSeconds(), 119.0f / 60.0f, 1e-3f);
		});

	LatentIt("says why it could not save, and keeps what was recorded",
		[this](const FDoneDelegate& Done)
		{
			Record(60);
			Recorder->StopRecording();
			AddExpectedError(TEXT("its folder cannot be made"), EAutomationExpectedErrorFlags::Contains, 1);
			const FString Obstacle = FPaths::Combine(Folder, TEXT("File"));
			FFileHelper::SaveArrayToFile(TArray<uint8>{1}, *Obstacle);
			Recorder->SaveTake(FPaths::Combine(Obstacle, TEXT("Take.bin")),
				[this, Done](const FString&, const FMRInputError& Error)
				{
					TestTrue(TEXT("code"), Error.Code == EMRInputErrorCode::FileNotWritten);
					TestEqual(TEXT("told"), Log->Describe(), FString(TEXT("started 1, stopped 1, not saved 1")));
					UMRInputAnimation* Animation = nullptr;
					FMRInputError CreateError;
					Recorder->CreateAnimation(Animation, CreateError);
					TestTrue(TEXT("still there"), Animation && Animation->GetDuration() > 0.9f);
					Done.Execute();
				});
		});

	It("says that nothing is recorded",
		[this]
		{
			AddExpectedError(TEXT("Nothing is recorded yet"), EAutomationExpectedErrorFlags::Contains, 1);
			int32 Calls = 0;
			Recorder->SaveTake(FString(),
				[this, &Calls](const FString&, const FMRInputError& Error)
				{
					++Calls;
					TestTrue(TEXT("code"), Error.Code == EMRInputErrorCode::NothingRecorded);
				});
			TestEqual(TEXT("calls"), Calls, 1);
			TestEqual(TEXT("files"), FindFiles(TEXT("*")).Num(), 0);
		});
}

void FMRInputRecorderFilesSpec::DefineEnds()
{
	It("saves what is being recorded when the world ends, if asked to",
		[this]
		{
			Options.bSaveOnEnd = true;
			Record(60);
			World.Reset();
			const TArray<FString> Names = FindFiles(TEXT("InputAnimation-*.bin"));
			TestEqual(TEXT("files"), Names.Num(), 1);
			const FMRInputAnimationPtr Saved =
				Names.Num() == 1 ? MRInputTestRecordings::Load(FPaths::Combine(Folder, Names[0])) : nullptr;
			TestEqual(TEXT("seconds"), Saved ? Saved->GetDuration() : -1.0f, 59.0f / 60.0f, 1e-4f);
		});

	It("saves nothing when the world ends otherwise",
		[this]
		{
			Record(60);
			World.Reset();
			TestEqual(TEXT("files"), FindFiles(TEXT("*")).Num(), 0);
		});

	It("finishes a save that was under way when the world ends",
		[this]
		{
			Record(60);
			Recorder->SaveTake(TEXT("Take"), [](const FString&, const FMRInputError&) {});
			World.Reset();
			TestEqual(TEXT("files"), FindFiles(TEXT("Take.bin")).Num(), 1);
		});
}

void FMRInputRecorderFilesSpec::DefineStream()
{
	It("streams to disk what it records, to the last frame and marker",
		[this]
		{
			const FMRInputAnimationPtr Known = MRInputTestRecordings::Make(MRInputTestRecordings::MakeKnown());
			World->Play(Known.Get());
			Options.bStreamToDisk = true;
			Options.Tolerances = {0.0f, 0.0f, 0.0f, 0.0f, 0.0f, 0.0f};
			Record(50);
			Recorder->AddMarker(TEXT("here"));
			World->TickFrames(50, 1.0f / 60.0f);
			const mria::Recording Take = Recorder->TakeSnapshot().ToRecording();
			Recorder->StopRecording();
			MRInputFiles::WaitForAll();

			TArray<uint8> Bytes;
			FFileHelper::LoadFileToArray(Bytes, *Recorder->GetStreamPath());
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
			Options.bStreamToDisk = true;
			Record(100);
			MRInputFiles::WaitForAll();
			TArray<uint8> Bytes;
			FFileHelper::LoadFileToArray(Bytes, *Recorder->GetStreamPath());
			const auto Report = mria::ReadStream({Bytes.GetData(), static_cast<std::size_t>(Bytes.Num())});
			TestTrue(TEXT("whole packets, no end"), Report && !Report.Value().isComplete);
			TestTrue(TEXT("at most 30 frames lost"), Report && Report.Value().frames >= 70);
			World.Reset();
			TestEqual(TEXT("files"), FindFiles(TEXT("*.mrstream")).Num(), 1);
		});

	It("does not start without the stream that was asked for",
		[this]
		{
			FFileHelper::SaveArrayToFile(TArray<uint8>{1}, *FPaths::Combine(Folder, TEXT("File")));
			GetMutableDefault<UMRInputSettings>()->RecordingFolder = FPaths::Combine(Folder, TEXT("File"));
			Options.bStreamToDisk = true;
			FMRInputError Error;
			TestTrue(TEXT("result"), Recorder->StartRecording(Options, Error) == EMRInputResult::Failure);
			TestTrue(TEXT("code"), Error.Code == EMRInputErrorCode::FileNotWritten);
			TestFalse(TEXT("recording"), Recorder->IsRecording());
		});
}

void FMRInputRecorderFilesSpec::DefineAssets()
{
#if WITH_EDITOR
	It("makes an asset that the registry knows",
		[this]
		{
			Record(60);
			const FString Path = TEXT("/Game/MRInputTests/Take") + FGuid::NewGuid().ToString();
			TArray<UObject*> Told;
			const FDelegateHandle Handle =
				IAssetRegistry::Get()->OnInMemoryAssetCreated().AddLambda([&Told](UObject* Asset) { Told.Add(Asset); });
			FMRInputError Error;
			UMRInputAnimation* Animation = Recorder->SaveAsAsset(Path, Error);
			IAssetRegistry::Get()->OnInMemoryAssetCreated().Remove(Handle);
			if (!Animation)
			{
				AddError(Error.Text.ToString());
				return;
			}
			TestEqual(TEXT("place"), Animation->GetPackage()->GetName(), Path);
			TestEqual(TEXT("name"), Animation->GetName(), FPaths::GetCleanFilename(Path));
			TestTrue(TEXT("kept and seen"), Animation->HasAllFlags(RF_Public | RF_Standalone));
			TestTrue(TEXT("to be saved"), Animation->GetPackage()->IsDirty());
			TestTrue(TEXT("told"), Told.Num() == 1 && Told[0] == Animation);
			TestEqual(TEXT("seconds"), Animation->GetDuration(), 59.0f / 60.0f, 1e-4f);

			TestNull(TEXT("a second one there"), Recorder->SaveAsAsset(Path, Error));
			TestTrue(TEXT("why"), Error.Code == EMRInputErrorCode::FileNotWritten);
			Animation->ClearFlags(RF_Standalone);
			Animation->GetPackage()->SetDirtyFlag(false);
		});

	It("makes no asset of nothing, nor at no path",
		[this]
		{
			FMRInputError Error;
			TestNull(TEXT("of nothing"), Recorder->SaveAsAsset(TEXT("/Game/MRInputTests/Nothing"), Error));
			TestTrue(TEXT("why"), Error.Code == EMRInputErrorCode::NothingRecorded);
			Record(10);
			TestNull(TEXT("nowhere"), Recorder->SaveAsAsset(TEXT("Nowhere"), Error));
			TestTrue(TEXT("why"), Error.Code == EMRInputErrorCode::FileNotWritten);
		});
#endif
}

#endif
