// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Async/Async.h"
#include "HAL/FileManager.h"
#include "MRInputAsyncActions.h"
#include "MRInputFiles.h"
#include "MRInputSettings.h"
#include "MRInputTakeFiles.h"
#include "Misc/AutomationTest.h"
#include "Misc/FileHelper.h"
#include "Misc/Guid.h"
#include "Misc/Paths.h"
#include "Support/MRInputFileLog.h"
#include "Support/MRInputRecordingStage.h"
#include "Support/MRInputTestRecordings.h"
#include "Templates/Function.h"

#if WITH_EDITOR
#include "AssetRegistry/IAssetRegistry.h"
#include "UObject/Package.h"
#endif

#if WITH_DEV_AUTOMATION_TESTS

BEGIN_DEFINE_SPEC(FMRInputRecorderFilesSpec, "MRInputAnimation.Unit.RecorderFiles",
	EAutomationTestFlags::EditorContext | EAutomationTestFlags::ClientContext | EAutomationTestFlags::ProductFilter)
TUniquePtr<FMRInputRecordingStage> Stage;
TStrongObjectPtr<UMRInputFileLog> FileLog;

void DefineNames();
void DefineSaving();
void DefineEnds();
void DefineAssets();
void CheckRescue(TFunctionRef<void()> End);
END_DEFINE_SPEC(FMRInputRecorderFilesSpec)

void FMRInputRecorderFilesSpec::Define()
{
	BeforeEach(
		[this]
		{
			Stage = MakeUnique<FMRInputRecordingStage>();
			FileLog.Reset(NewObject<UMRInputFileLog>());
		});
	AfterEach(
		[this]
		{
			Stage.Reset();
			FileLog.Reset();
		});
	DefineNames();
	DefineSaving();
	DefineEnds();
	DefineAssets();
}

/** Records while the folder takes files, lets it end when it does not, and looks for the recording elsewhere. */
void FMRInputRecorderFilesSpec::CheckRescue(TFunctionRef<void()> End)
{
	AddExpectedError(TEXT("its folder cannot be made.*So it was saved as"), EAutomationExpectedErrorFlags::Contains, 1);
	const FString Rescue = FPaths::Combine(FPaths::ProjectSavedDir(), TEXT("MRInput"));
	const FString Pattern = FPaths::Combine(Rescue, TEXT("InputAnimation-*.bin"));
	TArray<FString> Before;
	IFileManager::Get().FindFiles(Before, *Pattern, true, false);
	Stage->Record(60);
	GetMutableDefault<UMRInputSettings>()->RecordingFolder =
		FPaths::Combine(Stage->BlockPath(TEXT("File")), TEXT("Takes"));
	End();
	TArray<FString> After;
	IFileManager::Get().FindFiles(After, *Pattern, true, false);
	After.RemoveAll([&Before](const FString& Name) { return Before.Contains(Name); });
	const FString Path = After.Num() == 1 ? FPaths::Combine(Rescue, After[0]) : FString();
	const FMRInputAnimationPtr Saved = MRInputTestRecordings::Load(Path);
	TestEqual(TEXT("seconds"), Saved ? Saved->GetDuration() : -1.0f, 59.0f / 60.0f, 1e-4f);
	IFileManager::Get().Delete(*Path, false, true, true);
}

void FMRInputRecorderFilesSpec::DefineNames()
{
	It("names recordings as MRTK does, by UTC, without duplicates",
		[this]
		{
			const FDateTime Time(2024, 3, 9, 7, 5, 1);
			const FString Name = FPaths::Combine(Stage->Folder, TEXT("InputAnimation-20240309-070501"));
			TestEqual(TEXT("first"), MRInputTakeFiles::MakePath(FString(), Time), Name + TEXT(".bin"));
			TestEqual(TEXT("second"), MRInputTakeFiles::MakePath(FString(), Time), Name + TEXT("-2.bin"));
			FFileHelper::SaveArrayToFile(TArray<uint8>{1}, *(Name + TEXT("-3.bin")));
			TestEqual(TEXT("one is there"), MRInputTakeFiles::MakePath(FString(), Time), Name + TEXT("-4.bin"));
		});

	It("accepts names, folders and whole paths",
		[this]
		{
			const FDateTime Time(2024, 3, 9, 7, 5, 2);
			const FString Other = FPaths::Combine(Stage->Folder, TEXT("Other"));
			const FString Named = FPaths::Combine(Stage->Folder, TEXT("Reach.bin"));
			TestEqual(TEXT("a name"), MRInputTakeFiles::MakePath(TEXT("Reach"), Time), Named);
			TestEqual(TEXT("a file name"), MRInputTakeFiles::MakePath(TEXT("Reach.bin"), Time), Named);
			TestEqual(TEXT("a path"), MRInputTakeFiles::MakePath(Other, Time), Other + TEXT(".bin"));
			TestEqual(TEXT("a folder"), MRInputTakeFiles::MakePath(Other + TEXT("/"), Time),
				Other + TEXT("/InputAnimation-20240309-070502.bin"));
		});

	It("saves to the project's saved folder by default",
		[this]
		{
			GetMutableDefault<UMRInputSettings>()->RecordingFolder = Stage->FolderBefore;
			TestEqual(TEXT("setting"), Stage->FolderBefore, FString(TEXT("MRInput")));
			TestTrue(TEXT("folder"),
				FPaths::IsSamePath(
					MRInputTakeFiles::GetFolder(), FPaths::Combine(FPaths::ProjectSavedDir(), TEXT("MRInput"))));
		});
}

void FMRInputRecorderFilesSpec::DefineSaving()
{
	LatentIt("saves in the background while recording continues",
		[this](const FDoneDelegate& Done)
		{
			Stage->Record(60);
			UMRInputSaveTakeAsync* Action =
				UMRInputSaveTakeAsync::SaveRecordedTakeAsync(&Stage->World->Get(), FString());
			FileLog->ListenToSave(*Action);
			FileLog->OnReceived = [this, Done]
			{
				TestEqual(TEXT("successes"), FileLog->Successes, 1);
				TestTrue(TEXT("on the game thread"), FileLog->bWasOnGameThread);
				TestTrue(TEXT("in the folder"), FileLog->FilePath.StartsWith(Stage->Folder + TEXT("/InputAnimation-")));
				const FMRInputAnimationPtr Saved = MRInputTestRecordings::Load(FileLog->FilePath);
				TestEqual(TEXT("seconds"), Saved ? Saved->GetDuration() : -1.0f, 59.0f / 60.0f, 1e-4f);
				TestEqual(TEXT("events"), Stage->Log->Describe(), FString(TEXT("started 1, saved 1")));
				TestEqual(TEXT("path"), Stage->Log->FilePath, FileLog->FilePath);
				Done.Execute();
			};
			Action->Activate();
			TestEqual(TEXT("called back at once"), FileLog->Successes, 0);
			Stage->World->TickFrames(60, 1.0f / 60.0f);
			TestEqual(TEXT("seconds recorded"), Stage->Recorder->GetRecordedSeconds(), 119.0f / 60.0f, 1e-3f);
		});

	LatentIt("says why it could not save, and keeps what was recorded",
		[this](const FDoneDelegate& Done)
		{
			Stage->Record(60);
			Stage->Recorder->StopRecording();
			AddExpectedError(TEXT("its folder cannot be made"), EAutomationExpectedErrorFlags::Contains, 1);
			const FString Obstacle = Stage->BlockPath(TEXT("File"));
			Stage->Recorder->SaveTake(FPaths::Combine(Obstacle, TEXT("Take.bin")),
				[this, Done](const FString&, const FMRInputError& Error)
				{
					TestTrue(TEXT("code"), Error.Code == EMRInputErrorCode::FileNotWritten);
					TestEqual(
						TEXT("events"), Stage->Log->Describe(), FString(TEXT("started 1, stopped 1, not saved 1")));
					UMRInputAnimation* Animation = nullptr;
					FMRInputError CreateError;
					Stage->Recorder->CreateAnimation(Animation, CreateError);
					TestTrue(TEXT("still there"), Animation && Animation->GetDuration() > 0.9f);
					Done.Execute();
				});
		});

	It("says that nothing is recorded",
		[this]
		{
			AddExpectedError(TEXT("Nothing is recorded yet"), EAutomationExpectedErrorFlags::Contains, 1);
			int32 Calls = 0;
			Stage->Recorder->SaveTake(FString(),
				[this, &Calls](const FString&, const FMRInputError& Error)
				{
					++Calls;
					TestTrue(TEXT("code"), Error.Code == EMRInputErrorCode::NothingRecorded);
				});
			TestEqual(TEXT("calls"), Calls, 1);
			TestEqual(TEXT("files"), Stage->FindFiles(TEXT("*")).Num(), 0);
		});
}

void FMRInputRecorderFilesSpec::DefineEnds()
{
	It("saves the current recording when the world ends, if enabled",
		[this]
		{
			Stage->Options.bSaveOnEnd = true;
			Stage->Record(60);
			Stage->World.Reset();
			const TArray<FString> Names = Stage->FindFiles(TEXT("InputAnimation-*.bin"));
			TestEqual(TEXT("files"), Names.Num(), 1);
			const FMRInputAnimationPtr Saved =
				Names.Num() == 1 ? MRInputTestRecordings::Load(FPaths::Combine(Stage->Folder, Names[0])) : nullptr;
			TestEqual(TEXT("seconds"), Saved ? Saved->GetDuration() : -1.0f, 59.0f / 60.0f, 1e-4f);
		});

	It("loses nothing when the world ends and its folder refuses",
		[this]
		{
			Stage->Options.bSaveOnEnd = true;
			CheckRescue([this] { Stage->World.Reset(); });
		});

	It("loses nothing when it is ended for good and its folder refuses",
		[this]
		{
			Stage->Options.bStreamToDisk = true;
			CheckRescue(
				[this]
				{
					Stage->Recorder->StopAndSave();
					MRInputFiles::WaitForAll();
					TestEqual(TEXT("events"), Stage->Log->Describe(), FString(TEXT("started 1, stopped 1")));
				});
			TestEqual(TEXT("streams"), Stage->FindFiles(TEXT("*.mrstream")).Num(), 0);
		});

	It("saves nothing when the world ends otherwise",
		[this]
		{
			Stage->Record(60);
			Stage->World.Reset();
			TestEqual(TEXT("files"), Stage->FindFiles(TEXT("*")).Num(), 0);
		});

	It("finishes a save that was under way when the world ends",
		[this]
		{
			Stage->Record(60);
			Stage->Recorder->SaveTake(TEXT("Take"), [](const FString&, const FMRInputError&) {});
			Stage->World.Reset();
			TestEqual(TEXT("files"), Stage->FindFiles(TEXT("Take.bin")).Num(), 1);
		});
}

void FMRInputRecorderFilesSpec::DefineAssets()
{
#if WITH_EDITOR
	It("makes an asset that the registry knows",
		[this]
		{
			Stage->Record(60);
			const FString Path = TEXT("/Game/MRInputTests/Take") + FGuid::NewGuid().ToString();
			TArray<UObject*> Notified;
			const FDelegateHandle Handle = IAssetRegistry::Get()->OnInMemoryAssetCreated().AddLambda(
				[&Notified](UObject* Asset) { Notified.Add(Asset); });
			FMRInputError Error;
			UMRInputAnimation* Animation = Stage->Recorder->SaveAsAsset(Path, Error);
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
			TestTrue(TEXT("events"), Notified.Num() == 1 && Notified[0] == Animation);
			TestEqual(TEXT("seconds"), Animation->GetDuration(), 59.0f / 60.0f, 1e-4f);

			TestNull(TEXT("a second one there"), Stage->Recorder->SaveAsAsset(Path, Error));
			TestTrue(TEXT("why"), Error.Code == EMRInputErrorCode::FileNotWritten);
			Animation->ClearFlags(RF_Standalone);
			Animation->GetPackage()->SetDirtyFlag(false);
		});

	It("creates no asset without frames, or without a path",
		[this]
		{
			FMRInputError Error;
			TestNull(TEXT("of nothing"), Stage->Recorder->SaveAsAsset(TEXT("/Game/MRInputTests/Nothing"), Error));
			TestTrue(TEXT("why"), Error.Code == EMRInputErrorCode::NothingRecorded);
			Stage->Record(10);
			TestNull(TEXT("nowhere"), Stage->Recorder->SaveAsAsset(TEXT("Nowhere"), Error));
			TestTrue(TEXT("why"), Error.Code == EMRInputErrorCode::FileNotWritten);
		});
#endif
}

#endif
